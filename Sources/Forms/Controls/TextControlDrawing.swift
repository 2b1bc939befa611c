internal import TerminalScreen

extension TextControl {
  /// Whether there is room for the icon and the buttons beside the text.
  func hasRoom(_ columns: Int) -> Bool { columns >= kind.leadingColumns + kind.trailingColumns + 8 }

  /// The columns of the text itself.
  private func inner(_ columns: Range<Int>) -> Range<Int> {
    guard hasRoom(columns.count) else { return columns }
    return columns.lowerBound + kind.leadingColumns..<columns.upperBound - kind.trailingColumns
  }

  func draw(into frame: inout Frame, area: Rect, _ context: DrawingContext) {
    let columns = inner(area.columns)
    if columns != area.columns { drawBeside(area, into: &frame, context) }
    var pen = Pen(row: area.rows.lowerBound, column: columns.lowerBound, limit: columns.upperBound)
    if let boxes = boxes(in: columns.count), context.isFocused || !editor.isEmpty {
      drawBoxes(boxes, &pen, into: &frame, context)
    } else if editor.isEmpty {
      pen.write(context.placeholder, .placeholder, into: &frame)
    } else if kind.isSecret, !isRevealed {
      drawDots(&pen, into: &frame, context)
    } else if let line = line(columns.count, isFocused: context.isFocused, context.glyphs.ellipsis) {
      draw(line, &pen, into: &frame, context)
    } else {
      drawPlain(&pen, into: &frame, context)
    }
    pen.fill(into: &frame)
  }

  func cursor(in area: Rect) -> Point {
    let columns = inner(area.columns)
    let column = columns.lowerBound + caretColumn(columns.count)
    return Point(column: max(0, min(column, columns.upperBound - 1)), row: area.rows.lowerBound)
  }

  private func caretColumn(_ columns: Int) -> Int {
    if boxes(in: columns) != nil { return 4 * min(editor.caret, (kind.content.boxes ?? 1) - 1) + 2 }
    if let line = line(columns, isFocused: true, "") {
      return line.caretColumn(editor.caret) - line.start(room: columns, caret: editor.caret)
    }
    return view(columns).caretColumn
  }

  /// The cluster at a column of the area, by what is drawn there now.
  func cluster(atColumn column: Int, _ columns: Int) -> Int {
    let text = inner(0..<columns)
    let column = column - text.lowerBound
    if boxes(in: text.count) != nil { return min(editor.count, max(0, column / 4)) }
    guard let line = line(text.count, isFocused: isEditing, "…") else {
      return plainCluster(atColumn: column, text.count)
    }
    let caret = isEditing ? editor.caret : nil
    let shift = line.isRightToLeft && caret == nil ? 1 : 0
    let found = line.caret(atColumn: column + line.start(room: text.count, caret: caret) + shift)
    return min(editor.count, isEditing ? found : place(of: found, in: line.characters))
  }

  /// Without the focus a text may be shown formatted or shortened: the place in it that is meant by one in
  /// what is shown.
  private func place(of index: Int, in shown: [Character]) -> Int {
    let text = Array(editor.text)
    guard !kind.isSecret, shown != text, index <= shown.count else { return index }
    let before = Self.matches(shown[..<index], text)
    let after = Self.matches(shown[index...].reversed(), text.reversed())
    // All of the text is there, with signs between: a formatted number.
    if before + after >= text.count { return min(before, text.count) }
    return shown[..<index].elementsEqual(text.prefix(index)) ? index : text.count - (shown.count - index)
  }

  /// How many characters from the beginning of a text are there, in this order.
  private static func matches(_ shown: some Sequence<Character>, _ text: [Character]) -> Int {
    var count = 0
    for character in shown where count < text.count && character == text[count] { count += 1 }
    return count
  }

  private func textRole(_ context: DrawingContext) -> StyleRole { context.isEnabled ? .text : .disabled }

  private func drawBeside(_ area: Rect, into frame: inout Frame, _ context: DrawingContext) {
    var pen = Pen(
      row: area.rows.lowerBound, column: area.columns.lowerBound,
      limit: area.columns.lowerBound + kind.leadingColumns)
    if let icon = kind.icon { pen.write(icon, .label, into: &frame) }
    pen.fill(into: &frame)
    drawButtons(area: area, into: &frame, context)
  }
}

// MARK: Text that shows otherwise than it is held

extension TextControl {
  /// The line to be shown; nil where the text shows as it is, which is found without making one.
  private func line(_ columns: Int, isFocused: Bool, _ ellipsis: String) -> ShownLine? {
    if editor.isEmpty { return nil }
    if kind.isSecret { return isRevealed ? ShownLine(Array(editor.revealed)) : nil }
    guard let format else { return plainLine(columns, isFocused: isFocused, ellipsis) }
    if isFocused { return ShownLine(format.shown(editor.text) ?? MaskedText(plain: editor.text)) }
    return ShownLine(shortened(format.formatted(editor.text), columns, ellipsis))
  }

  private func plainLine(_ columns: Int, isFocused: Bool, _ ellipsis: String) -> ShownLine? {
    let isShortened = !isFocused && kind.truncation != .clip && editor.totalColumns > columns
    if editor.isASCII, !isShortened { return nil }
    let text = editor.text
    guard isShortened || BidiLine.isNeeded(for: text) else { return nil }
    return ShownLine(isFocused ? Array(text) : shortened(text, columns, ellipsis))
  }

  private func shortened(_ text: String, _ columns: Int, _ ellipsis: String) -> [Character] {
    Array(text.truncated(kind.truncation, columns: columns, ellipsis: ellipsis))
  }

  private func draw(
    _ line: ShownLine, _ pen: inout Pen, into frame: inout Frame, _ context: DrawingContext
  ) {
    let caret = context.isFocused ? editor.caret : nil
    let room = pen.room
    let first = pen.column
    let selection = context.isFocused ? shownSelection(line) : 0..<0
    let plain = context.isFocused ? .text : textRole(context)
    let start = line.start(room: room, caret: caret)
    line.forEachSeen(from: start, room: room, caret: caret) { character, index, column in
      pen.fill(to: first + column, into: &frame)
      pen.write(character, selection.contains(index) ? .selection : plain, into: &frame)
    }
  }

  /// The selection among the shown characters, literals between them included.
  private func shownSelection(_ line: ShownLine) -> Range<Int> {
    guard let selection = editor.selection else { return 0..<0 }
    guard let carets = line.carets?.carets else { return selection }
    let last = carets[selection.upperBound - 1] + 1
    return carets[selection.lowerBound]..<max(carets[selection.lowerBound], last)
  }
}

// MARK: Text that shows as it is, and dots

extension TextControl {
  /// The part of the text that a row shows: it begins where a cluster does.
  private struct View {
    /// The first cluster shown.
    var cluster: Int
    /// Where the caret is in the row.
    var caretColumn: Int
  }

  /// Follows from the caret alone: the view moves on by half a row when the caret leaves it, so that
  /// most keys at the end of a long text still change one cell.
  private func view(_ columns: Int) -> View {
    let caretColumn = kind.isSecret && kind.hidesLength ? dots : editor.columnsBeforeCaret
    guard columns > 1, caretColumn >= columns else {
      return View(cluster: columns > 1 ? 0 : editor.caret, caretColumn: columns > 1 ? caretColumn : 0)
    }
    let step = columns / 2
    let start = ((caretColumn - columns) / step + 1) * step
    guard !kind.isSecret else { return View(cluster: start, caretColumn: caretColumn - start) }
    var room = caretColumn - start
    var cluster = editor.caret
    for character in editor.clusters(before: editor.caret) {
      let width = character.columns
      guard width <= room else { break }
      room -= width
      cluster -= 1
    }
    return View(cluster: cluster, caretColumn: caretColumn - start - room)
  }

  private func plainCluster(atColumn column: Int, _ columns: Int) -> Int {
    let start = isEditing ? view(columns).cluster : 0
    guard column > 0 else { return start }
    guard !kind.isSecret else { return min(editor.count, start + column) }
    var room = column
    var cluster = start
    for character in editor.clusters(from: start) {
      let width = character.columns
      guard width <= room else { break }
      room -= width
      cluster += 1
    }
    return cluster
  }

  private func drawPlain(_ pen: inout Pen, into frame: inout Frame, _ context: DrawingContext) {
    let plain = context.isFocused ? .text : textRole(context)
    let selection = context.isFocused ? editor.selection ?? 0..<0 : 0..<0
    var cluster = context.isFocused ? view(pen.room).cluster : 0
    func role() -> StyleRole { selection.contains(cluster) ? .selection : plain }
    if selection.isEmpty, editor.isASCII, !kind.isSecret {
      return editor.forEachASCII(from: cluster, count: pen.room) { pen.write(ascii: $0, plain, into: &frame) }
    }
    for character in editor.clusters(from: cluster) {
      guard pen.write(character, role(), into: &frame) else { return }
      cluster += 1
    }
  }

  /// One dot a character; always as many where the length is hidden.
  private func drawDots(_ pen: inout Pen, into frame: inout Frame, _ context: DrawingContext) {
    var cluster = context.isFocused ? view(pen.room).cluster : 0
    let selection = context.isFocused && !kind.hidesLength ? editor.selection ?? 0..<0 : 0..<0
    let plain = context.isFocused ? .text : textRole(context)
    while cluster < dots, pen.room > 0 {
      pen.write(context.glyphs.bullet, selection.contains(cluster) ? .selection : plain, into: &frame)
      cluster += 1
    }
  }
}

// MARK: Boxes

extension TextControl {
  /// How many boxes are drawn; nil where the field has none, or no room for them.
  private func boxes(in columns: Int) -> Int? {
    guard let boxes = kind.content.boxes, 4 * boxes + 1 <= columns else { return nil }
    return boxes
  }

  /// `│ 4 │ 1 │ 7 │   │`, or dots for the digits.
  private func drawBoxes(
    _ boxes: Int, _ pen: inout Pen, into frame: inout Frame, _ context: DrawingContext
  ) {
    let selection = context.isFocused ? editor.selection ?? 0..<0 : 0..<0
    var digits = (kind.isSecret && isRevealed ? editor.revealed : editor.clusters(from: 0)).makeIterator()
    pen.write(context.glyphs.vertical, .edge, into: &frame)
    for box in 0..<boxes {
      let role: StyleRole = selection.contains(box) ? .selection : textRole(context)
      let dot = kind.isSecret && !isRevealed && box < dots ? Character(context.glyphs.bullet) : nil
      pen.write(" ", .text, into: &frame)
      pen.write(dot ?? digits.next() ?? " ", role, into: &frame)
      pen.write(" ", .text, into: &frame)
      pen.write(context.glyphs.vertical, .edge, into: &frame)
    }
  }
}
