import Forms
import Foundation
import Testing

@testable import LocaleFormats

/// The locales that T8 names, and those with a trait of their own.
private let identifiers = [
  "en_US", "en_GB", "en_IN", "de_DE", "de_AT", "de_CH", "fr_FR", "fr_CH", "hi_IN", "ar_EG", "ar_SA", "fa_IR",
  "ja_JP",
  "pt_BR", "pt_PT", "es_ES", "es_VE", "pl_PL", "sv_SE", "nl_NL", "tr_TR", "eu_ES", "he_IL", "ne_NP", "bn_BD",
  "my_MM",
  "ru_RU", "zh_CN", "ko_KR", "th_TH", "ckb_IQ", "ff_Adlm_GN",
]

/// What Foundation writes, with blanks as ours and without marks that can't be seen.
private func visible(_ text: String) -> String {
  let scalars = text.unicodeScalars.filter { $0.properties.generalCategory != .format }
  return String(String.UnicodeScalarView(scalars.map { $0.properties.isWhitespace ? "\u{A0}" : $0 }))
}

@Suite("T8: numbers by locale, compared with Foundation's")
struct LocaleFormatsTests {
  private static let numbers = [
    "0", "1", "-1", "9.5", "-0.05", "12.50", "999", "1000", "-1234.5", "9999.99", "12345", "-99999", "100000",
    "1234567.890", "-12345678.9", "123456789012345678", "-99999999999999999999999999999999",
    "12345678901234567890.12345678",
  ]

  private func symbols(_ identifier: String) throws -> NumberSymbols {
    try #require(LocaleSymbols.locale(identifier)).numbers
  }

  private func foundation(_ number: String) throws -> (DecimalNumber, Decimal, Int) {
    let ours = try DecimalNumber(plain: number)
    return (ours, try #require(Decimal(string: number)), ours.decimals)
  }

  @Test("T8: numbers", arguments: identifiers)
  func numbers(identifier: String) throws {
    let entry = NumberEntry(.number, symbols: try symbols(identifier))
    for text in Self.numbers {
      let (ours, theirs, decimals) = try foundation(text)
      let style = Decimal.FormatStyle.number.locale(Locale(identifier: identifier))
      #expect(entry.formatted(ours) == visible(theirs.formatted(style.precision(.fractionLength(decimals)))))
      #expect(entry.parse(entry.formatted(ours)).map(\.description) == .success(text))
      #expect(entry.parse(entry.editingText(ours)).map(\.description) == .success(text))
    }
  }

  @Test("T8: percentages", arguments: identifiers)
  func percentages(identifier: String) throws {
    let entry = NumberEntry(.percent, symbols: try symbols(identifier))
    for text in Self.numbers {
      let (ours, theirs, decimals) = try foundation(text)
      let style = Decimal.FormatStyle.Percent.percent.locale(Locale(identifier: identifier))
      let expected = (theirs / 100).formatted(style.precision(.fractionLength(decimals)))
      #expect(entry.formatted(ours) == visible(expected))
      #expect(entry.parse(entry.formatted(ours)).map(\.description) == .success(text))
    }
  }

  @Test("T16: amounts", arguments: identifiers)
  func amounts(identifier: String) throws {
    let symbols = try symbols(identifier)
    for code in ["USD", "EUR", "GBP", "JPY", "INR", "CHF", "KWD", "BRL", "EGP", "XOF", "XCG"] {
      let entry = NumberEntry(.currency(code), symbols: symbols)
      let limit = try #require(entry.decimals)
      for text in Self.numbers {
        let (ours, theirs, decimals) = try foundation(text)
        guard decimals <= limit else { continue }
        let style = Decimal.FormatStyle.Currency.currency(code: code).locale(Locale(identifier: identifier))
        #expect(entry.formatted(ours) == visible(theirs.formatted(style.precision(.fractionLength(limit)))))
        #expect(entry.parse(entry.formatted(ours)) == .success(ours))
      }
    }
  }

  @Test("T8: whatever is shown can also be typed", arguments: identifiers)
  func typeable(identifier: String) throws {
    let symbols = try symbols(identifier)
    for kind in [.number, .percent, .currency("USD"), .currency("EUR"), .currency("XOF")]
      as [NumberEntry.Kind]
    {
      let entry = NumberEntry(kind, symbols: symbols)
      #expect(entry.formatted(-1_234_567).filter { !entry.accepts($0) } == "")
    }
  }

  @Test("T8: nothing in the symbols is invisible", arguments: identifiers)
  func visibleOnly(identifier: String) throws {
    let locale = try #require(LocaleSymbols.locale(identifier))
    let numbers = locale.numbers
    let words =
      Array(numbers.currencySigns.values) + locale.dates.months + locale.dates.shortMonths
      + locale.dates.weekdays
      + locale.dates.shortWeekdays + [numbers.currencyPattern.positive, numbers.currencyPattern.negative]
      + [numbers.percentPattern.positive, numbers.percentPattern.negative, String(locale.dates.separator)]
    let marks = words.joined().unicodeScalars.filter { [0x200E, 0x200F, 0x61C, 0x202F].contains($0.value) }
    #expect(marks.isEmpty)
    #expect(Set(numbers.decimalSigns).isDisjoint(with: numbers.groupingSigns))
  }

  @Test("T8: en_US as built in is what Foundation says")
  func builtIn() throws {
    let sampled = try #require(LocaleSymbols.sampled("en_US"))
    #expect(sampled == .enUS)
    #expect(LocaleSymbols.locale("en_US") == .enUS)
  }

  @Test(
    "T8: amounts as people know them",
    arguments: [
      ("en_US", "USD", "$9,999.99"), ("de_DE", "EUR", "9.999,99\u{A0}€"),
      ("fr_FR", "EUR", "9\u{A0}999,99\u{A0}€"),
      ("hi_IN", "INR", "₹9,999.99"), ("de_CH", "CHF", "CHF\u{A0}9’999.99"),
      ("pt_BR", "BRL", "R$\u{A0}9.999,99"),
      ("ar_EG", "EGP", "٩٬٩٩٩٫٩٩\u{A0}ج.م."), ("fa_IR", "EUR", "€۹٬۹۹۹٫۹۹"),
    ])
  func known(identifier: String, code: String, shown: String) throws {
    let entry = NumberEntry(.currency(code), symbols: try symbols(identifier))
    #expect(try entry.formatted(DecimalNumber(plain: "9999.99")) == shown)
  }

  @Test(
    "T8: with digits of another script, ASCII digits go with the ASCII signs", arguments: ["ar_EG", "fa_IR"])
  func latinSigns(identifier: String) throws {
    let entry = NumberEntry(.number, symbols: try symbols(identifier))
    #expect(entry.parse("-1,234.50").map(\.description) == .success("-1234.50"))
    #expect(entry.parse("12.345,5") == .failure(.misplacedGrouping(sign: ",", decimalSign: "٫")))
  }

  @Test("T8: 20,000 random numbers come back as they were shown, in all these locales")
  func roundTrip() throws {
    var state: UInt64 = 42
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 16
    }
    let tables = try identifiers.map(symbols)
    for round in 0..<20_000 {
      let kinds: [NumberEntry.Kind] = [.number, .percent, .currency("USD")]
      let kind = kinds[Int(next() % 3)]
      let entry = NumberEntry(kind, symbols: tables[round % tables.count])
      let decimals = entry.decimals ?? Int(next() % 12)
      let whole = Int128(next()) * Int128(next() >> (next() % 48)) * (next() % 2 == 0 ? 1 : -1)
      let number = try #require(DecimalNumber(coefficient: whole, decimals: decimals))
      let shown = entry.formatted(number)
      if entry.parse(shown).map(\.description) != .success(number.description) {
        Issue.record("\(number) was shown as \(shown), read as \(entry.parse(shown))")
      }
    }
  }
}
