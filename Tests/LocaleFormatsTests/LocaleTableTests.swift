import Forms
import Foundation
import LocaleTable
import Testing

@testable import LocaleFormats

/// The table that the command carries says what Foundation says; a younger Foundation may know better: then
/// `Tests/Locales/locale-table` makes the table anew.
@Suite("T8, T16: the table of locales")
struct LocaleTableTests {
  @Test("T8: it has every locale that Foundation has, by its name in POSIX and in BCP 47")
  func complete() {
    for identifier in Locale.availableIdentifiers {
      #expect(LocaleSymbols.named(identifier) != nil, "\(identifier)")
    }
  }

  @Test("T8: every third of them, and the usual ones, are written as Foundation writes them")
  func same() {
    let every = Locale.availableIdentifiers.sorted().enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
    let usual = [
      "en_US", "de_DE", "de_AT", "de_CH", "fr_FR", "es_MX", "pt_BR", "zh_CN", "zh_TW", "ja_JP", "ar_EG",
      "fa_IR",
      "hi_IN", "sr_RS", "no_NO", "nb_NO", "en_IN", "he_IL",
    ]
    for identifier in every + usual {
      let ours = LocaleSymbols.named(identifier)
      let theirs = LocaleSymbols.locale(identifier)
      #expect(ours?.numbers == theirs?.numbers, "\(identifier)")
      #expect(ours?.dates == theirs?.dates, "\(identifier)")
      #expect(ours?.identifier == theirs?.identifier)
    }
  }

  @Test(
    "T8: a region without ways of its own has its language’s, and its own week",
    arguments: [
      ("de", "US", 0), ("en", "ES", 1), ("fr", "JP", 0), ("sr_Latn", "DE", 1), ("zh_Hant", "DE", 1),
    ])
  func combined(language: String, region: String, firstWeekday: Int) throws {
    var symbols = try #require(LocaleSymbols.named(language))
    symbols.identifier += "_" + region
    symbols.dates.firstWeekday = firstWeekday
    #expect(LocaleSymbols.named(symbols.identifier) == symbols)
  }

  @Test(
    "names are taken and refused alike",
    arguments: [
      "", "xx_YY", "zz", "garbage!!", "de_ZZZ", "de_XX", "de__DE", "_DE", "de_DE_", "en_US_x!yz", "deutsch",
      "../../etc", "en_US\u{1B}[31m", ".UTF-8", "@euro", "scripts", "regions", "C", "POSIX", "C.UTF-8",
      "de_DE.ISO-8859-15@euro", "DE_de", "sr_RS@latin", "ca_ES_VALENCIA", "es-419", "de\tDE", "en_US",
    ])
  func names(name: String) {
    #expect(LocaleSymbols.named(name)?.identifier == LocaleSymbols.locale(name)?.identifier)
  }
}
