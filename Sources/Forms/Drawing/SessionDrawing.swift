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
    // While one types in a field with suggestions below, the caret stays there.
    if cursor == nil, isSuggesting { return }
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
    case .tabs: drawTabs(placed, into: &frame)
    case .reviewHeading(let section): drawReviewHeading(section, placed, into: &frame)
    case .reviewLine(let number): drawReviewLine(number, row: placed.top, into: &frame)
    case .buttons: drawButtons(placed, into: &frame)
    }
  }

  private func revision(of item: LayoutItem) -> UInt64 {
    switch item {
    case .header, .section, .field, .reviewHeading: return 0
    case .tabs: return tabsRevision
    case .reviewLine(let number):
      return UInt64(fields[number].revision) << 1 | (focus == .line(number) ? 1 : 0)
    case .buttons:
      let counts = gateCounts
      return UInt64(counts.blockers) << 44 | UInt64(counts.required) << 24 | UInt64(counts.done) << 5
        | (isOnlyChecking ? 16 : 0)
        | (hasBack ? 8 : 0) | (nextPage != nil ? 4 : 0) | (focus == .submit ? 2 : 0)
        | (focus == .back ? 1 : 0)
    }
  }

  /// Which pages have a sign matters, not how many errors stand behind it.
  private var tabsRevision: UInt64 {
    var revision: UInt64 = 0
    if marked > 0 { for counts in pageCounts { revision = revision &* 3 &+ (counts.marked > 0 ? 2 : 1) } }
    return revision << 1 | (focus == .tabs ? 1 : 0)
  }

  // MARK: Fields

  private func draw(_ number: Int, _ placed: PlacedItem, into frame: inout Frame) {
    let order = 4 * number + 4
    guard frame.pictures.isNew(state(of: number, placed, id: order + 2)) else {
      return frame.pictures.keep(2)
    }
    let look = look(of: number)
    let error = shownProblem(number)
    var around = UInt64(look.rawValue) << 8 | (placed.rows.isFirst ? 1 : 0) | UInt64(placed.rows.end) << 1
    if let error { around |= UInt64(UInt32(truncatingIfNeeded: error.hashValue)) << 16 }
    let surroundings = Picture(id: order, top: placed.top, height: placed.height, revision: around)
    let input = Picture(
      id: order + 1, top: placed.inputRows.lowerBound, height: placed.rows.input,
      revision: UInt64(fields[number].revision))
    let isNew = (frame.pictures.isNew(surroundings), frame.pictures.isNew(input))
    guard isNew.0 || isNew.1 else { return }
    let drawing = FieldDrawing(
      field: form.fields[number], control: control(number), placed: placed, geometry: layout.geometry,
      width: placed.rows.inputWidth, glyphs: glyphs, style: style,
      optionalMark: settings.wording.optional, checkingMark: settings.wording.checking,
      closedMark: closedMark(of: number), hasDim: settings.traits.hasDim,
      error: error.map { words(for: $0, number) }, look: look)
    if isNew.0 || drawing.hasNote {
      clearMargins(placed.top..<(placed.top + placed.height), into: &frame)
      drawing.drawSurroundings(into: &frame)
    }
    drawing.drawInput(into: &frame)
  }

  /// A field that is not available just now looks like an empty one, dim; without dim a value that can
  /// only be read looks like any other. Words tell them apart, whatever the terminal (A4).
  private func closedMark(of number: Int) -> String? {
    guard form.fields[number].kind.asks else { return nil }
    if !fields[number].flags.contains(.enabled) { return settings.wording.calendar.notAvailable }
    return form.fields[number].isReadOnly && !settings.traits.hasDim ? settings.wording.readOnly : nil
  }

  /// All that a field is drawn from, as far as it can change: its revision grows with the rest.
  private func state(of number: Int, _ placed: PlacedItem, id: Int) -> Picture {
    let bits: UInt64 =
      (focus == .field(number) ? 1 : 0) | (placed.rows.isFirst ? 2 : 0) | (placed.rows.end > 0 ? 4 : 0)
    return Picture(
      id: id, top: placed.top, height: placed.height,
      revision: UInt64(fields[number].revision) << 32 | UInt64(fields[number].flags.rawValue) << 3 | bits)
  }

  private func look(of number: Int) -> FieldLook {
    let flags = fields[number].flags
    var look: FieldLook = focus == .field(number) ? .focused : []
    if flags.contains(.enabled), !form.fields[number].isReadOnly { look.insert(.enabled) }
    if !flags.contains(.filled) { look.insert(.empty) }
    let traits = form.fields[number].traits
    if traits.contains(.floatsLabel),
      look.contains(.focused) || flags.contains(.filled) || traits.contains(.labelStaysAbove)
    {
      look.insert(.floats)
    }
    if flags.contains(.checking) {
      look.insert(.checking)
    } else if fields[number].problem == nil, flags.isSuperset(of: [.left, .entered, .filled]) {
      look.insert(.done)
    }
    return look
  }

  // MARK: Around the fields

  private func drawHeader(top: Int, into frame: inout Frame) {
    for (index, line) in layout.header.enumerated() {
      drawLine(line.text, line.role, row: top + index, into: &frame)
    }
  }

  private func drawSectionTitle(_ number: Int, row: Int, into frame: inout Frame) {
    let title = form.sections[number].title ?? ""
    let room = layout.geometry.columns.count
    drawLine(
      title.truncated(.tail, columns: room, ellipsis: glyphs.ellipsis), .section, row: row, into: &frame)
  }

  func drawLine(_ text: String, _ role: StyleRole, row: Int, into frame: inout Frame) {
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

  private func drawNotice(into frame: inout Frame) {
    frame.pictures.begin(generation: -1)
    frame.clip = 0..<size.rows
    let lines = settings.wording.tooSmallLines(in: size)
    for row in 0..<size.rows {
      var pen = Pen(row: row, column: 0, limit: size.columns)
      if row < lines.count { pen.write(lines[row], .text, into: &frame) }
      pen.fill(into: &frame)
    }
    frame.pictures.end()
    frame.cursor = nil
  }

  // MARK: Cursor

  private func cursorPlace(in placed: PlacedItem) -> Point? {
    switch focus {
    case .field: nil
    case .line: Point(column: layout.geometry.content.lowerBound, row: placed.top)
    case .tabs: tabs(row: placed.top).first { $0.page == page }.map { $0.area.inside }
    case .back, .submit: buttons(top: placed.top).first { $0.focus == focus }.map { $0.area.inside }
    }
  }

  /// At the caret or on the focused control; nil where that is scrolled out of view (A1).
  private var formCursor: Point? {
    let point: Point
    switch focus {
    case .field(let number):
      guard let placed = layout.placed(.field(number)) else { return nil }
      let control = control(number)
      point = control.cursor(in: Rect(columns: placed.rows.inputColumns, rows: placed.inputRows))
    case .line, .tabs, .back, .submit:
      guard let placed = layout.placed(focusedItem), let place = cursorPlace(in: placed) else { return nil }
      point = place
    }
    return (0..<layout.geometry.rows).contains(point.row) && point.column < size.columns ? point : nil
  }
}
