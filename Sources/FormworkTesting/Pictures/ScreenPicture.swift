public import TerminalScreen

/// A screen to be drawn, cluster by cluster, with what each one means: the same picture whether it comes
/// from a frame, from a form that is played, or from a snapshot that was kept.
///
/// `svg` and `html` draw it in the colours of a theme. The same screen gives the same bytes, always and
/// everywhere.
public struct ScreenPicture: Sendable, Equatable {
  /// The size of the screen.
  public let size: Size
  /// Where the cursor stands; nil: it is hidden.
  public let cursor: Point?
  /// The clusters of each row.
  let rows: [[Snapshot.Place]]

  /// A frame as it is now.
  public init(of frame: Frame) {
    size = frame.size
    cursor = frame.cursor
    rows = (0..<frame.size.rows).map { row in
      (0..<frame.size.columns).compactMap { column in
        let cell = frame[row, column]
        guard cell.width > 0 else { return nil }
        return Snapshot.Place(
          text: String(frame.character(of: cell)), columns: Int(cell.width), role: cell.role)
      }
    }
  }

  /// A form as it stands after the last key, secrets as dots.
  public init(of player: ScriptPlayer) { self.init(of: player.concealedFrame) }

  /// What a snapshot was taken of.
  public init(of snapshot: Snapshot) {
    size = snapshot.size
    cursor = snapshot.cursor
    rows = snapshot.rows
  }

  /// The rows that are not the same in another picture.
  func rowsThatDiffer(from other: ScreenPicture) -> Set<Int> {
    let count = max(rows.count, other.rows.count)
    return Set(
      (0..<count).filter { row in
        guard row < rows.count, row < other.rows.count else { return true }
        return rows[row] != other.rows[row]
          || (cursor?.row == row || other.cursor?.row == row) && cursor != other.cursor
      })
  }
}
