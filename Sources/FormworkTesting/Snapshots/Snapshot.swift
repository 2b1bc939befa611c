public import TerminalScreen

/// A screen in writing: what stands where, what it means, what is said, and where the form stands,
/// for files that are read in reviews.
///
/// The planes of text and style have the same size: one has the text, one row a line; the other a
/// letter for each cell's role, with a legend of the letters used. Colours are a theme's affair and
/// have no place here. The same screen gives the same bytes, always and everywhere: nothing of the
/// machine's clock, locale or time zone goes in. A secret appears as `hidden`, on the screen as dots.
public struct Snapshot: Sendable, Equatable {
  /// A plane with its lines, without numbers and margins.
  struct Part: Sendable, Equatable {
    var plane: Plane
    var lines: [String]
  }

  /// The size of the screen.
  public let size: Size
  /// Where the cursor stood; nil: it was hidden.
  public let cursor: Point?
  /// The locale and what the terminal can do; nil for a screen without a form.
  let setting: String?
  var parts: [Part]

  init(size: Size, cursor: Point?, setting: String?, parts: [Part]) {
    self.size = size
    self.cursor = cursor
    self.setting = setting
    self.parts = parts
  }

  /// Takes a frame as it is now: the planes of text and style.
  public init(of frame: Frame) {
    let rows = (0..<frame.size.rows).map { SnapshotRow(frame, row: $0) }
    self.init(
      size: frame.size, cursor: frame.cursor, setting: nil,
      parts: [Part(plane: .text, lines: rows.map(\.text)), Part(plane: .style, lines: rows.map(\.style))])
  }

  /// The planes, in the order of the file.
  public var planes: [Plane] { parts.map(\.plane) }

  /// The lines of a plane: a row of the screen each, or a sentence each. Empty where it has none.
  public func lines(of plane: Plane) -> [String] { parts.first { $0.plane == plane }?.lines ?? [] }

  /// The same screen with some of its planes only.
  public func only(_ planes: [Plane]) -> Snapshot {
    var snapshot = self
    snapshot.parts.removeAll { !planes.contains($0.plane) }
    return snapshot
  }

  /// A cell of a snapshot: a cluster, the columns it takes, and what it means.
  public struct Place: Sendable, Equatable {
    /// The cluster.
    public var text: String
    /// 1 or 2.
    public var columns: Int
    /// What it means; plain where the snapshot has no plane of style.
    public var role: StyleRole
  }

  /// The screen again, cluster by cluster: for pictures of what was kept.
  public var rows: [[Place]] {
    let styles = lines(of: .style)
    return lines(of: .text).enumerated().map { row, text in
      let letters = row < styles.count ? Array(styles[row].unicodeScalars) : []
      var column = 0
      return text.map { character in
        let letter = column < letters.count ? String(Character(letters[column])) : " "
        let place = Place(
          text: String(character), columns: max(1, character.columns), role: .role(ofLetter: letter) ?? .text)
        column += place.columns
        return place
      }
    }
  }
}

/// One row of a frame in both planes.
private struct SnapshotRow {
  private(set) var text = ""
  private(set) var style = ""

  init(_ frame: Frame, row: Int) {
    for column in 0..<frame.size.columns {
      let cell = frame[row, column]
      style.append(cell.role.snapshotLetter)
      guard cell.width > 0 else { continue }
      for scalar in frame.character(of: cell).unicodeScalars {
        // A raw cell could hold one; a file that people print must not.
        text.unicodeScalars.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
      }
    }
  }
}
