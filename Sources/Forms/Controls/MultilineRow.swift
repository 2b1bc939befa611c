internal import TerminalScreen

/// One row of a text of several lines: its columns, places and picture.
///
/// A row that has letters written from right to left is shown in the order in which it is read; the
/// direction is that of the line that the row is part of (A5, UAX #9).
struct MultilineRow {
  let bytes: Range<Int>
  private let editor: TextEditor
  private let width: Int
  private let line: BidiLine?
  /// Behind the row is a line break, which can be selected.
  private let endsLine: Bool
  /// The caret behind the last character would stand in the next row.
  private let goesOn: Bool

  /// A settled row.
  init(_ row: Int, _ rows: WrappedRows, _ editor: TextEditor) {
    bytes = rows.bytes(ofRow: row, in: editor)
    self.editor = editor
    width = rows.width
    let isLast = row + 1 >= rows.count
    let next = isLast ? bytes.upperBound : rows.bytes(ofRow: row + 1, in: editor).lowerBound
    endsLine = next > bytes.upperBound
    goesOn = !isLast && !endsLine
    line = Self.line(bytes, editor)
  }

  private static func line(_ bytes: Range<Int>, _ editor: TextEditor) -> BidiLine? {
    guard editor.buffer.withView({ view in bytes.contains { view[$0] >= 0xD6 } }) else { return nil }
    let clusters = Array(editor.clusters(inBytes: bytes))
    guard BidiLine.isNeeded(for: String(clusters)) else { return nil }
    let start = editor.buffer.withView { $0.lineStart(before: bytes.lowerBound) }
    guard start < bytes.lowerBound else { return BidiLine(clusters) }
    // The first letter of the line decides (UAX #9, P2).
    let letter = editor.clusters(inBytes: start..<bytes.upperBound)
      .first { $0.unicodeScalars.first?.properties.isAlphabetic ?? false }
    let isRightToLeft = letter.map { BidiLine([$0]).isRightToLeft } ?? false
    return BidiLine(clusters, direction: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Columns at the left of a text that belongs at the right edge.
  private func indent(_ line: BidiLine) -> Int {
    line.isRightToLeft ? max(0, width + 1 - line.columnsWithCaret) : 0
  }

  /// The column of the caret at a byte of the row.
  func column(ofByte byte: Int) -> Int {
    let before = bytes.lowerBound..<byte
    guard let line else {
      return min(width, editor.buffer.withView { $0.measure(before, masked: false).columns })
    }
    let index = editor.buffer.withView { $0.measure(before, masked: false).clusters }
    return min(width, indent(line) + line.caretColumn(at: index))
  }

  /// The byte of the character at a column.
  func byte(atColumn column: Int) -> Int {
    editor.buffer.withView { view in
      var offset = bytes.lowerBound
      var seen = 0
      let target = line.map { $0.index(atCaretColumn: column - indent($0)) } ?? column
      while offset < bytes.upperBound {
        let end = view.boundary(after: offset)
        seen += line == nil ? view.columns(offset..<end) : 1
        if seen > target || (goesOn && end == bytes.upperBound) { break }
        offset = end
      }
      return offset
    }
  }

  /// Draws the row up to the pen's limit.
  func draw(with pen: inout Pen, selection: Range<Int>, _ role: StyleRole, into frame: inout Frame) {
    if let line {
      draw(line, with: &pen, selection: selection, role, into: &frame)
    } else {
      var offset = bytes.lowerBound
      for character in editor.clusters(inBytes: bytes) {
        guard pen.write(character, selection.contains(offset) ? .selection : role, into: &frame) else {
          break
        }
        offset += character.utf8.count
      }
      if endsLine, selection.contains(bytes.upperBound) { pen.write(" ", .selection, into: &frame) }
    }
    pen.fill(into: &frame)
  }

  private func draw(
    _ line: BidiLine, with pen: inout Pen, selection: Range<Int>, _ role: StyleRole, into frame: inout Frame
  ) {
    pen.fill(to: pen.column + indent(line) + (line.isRightToLeft ? 1 : 0), into: &frame)
    var offsets: [Int] = []
    var offset = bytes.lowerBound
    for cluster in line.clusters {
      offsets.append(offset)
      offset += cluster.utf8.count
    }
    for index in line.visualOrder {
      let isSelected = selection.contains(offsets[index])
      guard pen.write(line.shown(index), isSelected ? .selection : role, into: &frame) else { return }
    }
  }
}

extension MultilineControl {
  func draw(into frame: inout Frame, area: Rect, _ context: DrawingContext) {
    var rows = rows(inColumns: area.columns.count)
    let first = firstRow(&rows, height: area.rows.count)
    let selection = context.isFocused ? editor.selectedBytes ?? 0..<0 : 0..<0
    for place in area.rows.clamped(to: frame.clip) {
      var pen = Pen(row: place, column: area.columns.lowerBound, limit: area.columns.upperBound - 1)
      let row = first + place - area.rows.lowerBound
      if editor.isEmpty, row == 0 { pen.write(context.placeholder, .placeholder, into: &frame) }
      if row < rows.count {
        MultilineRow(row, rows, editor)
          .draw(with: &pen, selection: selection, context.isEnabled ? .text : .disabled, into: &frame)
      } else {
        pen.fill(into: &frame)
      }
      pen = Pen(row: place, column: area.columns.upperBound - 1, limit: area.columns.upperBound)
      pen.write(mark(place, first, area, rows, context.glyphs), .key, into: &frame)
    }
  }

  /// At the edge, where there is more above or below.
  private func mark(
    _ place: Int, _ first: Int, _ area: Rect, _ rows: WrappedRows, _ glyphs: Glyphs
  ) -> Unicode.Scalar {
    if place == area.rows.lowerBound, first > 0 { return glyphs.above }
    if place == area.rows.upperBound - 1, first + area.rows.count < rows.count { return glyphs.open }
    return " "
  }

  func cursor(in area: Rect) -> Point {
    var rows = rows(inColumns: area.columns.count)
    let first = firstRow(&rows, height: area.rows.count)
    rows.settle(throughByte: editor.caretByte, in: editor)
    let row = rows.row(ofByte: editor.caretByte)
    let column = area.columns.lowerBound + MultilineRow(row, rows, editor).column(ofByte: editor.caretByte)
    let place = area.rows.lowerBound + min(max(row - first, 0), max(0, area.rows.count - 1))
    return Point(column: min(column, area.columns.upperBound - 1), row: place)
  }
}
