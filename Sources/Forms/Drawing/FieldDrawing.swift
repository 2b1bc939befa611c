internal import TerminalScreen

/// Draws a field: the rule with its label, the control, helper text and error.
struct FieldDrawing {
  let session: Session
  let number: Int
  let placed: PlacedItem
  let geometry: FormGeometry
  let glyphs: Glyphs

  private var field: FieldDefinition { session.form.fields[number] }
  private var isFocused: Bool { session.focus == .field(number) }

  func draw(into frame: inout Frame) {
    let control = session.control(number)
    let isEmpty = control.isEmpty
    let floats = control.traits.contains(.floatsLabel) && (isFocused || !isEmpty)
    var row = placed.top
    if placed.rows.label > 0 {
      drawLabel(floats, isDone: !isEmpty && isDone, row: row, into: &frame)
      row += 1
    }
    drawInput(control, isEmpty: isEmpty, floats: floats, into: &frame)
    row += placed.rows.input
    drawText(field.help, sign: "", .helper, rows: row..<(row + placed.rows.helper), into: &frame)
    row += placed.rows.helper
    drawText(
      session.shownError(number), sign: "! ", .error, rows: row..<(row + placed.rows.error), into: &frame)
    row += placed.rows.error
    if placed.rows.end > 0 {
      drawRule(left: glyphs.bottomLeft, right: glyphs.bottomRight, row: row, into: &frame)
    }
  }

  /// Valid, left and not only shown as it was given: a quiet check (T23).
  private var isDone: Bool {
    let state = session.fields[number]
    return state.problem == nil && state.flags.isSuperset(of: [.left, .entered]) && !isFocused
  }

  // MARK: The label's row

  private func drawLabel(_ floats: Bool, isDone: Bool, row: Int, into frame: inout Frame) {
    let isFirst = session.isFirstInGroup(number)
    var pen = Pen(row: row, column: geometry.columns.lowerBound, limit: geometry.columns.upperBound)
    let isRuled = session.form.style != .plain
    let rule: Unicode.Scalar = isRuled ? glyphs.horizontal : " "
    if geometry.hasSides { pen.write(isFirst ? glyphs.topLeft : glyphs.middleLeft, .edge, into: &frame) }
    let end = pen.limit - (geometry.hasSides ? 1 : 0) - (isDone ? 1 : 0)
    if floats { drawFloated(&pen, rule: rule, end: end, into: &frame) }
    pen.fill(to: end, rule, .edge, into: &frame)
    if isDone { pen.write(glyphs.check, .success, into: &frame) }
    if geometry.hasSides { pen.write(isFirst ? glyphs.topRight : glyphs.middleRight, .edge, into: &frame) }
  }

  private func drawFloated(
    _ pen: inout Pen, rule: Unicode.Scalar, end: Int, into frame: inout Frame
  ) {
    let start = geometry.content.lowerBound
    pen.fill(to: start, rule, .edge, into: &frame)
    let mark = field.isOptional ? " " + session.settings.wording.optional : ""
    let room = end - start - 3
    guard room > 0 else { return }
    if rule != " " { pen.write(" ", .edge, into: &frame) }
    let label = field.label.truncated(
      .tail, columns: max(1, room - mark.columns), ellipsis: glyphs.ellipsis)
    pen.write(label, isFocused ? .labelFocused : .label, into: &frame)
    if label.columns + mark.columns <= room { pen.write(mark, .label, into: &frame) }
    if rule != " " { pen.write(" ", .edge, into: &frame) }
  }

  private func drawRule(left: Unicode.Scalar, right: Unicode.Scalar, row: Int, into frame: inout Frame) {
    var pen = Pen(row: row, column: geometry.columns.lowerBound, limit: geometry.columns.upperBound)
    if geometry.hasSides { pen.write(left, .edge, into: &frame) }
    pen.fill(to: pen.limit - (geometry.hasSides ? 1 : 0), glyphs.horizontal, .edge, into: &frame)
    if geometry.hasSides { pen.write(right, .edge, into: &frame) }
  }

  // MARK: The control

  private func drawInput(_ control: any Control, isEmpty: Bool, floats: Bool, into frame: inout Frame) {
    let traits = control.traits
    // A label that stands in for the text has the whole row, however short the text is to be.
    let width =
      isEmpty && !floats ? nil : field.kind.inputColumns(width: field.width, session.settings.environment)
    let input = geometry.input(traits, width: width)
    let rows = placed.inputRows
    for row in rows {
      drawSides(row: row, isFocused: isFocused, into: &frame)
      drawEnd(row, from: input.upperBound, isEmpty: isEmpty, traits, isMarked: width != nil, into: &frame)
    }
    control.draw(
      into: &frame, area: Rect(columns: input, rows: rows),
      DrawingContext(
        isFocused: isFocused, isEnabled: session.fields[number].flags.contains(.enabled) && !field.isReadOnly,
        glyphs: glyphs, placeholder: placeholder(floats), label: field.label))
  }

  /// What is behind the input: where it is narrower than its row a mark of its width (T4), and the
  /// Clear button of a filled, focused field (T13).
  private func drawEnd(
    _ row: Int, from start: Int, isEmpty: Bool, _ traits: ControlTraits, isMarked: Bool,
    into frame: inout Frame
  ) {
    var pen = Pen(row: row, column: start, limit: geometry.content.upperBound)
    let clears = isFocused && !isEmpty && traits.contains(.clears) && row == placed.inputRows.lowerBound
    if isMarked, pen.room > 2 { pen.write(glyphs.vertical, .edge, into: &frame) }
    pen.fill(to: pen.limit - 1, into: &frame)
    pen.write(clears ? glyphs.clear : " ", clears ? .key : .text, into: &frame)
  }

  /// Empty: the label itself; once that has floated, the hint at the format (T2, T3).
  private func placeholder(_ floats: Bool) -> String {
    let mark = field.isOptional ? " " + session.settings.wording.optional : ""
    guard let text = floats ? field.prompt : field.label + mark else { return "" }
    return session.settings.traits.hasDim ? text : "(\(text))"
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
