/// Writes clusters from left to right in one row of a frame, up to a limit.
public struct Pen {
  /// The row that it writes in.
  public let row: Int
  /// Where the next cluster goes.
  public private(set) var column: Int
  /// The first column that may not be written.
  public let limit: Int

  /// A pen at a place; it writes up to the column before `limit`.
  public init(row: Int, column: Int, limit: Int) {
    self.row = row
    self.column = column
    self.limit = limit
  }

  /// Columns left before the limit.
  public var room: Int { max(0, limit - column) }

  /// Writes text from the program or from outside: clusters that may not reach a terminal are
  /// shown as visible stand-ins. Stops at the limit; returns whether all of it fitted.
  @discardableResult
  public mutating func write(_ text: some StringProtocol, _ role: StyleRole, into frame: inout Frame) -> Bool
  {
    if BidiLine.isNeeded(for: text) { return writeInVisualOrder(text, role, into: &frame) }
    for character in text where !write(character, role, into: &frame) { return false }
    return true
  }

  /// Terminals are sent what is seen from left to right (A5).
  private mutating func writeInVisualOrder(
    _ text: some StringProtocol, _ role: StyleRole, into frame: inout Frame
  ) -> Bool {
    let fitting = text.prefix(fitting: room)
    let line = BidiLine(fitting)
    for index in line.visualOrder { write(line.shown(index), role, into: &frame) }
    return fitting.endIndex == text.endIndex
  }

  /// Writes text whose bytes can be had at once: a run of printable ASCII goes without a look at
  /// clusters.
  @discardableResult
  public mutating func write(_ text: String, _ role: StyleRole, into frame: inout Frame) -> Bool {
    let fitted: Bool?? = text.utf8.withContiguousStorageIfAvailable { bytes in
      Self.isPlain(bytes) ? write(ascii: bytes, role, into: &frame) : nil
    }
    if case .some(.some(let fitted)) = fitted { return fitted }
    return write(text[...], role, into: &frame)
  }

  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in bytes where byte < 0x20 || byte >= 0x7F { return false }
    return true
  }

  /// Writes ASCII given as its bytes; returns whether all of it fitted.
  @discardableResult
  public mutating func write(
    ascii bytes: UnsafeBufferPointer<UInt8>, _ role: StyleRole, into frame: inout Frame
  ) -> Bool {
    guard Self.isPlain(bytes) else {
      for byte in bytes where !write(ascii: byte, role, into: &frame) { return false }
      return true
    }
    let shown = UnsafeBufferPointer(rebasing: bytes[..<min(bytes.count, room)])
    frame.put(ascii: shown, role: role, row: row, column: column)
    column += shown.count
    return shown.count == bytes.count
  }

  /// Writes one cluster with the width that a terminal gives it.
  @discardableResult
  public mutating func write(_ character: Character, _ role: StyleRole, into frame: inout Frame) -> Bool {
    if let ascii = character.plainASCII { return put(code: UInt32(ascii), width: 1, role, into: &frame) }
    let shown = DisplayCluster(character)
    if shown.pieces.isEmpty {
      return put(code: frame.code(of: shown.character), width: shown.width, role, into: &frame)
    }
    guard column + shown.width <= limit else { return false }
    for piece in shown.pieces {
      _ = put(code: frame.code(of: piece.character), width: piece.width, role, into: &frame)
    }
    return true
  }

  /// Writes a character of ASCII given as its byte.
  @discardableResult
  public mutating func write(ascii byte: UInt8, _ role: StyleRole, into frame: inout Frame) -> Bool {
    guard byte >= 0x20, byte < 0x7F else {
      return write(Character(Unicode.Scalar(byte)), role, into: &frame)
    }
    return put(code: UInt32(byte), width: 1, role, into: &frame)
  }

  /// Writes a scalar that is known to be printable and one column wide: drawing, ASCII, dots.
  @discardableResult
  public mutating func write(_ scalar: Unicode.Scalar, _ role: StyleRole, into frame: inout Frame) -> Bool {
    put(code: scalar.value, width: 1, role, into: &frame)
  }

  private mutating func put(code: UInt32, width: Int, _ role: StyleRole, into frame: inout Frame) -> Bool {
    guard column + width <= limit else { return false }
    frame.put(Cell(code: code, role: role, width: UInt8(width)), row: row, column: column)
    column += width
    return true
  }

  /// Writes one scalar again and again up to a column, by default blanks up to the limit.
  public mutating func fill(
    to end: Int? = nil, _ scalar: Unicode.Scalar = " ", _ role: StyleRole = .text, into frame: inout Frame
  ) {
    let end = min(end ?? limit, limit)
    guard column < end else { return }
    frame.fill(column..<end, inRow: row, with: Cell(scalar, role))
    column = end
  }
}

extension Character {
  /// The byte of a printable ASCII character: what most text is made of, told without looking at
  /// scalars.
  @inline(__always)
  var plainASCII: UInt8? {
    let bytes = utf8
    let first = bytes[bytes.startIndex]
    guard first >= 0x20, first < 0x7F, bytes.count == 1 else { return nil }
    return first
  }
}
