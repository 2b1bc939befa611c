extension DecimalNumber {
  /// The number as a field of that kind shows it, in a locale: `.currency("EUR")`, `.percent`.
  public func formatted(_ kind: NumberEntry.Kind = .number, in locale: LocaleSymbols = .enUS) -> String {
    NumberEntry(kind, symbols: locale.numbers).formatted(self)
  }
}
