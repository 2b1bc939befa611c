internal import CNcurses
internal import TerminalScreen

/// Rows below the prompt, drawn with moves from where the cursor is.
///
/// Where they are on the screen is not known and never asked: all places count from their first row.
/// A row is taken by a line feed from the one above, which scrolls at the bottom of the screen; so what
/// was above stays above, in its order, and goes into the scrollback as everything does.
struct InlineScreen {
  /// How many rows are taken; none before the first frame and after `erase`.
  private(set) var rows = 0
  /// Everything is to be drawn anew with the next frame.
  var isStale = false
  /// Where the cursor is. The column is nil where terminals differ: behind the last column, and
  /// behind what they may count otherwise than we do.
  private var row = 0
  private var column: Int? = 0
  /// The cells that were shown last, and the window at that time.
  private var shown: [Cell] = []
  private var room = Size(columns: 0, rows: 0)
  /// For each row the end of what was written and not erased: what a narrower window would wrap.
  private var extents: [Int] = []
  private var output: [UInt8] = []
  private var style = StyleTable.Entry()
  private let reflow: Reflow

  init(_ environment: (String) -> String?) { reflow = Reflow(environment) }

  /// How far below the cursor the last row is; nil where no row is taken.
  var rowsBelow: Int? { rows > 0 ? rows - 1 - row : nil }

  /// What is to be sent since the last call.
  mutating func takeOutput() -> [UInt8] {
    defer { output = [] }
    return output
  }

  // MARK: Frames

  /// Draws what differs from the frame before. The height may be another than before; a window of
  /// another size has everything drawn anew.
  mutating func show(
    _ frame: borrowing Frame, _ styles: StyleTable, _ writer: inout CellWriter, room: Size
  ) {
    if room != self.room, rows > 0 { adapt(to: room) }
    self.room = room
    if isStale { erase() }
    isStale = false
    if rows == 0 { begin() }
    let plain = styles[.text]
    let isPainted = plain.attributes != 0 || plain.pair != 0
    let height = frame.size.rows
    if rows > height { giveBack(from: height, columns: frame.size.columns) }
    let cells = frame.cells
    for row in 0..<height { draw(frame, cells, row: row, styles, &writer, isPainted) }
    shown = cells
    setStyle(StyleTable.Entry())
    if let cursor = frame.cursor, height > 0 {
      move(
        toRow: min(max(0, cursor.row), height - 1), min(max(0, cursor.column), frame.size.columns - 1))
    }
  }

  /// Takes the rows away and leaves the cursor where the first of them was.
  mutating func erase() {
    guard rows > 0 else { return }
    setStyle(StyleTable.Entry())
    move(toRow: 0, 0)
    add(fw_erase_below)
    forget()
    // Nothing stands in this row: no need to look for a new one.
    isBegun = true
  }

  /// The cursor is somewhere else now: the next frame begins there.
  mutating func forget() {
    rows = 0
    row = 0
    column = 0
    shown = []
    extents = []
    isStale = false
    isBegun = false
    style = StyleTable.Entry()
  }

  private var isBegun = false

  /// Goes to the beginning of a row. What stood before the cursor is not ours: as many blanks as a row
  /// has columns end in the same row if nothing did, else in the next.
  private mutating func begin() {
    if !isBegun {
      if fw_wraps_late() { output += [UInt8](repeating: 0x20, count: room.columns) }
      output.append(0x0D)
      add(fw_erase_below)
    }
    isBegun = true
    rows = 1
    row = 0
    column = 0
    extents = [0]
  }

  private mutating func giveBack(from height: Int, columns: Int) {
    setStyle(StyleTable.Entry())
    move(toRow: max(0, height), 0)
    add(fw_erase_below)
    move(toRow: max(0, height - 1), 0)
    rows = max(1, height)
    extents.removeLast(extents.count - rows)
    if shown.count > rows * columns { shown.removeLast(shown.count - rows * columns) }
  }

  /// Goes to the first row as it is in a window of another size, and erases from there. A row that
  /// can't be reached any more stays in the scrollback.
  private mutating func adapt(to new: Size) {
    var above = row
    if new.columns < room.columns, reflow.isKnown {
      above = extents[..<row].reduce(0) { $0 + max(1, ($1 + new.columns - 1) / max(1, new.columns)) }
      above += (column ?? 0) / max(1, new.columns)
    }
    above = min(above, new.rows - 1)
    output.append(0x0D)
    if above > 0 { add(fw_up, above) }
    add(fw_erase_below)
    forget()
    isBegun = true
  }

  // MARK: A row

  private mutating func draw(
    _ frame: borrowing Frame, _ cells: [Cell], row: Int, _ styles: StyleTable, _ writer: inout CellWriter,
    _ isPainted: Bool
  ) {
    let width = frame.size.columns
    let start = row * width
    let isKnown = start + width <= shown.count
    // Of a painted row even blanks have to be written.
    let empty = isPainted ? Cell(code: 0, role: .text, width: 1) : Cell.blank
    let damage = isKnown ? frame.damage(inRow: row) : 0..<width
    var end = width
    if !isPainted { while end > 0, cells[start + end - 1] == .blank { end -= 1 } }
    var column = damage.lowerBound
    while column < damage.upperBound {
      func isSame(_ place: Int) -> Bool {
        let old = isKnown ? shown[start + place] : empty
        return cells[start + place] == old && old.code < 0x11_0000
      }
      guard !isSame(column) else {
        column += 1
        continue
      }
      var last = column
      var place = column + 1
      // A few cells between two changes cost less than a move.
      while place < damage.upperBound, place - last <= 6 {
        if !isSame(place) { last = place }
        place += 1
      }
      var first = column
      while first > 0, cells[start + first].width == 0 { first -= 1 }
      column = last + 1
      while column < width, cells[start + column].width == 0 { column += 1 }
      write(frame, cells, row: row, first..<column, textEnd: end, styles, &writer)
    }
  }

  /// Writes cells of a row; behind the text of the row it erases, if that is shorter.
  private mutating func write(
    _ frame: borrowing Frame, _ cells: [Cell], row: Int, _ columns: Range<Int>, textEnd: Int,
    _ styles: StyleTable, _ writer: inout CellWriter
  ) {
    let old = row < extents.count ? extents[row] : 0
    let textEnd = max(columns.lowerBound, textEnd)
    let blanks = min(columns.upperBound, old) - textEnd
    // Erasing takes about three bytes, and clears all that is behind.
    let isErased = blanks > 3
    let upper = isErased || old <= textEnd ? min(columns.upperBound, textEnd) : columns.upperBound
    let columns = columns.lowerBound..<upper
    if !columns.isEmpty {
      move(toRow: row, columns.lowerBound)
      writer.removeAll()
      writer.append(frame, cells, row: row, columns, styles)
      send(writer, columns)
      extents[row] = max(extents[row], columns.upperBound)
    }
    if isErased {
      move(toRow: row, columns.upperBound)
      setStyle(StyleTable.Entry())
      add(fw_erase_line)
      extents[row] = columns.upperBound
    }
  }

  private mutating func send(_ writer: borrowing CellWriter, _ columns: Range<Int>) {
    guard let cells = writer.start else { return }
    var isPlain = true
    for index in 0..<writer.count {
      let cell = cells + index
      setStyle(StyleTable.Entry(attributes: cell.pointee.attr, pair: cell.pointee.ext_color))
      var place: Int32 = 0
      while case let value = fw_cell_scalar(cell, place), value != 0 {
        if value < 0x80 {
          output.append(UInt8(value))
        } else if let scalar = Unicode.Scalar(value) {
          output += Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter
          if place > 0 || !Self.isDrawing(value) { isPlain = false }
        }
        place += 1
      }
    }
    column = isPlain && columns.upperBound < room.columns ? columns.upperBound : nil
  }

  /// What every terminal counts as one column: letters with accents, lines, signs.
  private static func isDrawing(_ scalar: UInt32) -> Bool {
    (0xC0..<0x250).contains(scalar) || (0x2500..<0x25A0).contains(scalar) || scalar == 0x2022
  }

  // MARK: Attributes and moves

  private mutating func setStyle(_ entry: StyleTable.Entry) {
    guard entry != style else { return }
    style = entry
    output += [UInt8](unsafeUninitializedCapacity: 128) { buffer, count in
      buffer.withMemoryRebound(to: CChar.self) {
        count = fw_write_attributes(entry.attributes, entry.pair, $0.baseAddress, $0.count)
      }
    }
  }

  private mutating func move(toRow target: Int, _ place: Int) {
    if target > row {
      // A line feed would wrap first where the last column was written.
      if column == nil { returnToStart() }
      // New rows must not take the colour that is set.
      if target >= rows { setStyle(StyleTable.Entry()) }
      if target - row <= 4 || target >= rows {
        output += [UInt8](repeating: 0x0A, count: target - row)
      } else {
        add(fw_down, target - row)
      }
      while rows <= target {
        rows += 1
        extents.append(0)
      }
    } else if target < row {
      add(fw_up, row - target)
    }
    row = target
    moveAlong(to: place)
  }

  private mutating func moveAlong(to place: Int) {
    if column == nil || place == 0 && column != 0 { returnToStart() }
    let here = column ?? 0
    if place > here, place - here <= 4, extents[row] <= here, style == StyleTable.Entry() {
      // Nothing was written there.
      output += [UInt8](repeating: 0x20, count: place - here)
    } else if place > here {
      add(fw_right, place - here)
    } else if here - place > 4 {
      add(fw_left, here - place)
    } else if place < here {
      output += [UInt8](repeating: 0x08, count: here - place)
    }
    column = place
  }

  private mutating func returnToStart() {
    output.append(0x0D)
    column = 0
  }

  private mutating func add(_ capability: fw_capability, _ number: Int = 0) {
    output += TerminalModes.capability(capability, number)
  }
}
