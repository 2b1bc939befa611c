public import TerminalScreen

/// A progress page below the prompt (P13).
extension ProgressSession {
  /// Rows of the log that are shown there.
  private static let logRows = 4

  /// The rows that it takes, the same from beginning to end: it does not jump while one reads.
  public func rowsNeeded(in room: Size) -> Int {
    min(room.rows, max(FormGeometry.leastSize.rows, steps.count + Self.logRows + 6))
  }

  /// What stays in the scrollback when the work is done: a line that says so.
  public func summary(columns: Int) -> Frame {
    var frame = Frame(size: Size(columns: columns, rows: 1))
    var pen = Pen(row: 0, column: 0, limit: columns)
    pen.write(glyphs.check, .success, into: &frame)
    pen.write(" ", .text, into: &frame)
    let words = title.truncated(.tail, columns: max(1, pen.room), ellipsis: glyphs.ellipsis)
    pen.write(words, .text, into: &frame)
    return frame
  }
}
