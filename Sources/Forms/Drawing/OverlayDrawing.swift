internal import TerminalScreen

/// Where the cursor stands in what lies over the form, and what a click there is on.
struct DrawnOverlay {
  var cursor: Point?
  /// All that it covers; nil for what takes presses anywhere.
  var box: Rect?
  /// Numbers of buttons, of matches in a list or of days, with the cells that show them.
  var targets: [(number: Int, area: Rect)] = []

  /// Numbers of the arrows beside the month of a calendar.
  static let monthBefore = -1
  static let monthAfter = -2
}

/// Draws what lies over the form.
extension Session {
  @discardableResult
  func draw(_ overlay: Overlay, into frame: inout Frame) -> DrawnOverlay {
    frame.clip = 0..<size.rows
    switch overlay {
    case .alert(let alert): return draw(alert, into: &frame)
    case .list(let list): return draw(list, into: &frame)
    case .calendar(let calendar): return draw(calendar, into: &frame)
    case .files(let files): return draw(files, into: &frame)
    case .tip(let tip): return draw(tip, into: &frame)
    }
  }

  // MARK: A box

  /// Draws a box with a title in its upper edge; returns the columns and rows inside.
  func drawBox(_ box: Rect, title: String, into frame: inout Frame) -> Rect {
    glyphs.drawBox(box, title: title, into: &frame)
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
    alertBox(alert, size).draw(into: &frame)
  }

  func alertBox(_ alert: Alert, _ size: Size) -> AlertBox {
    AlertBox(
      title: alert.title, message: alert.message, buttons: alert.buttons.map(\.label), focused: alert.focused,
      size: size, glyphs: glyphs)
  }

  // MARK: Tips

  private static func tipWidth(_ columns: Int) -> Int { min(64, columns) }

  /// On a screen of so many columns.
  func tipLines(_ tip: Tip, columns: Int) -> [(text: Substring, role: StyleRole)] {
    let room = max(1, Self.tipWidth(columns) - 4)
    func lines(_ texts: [String], _ role: StyleRole) -> [(text: Substring, role: StyleRole)] {
      texts.flatMap { $0.wrapped(columns: room) }.map { ($0, role) }
    }
    return lines(tip.paragraphs, .text) + lines(tip.keys, .helper)
  }

  private func draw(_ tip: Tip, into frame: inout Frame) -> DrawnOverlay {
    let width = Self.tipWidth(size.columns)
    func place(_ lines: Int) -> Rect {
      near(inputRows(of: tip.place), rows: lines + 2, columns: width, least: 3)
    }
    var lines = tipLines(tip, columns: size.columns)
    var box = place(lines.count)
    // No sentence about keys is better than half of one.
    if box.rows.count < lines.count + 2, !tip.paragraphs.isEmpty {
      lines.removeAll { $0.role == .helper }
      box = place(lines.count)
    }
    let inner = drawBox(box, title: tip.title, into: &frame)
    for (row, line) in zip(inner.rows, lines) {
      var pen = Pen(row: row, column: inner.columns.lowerBound, limit: inner.columns.upperBound)
      pen.write(line.text, line.role, into: &frame)
    }
    return DrawnOverlay(
      cursor: Point(column: inner.columns.lowerBound, row: inner.rows.lowerBound))
  }

  /// A place below an input if there is room enough, else above it, else anywhere.
  func near(_ input: Range<Int>, rows: Int, columns: Int, least: Int) -> Rect {
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

  func inputRows(of focus: Focus) -> Range<Int> {
    switch focus {
    case .field(let number): layout.placed(.field(number))?.inputRows.clamped(to: 0..<size.rows) ?? 0..<1
    case .line, .tabs, .back, .submit:
      layout.placed(focusedItem).map { ($0.top..<($0.top + $0.height)).clamped(to: 0..<size.rows) } ?? 0..<1
    }
  }
}
