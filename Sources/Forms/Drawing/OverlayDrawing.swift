internal import TerminalScreen

/// Where the cursor stands in what lies over the form, and what a click there is on.
struct DrawnOverlay {
  var cursor: Point?
  /// Numbers of buttons or of matches in a list, with the cells that show them.
  var targets: [(number: Int, area: Rect)] = []
}

/// Draws what lies over the form.
extension Session {
  @discardableResult
  func draw(_ overlay: Overlay, into frame: inout Frame) -> DrawnOverlay {
    frame.clip = 0..<size.rows
    switch overlay {
    case .alert(let alert): return draw(alert, into: &frame)
    case .list(let list): return draw(list, into: &frame)
    case .tip(let tip): return draw(tip, into: &frame)
    }
  }

  // MARK: A box

  /// Draws a box with a title in its upper edge; returns the columns and rows inside.
  private func drawBox(_ box: Rect, title: String, into frame: inout Frame) -> Rect {
    var pen = Pen(row: box.rows.lowerBound, column: box.columns.lowerBound, limit: box.columns.upperBound)
    pen.write(glyphs.topLeft, .edge, into: &frame)
    pen.write(glyphs.horizontal, .edge, into: &frame)
    pen.write(" ", .edge, into: &frame)
    pen.write(
      title.truncated(.tail, columns: max(0, box.columns.count - 6), ellipsis: glyphs.ellipsis), .title,
      into: &frame)
    pen.write(" ", .edge, into: &frame)
    pen.fill(to: pen.limit - 1, glyphs.horizontal, .edge, into: &frame)
    pen.write(glyphs.topRight, .edge, into: &frame)
    let inner = box.rows.dropFirst().dropLast()
    for row in inner {
      pen = Pen(row: row, column: box.columns.lowerBound, limit: box.columns.upperBound)
      pen.write(glyphs.vertical, .edge, into: &frame)
      pen.fill(to: pen.limit - 1, into: &frame)
      pen.write(glyphs.vertical, .edge, into: &frame)
    }
    pen = Pen(row: box.rows.upperBound - 1, column: box.columns.lowerBound, limit: box.columns.upperBound)
    pen.write(glyphs.bottomLeft, .edge, into: &frame)
    pen.fill(to: pen.limit - 1, glyphs.horizontal, .edge, into: &frame)
    pen.write(glyphs.bottomRight, .edge, into: &frame)
    let left = box.columns.lowerBound + 2
    return Rect(columns: left..<max(left, box.columns.upperBound - 2), rows: inner)
  }

  private func centered(rows: Int, columns: Int) -> Rect {
    let width = min(columns, size.columns)
    let height = min(rows, size.rows)
    let left = (size.columns - width) / 2
    let top = (size.rows - height) / 2
    return Rect(columns: left..<(left + width), rows: top..<(top + height))
  }

  // MARK: Alerts

  private func draw(_ alert: Alert, into frame: inout Frame) -> DrawnOverlay {
    let width = min(60, size.columns - (size.columns >= 40 ? 4 : 0))
    let lines = alert.message.wrapped(columns: max(1, width - 4))
    let labels = alert.buttons.map { "[ \($0.label) ]" }
    let fitsOneRow = labels.reduce(-2) { $0 + $1.columns + 2 } <= width - 4
    let buttonRows = fitsOneRow ? 1 : labels.count
    let isRoomy = size.rows >= lines.count + buttonRows + 3
    let height = lines.count + buttonRows + (isRoomy ? 3 : 2)
    let inner = drawBox(centered(rows: height, columns: width), title: alert.title, into: &frame)
    // In little room the buttons stay and the sentence is cut.
    let first = inner.rows.upperBound - buttonRows
    for (row, line) in zip(inner.rows.lowerBound..<max(inner.rows.lowerBound, first), lines) {
      var pen = Pen(row: row, column: inner.columns.lowerBound, limit: inner.columns.upperBound)
      pen.write(line, .text, into: &frame)
    }
    var drawn = DrawnOverlay()
    var pen = Pen(row: first, column: inner.columns.lowerBound, limit: inner.columns.upperBound)
    for (index, label) in labels.enumerated() {
      if !fitsOneRow {
        pen = Pen(row: first + index, column: inner.columns.lowerBound, limit: inner.columns.upperBound)
      }
      if index == alert.focused { drawn.cursor = Point(column: pen.column + 2, row: pen.row) }
      let start = pen.column
      pen.write(label, index == alert.focused ? .focused : .text, into: &frame)
      drawn.targets.append((index, Rect(columns: start..<pen.column, rows: pen.row..<(pen.row + 1))))
      pen.write("  ", .text, into: &frame)
    }
    return drawn
  }

  // MARK: Tips

  private func draw(_ tip: Tip, into frame: inout Frame) -> DrawnOverlay {
    let width = min(64, size.columns)
    let lines = tip.paragraphs.flatMap { $0.wrapped(columns: max(1, width - 4)) }
    let inner = drawBox(
      near(inputRows(of: .field(tip.field)), rows: lines.count + 2, columns: width, least: 3),
      title: tip.title, into: &frame)
    for (row, line) in zip(inner.rows, lines) {
      var pen = Pen(row: row, column: inner.columns.lowerBound, limit: inner.columns.upperBound)
      pen.write(line, .text, into: &frame)
    }
    return DrawnOverlay(cursor: Point(column: inner.columns.lowerBound, row: inner.rows.lowerBound))
  }

  /// A place below an input if there is room enough, else above it, else anywhere.
  private func near(_ input: Range<Int>, rows: Int, columns: Int, least: Int) -> Rect {
    let left = min(layout.geometry.columns.lowerBound, max(0, size.columns - columns))
    let span = left..<min(size.columns, left + columns)
    let below = size.rows - input.upperBound
    if below >= min(rows, max(least, input.lowerBound)) {
      return Rect(columns: span, rows: input.upperBound..<(input.upperBound + min(rows, below)))
    }
    if input.lowerBound >= least {
      return Rect(columns: span, rows: max(0, input.lowerBound - rows)..<input.lowerBound)
    }
    return centered(rows: rows, columns: columns)
  }

  private func inputRows(of focus: Focus) -> Range<Int> {
    switch focus {
    case .field(let number): layout.placed(.field(number))?.inputRows.clamped(to: 0..<size.rows) ?? 0..<1
    case .submit: layout.placed(.buttons).map { $0.top..<($0.top + 1) } ?? 0..<1
    }
  }

  // MARK: Lists

  private func draw(_ list: OpenList, into frame: inout Frame) -> DrawnOverlay {
    let rows = max(1, min(list.matches.count, 10))
    let box = near(inputRows(of: focus), rows: rows + 2, columns: layout.geometry.columns.count, least: 4)
    let title = list.filter.isEmpty ? list.title : "\(list.title): \(list.filter)"
    let inner = drawBox(box, title: title, into: &frame)
    guard !list.matches.isEmpty else {
      var pen = Pen(
        row: inner.rows.lowerBound, column: inner.columns.lowerBound, limit: inner.columns.upperBound)
      pen.write(settings.wording.keys.noMatch, .helper, into: &frame)
      return DrawnOverlay(cursor: Point(column: inner.columns.lowerBound, row: inner.rows.lowerBound))
    }
    let first = firstRow(of: list, visible: inner.rows.count)
    var drawn = DrawnOverlay()
    for (index, row) in zip(first..<list.matches.count, inner.rows) {
      let isHighlighted = index == list.highlighted
      drawn.targets.append((index, Rect(columns: inner.columns, rows: row..<(row + 1))))
      if isHighlighted { drawn.cursor = Point(column: inner.columns.lowerBound, row: row) }
      drawRow(list.rows[list.matches[index]], isHighlighted, row: row, inner.columns, into: &frame)
    }
    drawMarks(of: list, first: first, inner, into: &frame)
    return drawn
  }

  /// The highlighted row is in view, with one more before it where there is one.
  private func firstRow(of list: OpenList, visible: Int) -> Int {
    let last = max(0, list.matches.count - visible)
    return min(last, max(0, list.highlighted - max(0, visible - 2)))
  }

  private func drawRow(
    _ row: OpenList.Row, _ isHighlighted: Bool, row place: Int, _ columns: Range<Int>, into frame: inout Frame
  ) {
    let role: StyleRole = isHighlighted ? .focused : .text
    var pen = Pen(row: place, column: columns.lowerBound, limit: columns.upperBound)
    let room = columns.count - (row.detail.isEmpty ? 0 : row.detail.columns + 1)
    pen.write(
      row.label.truncated(.tail, columns: max(1, room), ellipsis: glyphs.ellipsis), role, into: &frame)
    pen.fill(to: columns.upperBound - row.detail.columns, " ", role, into: &frame)
    pen.write(row.detail, role, into: &frame)
  }

  private func drawMarks(of list: OpenList, first: Int, _ inner: Rect, into frame: inout Frame) {
    let column = inner.columns.upperBound + 1
    if first > 0 { frame.put(Cell(glyphs.above, .key), row: inner.rows.lowerBound, column: column) }
    if first + inner.rows.count < list.matches.count {
      frame.put(Cell(glyphs.open, .key), row: inner.rows.upperBound - 1, column: column)
    }
  }
}
