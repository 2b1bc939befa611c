/// A page of help: it fits a terminal of 80 columns and 24 rows.
struct HelpPage {
  let subcommand: Subcommand?
  let offer: Offer

  init(_ subcommand: Subcommand?, offering offer: Offer = .implemented) {
    self.subcommand = subcommand
    self.offer = offer
  }

  /// The page, each line ended by a line break.
  var text: String { lines.map { $0 + "\n" }.joined() }

  private typealias Row = (left: String, right: String)

  private var lines: [String] {
    subcommand.map(page) ?? overview
  }

  private func page(of subcommand: Subcommand) -> [String] {
    var usage = "Usage: formwork " + subcommand.rawValue
    var rows: [Row] = []
    for option in offer.options(of: subcommand) {
      rows.append(
        (([option.name] + [option.placeholder].compactMap(\.self)).joined(separator: " "), option.words))
    }
    if !rows.isEmpty { usage += " [OPTIONS]" }
    if subcommand.takesForm { usage += " FORM.json" }
    if subcommand == .review { usage += " [FOLDER]" }
    if subcommand == .completions { usage += " " + Shell.allCases.map(\.rawValue).joined(separator: "|") }
    rows.append(("--help", "this page"))
    return [usage, "", subcommand.words, ""] + table(rows) + [""] + subcommand.statusWords
  }

  private var overview: [String] {
    var rows: [Row] = offer.orderedSubcommands.map { ($0.rawValue, $0.summary) }
    rows.append(("--help", "this page; after a command: the page of that command"))
    rows.append(("--version", "the version"))
    return ["Usage: formwork COMMAND [OPTIONS] [FORM.json]", "", "Forms for the terminal.", ""] + table(rows)
  }

  /// Two columns; what is too wide for the first has a line of its own.
  private func table(_ rows: [Row]) -> [String] {
    let width = rows.map(\.left.count).filter { $0 <= 28 }.max() ?? 0
    return rows.flatMap { row in
      let isWide = row.left.count > width
      let gap = String(repeating: " ", count: width + 2 - (isWide ? -2 : row.left.count))
      return isWide ? ["  " + row.left, gap + row.right] : ["  " + row.left + gap + row.right]
    }
  }
}

extension Subcommand {
  var summary: String {
    switch self {
    case .run: "shows a form and prints the answers"
    case .replay: "feeds keys to a form without a terminal and reports"
    case .review: "walks through snapshots that changed"
    case .audit: "tells what in a form breaks the guidance"
    case .schema: "prints the JSON Schema of form files"
    case .completions: "prints the script with which a shell completes these words"
    }
  }

  fileprivate var words: String {
    switch self {
    case .run: "Shows the form on the terminal, then prints the answers on standard output."
    case .replay: "Runs the form without a terminal, feeds it the keys and prints a report."
    case .review: "Shows each snapshot that changed; accepts or rejects it. Names those unused."
    case .audit: "Tells what in the form breaks the guidance, one finding a line."
    case .schema: "Prints the JSON Schema of form files."
    case .completions: "Prints the script with which a shell completes words: eval \"$(…)\"."
    }
  }

  fileprivate var statusWords: [String] {
    switch self {
    case .run:
      [
        "Status: 0 submitted, 1 answers invalid, 2 wrong usage or form file,",
        "3 input ended early, 130 cancelled.",
      ]
    case .replay: ["Status: 0 printed, 1 the snapshot differs, 2 wrong usage or form file."]
    case .review: ["Status: 0 nothing waits any more, 1 changes still wait, 2 wrong usage."]
    case .audit: ["Status: 0 nothing found, 1 findings, 2 wrong usage or form file."]
    case .schema, .completions: ["Status: 0 printed, 2 wrong usage."]
    }
  }
}

extension CommandOption {
  /// What it does, in a line.
  var words: String {
    switch self {
    case .answers: "answers known beforehand; only the rest is asked"
    case .batch: "asks nothing: prints the answers, or every error"
    case .lineMode: "plain questions, one after another"
    case .inline: "below the prompt instead of on the whole screen"
    case .draft: "keeps unfinished answers there, offers them again"
    case .format: "how the answers are printed; json unless given"
    case .output: "writes the answers there instead"
    case .showSecrets: "prints secrets even on a terminal"
    case .locale: "language and formats, as in de_DE"
    case .theme: "standard, dark, light, high-contrast or mono"
    case .mouse: "what of the mouse is taken"
    case .keys: "the keys, as in 'Ada<Tab><C-a>'; has to be given"
    case .size: "columns and rows of the screen"
    case .print: "what is printed; report unless given"
    case .against: "compares the snapshot with FILE"
    case .trace: "one report a line, one after each key"
    case .now: "the day that is today, as in 2026-03-09"
    case .term: "the terminal to draw for; xterm-256color unless given"
    case .accept: "accepts all changes without asking"
    case .reject: "rejects all changes without asking"
    case .used: "snapshots that tests asked for; others are named"
    case .report: "writes all changes there as pictures; asks nothing"
    case .background: "what lies behind a picture; dark unless given"
    case .allowCommands: "lets the form's rules run commands"
    }
  }
}
