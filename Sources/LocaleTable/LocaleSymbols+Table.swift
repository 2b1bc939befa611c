public import Forms

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension LocaleSymbols {
  /// How numbers and dates are written in a locale, from a table that is built in: nothing is loaded.
  ///
  /// The identifier is as POSIX or BCP 47 has it (`de_DE`, `de-DE`, `de_DE.UTF-8`); `C` and `POSIX` mean en_US.
  /// Nil for a locale that isn't known. A region that has no ways of its own has those of its language, with
  /// its own beginning of the week.
  public static func named(_ identifier: String) -> LocaleSymbols? {
    guard let name = LocaleName(identifier, among: .inTable) else { return nil }
    guard name.canonical != enUS.identifier else { return enUS }
    return LocaleTable.symbols(name)
  }

  /// The locale of the environment (`LC_ALL`, `LC_CTYPE`, `LANG`: the first that is set), en_US where it is not
  /// known.
  public static var ofEnvironment: LocaleSymbols {
    var variables: [String: String] = [:]
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] { variables[name] = getenv(name).map { String(cString: $0) } }
    return LocaleName.inEnvironment(variables).flatMap(named) ?? enUS
  }
}
