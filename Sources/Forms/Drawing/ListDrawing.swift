internal import TerminalScreen

/// Draws open lists and files: a box over what is below, or above where there is more room.
extension Session {
  static let mostListRows = 10
  static let mostSuggestionRows = 5

  /// Rows of a list that can be seen at a time.
  func listRows(of list: OpenList) -> Int {
    let rows = listBox(of: list).rows.count
    return rows > 2 ? rows - 2 : max(1, rows)
  }

  /// Brings the highlighted row into view.
  func reveal(_ list: inout OpenList) {
    if list.isWrapped {
      list.reveal(rows: listRows(of: list), heights: list.matches.map { lines(of: $0, list).count })
    } else {
      list.reveal(rows: listRows(of: list))
    }
  }

  private func listBox(of list: OpenList) -> Rect {
    box(rows: max(1, min(lineCount(of: list), Self.mostListRows)), of: list)
  }

  /// Rows that all matches take.
  private func lineCount(of list: OpenList) -> Int {
    list.isWrapped ? list.matches.reduce(0) { $0 + lines(of: $1, list).count } : list.matches.count
  }

  /// A row of sentences on as many lines as it takes, set in from the second on.
  private func lines(of row: Int, _ list: OpenList) -> [String] {
    let columns = max(4, layout.geometry.columns.count - 4)
    let label = list.rows[row].label
    guard label.columns > columns else { return [label] }
    return label.wrapped(columns: columns - 2).enumerated().map { ($0 > 0 ? "  " : "") + $1 }
  }

  /// A box for so many rows. It stays on the same side of the input, and begins or ends there, however
  /// much is filtered away.
  private func box(rows: Int, of list: OpenList) -> Rect {
    let columns = layout.geometry.columns.count
    let full: Rect
    switch list.purpose {
    case .suggestions: full = beside(rows: Self.mostSuggestionRows + 2, columns: columns)
    case .files: full = near(inputRows(of: focus), rows: Self.mostListRows + 2, columns: columns, least: 5)
    case .options, .checks, .menu, .summary:
      let most = max(rows, min(list.isWrapped ? rows : list.rows.count, Self.mostListRows))
      full = near(inputRows(of: focus), rows: most + 2, columns: columns, least: min(most + 2, 5))
    }
    let height = min(full.rows.count > 2 ? rows + 2 : rows, full.rows.count)
    let isAbove = full.rows.upperBound <= inputRows(of: focus).lowerBound
    let top = isAbove ? full.rows.upperBound - height : full.rows.lowerBound
    return Rect(columns: full.columns, rows: top..<(top + height))
  }

  /// Never over the input itself: one goes on typing there.
  private func beside(rows: Int, columns: Int) -> Rect {
    let input = inputRows(of: focus)
    let below = size.rows - input.upperBound
    let span = near(inputRows(of: focus), rows: rows, columns: columns, least: 1).columns
    if below >= min(rows, input.lowerBound) {
      return Rect(columns: span, rows: input.upperBound..<(input.upperBound + min(rows, below)))
    }
    return Rect(columns: span, rows: max(0, input.lowerBound - rows)..<input.lowerBound)
  }

  func draw(_ list: OpenList, into frame: inout Frame) -> DrawnOverlay {
    draw(list, ifEmpty: settings.wording.keys.noMatch, into: &frame)
  }

  func draw(_ files: OpenFiles, into frame: inout Frame) -> DrawnOverlay {
    let words = settings.wording.files
    guard files.list.filter.isEmpty else { return draw(files.list, into: &frame) }
    switch files.contents {
    case .reading: return draw(files.list, saying: words.reading, .helper, into: &frame)
    case .failed(let problem):
      return draw(files.list, saying: "! " + words.problem(problem), .error, into: &frame)
    case .read where !files.hasEntries:
      return draw(files.list, saying: words.isEmpty, .helper, into: &frame)
    case .read: return draw(files.list, into: &frame)
    }
  }

  private func draw(_ list: OpenList, ifEmpty words: String, into frame: inout Frame) -> DrawnOverlay {
    guard !list.matches.isEmpty else { return draw(list, saying: words, .helper, into: &frame) }
    let box = listBox(of: list)
    let inner = drawBox(box, title: title(of: list, columns: box.columns.count - 6), into: &frame)
    if list.isWrapped { return drawLines(of: list, box, inner, into: &frame) }
    var drawn = DrawnOverlay(box: box)
    for (index, row) in zip(list.first..<max(list.first, list.matches.count), inner.rows) {
      let isHighlighted = index == list.highlighted
      drawn.targets.append((index, Rect(columns: inner.columns, rows: row..<(row + 1))))
      if isHighlighted { drawn.cursor = Point(column: inner.columns.lowerBound, row: row) }
      drawRow(list.rows[list.matches[index]], isHighlighted, row: row, inner.columns, into: &frame)
    }
    drawMarks(of: list, inner, isMore: list.first + inner.rows.count < list.matches.count, into: &frame)
    return drawn
  }

  /// Rows that are read whole, however narrow the screen is.
  private func drawLines(
    of list: OpenList, _ box: Rect, _ inner: Rect, into frame: inout Frame
  ) -> DrawnOverlay {
    var drawn = DrawnOverlay(box: box)
    var index = list.first
    var place = inner.rows.lowerBound
    var isCut = false
    while index < list.matches.count, place < inner.rows.upperBound {
      let isHighlighted = index == list.highlighted
      if isHighlighted { drawn.cursor = Point(column: inner.columns.lowerBound, row: place) }
      let lines = lines(of: list.matches[index], list)
      let rows = place..<min(place + lines.count, inner.rows.upperBound)
      for (row, line) in zip(rows, lines) {
        var part = list.rows[list.matches[index]]
        part.label = line
        drawRow(part, isHighlighted, row: row, inner.columns, into: &frame)
      }
      drawn.targets.append((index, Rect(columns: inner.columns, rows: rows)))
      isCut = rows.count < lines.count
      place = rows.upperBound
      index += 1
    }
    drawMarks(of: list, inner, isMore: isCut || index < list.matches.count, into: &frame)
    return drawn
  }

  /// The rows that there are below a sentence that says why there are no more.
  private func draw(
    _ list: OpenList, saying words: String, _ role: StyleRole, into frame: inout Frame
  ) -> DrawnOverlay {
    let lines = words.wrapped(columns: max(1, layout.geometry.columns.count - 4))
    let box = box(rows: list.matches.count + lines.count, of: list)
    let inner = drawBox(box, title: title(of: list, columns: box.columns.count - 6), into: &frame)
    var drawn = DrawnOverlay(
      cursor: Point(column: inner.columns.lowerBound, row: inner.rows.lowerBound), box: box)
    var place = inner.rows.lowerBound
    for line in lines.prefix(max(1, inner.rows.count - list.matches.count))
    where place < inner.rows.upperBound {
      var pen = Pen(row: place, column: inner.columns.lowerBound, limit: inner.columns.upperBound)
      pen.write(line, role, into: &frame)
      place += 1
    }
    for (index, match) in list.matches.enumerated() where place < inner.rows.upperBound {
      let isHighlighted = index == list.highlighted
      drawn.targets.append((index, Rect(columns: inner.columns, rows: place..<(place + 1))))
      if isHighlighted { drawn.cursor = Point(column: inner.columns.lowerBound, row: place) }
      drawRow(list.rows[match], isHighlighted, row: place, inner.columns, into: &frame)
      place += 1
    }
    return drawn
  }

  /// The title and what was typed; where there is no room for both, what was typed.
  private func title(of list: OpenList, columns: Int) -> String {
    let ellipsis = glyphs.ellipsis
    if case .files = list.purpose, list.filter.isEmpty {
      return list.title.truncated(.head, columns: max(1, columns), ellipsis: ellipsis)
    }
    guard !list.filter.isEmpty else { return list.title }
    let filter = list.filter.truncated(.head, columns: max(1, columns), ellipsis: ellipsis)
    let room = columns - filter.columns - 2
    guard room > 3 else { return filter }
    let isPath = if case .files = list.purpose { true } else { false }
    return list.title.truncated(isPath ? .head : .tail, columns: room, ellipsis: ellipsis) + ": " + filter
  }

  private func drawRow(
    _ row: OpenList.Row, _ isHighlighted: Bool, row place: Int, _ columns: Range<Int>, into frame: inout Frame
  ) {
    let role: StyleRole = isHighlighted ? .focused : .text
    var pen = Pen(row: place, column: columns.lowerBound, limit: columns.upperBound)
    if let isChecked = row.isChecked { pen.write(isChecked ? "[x] " : "[ ] ", .text, into: &frame) }
    let room = pen.room - (row.detail.isEmpty ? 0 : row.detail.columns + 1)
    pen.write(
      row.label.truncated(.tail, columns: max(1, room), ellipsis: glyphs.ellipsis), role, into: &frame)
    pen.fill(to: columns.upperBound - row.detail.columns, " ", role, into: &frame)
    pen.write(row.detail, role, into: &frame)
  }

  private func drawMarks(of list: OpenList, _ inner: Rect, isMore: Bool, into frame: inout Frame) {
    let column = inner.columns.upperBound + 1
    if list.first > 0 { frame.put(Cell(glyphs.above, .key), row: inner.rows.lowerBound, column: column) }
    if isMore {
      frame.put(Cell(glyphs.open, .key), row: inner.rows.upperBound - 1, column: column)
    }
  }
}
