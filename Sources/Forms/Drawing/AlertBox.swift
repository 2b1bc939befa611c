internal import TerminalScreen

/// A question in a box titled by its task, one sentence, buttons below (P2). The same over a form and
/// over a progress page.
struct AlertBox {
  let title: String
  let message: String
  let buttons: [String]
  let focused: Int
  let size: Size
  let glyphs: Glyphs

  private var width: Int { min(60, size.columns - (size.columns >= 40 ? 4 : 0)) }
  private var lines: [Substring] { message.wrapped(columns: max(1, width - 4)) }
  private var labels: [String] { buttons.map { "[ \($0) ]" } }
  private var fitsOneRow: Bool { labels.reduce(-2) { $0 + $1.columns + 2 } <= width - 4 }
  private var buttonRows: Int { fitsOneRow ? 1 : labels.count }

  /// The rows that it takes, at most those that there are.
  var height: Int {
    let isRoomy = size.rows >= lines.count + buttonRows + 3
    return min(size.rows, lines.count + buttonRows + (isRoomy ? 3 : 2))
  }

  func draw(into frame: inout Frame) -> DrawnOverlay {
    let (width, height, lines) = (width, height, lines)
    let left = (size.columns - width) / 2
    let top = (size.rows - height) / 2
    let box = Rect(columns: left..<(left + width), rows: top..<(top + height))
    let inner = glyphs.drawBox(box, title: title, into: &frame)
    // In little room the buttons stay and the sentence is cut.
    let first = max(inner.rows.lowerBound, inner.rows.upperBound - buttonRows)
    for (row, line) in zip(inner.rows.lowerBound..<first, lines) {
      var pen = Pen(row: row, column: inner.columns.lowerBound, limit: inner.columns.upperBound)
      pen.write(line, .text, into: &frame)
    }
    return draw(labels, below: fitsOneRow ? 0 : 1, from: first, inner, into: &frame)
  }

  /// - Parameter step: rows from one button to the next; 0 puts them side by side.
  private func draw(
    _ labels: [String], below step: Int, from first: Int, _ inner: Rect, into frame: inout Frame
  ) -> DrawnOverlay {
    var drawn = DrawnOverlay()
    var pen = Pen(row: first, column: inner.columns.lowerBound, limit: inner.columns.upperBound)
    for (index, label) in labels.enumerated() {
      if step > 0 {
        pen = Pen(row: first + index, column: inner.columns.lowerBound, limit: inner.columns.upperBound)
      }
      if index == focused { drawn.cursor = Point(column: pen.column + 2, row: pen.row) }
      let start = pen.column
      pen.write(label, index == focused ? .focused : .text, into: &frame)
      drawn.targets.append((index, Rect(columns: start..<pen.column, rows: pen.row..<(pen.row + 1))))
      pen.write("  ", .text, into: &frame)
    }
    return drawn
  }
}
