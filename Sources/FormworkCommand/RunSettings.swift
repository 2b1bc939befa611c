internal import FormFiles
internal import Forms
internal import JSONText
internal import TerminalScreen

/// What the options, the form file and the environment say together.
enum RunSettings {
  /// The option, then what the person has set for all forms, then what the form asks for.
  static func theme(_ option: String?, _ file: FormFile, _ environment: String?) throws(RunFailure) -> Theme {
    if let option {
      if let name = ThemeName(rawValue: option) { return name.theme }
      let names = ThemeName.allCases.map(\.rawValue)
      let meant = nearest(to: option, in: names).map { "Did you mean \($0)?" }
      throw RunFailure(
        2,
        [
          "formwork run: There is no theme `\(option)`. "
            + (meant ?? "Use one of \(names.joined(separator: ", "))."), "See formwork run --help.",
        ])
    }
    return (environment.flatMap(ThemeName.init) ?? file.theme.flatMap(ThemeName.init) ?? .standard).theme
  }
}
