/// A screen as cells: what a session draws and a terminal shows.
///
/// Drawing writes only what differs, and the frame notes the columns that changed in each row, so
/// a key costs what it changes and not the size of the screen.
public struct Frame: Sendable {
  /// The size of the screen.
  public private(set) var size: Size
  /// Where the hardware cursor stands; nil hides it (A1: always at what has the focus).
  public var cursor: Point?
  /// All cells, row by row.
  public private(set) var cells: [Cell]
  private var clusters: [Character] = []
  /// Made with the first cluster: most screens have none.
  private var clusterNumbers: [Character: UInt32]?
  private var changes: [Changed]
  /// Where there are rows with changes: none has any outside.
  public private(set) var changedRows: Range<Int>
  /// Rows that may be written: what is drawn beyond them is cut off.
  public var clip: Range<Int>
  /// What the cells were drawn from.
  public var pictures = PictureLog()

  /// A blank screen, all of which counts as changed.
  public init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: size.columns * size.rows)
    changes = Array(repeating: Changed(start: 0, end: size.columns), count: size.rows)
    changedRows = 0..<size.rows
    clip = 0..<size.rows
  }

  /// The whole screen.
  public var bounds: Rect { Rect(columns: 0..<size.columns, rows: 0..<size.rows) }

  /// The cell at a place inside of the screen.
  public subscript(row: Int, column: Int) -> Cell { cells[row * size.columns + column] }

  /// The cluster that a cell holds; a space for right halves.
  public func character(of cell: Cell) -> Character {
    if cell.code & Cell.clusterBit != 0 { return clusters[Int(cell.code & ~Cell.clusterBit)] }
    return Unicode.Scalar(cell.code).map(Character.init) ?? "\u{FFFD}"
  }

  /// The number by which cells name a cluster of several scalars.
  mutating func code(of cluster: Character) -> UInt32 {
    if let ascii = cluster.plainASCII { return UInt32(ascii) }
    let scalars = cluster.unicodeScalars
    if scalars.index(after: scalars.startIndex) == scalars.endIndex { return scalars.first!.value }
    var numbers = clusterNumbers.take() ?? [:]
    defer { clusterNumbers = numbers }
    if let known = numbers[cluster] { return known }
    let number = Cell.clusterBit | UInt32(clusters.count)
    clusters.append(cluster)
    numbers[cluster] = number
    return number
  }

  /// Puts a cell; cells outside the screen are dropped, halves of wide clusters that this cuts
  /// become blanks.
  public mutating func put(_ cell: Cell, row: Int, column: Int) {
    guard clip.contains(row), column >= 0, column + max(1, Int(cell.width)) <= size.columns
    else { return }
    let index = row * size.columns + column
    if cells[index] == cell, cell.width < 2 || cells[index + 1].width == 0 { return }
    cutWideClusters(at: index, column: column, width: Int(cell.width), row: row)
    cells[index] = cell
    if cell.width == 2 { cells[index + 1] = .continuation(cell.role) }
    note(column..<(column + max(1, Int(cell.width))), inRow: row)
  }

  /// Puts the same cell, one column wide, into a run of columns.
  mutating func fill(_ columns: Range<Int>, inRow row: Int, with cell: Cell) {
    guard clip.contains(row) else { return }
    let start = row * size.columns
    for column in columns.clamped(to: 0..<size.columns) where cells[start + column] != cell {
      put(cell, row: row, column: column)
    }
  }

  /// Puts printable ASCII from a column on, of one meaning; what would be outside the screen is dropped.
  mutating func put(ascii bytes: UnsafeBufferPointer<UInt8>, role: StyleRole, row: Int, column: Int) {
    guard clip.contains(row) else { return }
    let start = row * size.columns
    for place in (column..<(column + bytes.count)).clamped(to: 0..<size.columns) {
      let cell = Cell(code: UInt32(bytes[place - column]), role: role, width: 1)
      if cells[start + place] != cell { put(cell, row: row, column: place) }
    }
  }

  private mutating func cutWideClusters(at index: Int, column: Int, width: Int, row: Int) {
    if cells[index].width == 0, column > 0 {
      cells[index - 1] = Cell(" ", cells[index - 1].role)
      note((column - 1)..<column, inRow: row)
    }
    let after = index + max(1, width)
    if column + max(1, width) < size.columns, cells[after].width == 0 {
      cells[after] = Cell(" ", cells[after].role)
      note((column + max(1, width))..<(column + max(1, width) + 1), inRow: row)
    }
  }

  private mutating func note(_ columns: Range<Int>, inRow row: Int) {
    let old = changes[row]
    changes[row] =
      old.start == old.end
      ? Changed(start: columns.lowerBound, end: columns.upperBound)
      : Changed(start: min(old.start, columns.lowerBound), end: max(old.end, columns.upperBound))
    if !changedRows.contains(row) {
      changedRows =
        changedRows.isEmpty
        ? row..<(row + 1) : min(changedRows.lowerBound, row)..<max(changedRows.upperBound, row + 1)
    }
  }

  /// The columns of a row that have changed since `clearDamage`.
  public func damage(inRow row: Int) -> Range<Int> { changes[row].start..<changes[row].end }

  /// Says that the terminal shows the frame as it is now.
  public mutating func clearDamage() {
    for row in changedRows { changes[row] = Changed(start: 0, end: 0) }
    changedRows = 0..<0
  }

  /// A row as text: one cluster for each cell, right halves left out.
  public func text(ofRow row: Int) -> String {
    var text = ""
    for column in 0..<size.columns {
      let cell = self[row, column]
      if cell.width > 0 { text.append(character(of: cell)) }
    }
    return text
  }

  /// All rows without trailing blanks: what reports and snapshots show.
  public var rows: [String] {
    (0..<size.rows).map { row in
      var text = Substring(text(ofRow: row))
      while text.last == " " { text.removeLast() }
      return String(text)
    }
  }
}

/// Columns of a row. An array of ranges would have the runtime look for what `Range` asks of `Int`, which
/// takes as long as drawing ten fields.
private struct Changed: Sendable {
  var start: Int
  var end: Int
}
