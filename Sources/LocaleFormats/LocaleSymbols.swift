public import Forms
internal import LocaleTable

#if canImport(FoundationInternationalization)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

extension LocaleSymbols {
  /// How numbers and dates are written in a locale, by the data of CLDR that comes with Foundation. The identifier is
  /// as POSIX or BCP 47 has it (`de_DE`, `de-DE`, `de_DE.UTF-8`); `C` and `POSIX` mean en_US.
  ///
  /// Nil for a locale that isn't known. Nothing in the symbols is invisible: marks of direction are dropped, and blanks
  /// are U+00A0.
  public static func locale(_ identifier: String) -> LocaleSymbols? {
    // Without a look at the tables of Foundation, which take their time to load.
    let place = identifier.prefix { $0 != "." && $0 != "@" }
    if ["C", "POSIX", "en_US", "en-US"].contains(place) { return enUS }
    guard let name = LocaleName(identifier, among: .inFoundation)?.canonical else { return nil }
    guard name != enUS.identifier else { return enUS }
    return sampled(name)
  }

  /// The locale of the environment (`LC_ALL`, `LC_CTYPE`, `LANG`: the first that is set), en_US where it is not known.
  public static var current: LocaleSymbols {
    LocaleName.inEnvironment(ProcessInfo.processInfo.environment).flatMap(locale) ?? enUS
  }

  /// From Foundation, whatever is built in.
  static func sampled(_ name: String) -> LocaleSymbols? {
    let locale = Locale(identifier: name)
    guard let numbers = NumberSampling(locale).symbols(), let dates = DateSampling(locale).symbols() else {
      return nil
    }
    return LocaleSymbols(
      identifier: name, numbers: numbers, dates: dates, currency: locale.currency?.identifier ?? "USD")
  }
}
