/// How numbers are written somewhere: a table that a number field reads and writes by (T8).
///
/// In each list of signs the first is the one written, and all are accepted. `en_US` is built in; the product
/// FormworkFormats fills the table for other locales.
public struct NumberSymbols: Hashable, Sendable {
  /// Before the decimals.
  public var decimalSigns: [Unicode.Scalar]
  /// Between groups of digits. A blank here is matched by every blank (U+0020, U+00A0, U+2009, U+202F).
  public var groupingSigns: [Unicode.Scalar]
  /// Where grouping signs stand.
  public var grouping: DigitGrouping
  /// Before a number below zero. Hyphen-minus and U+2212 are always accepted.
  public var minusSign: Unicode.Scalar
  /// Behind or before a percentage. The ASCII sign is always accepted.
  public var percentSign: Unicode.Scalar
  /// The digit zero; the nine others follow it, as they do in each of Unicode's decimal digits. ASCII digits are
  /// always accepted.
  public var zero: Unicode.Scalar
  /// Where the percent sign stands.
  public var percentPattern: NumberPattern
  /// Where the currency sign stands.
  public var currencyPattern: NumberPattern
  /// The signs of currencies by ISO 4217 code. One that isn't here is written by its code.
  public var currencySigns: [String: String] {
    get { ownCurrencySigns ?? Currency.americanSigns }
    set { ownCurrencySigns = newValue == Currency.americanSigns ? nil : newValue }
  }
  /// Nil for those of en_US, so that a form without amounts never makes their table.
  private var ownCurrencySigns: [String: String]?

  /// A table from its parts; what is left out is as in en_US.
  public init(
    decimalSigns: [Unicode.Scalar] = ["."], groupingSigns: [Unicode.Scalar] = [","],
    grouping: DigitGrouping = DigitGrouping(), minusSign: Unicode.Scalar = "-",
    percentSign: Unicode.Scalar = "%",
    zero: Unicode.Scalar = "0",
    percentPattern: NumberPattern = NumberPattern(positive: "#%", negative: "-#%"),
    currencyPattern: NumberPattern = NumberPattern(positive: "¤#", negative: "-¤#"),
    currencySigns: [String: String]? = nil
  ) {
    self.decimalSigns = decimalSigns
    self.groupingSigns = groupingSigns
    self.grouping = grouping
    self.minusSign = minusSign
    self.percentSign = percentSign
    self.zero = zero
    self.percentPattern = percentPattern
    self.currencyPattern = currencyPattern
    if let currencySigns { self.currencySigns = currencySigns }
  }

  /// The table of en_US.
  public static let enUS = NumberSymbols()

  /// The sign of a currency here: its code where it has no other.
  public func currencySign(_ code: String) -> String { currencySigns[code] ?? code }

  /// The decimal sign that is written.
  public var decimalSign: Unicode.Scalar { decimalSigns.first ?? "." }

  /// The grouping sign that is written, or nil where nothing is grouped.
  public var groupingSign: Unicode.Scalar? { grouping.primary > 0 ? groupingSigns.first : nil }
}

/// What a scalar is in a number.
extension NumberSymbols {
  /// The value of a digit, written here or in ASCII.
  func digit(_ scalar: Unicode.Scalar) -> Int? {
    if "0"..."9" ~= scalar { return Int(scalar.value) - 0x30 }
    guard scalar.value >= zero.value, scalar.value - zero.value < 10 else { return nil }
    return Int(scalar.value - zero.value)
  }

  /// The digit of a value from 0 to 9.
  func scalar(digit: Int) -> Unicode.Scalar {
    Unicode.Scalar(zero.value + UInt32(digit)) ?? "0"
  }

  func isDecimalSign(_ scalar: Unicode.Scalar) -> Bool { decimalSigns.contains(scalar) }

  func isGroupingSign(_ scalar: Unicode.Scalar) -> Bool {
    guard grouping.primary > 0 else { return false }
    return groupingSigns.contains(scalar) || scalar.isBlank && groupingSigns.contains(where: \.isBlank)
  }

  func isMinusSign(_ scalar: Unicode.Scalar) -> Bool {
    scalar == minusSign || scalar == "-" || scalar == "\u{2212}"
  }

  func isPercentSign(_ scalar: Unicode.Scalar) -> Bool { scalar == percentSign || scalar == "%" }
}

extension Unicode.Scalar {
  /// A blank inside a line, of any width: Unicode's Zs, and the tab that a pasted table brings.
  var isBlank: Bool {
    switch value {
    case 0x20, 0x09, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// A mark that only steers right-to-left text (UAX #9) or is invisible: ignored in a number, never written.
  /// Numbers of Arabic, Persian and Hebrew locales come with them when pasted.
  package var isDirectionMark: Bool {
    switch value {
    case 0x61C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
