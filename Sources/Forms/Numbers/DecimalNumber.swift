/// An exact decimal number of at most 38 digits, of which at most 38 are decimals (T8).
///
/// The value is `coefficient` × 10^-`decimals`. The decimals are part of what was entered (`12.50` keeps both of
/// its own when written), but not of the value: `12.50 == 12.5`. There is no negative zero and nothing is ever
/// rounded: what doesn't fit is nil, or an error.
public struct DecimalNumber: Sendable {
  /// The most digits a number has, before and after the decimal sign together.
  public static let digitLimit = 38

  // The halves of the coefficient. A stored `Int128` would demand an alignment of 16 bytes, which Swift
  // 6.3 forgets for an optional passed by value (an aligned load of an unaligned place: a crash).
  private let high: Int64
  private let low: UInt64
  private let storedDecimals: UInt8

  /// The digits read as one whole number, with the number's sign. Its size is always below 10^38.
  public var coefficient: Int128 { Int128(high) << 64 | Int128(low) }

  /// How many of the digits stand after the decimal sign: 0 to 38.
  public var decimals: Int { Int(storedDecimals) }

  /// Nothing and zero.
  public static let zero = DecimalNumber(0)

  /// `coefficient` × 10^-`decimals`, or nil beyond 38 digits or outside 0 to 38 decimals.
  public init?(coefficient: Int128, decimals: Int = 0) {
    guard coefficient.magnitude < PowersOfTen.limit, 0...Self.digitLimit ~= decimals else { return nil }
    self.init(coefficient, UInt8(decimals))
  }

  /// A whole number.
  public init(_ whole: Int) { self.init(Int128(whole), 0) }

  private init(_ coefficient: Int128, _ decimals: UInt8) {
    high = Int64(truncatingIfNeeded: coefficient >> 64)
    low = UInt64(truncatingIfNeeded: coefficient)
    storedDecimals = decimals
  }

  /// True below zero.
  public var isNegative: Bool { coefficient < 0 }

  /// True for zero, whatever its decimals.
  public var isZero: Bool { coefficient == 0 }

  /// The same value without decimals that say nothing: `12.50` becomes `12.5`, `3.00` becomes `3`.
  public var reduced: DecimalNumber {
    var digits = coefficient
    var places = decimals
    while places > 0, digits % 10 == 0 {
      digits /= 10
      places -= 1
    }
    return DecimalNumber(coefficient: digits, decimals: places) ?? self
  }
}

extension DecimalNumber: ExpressibleByIntegerLiteral {
  /// A whole number written in the program.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension DecimalNumber: Hashable {
  /// By value: `12.50 == 12.5`.
  public static func == (left: DecimalNumber, right: DecimalNumber) -> Bool {
    left.storedDecimals == right.storedDecimals
      ? left.coefficient == right.coefficient
      : !(left < right) && !(right < left)
  }

  /// By value, as equality goes.
  public func hash(into hasher: inout Hasher) {
    let reduced = reduced
    hasher.combine(reduced.coefficient)
    hasher.combine(reduced.storedDecimals)
  }
}

extension DecimalNumber: Comparable {
  /// By value. Whole parts are compared first, so that no scaling can overflow.
  public static func < (left: DecimalNumber, right: DecimalNumber) -> Bool {
    let leftParts = left.coefficient.quotientAndRemainder(dividingBy: PowersOfTen[left.decimals])
    let rightParts = right.coefficient.quotientAndRemainder(dividingBy: PowersOfTen[right.decimals])
    guard leftParts.quotient == rightParts.quotient else { return leftParts.quotient < rightParts.quotient }
    let places = max(left.decimals, right.decimals)
    return leftParts.remainder * PowersOfTen[places - left.decimals]
      < rightParts.remainder * PowersOfTen[places - right.decimals]
  }
}

/// The powers of ten that an `Int128` holds: 10^0 to 10^38.
enum PowersOfTen {
  private static let table: [Int128] = (0..<DecimalNumber.digitLimit).reduce(into: [1]) { powers, index in
    powers.append(powers[index] * 10)
  }

  /// 10^38: the least size that has too many digits.
  static let limit = UInt128(table[DecimalNumber.digitLimit])

  static subscript(exponent: Int) -> Int128 { table[exponent] }
}
