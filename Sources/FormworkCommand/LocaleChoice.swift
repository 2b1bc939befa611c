internal import FormFiles
internal import Forms
internal import LocaleFormats

extension FormFile {
  /// How numbers and dates are written: as asked for, else as the form says, else as `own` does. Says so
  /// and returns nil where that locale is not known; one that only the environment names is en_US then.
  func symbols(_ path: String, asked: String?, else own: String) -> LocaleSymbols? {
    guard let name = asked ?? locale else { return Self.symbols(own) ?? .enUS }
    if let symbols = Self.symbols(name) { return symbols }
    let source = asked == nil ? "\(path): locale" : "--locale"
    Output.complain(Output.safe("\(source): the locale “\(name)” is not known; name one such as “de_DE”"))
    return nil
  }

  /// The built-in table is taken without a look at those of Foundation, which take their time.
  private static func symbols(_ name: String) -> LocaleSymbols? {
    let isBuiltIn = ["", "C", "POSIX", "en_US", "en-US"].contains(
      String(name.prefix { $0 != "." && $0 != "@" }))
    return isBuiltIn ? .enUS : .locale(name)
  }
}
