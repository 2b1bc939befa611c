/// Why a plain text is no `DecimalNumber`.
public enum DecimalProblem: Error, Hashable, Sendable {
  /// It isn't written as a number.
  case notANumber
  /// It has more than `DecimalNumber.digitLimit` digits or decimals; leading zeros don't count.
  case tooManyDigits
}

extension DecimalNumber: LosslessStringConvertible {
  /// A number written plainly, `-12.50`: digits, a point and more digits, as RFC 8259 has them but without an
  /// exponent. No `+`, no blank, no grouping, no leading zero, and digits on both sides of a point.
  public init?(_ description: String) {
    try? self.init(plain: description)
  }

  /// As `init(_:)`, but says what is wrong.
  public init(plain text: some StringProtocol) throws(DecimalProblem) {
    var reader = PlainNumberReader(text)
    self = try reader.number()
    guard reader.isAtEnd else { throw .notANumber }
  }

  /// A number of a JSON document (RFC 8259), which may have an exponent: `1.5e3` is 1500, `15e-1` is 1.5.
  public init(json text: some StringProtocol) throws(DecimalProblem) {
    var reader = PlainNumberReader(text)
    let number = try reader.number()
    let exponent = try reader.exponent()
    guard reader.isAtEnd else { throw .notANumber }
    guard exponent != 0 else {
      self = number
      return
    }
    guard let scaled = number.multiplied(byPowerOfTen: exponent) else { throw .tooManyDigits }
    self = scaled
  }

  /// The number written plainly with all of its decimals: `-12.50`. It is valid JSON as it stands (RFC 8259).
  public var description: String {
    let digits = String(coefficient.magnitude)
    let sign = isNegative ? "-" : ""
    guard decimals > 0 else { return sign + digits }
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return "\(sign)\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
  }
}

/// Collects digits one by one; refuses the one that is too many.
struct DigitCollector {
  private(set) var coefficient: Int128 = 0
  private(set) var decimals = 0
  /// Digits seen, leading zeros included.
  private(set) var count = 0
  private(set) var overflows = false

  mutating func append(_ digit: Int, isDecimal: Bool) {
    count += 1
    guard !overflows else { return }
    let (next, overflow) = coefficient.multipliedReportingOverflow(by: 10)
    let (sum, carry) = next.addingReportingOverflow(Int128(digit))
    overflows = overflow || carry || sum.magnitude >= PowersOfTen.limit
    coefficient = sum
    decimals += isDecimal ? 1 : 0
  }

  func number(negative: Bool) -> DecimalNumber? {
    overflows ? nil : DecimalNumber(coefficient: negative ? -coefficient : coefficient, decimals: decimals)
  }
}

/// Reads RFC 8259's number from the start of a text.
private struct PlainNumberReader {
  private var bytes: ArraySlice<UInt8>

  init(_ text: some StringProtocol) { bytes = ArraySlice(text.utf8) }

  var isAtEnd: Bool { bytes.isEmpty }

  private mutating func take(_ accepted: Unicode.Scalar...) -> Unicode.Scalar? {
    guard let scalar = bytes.first.map(Unicode.Scalar.init), accepted.contains(scalar) else { return nil }
    bytes.removeFirst()
    return scalar
  }

  private mutating func digit() -> Int? {
    guard let byte = bytes.first, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
    bytes.removeFirst()
    return Int(byte - UInt8(ascii: "0"))
  }

  mutating func number() throws(DecimalProblem) -> DecimalNumber {
    let negative = take("-") != nil
    var digits = DigitCollector()
    let startsWithZero = bytes.first == UInt8(ascii: "0")
    while let digit = digit() { digits.append(digit, isDecimal: false) }
    guard digits.count > 0, !startsWithZero || digits.count == 1 else { throw .notANumber }
    if take(".") != nil {
      let whole = digits.count
      while let digit = digit() { digits.append(digit, isDecimal: true) }
      guard digits.count > whole else { throw .notANumber }
    }
    guard let number = digits.number(negative: negative) else { throw .tooManyDigits }
    return number
  }

  /// The exponent, 0 where there is none. An absurdly large one is capped: its number can't fit anyway.
  mutating func exponent() throws(DecimalProblem) -> Int {
    guard take("e", "E") != nil else { return 0 }
    let negative = take("+", "-") == "-"
    var exponent = 0
    var isEmpty = true
    while let digit = digit() {
      exponent = min(exponent * 10 + digit, 1_000)
      isEmpty = false
    }
    guard !isEmpty else { throw .notANumber }
    return negative ? -exponent : exponent
  }
}
