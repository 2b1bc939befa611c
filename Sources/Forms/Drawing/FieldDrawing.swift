internal import TerminalScreen

/// Draws a field: the rule with its label, the control, helper text and error.
///
/// Two pictures, so that a key in a field draws the rows of its input and nothing around them.
struct FieldDrawing {
  let field: FieldDefinition
  let control: any Control
  let placed: PlacedItem
  let geometry: FormGeometry
  /// Columns of the input; nil for all there are.
  let width: Int?
  let glyphs: Glyphs
  let style: FormStyle
  let optionalMark: String
  let checkingMark: String
  /// Says that nothing can be entered, where that does not show otherwise; nil else.
  let closedMark: String?
  let hasDim: Bool
  let error: String?
  let look: FieldLook

  /// Whether what stands around the input depends on what is in it.
  var hasNote: Bool { field.traits.contains(.noted) }

  private var isFocused: Bool { look.contains(.focused) }

  /// All but the input.
  func drawSurroundings(into frame: inout Frame) {
    if placed.rows.label > 0 { drawLabel(row: placed.top, into: &frame) }
    var row = placed.inputRows.upperBound
    drawText(field.help, sign: "", .helper, rows: row..<(row + placed.rows.helper), into: &frame)
    row += placed.rows.helper
    drawText(error, sign: "! ", .error, rows: row..<(row + placed.rows.error), into: &frame)
    row += placed.rows.error
    if placed.rows.end > 0 {
      drawRule(left: glyphs.bottomLeft, right: glyphs.bottomRight, row: row, into: &frame)
    }
  }

  // MARK: The label's row

  private func drawLabel(row: Int, into frame: inout Frame) {
    let isFirst = placed.rows.isFirst
    let isDone = look.contains(.done)
    var pen = Pen(row: row, column: geometry.columns.lowerBound, limit: geometry.columns.upperBound)
    let isRuled = style != .plain
    let rule: Unicode.Scalar = isRuled ? glyphs.horizontal : " "
    if geometry.hasSides { pen.write(isFirst ? glyphs.topLeft : glyphs.middleLeft, .edge, into: &frame) }
    let end = pen.limit - (geometry.hasSides ? 1 : 0) - (isDone ? 1 : 0)
    if look.contains(.floats) { drawFloated(&pen, rule: rule, end: end, into: &frame) }
    let note = hasNote ? (control as? TextControl)?.note : nil
    if let mark = look.contains(.checking) ? checkingMark : note ?? closedMark {
      drawMark(mark, &pen, rule: rule, end: end, into: &frame)
    }
    pen.fill(to: end, rule, .edge, into: &frame)
    if isDone { pen.write(glyphs.check, .success, into: &frame) }
    if geometry.hasSides { pen.write(isFirst ? glyphs.topRight : glyphs.middleRight, .edge, into: &frame) }
  }

  private func drawFloated(
    _ pen: inout Pen, rule: Unicode.Scalar, end: Int, into frame: inout Frame
  ) {
    let start = geometry.content.lowerBound
    pen.fill(to: start, rule, .edge, into: &frame)
    let mark = field.isOptional ? " " + optionalMark : ""
    let room = end - start - 3
    guard room > 0 else { return }
    if rule != " " { pen.write(" ", .edge, into: &frame) }
    let label = field.label.truncated(
      .tail, columns: max(1, room - mark.columns), ellipsis: glyphs.ellipsis)
    pen.write(label, isFocused ? .labelFocused : .label, into: &frame)
    if label.columns + mark.columns <= room { pen.write(mark, .label, into: &frame) }
    if rule != " " { pen.write(" ", .edge, into: &frame) }
  }

  /// That rules run (E8), the brand of a card (T16), or that the field is closed (A4), at the end of the label's row: nothing below has
  /// to move.
  private func drawMark(
    _ mark: String, _ pen: inout Pen, rule: Unicode.Scalar, end: Int, into frame: inout Frame
  ) {
    let text = mark.columns + 2 <= end - pen.column ? mark : glyphs.ellipsis
    guard text.columns + 2 <= end - pen.column else { return }
    pen.fill(to: end - text.columns - 2, rule, .edge, into: &frame)
    pen.write(" ", .edge, into: &frame)
    pen.write(text, .helper, into: &frame)
    pen.write(" ", .edge, into: &frame)
  }

  private func drawRule(left: Unicode.Scalar, right: Unicode.Scalar, row: Int, into frame: inout Frame) {
    var pen = Pen(row: row, column: geometry.columns.lowerBound, limit: geometry.columns.upperBound)
    if geometry.hasSides { pen.write(left, .edge, into: &frame) }
    pen.fill(to: pen.limit - (geometry.hasSides ? 1 : 0), glyphs.horizontal, .edge, into: &frame)
    if geometry.hasSides { pen.write(right, .edge, into: &frame) }
  }

  // MARK: The control

  func drawInput(into frame: inout Frame) {
    let traits = field.traits
    let width = look.contains(.empty) ? widthOfPlaceholder : width
    let input = geometry.input(traits, width: width, icon: field.icon)
    let rows = placed.inputRows
    for row in rows {
      drawSides(row: row, isFocused: isFocused, into: &frame)
      drawIcon(row, before: input.lowerBound, into: &frame)
      drawEnd(row, from: input.upperBound, traits, isMarked: width != nil, into: &frame)
    }
    control.draw(
      into: &frame, area: Rect(columns: input, rows: rows),
      DrawingContext(
        isFocused: isFocused, isEnabled: look.contains(.enabled), glyphs: glyphs,
        placeholder: look.contains(.empty) ? placeholder : "", label: field.label))
  }

  /// The sign before the input, in its first row (T15).
  private func drawIcon(_ row: Int, before end: Int, into frame: inout Frame) {
    guard end > geometry.content.lowerBound else { return }
    var pen = Pen(row: row, column: geometry.content.lowerBound, limit: end)
    if let icon = field.icon, row == placed.inputRows.lowerBound { pen.write(icon, .label, into: &frame) }
    pen.fill(into: &frame)
  }

  /// A label that stands in for the text has the whole row, however short the text is to be; a prompt
  /// is never cut for it either.
  private var widthOfPlaceholder: Int? {
    look.contains(.floats) ? width.map { max($0, placeholder.columns) } : nil
  }

  /// What is behind the input: where it is narrower than its row a mark of its width (T4), and the
  /// Clear button of a filled, focused field (T13).
  private func drawEnd(
    _ row: Int, from start: Int, _ traits: ControlTraits, isMarked: Bool, into frame: inout Frame
  ) {
    var pen = Pen(row: row, column: start, limit: geometry.content.upperBound)
    let clears =
      isFocused && !look.contains(.empty) && traits.contains(.clears) && row == placed.inputRows.lowerBound
    if isMarked, pen.room > 2 { pen.write(glyphs.vertical, .edge, into: &frame) }
    pen.fill(to: pen.limit - 1, into: &frame)
    pen.write(clears ? glyphs.clear : " ", clears ? .label : .text, into: &frame)
  }

  /// Empty: the label itself; once that has floated, the hint at the format (T2, T3).
  private var placeholder: String {
    let mark = field.isOptional ? hasDim ? " " + optionalMark : optionalMark.asAddition : ""
    guard let text = look.contains(.floats) ? field.prompt : field.label + mark else { return "" }
    return hasDim ? text : "(\(text))"
  }

  private func drawSides(row: Int, isFocused: Bool, into frame: inout Frame) {
    let left = geometry.columns.lowerBound
    var pen = Pen(row: row, column: left, limit: geometry.columns.upperBound)
    if isFocused {
      pen.write(glyphs.focus, .edgeFocused, into: &frame)
    } else {
      pen.write(geometry.hasSides ? glyphs.vertical : " ", .edge, into: &frame)
    }
    pen.write(" ", .text, into: &frame)
    guard geometry.hasSides else { return }
    pen = Pen(row: row, column: geometry.content.upperBound, limit: geometry.columns.upperBound)
    pen.write(" ", .text, into: &frame)
    pen.write(glyphs.vertical, .edge, into: &frame)
  }

  // MARK: Helper text and error, side by side (T19)

  private func drawText(
    _ text: String?, sign: String, _ role: StyleRole, rows: Range<Int>, into frame: inout Frame
  ) {
    guard let text, !rows.isEmpty else { return }
    let lines = text.wrapped(columns: geometry.content.count - sign.count)
    for (row, line) in zip(rows, lines) {
      drawSides(row: row, isFocused: false, into: &frame)
      var pen = Pen(row: row, column: geometry.content.lowerBound, limit: geometry.content.upperBound)
      let lead = row == rows.lowerBound ? sign : String(repeating: " ", count: sign.count)
      pen.write(lead, role, into: &frame)
      pen.write(line, role, into: &frame)
      pen.fill(into: &frame)
    }
  }
}

extension String {
  /// A mark in parentheses as what comes after a comma: where all of it stands in parentheses already.
  fileprivate var asAddition: String {
    guard count > 2, "(（".contains(self[startIndex]), ")）".contains(self[index(before: endIndex)]) else {
      return " " + self
    }
    return ", " + dropFirst().dropLast()
  }
}

/// What a field looks like beside its words and its value.
struct FieldLook: OptionSet {
  let rawValue: UInt8

  static let focused = FieldLook(rawValue: 1)
  static let enabled = FieldLook(rawValue: 2)
  static let empty = FieldLook(rawValue: 4)
  /// The label stands on the rule.
  static let floats = FieldLook(rawValue: 8)
  /// Valid, entered and left: a quiet check (T23).
  static let done = FieldLook(rawValue: 16)
  /// Rules run beside typing (E8).
  static let checking = FieldLook(rawValue: 32)
}
