/// A JSON number by its exact text: no digit is rounded or lost (RFC 8259, section 6).
public struct JSONNumber: Hashable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
  /// As it was written: `-1.50e+3` stays `-1.50e+3`.
  public let text: String

  /// A number by its text. Nil unless `text` is a number in JSON's grammar from its first to its last byte.
  public init?(_ text: String) {
    var scan = JSONNumberScan(bytes: Array(text.utf8), offset: 0)
    guard scan.run() == nil, scan.offset == scan.bytes.count else { return nil }
    self.text = text
  }

  /// A whole number.
  public init(_ integer: some BinaryInteger) { text = String(integer) }

  /// A whole number.
  public init(integerLiteral value: Int) { self.init(value) }

  init(scanned text: String) { self.text = text }

  /// The value where the text is a whole number without fraction or exponent and fits, else nil.
  public var int: Int? { Int(text) }

  /// The same as `text`.
  public var description: String { text }
}

/// Walks over one number: `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`.
struct JSONNumberScan {
  let bytes: [UInt8]
  var offset: Int

  /// Goes to the number's end. What is wrong with it, if anything.
  mutating func run() -> JSONError.Problem? {
    take("-")
    let first = peek
    let digits = skipDigits()
    if digits == 0 { return first == UInt8(ascii: ".") ? .numberWithoutWhole : .numberWithoutDigits }
    if digits > 1, first == UInt8(ascii: "0") { return .leadingZero }
    if take("."), skipDigits() == 0 { return .numberWithoutFraction }
    if take("e") || take("E") {
      if !take("+") { take("-") }
      if skipDigits() == 0 { return .numberWithoutExponent }
    }
    return nil
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  @discardableResult
  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: sign) else { return false }
    offset += 1
    return true
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = peek, isDigit(byte) { offset += 1 }
    return offset - start
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
