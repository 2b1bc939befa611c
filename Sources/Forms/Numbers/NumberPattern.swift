/// Where a locale puts signs around a number, in the notation of UTS #35 (number patterns): `#` stands for the
/// digits, `-` for the minus sign, `%` for the percent sign, `¤` for the currency sign; anything else is itself.
///
/// `¤#` and `-¤#` give `$1.00` and `-$1.00`; `# ¤` and `-# ¤` give `1,00 €` and `-1,00 €`.
public struct NumberPattern: Hashable, Sendable {
  /// For zero and above.
  public var positive: String
  /// Below zero.
  public var negative: String

  /// A pattern for each side of zero.
  public init(positive: String, negative: String) {
    self.positive = positive
    self.negative = negative
  }

  /// `#` and `-#`.
  public static let plain = NumberPattern(positive: "#", negative: "-#")

  /// Whether the minus sign stands behind the digits.
  var hasTrailingMinus: Bool {
    guard let digits = negative.firstIndex(of: "#") else { return false }
    return negative[digits...].contains("-")
  }
}

/// How a locale parts the digits before the decimal sign into groups.
public struct DigitGrouping: Hashable, Sendable {
  /// Digits of the group next to the decimal sign; 0 where nothing is grouped.
  public var primary: Int
  /// Digits of every other group: 3 in most places, 2 in India (`1,23,45,678`).
  public var secondary: Int
  /// The least digits of the first group for grouping to begin: 2 where `1234` stays as it is (`es`, `pl`).
  public var minimum: Int

  /// Groups of `primary` digits, then of `secondary` (as `primary` where left out).
  public init(_ primary: Int = 3, _ secondary: Int? = nil, minimum: Int = 1) {
    self.primary = primary
    self.secondary = secondary ?? primary
    self.minimum = minimum
  }

  /// No grouping.
  public static let none = DigitGrouping(0)

  /// How many digits stand left of the first grouping sign among `digits` whole digits: `digits` where all do.
  func firstGroup(of digits: Int) -> Int {
    guard primary > 0, secondary > 0, digits >= primary + minimum else { return digits }
    let rest = (digits - primary) % secondary
    return rest == 0 ? secondary : rest
  }

  /// Whether grouping puts a sign in front of the last `digits` whole digits.
  func separates(last digits: Int) -> Bool {
    digits >= primary && (digits - primary) % secondary == 0
  }
}
