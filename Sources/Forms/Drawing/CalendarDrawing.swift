internal import TerminalScreen

/// Draws an open calendar. In little room the month moves into the upper edge and the weeks scroll.
extension Session {
  func draw(_ calendar: OpenCalendar, into frame: inout Frame) -> DrawnOverlay {
    CalendarDrawing(calendar: calendar, glyphs: glyphs, hasDim: settings.traits.hasDim)
      .draw(in: self, into: &frame)
  }
}

struct CalendarDrawing {
  let calendar: OpenCalendar
  let glyphs: Glyphs
  let hasDim: Bool

  /// A cell is a mark, two digits and a blank; without the blank in narrow screens.
  private static let roomyCell = 4
  private static let narrowCell = 3
  private static let narrow = 7 * roomyCell + 4

  func draw(in session: Session, into frame: inout Frame) -> DrawnOverlay {
    let isNarrow = frame.size.columns < Self.narrow
    let columns = isNarrow ? frame.size.columns : Self.narrow
    let weeks = calendar.weeks
    // Two edges, the month and the weekdays beside the weeks.
    let box = session.near(
      session.inputRows(of: session.focus), rows: weeks.count + 4, columns: columns, least: weeks.count + 4)
    let isRoomy = box.rows.count >= weeks.count + 4
    let inner = session.drawBox(box, title: isRoomy ? calendar.title : calendar.month, into: &frame)
    // Twenty columns hold all but the first mark.
    let days = isNarrow ? min(0, columns - 7 * Self.narrowCell)..<columns : inner.columns
    var drawn = DrawnOverlay(box: box)
    var row = inner.rows.lowerBound
    if isRoomy {
      drawMonth(row, days, &drawn, into: &frame)
      row += 1
    }
    if inner.rows.upperBound - row > 1 {
      drawWeekdays(row, days, isNarrow ? Self.narrowCell : Self.roomyCell, into: &frame)
      row += 1
    }
    if box.rows.upperBound == frame.size.rows { drawRefusal(session.status, box, into: &frame) }
    draw(
      weeks, row..<inner.rows.upperBound, days, isNarrow ? Self.narrowCell : Self.roomyCell, &drawn, &frame)
    return drawn
  }

  /// Over the lower edge, where the box covers the status row.
  private func drawRefusal(_ status: Status?, _ box: Rect, into frame: inout Frame) {
    guard let status else { return }
    var pen = Pen(
      row: box.rows.upperBound - 1, column: box.columns.lowerBound, limit: box.columns.upperBound)
    let words = (status.isError ? "! " : "") + status.words
    pen.write(
      words.truncated(.tail, columns: pen.room, ellipsis: glyphs.ellipsis), status.isError ? .error : .text,
      into: &frame)
    pen.fill(into: &frame)
  }

  private func drawMonth(
    _ row: Int, _ columns: Range<Int>, _ drawn: inout DrawnOverlay, into frame: inout Frame
  ) {
    var pen = Pen(row: row, column: columns.lowerBound, limit: columns.upperBound)
    func arrow(_ glyph: Unicode.Scalar, _ number: Int) {
      drawn.targets.append((number, Rect(columns: pen.column..<(pen.column + 1), rows: row..<(row + 1))))
      pen.write(glyph, .key, into: &frame)
    }
    arrow(glyphs.before, DrawnOverlay.monthBefore)
    let month = calendar.month.truncated(.tail, columns: max(1, columns.count - 4), ellipsis: glyphs.ellipsis)
    pen.fill(to: columns.lowerBound + (columns.count - month.columns) / 2, into: &frame)
    pen.write(month, .title, into: &frame)
    pen.fill(to: columns.upperBound - 1, into: &frame)
    arrow(glyphs.after, DrawnOverlay.monthAfter)
  }

  private func drawWeekdays(_ row: Int, _ columns: Range<Int>, _ cell: Int, into frame: inout Frame) {
    var pen = Pen(row: row, column: columns.lowerBound, limit: columns.upperBound)
    for (column, weekday) in calendar.weekdays.enumerated() {
      // In the cell's digits, or over its mark too where it has no other room.
      let room = 2
      let name = calendar.symbols.shortWeekdays[weekday].prefix(fitting: room)
      pen.fill(to: columns.lowerBound + column * cell + 1 + room - name.columns, into: &frame)
      pen.write(name, .label, into: &frame)
    }
    pen.fill(into: &frame)
  }

  private func draw(
    _ weeks: [[CalendarDate?]], _ rows: Range<Int>, _ columns: Range<Int>, _ cell: Int,
    _ drawn: inout DrawnOverlay, _ frame: inout Frame
  ) {
    let current = weeks.firstIndex { $0.contains(calendar.day) } ?? 0
    let first = max(0, min(current - (rows.count - 1) / 2, weeks.count - rows.count))
    for (row, week) in zip(rows, weeks[first...]) {
      var pen = Pen(row: row, column: columns.lowerBound, limit: columns.upperBound)
      for (column, day) in week.enumerated() {
        pen.fill(to: columns.lowerBound + column * cell, into: &frame)
        guard let day else { continue }
        let area = Rect(columns: pen.column..<min(pen.limit, pen.column + 3), rows: row..<(row + 1))
        drawn.targets.append((day.dayNumber, area))
        if day == calendar.day { drawn.cursor = Point(column: pen.column + 1, row: row) }
        draw(day, with: &pen, into: &frame)
      }
      pen.fill(into: &frame)
    }
  }

  private func draw(_ day: CalendarDate, with pen: inout Pen, into frame: inout Frame) {
    let isOffered = calendar.isOffered(day)
    pen.write(day == calendar.today ? glyphs.bullet : " ", .accent, into: &frame)
    let role: StyleRole =
      if day == calendar.day { .focused } else if !isOffered { .disabled } else if day == calendar.taken {
        .title
      } else { .text }
    // Where dim can't be told from plain, a day that can't be taken has no number.
    let digits = isOffered || hasDim || day == calendar.day ? String(day.day) : "--"
    pen.write(digits.count < 2 ? " " + digits : digits, role, into: &frame)
  }
}
