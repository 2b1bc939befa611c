public import TerminalScreen

extension Session {
  /// Draws what differs from what the frame shows already. Reads the session, never changes it.
  public func draw(into frame: inout Frame) {
    if frame.size != size { frame = Frame(size: size) }
    guard !isTooSmall else { return drawNotice(into: &frame) }
    frame.pictures.begin(generation: overlayRevision)
    frame.clip = 0..<layout.geometry.rows
    var bottom = 0
    for placed in layout.items {
      draw(placed, into: &frame)
      bottom = placed.top + placed.height
    }
    drawBlank(rows: min(bottom, layout.geometry.rows)..<layout.geometry.rows, into: &frame)
    frame.clip = 0..<size.rows
    drawStatus(into: &frame)
    frame.pictures.end()
    frame.cursor = drag.cursor ?? formCursor
    guard let overlay else { return }
    let cursor = draw(overlay, into: &frame).cursor
    if case .tip(let tip) = overlay, tip.isPassing { return }
    frame.cursor = cursor
  }

  var glyphs: Glyphs { settings.traits.isUTF8 ? .unicode : .ascii }

  private func draw(_ placed: PlacedItem, into frame: inout Frame) {
    if case .field(let number) = placed.item { return draw(number, placed, into: &frame) }
    let picture = Picture(
      id: placed.item.order(form), top: placed.top, height: placed.height, revision: revision(of: placed.item)
    )
    guard frame.pictures.isNew(picture) else { return }
    switch placed.item {
    case .header: drawHeader(top: placed.top, into: &frame)
    case .section(let number): drawSectionTitle(number, row: placed.top, into: &frame)
    case .field: break
    case .buttons: drawButtons(row: placed.top, into: &frame)
    }
  }

  private func revision(of item: LayoutItem) -> UInt64 {
    guard item == .buttons else { return 0 }
    return UInt64(blockers) << 40 | UInt64(required) << 20 | UInt64(done) << 1 | (focus == .submit ? 1 : 0)
  }

  // MARK: Fields

  private func draw(_ number: Int, _ placed: PlacedItem, into frame: inout Frame) {
    let look = look(of: number)
    let error = shownProblem(number)
    var around = UInt64(look.rawValue) << 8 | (placed.rows.isFirst ? 1 : 0) | UInt64(placed.rows.end) << 1
    if let error { around |= UInt64(UInt32(truncatingIfNeeded: error.hashValue)) << 16 }
    let order = 2 * placed.item.order(form)
    let surroundings = Picture(id: order, top: placed.top, height: placed.height, revision: around)
    let input = Picture(
      id: order + 1, top: placed.inputRows.lowerBound, height: placed.rows.input,
      revision: UInt64(fields[number].revision))
    let isNew = (frame.pictures.isNew(surroundings), frame.pictures.isNew(input))
    guard isNew.0 || isNew.1 else { return }
    let drawing = FieldDrawing(
      field: form.fields[number], control: control(number), placed: placed, geometry: layout.geometry,
      glyphs: glyphs, style: form.style, optionalMark: settings.wording.optional,
      hasDim: settings.traits.hasDim, error: error.map { words(for: $0, number) }, look: look)
    if isNew.0 {
      clearMargins(placed.top..<(placed.top + placed.height), into: &frame)
      drawing.drawSurroundings(into: &frame)
    }
    drawing.drawInput(into: &frame)
  }

  private func look(of number: Int) -> FieldLook {
    let flags = fields[number].flags
    var look: FieldLook = focus == .field(number) ? .focused : []
    if flags.contains(.enabled), !form.fields[number].isReadOnly { look.insert(.enabled) }
    if !flags.contains(.filled) { look.insert(.empty) }
    if form.fields[number].kind.traits.contains(.floatsLabel),
      look.contains(.focused) || flags.contains(.filled)
    {
      look.insert(.floats)
    }
    if fields[number].problem == nil, flags.isSuperset(of: [.left, .entered, .filled]) {
      look.insert(.done)
    }
    return look
  }

  // MARK: Around the fields

  private func drawHeader(top: Int, into frame: inout Frame) {
    for (index, line) in headerRows(layout.geometry).enumerated() {
      drawLine(line.text, line.role, row: top + index, into: &frame)
    }
  }

  private func drawSectionTitle(_ number: Int, row: Int, into frame: inout Frame) {
    let title = form.sections[number].title ?? ""
    let room = layout.geometry.columns.count
    drawLine(
      title.truncated(.tail, columns: room, ellipsis: glyphs.ellipsis), .section, row: row, into: &frame)
  }

  private func drawLine(_ text: String, _ role: StyleRole, row: Int, into frame: inout Frame) {
    var pen = Pen(row: row, column: 0, limit: size.columns)
    pen.fill(to: layout.geometry.columns.lowerBound, into: &frame)
    pen.write(text, role, into: &frame)
    pen.fill(into: &frame)
  }

  private func clearMargins(_ rows: Range<Int>, into frame: inout Frame) {
    for row in rows {
      var pen = Pen(row: row, column: 0, limit: layout.geometry.columns.lowerBound)
      pen.fill(into: &frame)
      pen = Pen(row: row, column: layout.geometry.columns.upperBound, limit: size.columns)
      pen.fill(into: &frame)
    }
  }

  private func drawBlank(rows: Range<Int>, into frame: inout Frame) {
    let picture = Picture(id: -2, top: rows.lowerBound, height: rows.count, revision: 0)
    guard frame.pictures.isNew(picture) else { return }
    for row in rows { drawLine("", .text, row: row, into: &frame) }
  }

  /// `( Continue )` while the gate is shut, `[ Continue ]` once it is open (E10, A4).
  private func drawButtons(row: Int, into frame: inout Frame) {
    let isFocused = focus == .submit
    var pen = Pen(row: row, column: 0, limit: size.columns)
    pen.fill(to: layout.geometry.columns.lowerBound, into: &frame)
    pen.write(isFocused ? glyphs.focus : " ", isFocused ? .edgeFocused : .text, into: &frame)
    pen.write(" ", .text, into: &frame)
    let label = form.submitLabel.truncated(.tail, columns: max(1, pen.room - 4), ellipsis: glyphs.ellipsis)
    let text = isGateOpen ? "[ \(label) ]" : "( \(label) )"
    pen.write(text, !isGateOpen ? .disabled : isFocused ? .focused : .text, into: &frame)
    if required > 0 || blockers > 0 {
      pen.write("  ", .text, into: &frame)
      let words = progressWords.truncated(.tail, columns: pen.room, ellipsis: glyphs.ellipsis)
      pen.write(words, .helper, into: &frame)
    }
    pen.fill(into: &frame)
  }

  private func drawNotice(into frame: inout Frame) {
    frame.pictures.begin(generation: -1)
    frame.clip = 0..<size.rows
    let lines = size.columns > 0 ? settings.wording.tooSmall.wrapped(columns: size.columns) : []
    for row in 0..<size.rows {
      var pen = Pen(row: row, column: 0, limit: size.columns)
      if row < lines.count { pen.write(lines[row], .text, into: &frame) }
      pen.fill(into: &frame)
    }
    frame.pictures.end()
    frame.cursor = nil
  }

  // MARK: Cursor

  /// At the caret or on the focused control; nil where that is scrolled out of view (A1).
  private var formCursor: Point? {
    let point: Point
    switch focus {
    case .field(let number):
      guard let placed = layout.placed(.field(number)) else { return nil }
      let control = control(number)
      let columns = layout.geometry.input(form.fields[number].kind.traits, width: form.fields[number].width)
      point = control.cursor(in: Rect(columns: columns, rows: placed.inputRows))
    case .submit:
      guard let placed = layout.placed(.buttons) else { return nil }
      point = Point(column: layout.geometry.columns.lowerBound + 4, row: placed.top)
    }
    return (0..<layout.geometry.rows).contains(point.row) && point.column < size.columns ? point : nil
  }
}
