internal import FormFiles
internal import Formwork
internal import Forms
internal import JSONText
internal import LocaleTable
internal import TerminalScreen

/// What the options, the form file and the environment say together.
enum RunSettings {
  /// The option, then what the person has set for all forms, then what the form asks for.
  static func theme(
    _ option: String?, _ file: FormFile, _ environment: String?, for command: Subcommand = .run
  ) throws(RunFailure) -> Theme {
    if let option {
      if let name = ThemeName(rawValue: option) { return name.theme }
      let names = ThemeName.allCases.map(\.rawValue)
      let meant = nearest(to: option, in: names).map { "Did you mean \($0)?" }
      throw RunFailure(
        2,
        [
          "formwork \(command.rawValue): There is no theme `\(option)`. "
            + (meant ?? "Use \(list(names))."),
          "See formwork \(command.rawValue) --help.",
        ])
    }
    return (environment.flatMap(ThemeName.init) ?? file.theme.flatMap(ThemeName.init) ?? .standard).theme
  }

  /// The option, the form, the environment (`own`): the first that says something. What the environment
  /// says and nobody knows means en_US.
  static func session(
    locale option: String?, _ file: FormFile, path: String,
    for command: Subcommand = .run,
    else own: @autoclosure () -> LocaleSymbols = .ofEnvironment
  ) throws(RunFailure) -> SessionSettings {
    var settings = SessionSettings()
    if let option {
      guard let symbols = LocaleSymbols.named(option) else {
        throw RunFailure(
          2, ["formwork \(command.rawValue): The locale `\(option)` is not known. Write one as in de_DE."])
      }
      settings.environment.locale = symbols
    } else if let locale = file.locale {
      guard let symbols = LocaleSymbols.named(locale) else {
        let error = file.error(ofLocale: "the locale `\(locale)` is not known; write one as in `de_DE`")
        throw RunFailure(2, [error.description(file: path)])
      }
      settings.environment.locale = symbols
    } else {
      settings.environment.locale = own()
    }
    settings.environment.today = .today
    settings.wording = .language(ofLocale: settings.environment.locale.identifier)
    return settings
  }
}
