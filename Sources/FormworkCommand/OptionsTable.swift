import Forms

/// The commands of `formwork`.
enum Subcommand: String, CaseIterable, Sendable {
  case run, replay, review, audit, schema, completions

  /// Whether the word after it is a form file.
  var takesForm: Bool { self == .run || self == .replay || self == .audit }

  /// The options of this command, in the order of its page.
  var options: [CommandOption] {
    switch self {
    case .run:
      [
        .answers, .batch, .lineMode, .inline, .draft, .format, .output, .showSecrets, .locale, .theme, .mouse,
      ]
    case .replay:
      [
        .keys, .size, .print, .against, .trace, .now, .term, .locale, .theme, .background, .allowCommands,
      ]
    case .review: [.accept, .reject, .used, .report]
    case .audit, .schema, .completions: []
    }
  }
}

/// The options, each by its name without the two hyphens.
enum CommandOption: String, CaseIterable, Sendable {
  case answers, batch, draft, format, output, locale, theme, inline, mouse
  case lineMode = "line-mode"
  case showSecrets = "show-secrets"
  case keys, size, print, trace, against, now, term, background
  case allowCommands = "allow-commands"
  case accept, reject, used, report

  var name: String { "--" + rawValue }

  /// What stands for its value in a page of help; nil: it takes none.
  var placeholder: String? {
    switch self {
    case .answers, .draft, .output, .against, .used, .report: "FILE"
    case .format: choices(AnswersFormat.self)
    case .mouse: choices(RunOptions.Mouse.self)
    case .print: choices(ReplayOptions.Print.self)
    case .background: choices(ReplayOptions.Background.self)
    case .locale: "ID"
    case .theme, .term: "NAME"
    case .keys: "KEYS"
    case .size: "80x24"
    case .now: "DATE"
    case .batch, .inline, .lineMode, .showSecrets, .trace, .allowCommands, .accept, .reject: nil
    }
  }
}

/// The commands and options that this build can carry out. Parsing knows no others, and the pages
/// of help promise no others.
struct Offer: Sendable {
  var subcommands: Set<Subcommand>
  var options: Set<CommandOption>

  static let everything = Offer(
    subcommands: Set(Subcommand.allCases), options: Set(CommandOption.allCases))

  /// What is wired up so far: a name is added here together with the code behind it.
  static let implemented = Offer(
    subcommands: [.run, .replay, .review, .audit, .schema, .completions],
    options: [
      .answers, .batch, .lineMode, .inline, .draft, .format, .output, .showSecrets, .locale, .theme, .mouse,
      .keys, .size, .print, .against, .trace, .now, .term, .allowCommands, .accept, .reject, .used,
      .report, .background,
    ])

  func options(of subcommand: Subcommand) -> [CommandOption] {
    subcommand.options.filter(options.contains)
  }

  var orderedSubcommands: [Subcommand] { Subcommand.allCases.filter(subcommands.contains) }
}

private func choices<Choice: CaseIterable & RawRepresentable<String>>(_: Choice.Type) -> String {
  Choice.allCases.map(\.rawValue).joined(separator: "|")
}
