internal import TerminalScreen

/// The review: what was entered, a line for each field (P10).
extension Session {
  func drawReviewHeading(_ section: Int, _ placed: PlacedItem, into frame: inout Frame) {
    for row in placed.top..<(placed.top + placed.height - 1) { drawLine("", .text, row: row, into: &frame) }
    let title = reviewHeading(section) ?? ""
    let text = title.truncated(.tail, columns: layout.geometry.columns.count, ellipsis: glyphs.ellipsis)
    drawLine(text, .section, row: placed.top + placed.height - 1, into: &frame)
  }

  func drawReviewLine(_ number: Int, row: Int, into frame: inout Frame) {
    let isFocused = focus == .line(number)
    let isBad = fields[number].flags.contains(.blocks)
    let columns = layout.geometry.columns
    var pen = Pen(row: row, column: 0, limit: columns.upperBound)
    pen.fill(to: columns.lowerBound, into: &frame)
    pen.write(isFocused ? glyphs.focus : " ", isFocused ? .edgeFocused : .text, into: &frame)
    pen.write(isBad ? "!" : " ", .error, into: &frame)
    // Labels in a column of two fifths, so that values begin below each other.
    let labelEnd = pen.column + min(28, pen.room * 2 / 5)
    var label = Pen(row: row, column: pen.column, limit: labelEnd)
    label.write(
      form.fields[number].label.truncated(.tail, columns: label.room, ellipsis: glyphs.ellipsis),
      isFocused ? .labelFocused : .label, into: &frame)
    label.fill(into: &frame)
    pen = Pen(row: row, column: labelEnd, limit: columns.upperBound)
    pen.write("  ", .text, into: &frame)
    let value = reviewed(number).map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
    pen.write(
      (value ?? settings.wording.pages.notGiven)
        .truncated(.tail, columns: pen.room, ellipsis: glyphs.ellipsis),
      isBad ? .error : value == nil ? .placeholder : .text, into: &frame)
    pen.fill(into: &frame)
    pen = Pen(row: row, column: columns.upperBound, limit: size.columns)
    pen.fill(into: &frame)
  }
}
