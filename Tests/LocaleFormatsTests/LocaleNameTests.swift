import Forms
import Foundation
import LocaleTable
import Testing

@testable import LocaleFormats

@Suite("Locales by name")
struct LocaleNameTests {
  @Test(
    "a locale is found by its name in POSIX and in BCP 47",
    arguments: [
      ("de_DE", "de_DE"), ("de-DE", "de_DE"), ("de_DE.UTF-8", "de_DE"), ("de_DE.ISO-8859-15@euro", "de_DE"),
      ("DE_de", "de_DE"), ("fr", "fr"), ("zh_Hant_TW", "zh_Hant_TW"), ("sr_RS@latin", "sr_Latn_RS"),
      ("en_US_POSIX", "en_US"), ("ca_ES_VALENCIA", "ca_ES"), ("en_001", "en_001"), ("es-419", "es_419"),
      ("C", "en_US"), ("POSIX", "en_US"), ("C.UTF-8", "en_US"), ("no_NO", "no_NO"), ("de_US", "de_US"),
    ])
  func found(name: String, identifier: String) {
    #expect(LocaleSymbols.locale(name)?.identifier == identifier)
  }

  @Test(
    "a locale that isn't known is nil",
    arguments: [
      "", "xx_YY", "zz", "garbage!!", "de_ZZZ", "de_XX", "de__DE", "_DE", "de_DE_", "en_US_x!yz", "deutsch",
      "de DE",
      "../../etc", "en_US\u{1B}[31m", ".UTF-8", "@euro",
    ])
  func unknown(name: String) {
    #expect(LocaleSymbols.locale(name) == nil)
  }

  @Test("the environment's locale is the first variable that is set")
  func environment() {
    #expect(LocaleName.inEnvironment(["LC_ALL": "", "LC_CTYPE": "fr_FR", "LANG": "de_DE"]) == "fr_FR")
    #expect(LocaleName.inEnvironment(["LC_ALL": "ja_JP", "LANG": "de_DE"]) == "ja_JP")
    #expect(LocaleName.inEnvironment(["LANG": "de_DE.UTF-8"]) == "de_DE.UTF-8")
    #expect(LocaleName.inEnvironment([:]) == nil)
  }

  @Test("the system's locale has symbols")
  func current() {
    let number = NumberEntry(.number, symbols: LocaleSymbols.current.numbers)
    #expect(number.parse(number.formatted(-1_234_567)) == .success(-1_234_567))
  }

  @Test(
    "T16: dates have the order and the separator of the locale",
    arguments: [
      ("en_US", "mdy", "/"), ("en_GB", "dmy", "/"), ("de_DE", "dmy", "."), ("de_CH", "dmy", "."),
      ("fr_FR", "dmy", "/"),
      ("hi_IN", "dmy", "/"), ("ar_EG", "dmy", "/"), ("fa_IR", "ymd", "/"), ("ja_JP", "ymd", "/"),
      ("pt_BR", "dmy", "/"),
      ("sv_SE", "ymd", "-"), ("hu_HU", "ymd", "."), ("ko_KR", "ymd", "."), ("nl_NL", "dmy", "-"),
      ("th_TH", "dmy", "/"),
    ] as [(String, String, Character)])
  func dates(name: String, order: String, separator: Character) throws {
    let dates = try #require(LocaleSymbols.locale(name)).dates
    #expect(dates.orderText == order)
    #expect(dates.separator == separator)
  }

  @Test(
    "T16: months and days of the week are those of the Gregorian calendar, the week begins as there",
    arguments: [
      ("de_DE", "Januar", "Sonntag", 1), ("fr_FR", "janvier", "dimanche", 1), ("ja_JP", "1月", "日曜日", 0),
      ("ar_EG", "يناير", "الأحد", 6), ("fa_IR", "ژانویه", "یکشنبه", 6), ("ru_RU", "январь", "воскресенье", 1),
    ])
  func words(name: String, month: String, weekday: String, firstWeekday: Int) throws {
    let dates = try #require(LocaleSymbols.locale(name)).dates
    #expect(dates.months.count == 12 && dates.shortMonths.count == 12)
    #expect(dates.weekdays.count == 7 && dates.shortWeekdays.count == 7)
    #expect(dates.months[0] == month)
    #expect(dates.weekdays[0] == weekday)
    #expect(dates.firstWeekday == firstWeekday)
  }

  @Test("every language that Foundation has gives symbols that read what they write")
  func all() {
    for identifier in Locale.availableIdentifiers where Locale(identifier: identifier).region == nil {
      guard let symbols = LocaleSymbols.locale(identifier)?.numbers else {
        Issue.record("\(identifier) has no symbols")
        continue
      }
      for kind in [.number, .percent, .currency("EUR"), .currency("CHF")] as [NumberEntry.Kind] {
        let entry = NumberEntry(kind, symbols: symbols)
        let shown = entry.formatted(-12_345_678)
        if entry.parse(shown) != .success(-12_345_678) { Issue.record("\(identifier) shows \(shown)") }
      }
    }
  }
}
