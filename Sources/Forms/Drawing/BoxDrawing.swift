internal import TerminalScreen

extension Glyphs {
  /// Draws a box with a title in its upper edge; returns the columns and rows inside. Fewer than three
  /// rows have no edges.
  func drawBox(_ box: Rect, title: String, into frame: inout Frame) -> Rect {
    let left = box.columns.lowerBound + 2
    let columns = left..<max(left, box.columns.upperBound - 2)
    guard box.rows.count > 2 else {
      for row in box.rows {
        var pen = Pen(row: row, column: box.columns.lowerBound, limit: box.columns.upperBound)
        pen.fill(into: &frame)
      }
      return Rect(columns: columns, rows: box.rows)
    }
    var pen = Pen(row: box.rows.lowerBound, column: box.columns.lowerBound, limit: box.columns.upperBound)
    pen.write(topLeft, .edge, into: &frame)
    pen.write(horizontal, .edge, into: &frame)
    pen.write(" ", .edge, into: &frame)
    pen.write(
      title.truncated(.tail, columns: max(0, box.columns.count - 6), ellipsis: ellipsis), .title,
      into: &frame)
    pen.write(" ", .edge, into: &frame)
    pen.fill(to: pen.limit - 1, horizontal, .edge, into: &frame)
    pen.write(topRight, .edge, into: &frame)
    let inner = box.rows.dropFirst().dropLast()
    for row in inner {
      pen = Pen(row: row, column: box.columns.lowerBound, limit: box.columns.upperBound)
      pen.write(vertical, .edge, into: &frame)
      pen.fill(to: pen.limit - 1, into: &frame)
      pen.write(vertical, .edge, into: &frame)
    }
    pen = Pen(row: box.rows.upperBound - 1, column: box.columns.lowerBound, limit: box.columns.upperBound)
    pen.write(bottomLeft, .edge, into: &frame)
    pen.fill(to: pen.limit - 1, horizontal, .edge, into: &frame)
    pen.write(bottomRight, .edge, into: &frame)
    return Rect(columns: columns, rows: inner)
  }
}
