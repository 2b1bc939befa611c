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
    frame.cursor = formCursor
    if let overlay { frame.cursor = draw(overlay, into: &frame).cursor }
  }

  var glyphs: Glyphs { settings.traits.isUTF8 ? .unicode : .ascii }

  private func draw(_ placed: PlacedItem, into frame: inout Frame) {
    let picture = Picture(
      id: placed.item.order(form), top: placed.top, height: placed.height, revision: revision(of: placed.item)
    )
    guard frame.pictures.isNew(picture) else { return }
    switch placed.item {
    case .header: drawHeader(top: placed.top, into: &frame)
    case .section(let number): drawSectionTitle(number, row: placed.top, into: &frame)
    case .field(let number):
      clearMargins(placed.top..<(placed.top + placed.height), into: &frame)
      FieldDrawing(session: self, number: number, placed: placed, geometry: layout.geometry, glyphs: glyphs)
        .draw(into: &frame)
    case .tabs: drawTabs(placed, into: &frame)
    case .reviewHeading(let section): drawReviewHeading(section, placed, into: &frame)
    case .reviewLine(let number): drawReviewLine(number, row: placed.top, into: &frame)
    case .buttons: drawButtons(placed, into: &frame)
    }
  }

  private func revision(of item: LayoutItem) -> UInt64 {
    switch item {
    case .header, .section, .reviewHeading: 0
    case .tabs: focus == .tabs ? 1 : 0
    case .field(let number):
      UInt64(fields[number].revision) << 2
        | (isFirstInGroup(number) ? 1 : 0) | (isLastInGroup(number) ? 2 : 0)
    case .reviewLine(let number):
      UInt64(fields[number].revision) << 1 | (focus == .line(number) ? 1 : 0)
    case .buttons:
      UInt64(gateCounts.blockers) << 44 | UInt64(gateCounts.required) << 24 | UInt64(gateCounts.done) << 4
        | (hasBack ? 8 : 0) | (nextPage != nil ? 4 : 0) | (focus == .submit ? 2 : 0)
        | (focus == .back ? 1 : 0)
    }
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
      let columns = layout.geometry.input(control.traits, width: form.fields[number].width)
      point = control.cursor(in: Rect(columns: columns, rows: placed.inputRows))
    case .line, .tabs, .back, .submit:
      guard let placed = layout.placed(focusedItem), let place = cursorPlace(in: placed) else { return nil }
      point = place
    }
    return (0..<layout.geometry.rows).contains(point.row) && point.column < size.columns ? point : nil
  }
}
