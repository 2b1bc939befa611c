import Forms

#if canImport(FoundationInternationalization)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// Learns how numbers are written in a locale from numbers that Foundation formats. Only that: Foundation's reading of
/// numbers is lenient (`12abc` is 12), and its accessors don't tell of second group sizes.
struct NumberSampling {
  let locale: Locale

  /// The locale with its own digits, or with ASCII ones where those aren't decimal digits of Unicode.
  init(_ locale: Locale) {
    let sample = FormattedSample(Self.number(Decimal(1), locale, decimals: 0))
    self.locale = sample == nil ? Self.latin(locale) : locale
  }

  /// The table, or nil where numbers are written in a way that it can't express.
  func symbols() -> NumberSymbols? {
    guard let large = sample(Self.largeNumber), let decimalSign = large.signs.last else { return nil }
    let grouping = grouping(of: large)
    let minus = large.before.unicodeScalars.first ?? "-"
    let (percentPattern, percentSign) = percent(minus: minus)
    var decimalSigns = [decimalSign]
    var groupingSigns = large.signs.count > 1 ? Self.alike(large.signs[0]) : []
    addLatinSigns(to: &decimalSigns, and: &groupingSigns, zero: large.zero)
    return NumberSymbols(
      decimalSigns: decimalSigns, groupingSigns: groupingSigns, grouping: grouping, minusSign: minus,
      percentSign: percentSign, zero: large.zero, percentPattern: percentPattern,
      currencyPattern: currencyPattern(minus: minus), currencySigns: currencySigns())
  }

  private static let largeNumber = Decimal(-1_234_567_890)

  // MARK: Digits and groups

  private static func number(_ number: Decimal, _ locale: Locale, decimals: Int) -> String {
    number.formatted(.number.locale(locale).precision(.fractionLength(decimals)))
  }

  private func sample(_ number: Decimal, _ locale: Locale? = nil) -> FormattedSample? {
    FormattedSample(Self.number(number, locale ?? self.locale, decimals: 1))
  }

  /// Sizes of groups from the large sample; the least number that is grouped from ever shorter ones.
  private func grouping(of large: FormattedSample) -> DigitGrouping {
    let groups = large.runs.dropLast()
    guard groups.count > 1, let primary = groups.last else { return .none }
    let secondary = groups.count > 2 ? groups[groups.endIndex - 2] : primary
    let minimum = (1...primary).first { digits in
      let number = (1..<primary + digits).reduce(Decimal(1)) { number, _ in number * 10 }
      return (sample(number)?.signs.count ?? 0) > 1
    }
    return DigitGrouping(primary, secondary, minimum: minimum ?? 1)
  }

  /// Signs that people type for the one that is written.
  private static func alike(_ sign: Unicode.Scalar) -> [Unicode.Scalar] {
    switch sign {
    case "’": ["’", "'"]
    case "'": ["'", "’"]
    default: [sign]
    }
  }

  /// Where digits aren't ASCII, the signs that go with ASCII digits are accepted as well.
  private func addLatinSigns(
    to decimalSigns: inout [Unicode.Scalar], and groupingSigns: inout [Unicode.Scalar], zero: Unicode.Scalar
  ) {
    guard zero != "0", let latin = sample(Self.largeNumber, Self.latin(locale)), let sign = latin.signs.last
    else { return }
    if !(decimalSigns + groupingSigns).contains(sign) { decimalSigns.append(sign) }
    guard latin.signs.count > 1, !(decimalSigns + groupingSigns).contains(latin.signs[0]) else { return }
    groupingSigns.append(latin.signs[0])
  }

  private static func latin(_ locale: Locale) -> Locale {
    var components = Locale.Components(locale: locale)
    components.numberingSystem = Locale.NumberingSystem("latn")
    return Locale(components: components)
  }

  // MARK: Percent and currency

  private func percent(minus: Unicode.Scalar) -> (NumberPattern, Unicode.Scalar) {
    let style = Decimal.FormatStyle.Percent.percent.locale(locale).precision(.fractionLength(0))
    guard let positive = FormattedSample(Decimal(1).formatted(style)),
      let negative = FormattedSample(Decimal(-1).formatted(style)),
      let sign = positive.sign.unicodeScalars.first
    else { return (NumberSymbols.enUS.percentPattern, "%") }
    let pattern = NumberPattern(
      positive: positive.pattern(minus: minus, percent: sign),
      negative: negative.pattern(minus: minus, percent: sign))
    return (pattern, sign)
  }

  private func amount(_ number: Int, _ code: String) -> FormattedSample? {
    FormattedSample(
      Decimal(number).formatted(.currency(code: code).locale(locale).precision(.fractionLength(0))))
  }

  /// Learned from a currency whose sign is a symbol, since letters bring blanks that belong to them and not to the
  /// pattern (UTS #35, currencySpacing). XXX, no currency, mostly has `¤`.
  private func currencyPattern(minus: Unicode.Scalar) -> NumberPattern {
    for code in ["EUR", "USD", "XXX", "JPY", "GBP", "INR"] {
      guard let positive = amount(1, code), let negative = amount(-1, code) else { continue }
      let sign = positive.sign
      let edges = [sign.unicodeScalars.first, sign.unicodeScalars.last]
      guard edges.allSatisfy({ $0?.properties.generalCategory == .currencySymbol }) else { continue }
      return NumberPattern(
        positive: positive.pattern(minus: minus, sign: sign),
        negative: negative.pattern(minus: minus, sign: sign))
    }
    return NumberPattern(positive: "¤\u{A0}#", negative: "-¤\u{A0}#")
  }

  /// The signs of all currencies in use that have one besides their code.
  private func currencySigns() -> [String: String] {
    var signs: [String: String] = [:]
    for code in Locale.commonISOCurrencyCodes {
      if let sign = amount(1, code)?.sign, sign != code, !sign.isEmpty { signs[code] = sign }
    }
    return signs
  }
}
