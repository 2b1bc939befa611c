internal import CNcurses
internal import CTerminal
internal import TerminalScreen

/// One row of cells in the form that ncurses takes: a cell for each base character with its marks.
///
/// ncurses counts columns by the C library's table, which knows neither flags nor joined emoji
/// nor new characters. Whatever it would count otherwise than the frame is sent as its base
/// character and blanks, so that the cursor is always where both think it is.
struct CellWriter: ~Copyable {
  private var cells: UnsafeMutableBufferPointer<cchar_t>
  private(set) var count = 0
  let isUTF8: Bool

  init(columns: Int, isUTF8: Bool) {
    cells = .allocate(capacity: columns + 1)
    self.isUTF8 = isUTF8
  }

  deinit { cells.deallocate() }

  var start: UnsafePointer<cchar_t>? { UnsafePointer(cells.baseAddress) }

  mutating func removeAll() { count = 0 }

  /// Takes cells of a row, from a column that begins a cluster.
  mutating func append(
    _ frame: borrowing Frame, _ cells: [Cell], row: Int, _ columns: Range<Int>, _ styles: StyleTable
  ) {
    let start = row * frame.size.columns
    for column in columns {
      let cell = cells[start + column]
      let style = styles[cell.role]
      if cell.width == 0 { continue }
      if cell.code < 0x7F, cell.code >= 0x20 {
        append(cell.code, style)
      } else if cell.code < 0x11_0000 {
        append(cell.code, width: Int(cell.width), style)
      } else {
        append(frame.character(of: cell), width: Int(cell.width), style)
      }
    }
  }

  mutating func append(_ scalar: UInt32, _ style: StyleTable.Entry) {
    guard count < cells.count, let base = cells.baseAddress else { return }
    fw_set_scalar(base + count, scalar, style.attributes, style.pair)
    count += 1
  }

  /// A scalar outside ASCII.
  mutating func append(_ scalar: UInt32, width: Int, _ style: StyleTable.Entry) {
    if isUTF8, Int(fw_column_width(scalar)) == width {
      append(scalar, style)
    } else {
      appendBase(scalar, width: width, style)
    }
  }

  /// A cluster of several scalars.
  mutating func append(_ cluster: Character, width: Int, _ style: StyleTable.Entry) {
    let scalars = cluster.unicodeScalars.map(\.value)
    guard isUTF8 else { return appendBase(scalars[0], width: width, style) }
    if appendFlag(scalars, style) { return }
    if columns(scalars) == width, !scalars.contains(0x200D), !scalars.contains(0xFE0F) {
      var rest = scalars[...]
      while let first = rest.first {
        let marks = rest.dropFirst().prefix { fw_column_width($0) == 0 }
        append(first, marks: marks.prefix(Int(fw_cell_scalars) - 1), style)
        rest = rest.dropFirst(1 + marks.count)
      }
    } else {
      appendBase(scalars[0], width: width, style)
    }
  }

  /// The columns that ncurses gives scalars; nil if it can't show one.
  private func columns(_ scalars: [UInt32]) -> Int? {
    guard fw_column_width(scalars[0]) > 0 else { return nil }
    var sum = 0
    for scalar in scalars {
      let width = Int(fw_column_width(scalar))
      if width < 0 { return nil }
      sum += width
    }
    return sum
  }

  private mutating func append(_ base: UInt32, marks: ArraySlice<UInt32>, _ style: StyleTable.Entry) {
    guard count < cells.count, let place = cells.baseAddress else { return }
    let scalars = [base] + marks
    fw_set_cell(place + count, scalars, Int32(scalars.count), style.attributes, style.pair)
    count += 1
  }

  /// Flags are pairs of letters: shown as those.
  private mutating func appendFlag(_ scalars: [UInt32], _ style: StyleTable.Entry) -> Bool {
    let letters: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF
    guard scalars.count == 2, scalars.allSatisfy(letters.contains) else { return false }
    for scalar in scalars { append(scalar - letters.lowerBound + UInt32(UInt8(ascii: "A")), style) }
    return true
  }

  private mutating func appendBase(_ scalar: UInt32, width: Int, _ style: StyleTable.Entry) {
    if !isUTF8, scalar >= 0x80 {
      // One sign for as many columns as it has, whatever the C library makes of it.
      let sign = Unicode.Scalar(scalar)?.asciiSign ?? "?"
      append(sign.value, style)
      for _ in 1..<max(width, 1) { append(0x20, style) }
      return
    }
    let shown = Int(fw_column_width(scalar))
    let fits = shown > 0 && shown <= width
    append(fits ? scalar : isUTF8 ? 0xFFFD : UInt32(UInt8(ascii: "?")), style)
    for _ in (fits ? shown : 1)..<max(width, fits ? shown : 1) { append(0x20, style) }
  }
}
