import CVTerm
import TerminalScreen

/// What one cell of the terminal shows.
struct ShownCell: Equatable {
  /// Empty for the right half of a wide character; a blank where nothing was written.
  var text: String
  var attributes: Attributes
  /// nil is the terminal's own; 0 to 255 a colour of the palette; 0x1RRGGBB any other.
  var foreground: Int?
  var background: Int?
}

/// The screen that a program has drawn: libvterm, fed with all that the program wrote.
final class TerminalScreenImage {
  private let image: UnsafeMutablePointer<cvt_screen>
  private(set) var size: Size
  /// Private modes that are set now, by number: 1 application cursor keys, 25 visible cursor,
  /// 1002 and 1003 mouse, 1006 its long coordinates, 1049 alternate screen, 2004 bracketed paste.
  private(set) var modes = PrivateModes()

  init(size: Size) {
    self.size = size
    image = cvt_create(Int32(size.columns), Int32(size.rows))
  }

  deinit { cvt_destroy(image) }

  func feed(_ bytes: ArraySlice<UInt8>) {
    modes.feed(bytes)
    bytes.withUnsafeBytes { cvt_write(image, $0.baseAddress, $0.count) }
  }

  /// What the terminal answers to what was fed: device attributes, cursor reports.
  func takeReplies() -> [UInt8] {
    var replies = [UInt8](repeating: 0, count: 1024)
    return Array(replies[..<cvt_read_replies(image, &replies, replies.count)])
  }

  func resize(to size: Size) {
    self.size = size
    cvt_resize(image, Int32(size.columns), Int32(size.rows))
  }

  var cursor: Point { Point(column: Int(image.pointee.cursor_column), row: Int(image.pointee.cursor_row)) }

  var isCursorVisible: Bool { image.pointee.cursor_visible != 0 }

  var isAlternate: Bool { image.pointee.alternate_screen != 0 }

  var bells: Int { Int(image.pointee.bells) }

  func cell(column: Int, row: Int) -> ShownCell {
    let cell = cvt_cell_at(image, Int32(column), Int32(row))
    return ShownCell(
      text: text(of: cell), attributes: attributes(of: cell),
      foreground: cell.foreground < 0 ? nil : Int(cell.foreground),
      background: cell.background < 0 ? nil : Int(cell.background))
  }

  /// A row without trailing blanks.
  func row(_ row: Int) -> String {
    var text = ""
    for column in 0..<size.columns { text += self.text(of: cvt_cell_at(image, Int32(column), Int32(row))) }
    while text.last == " " { text.removeLast() }
    return text
  }

  var rows: [String] { (0..<size.rows).map(row) }

  private func text(of cell: cvt_cell) -> String {
    if cell.width == 0 { return "" }
    if cell.scalar_count == 0 { return " " }
    return withUnsafeBytes(of: cell.scalars) { bytes in
      var text = String.UnicodeScalarView()
      for value in bytes.bindMemory(to: UInt32.self).prefix(Int(cell.scalar_count)) {
        text.append(Unicode.Scalar(value) ?? "\u{FFFD}")
      }
      return String(text)
    }
  }

  private func attributes(of cell: cvt_cell) -> Attributes {
    let meanings: [(Int, Attributes)] = [
      (CVT_BOLD, .bold), (CVT_UNDERLINE, .underline), (CVT_ITALIC, .italic), (CVT_REVERSE, .reverse),
    ]
    return meanings.reduce(into: []) { set, meaning in
      if Int(cell.attributes) & meaning.0 != 0 { set.insert(meaning.1) }
    }
  }
}
