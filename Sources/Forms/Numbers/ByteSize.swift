/// A number of bytes, typed and shown with a unit: `10G`, `1.5 TiB`. Units are powers of 1024.
public struct ByteSize: Hashable, Comparable, Sendable {
  /// Whole bytes, from 0.
  public let bytes: Int

  /// So many bytes, or nil below zero.
  public init?(bytes: Int) {
    guard bytes >= 0 else { return nil }
    self.bytes = bytes
  }

  /// A size as it is typed, `10G` or `1.5 TiB`, or nil.
  public init?(_ text: String) {
    guard case .success(let size) = ByteSize.parse(text) else { return nil }
    self = size
  }

  /// By bytes.
  public static func < (left: ByteSize, right: ByteSize) -> Bool { left.bytes < right.bytes }

  /// A unit of size.
  public enum Unit: Character, CaseIterable, Sendable {
    case byte = "B"
    case kibibyte = "K"
    case mebibyte = "M"
    case gibibyte = "G"
    case tebibyte = "T"
    case pebibyte = "P"

    /// How many bytes it has.
    public var bytes: Int {
      switch self {
      case .byte: 1
      case .kibibyte: 1 << 10
      case .mebibyte: 1 << 20
      case .gibibyte: 1 << 30
      case .tebibyte: 1 << 40
      case .pebibyte: 1 << 50
      }
    }
  }
}

/// Why a typed text is no size.
public enum ByteSizeProblem: Error, Hashable, Sendable {
  /// Nothing but blanks.
  case empty
  /// It doesn't begin with a plain number: digits, a decimal sign and more digits.
  case notANumber
  /// A number alone. Whether it means bytes or gigabytes is not for us to guess.
  case missingUnit
  /// What stands after the number is none of B, K, M, G, T, P with `B` or `iB`.
  case unknownUnit(String)
  /// Below zero.
  case negative
  /// More bytes than fit (2^63 - 1), or more than 38 digits.
  case tooLarge
}

extension ByteSize {
  /// The size that a typed text means: digits, perhaps with decimals, and a unit, in upper or lower case (`10G`,
  /// `512 mb`, `1.5 TiB`). Neither grouping signs nor exponents. A fraction of a byte is dropped (`0.3K` is 307
  /// bytes): never more is asked for than was typed.
  ///
  /// The decimal sign is the locale's; the point too, unless it groups there.
  public static func parse(
    _ text: some StringProtocol, symbols: NumberSymbols = .enUS
  ) -> Result<ByteSize, ByteSizeProblem> {
    Result { () throws(ByteSizeProblem) in
      let trimmed = Substring(text).unicodeScalars.trimmingBlanks()
      guard let first = trimmed.first else { throw .empty }
      guard !symbols.isMinusSign(first) else { throw .negative }
      let (number, rest) = try number(trimmed, symbols: symbols)
      let unit = try unit(String(rest.trimmingBlanks()))
      guard let number else { throw .tooLarge }
      return try size(number, unit: unit)
    }
  }

  /// Whether a character can be typed in a size.
  public static func accepts(_ character: Character, symbols: NumberSymbols = .enUS) -> Bool {
    guard let scalar = character.onlyScalar else { return false }
    return symbols.digit(scalar) != nil || isDecimalSign(scalar, symbols: symbols) || scalar == " "
      || scalar.uppercasedASCII == "I" || Unit(rawValue: Character(scalar.uppercasedASCII)) != nil
  }

  private static func isDecimalSign(_ scalar: Unicode.Scalar, symbols: NumberSymbols) -> Bool {
    symbols.isDecimalSign(scalar) || scalar == "." && !symbols.isGroupingSign(".")
  }

  /// The number at the start, nil where it has too many digits, and what follows it.
  private static func number(
    _ text: Substring.UnicodeScalarView, symbols: NumberSymbols
  ) throws(ByteSizeProblem) -> (DecimalNumber?, Substring.UnicodeScalarView) {
    var digits = DigitCollector()
    var signAt: Int?
    var rest = text
    while let scalar = rest.first {
      if let digit = symbols.digit(scalar) {
        digits.append(digit, isDecimal: signAt != nil)
      } else if signAt == nil, isDecimalSign(scalar, symbols: symbols) {
        signAt = digits.count
      } else {
        break
      }
      rest.removeFirst()
    }
    guard digits.count > 0, signAt != 0, signAt != digits.count else { throw .notANumber }
    if let next = rest.first,
      isDecimalSign(next, symbols: symbols) || symbols.isGroupingSign(next) && !next.isBlank
    {
      throw .notANumber
    }
    return (digits.number(negative: false), rest)
  }

  private static func unit(_ name: String) throws(ByteSizeProblem) -> Unit {
    let spelling = name.uppercased()
    guard let letter = spelling.first else { throw .missingUnit }
    guard let unit = Unit(rawValue: letter) else { throw .unknownUnit(name) }
    let endings = unit == .byte ? [""] : ["", "B", "IB"]
    guard endings.contains(String(spelling.dropFirst())) else { throw .unknownUnit(name) }
    return unit
  }

  /// Whole and fraction are multiplied apart, so that neither can overflow unseen.
  private static func size(_ number: DecimalNumber, unit: Unit) throws(ByteSizeProblem) -> ByteSize {
    let scale = PowersOfTen[number.decimals]
    let (whole, fraction) = number.coefficient.quotientAndRemainder(dividingBy: scale)
    let product = UInt128(fraction).multipliedFullWidth(by: UInt128(unit.bytes))
    let part = UInt128(scale).dividingFullWidth(product).quotient
    let (bytes, overflow) = whole.multipliedReportingOverflow(by: Int128(unit.bytes))
    guard !overflow, let size = Int(exactly: bytes).map({ $0.addingReportingOverflow(Int(part)) }),
      !size.overflow
    else { throw .tooLarge }
    return ByteSize(bytes: size.partialValue) ?? .zero
  }

  /// No bytes.
  public static let zero = ByteSize(whole: 0)

  private init(whole: Int) { bytes = whole }
}

extension ByteSize {
  /// The size in the largest unit in which it is exact with quarters at most: `10G`, `1.5T`, `1000B`. Read again it
  /// is the same size.
  public func formatted(symbols: NumberSymbols = .enUS) -> String {
    let unit = Unit.allCases.last { bytes >= $0.bytes && bytes % max(1, $0.bytes / 4) == 0 } ?? .byte
    let (whole, rest) = bytes.quotientAndRemainder(dividingBy: unit.bytes)
    let hundredths = rest == 0 ? 0 : rest / (unit.bytes / 4) * 25
    let number = DecimalNumber(coefficient: Int128(whole) * 100 + Int128(hundredths), decimals: 2)
    return symbols.digits(of: number?.reduced ?? .zero, grouped: false) + String(unit.rawValue)
  }
}

extension Substring.UnicodeScalarView {
  /// Without blanks and marks of direction at either end.
  fileprivate func trimmingBlanks() -> Substring.UnicodeScalarView {
    var rest = drop { $0.isBlank || $0.isDirectionMark }
    while let last = rest.last, last.isBlank || last.isDirectionMark { rest.removeLast() }
    return rest
  }
}
