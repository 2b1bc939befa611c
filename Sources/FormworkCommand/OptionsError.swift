import JSONText

/// Why the words after `formwork` can't be carried out. The exit status is then 2.
struct UsageError: Error, Hashable, Sendable {
  enum Problem: Hashable, Sendable {
    case noSubcommand
    case unknownSubcommand(String, meant: String?)
    case unknownOption(String, meant: String?)
    case givenTwice(CommandOption)
    case noValue(CommandOption)
    /// A value for an option that takes none.
    case needlessValue(CommandOption)
    case badValue(CommandOption, String, meant: String?)
    case conflict(CommandOption, CommandOption)
    case missing(CommandOption)
    case noForm
    case noShell
    case unknownShell(String, meant: String?)
    case surplus(String)
  }

  let problem: Problem
  let subcommand: Subcommand?

  static let status: Int32 = 2

  /// What is wrong and what would be right, and where to read more; two lines, safe for a terminal.
  func message(offering offer: Offer) -> String {
    let command = (["formwork"] + (subcommand.map { [$0.rawValue] } ?? [])).joined(separator: " ")
    return "\(command): \(words(offering: offer))\nSee \(command) --help."
  }

  private func words(offering offer: Offer) -> String {
    switch problem {
    case .noSubcommand:
      "Give a command: \(list(offer.orderedSubcommands.map(\.rawValue)))."
    case .unknownSubcommand(let word, let meant):
      "There is no command \(shown(word)). "
        + (meant.map { "Did you mean \($0)?" } ?? "Use \(list(offer.orderedSubcommands.map(\.rawValue))).")
    case .unknownOption(let word, let meant):
      "There is no option \(shown(word)). \(question(meant))"
    case .givenTwice(let option):
      "\(option.name) is given twice. Remove one."
    case .noValue(let option):
      "\(option.name) needs a value: \(option.name) \(option.placeholder ?? "")."
    case .needlessValue(let option):
      "\(option.name) takes no value. Remove what follows the =."
    case .badValue(let option, let value, let meant):
      "\(shown(value)) is no value for \(option.name). \(meant.map { "Did you mean \($0)?" } ?? option.due)"
    case .conflict(let one, let other):
      "\(one.name) and \(other.name) exclude each other. Remove one."
    case .missing(let option):
      "\(option.name) \(option.placeholder ?? "") is missing. Add it."
    case .noForm:
      "The form file is missing. Add its name."
    case .noShell:
      "The name of the shell is missing. Add \(list(Shell.allCases.map(\.rawValue)))."
    case .unknownShell(let word, let meant):
      "There are no completions for \(shown(word)). "
        + (meant.map { "Did you mean \($0)?" } ?? "Use \(list(Shell.allCases.map(\.rawValue))).")
    case .surplus(let word):
      "\(shown(word)) is one too many. Remove it."
    }
  }

  private func question(_ meant: String?) -> String {
    meant.map { "Did you mean \($0)?" } ?? "Remove it."
  }
}

extension CommandOption {
  /// What its value has to be.
  fileprivate var due: String {
    switch self {
    case .size: "Write columns and rows from 1 to 1000, as in 80x24."
    case .now: "Write a day that exists, as in 2026-03-09."
    case .locale: "Write a locale, as in de_DE."
    default: "Use \(list(placeholder.map { $0.split(separator: "|").map(String.init) } ?? []))."
    }
  }
}

/// What a person typed, without anything that moves a terminal.
private func shown(_ word: String) -> String {
  "`\(JSONWriter.shown(String(word.prefix(60))))`"
}

/// `a, b or c`.
func list(_ words: [String]) -> String {
  words.count < 2
    ? words.joined() : words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
}
