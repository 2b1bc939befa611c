import Forms
import JSONText

extension Invocation {
  /// Reads the words after the program's name. `--option=value` and `--option value` are the same;
  /// after `--` nothing is an option.
  init(parsing arguments: [String], offering offer: Offer = .implemented) throws(UsageError) {
    let options = arguments.prefix { $0 != "--" }
    let subcommand = arguments.first.flatMap(Subcommand.init).flatMap {
      offer.subcommands.contains($0) ? $0 : nil
    }
    if options.contains("--help") || options.contains("-h") {
      self = .help(subcommand)
    } else if arguments.first == "help" {
      self = .help(try Self.subcommand(ofHelp: arguments.dropFirst(), offer))
    } else if options.contains("--version") {
      self = .version
    } else if let subcommand {
      var parser = OptionsParser(subcommand: subcommand, offer: offer)
      try parser.read(arguments.dropFirst())
      self = try parser.invocation()
    } else {
      throw UsageError(problem: Self.noSubcommand(arguments.first, offer), subcommand: nil)
    }
  }

  /// `formwork help run` is `formwork run --help`.
  private static func subcommand(ofHelp words: ArraySlice<String>, _ offer: Offer) throws(UsageError)
    -> Subcommand?
  {
    guard let word = words.first else { return nil }
    if words.count > 1 { throw UsageError(problem: .surplus(words[words.startIndex + 1]), subcommand: nil) }
    guard let subcommand = Subcommand(rawValue: word), offer.subcommands.contains(subcommand) else {
      throw UsageError(problem: noSubcommand(word, offer), subcommand: nil)
    }
    return subcommand
  }

  private static func noSubcommand(_ word: String?, _ offer: Offer) -> UsageError.Problem {
    guard let word else { return .noSubcommand }
    if word.hasPrefix("-") {
      return .unknownOption(word, meant: nearest(to: word, in: ["--help", "--version"]))
    }
    if word.hasSuffix(".json"), offer.subcommands.contains(.run) {
      return .unknownSubcommand(word, meant: "formwork run FORM.json")
    }
    return .unknownSubcommand(word, meant: nearest(to: word, in: offer.orderedSubcommands.map(\.rawValue)))
  }
}

/// Gathers the options of one command, then makes its invocation of them.
struct OptionsParser {
  let subcommand: Subcommand
  let offer: Offer
  /// Each option given, with its value; empty where it takes none.
  private var given: [CommandOption: String] = [:]
  private var form: String?

  init(subcommand: Subcommand, offer: Offer) {
    self.subcommand = subcommand
    self.offer = offer
  }

  func error(_ problem: UsageError.Problem) -> UsageError {
    UsageError(problem: problem, subcommand: subcommand)
  }

  mutating func read(_ arguments: ArraySlice<String>) throws(UsageError) {
    var rest = arguments
    while let word = rest.popFirst() {
      if word == "--" {
        for word in rest { try take(form: word) }
        return
      }
      if word.hasPrefix("-"), word != "-" {
        try take(option: word, &rest)
      } else {
        try take(form: word)
      }
    }
  }

  private mutating func take(form word: String) throws(UsageError) {
    let takesWord = subcommand.takesForm || subcommand == .completions || subcommand == .review
    guard takesWord, form == nil, !word.isEmpty else {
      throw error(.surplus(word))
    }
    form = word
  }

  private mutating func take(option word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = self.option(named: parts[0]) else { throw unknown(String(parts[0])) }
    if given[option] != nil { throw error(.givenTwice(option)) }
    if option.placeholder == nil {
      if parts.count > 1 { throw error(.needlessValue(option)) }
      given[option] = ""
    } else if parts.count > 1 {
      given[option] = String(parts[1])
    } else {
      // An option where a value is due is a value forgotten; `--keys=--batch` says that it is none.
      guard let value = rest.popFirst(), self.option(named: value.prefix { $0 != "=" }) == nil else {
        throw error(.noValue(option))
      }
      given[option] = value
    }
  }

  private func option(named name: Substring) -> CommandOption? {
    offer.options(of: subcommand).first { $0.name == name }
  }

  private func unknown(_ name: String) -> UsageError {
    let names = offer.options(of: subcommand).map(\.name) + ["--help", "--version"]
    return error(.unknownOption(name, meant: nearest(to: name, in: names)))
  }
}

extension OptionsParser {
  func invocation() throws(UsageError) -> Invocation {
    switch subcommand {
    case .run: .run(try run())
    case .replay: .replay(try replay())
    case .review: .review(try review())
    case .audit: .audit(form: try requiredForm())
    case .schema: .schema
    case .completions: .completions(try shell())
    }
  }

  private func shell() throws(UsageError) -> Shell {
    guard let form else { throw error(.noShell) }
    guard let shell = Shell(rawValue: form) else {
      throw error(.unknownShell(form, meant: nearest(to: form, in: Shell.allCases.map(\.rawValue))))
    }
    return shell
  }

  private func requiredForm() throws(UsageError) -> String {
    guard let form else { throw error(.noForm) }
    return form
  }

  private func review() throws(UsageError) -> ReviewOptions {
    let decisions = [CommandOption.accept, .reject, .report].filter { given[$0] != nil }
    if decisions.count > 1 { throw error(.conflict(decisions[0], decisions[1])) }
    var options = ReviewOptions()
    options.folder = form ?? options.folder
    options.decision = given[.accept] != nil ? .accepted : given[.reject] != nil ? .rejected : .asked
    if let report = try text(.report) { options.decision = .reported(report) }
    options.used = try text(.used)
    return options
  }

  private func run() throws(UsageError) -> RunOptions {
    var options = RunOptions(form: try requiredForm())
    options.face = try face()
    options.answers = try text(.answers)
    options.draft = try text(.draft)
    options.format = try choice(.format) ?? .json
    options.output = try text(.output)
    options.locale = try locale()
    options.theme = try text(.theme)
    options.showSecrets = given[.showSecrets] != nil
    options.mouse = try choice(.mouse)
    return options
  }

  private func face() throws(UsageError) -> RunOptions.Face {
    let faces: [(option: CommandOption, face: RunOptions.Face)] = [
      (.batch, .batch), (.lineMode, .lineMode), (.inline, .inline),
    ]
    let chosen = faces.filter { given[$0.option] != nil }
    if chosen.count > 1 { throw error(.conflict(chosen[0].option, chosen[1].option)) }
    return chosen.first?.face ?? .automatic
  }

  private func replay() throws(UsageError) -> ReplayOptions {
    let form = try requiredForm()
    guard let keys = given[.keys] else { throw error(.missing(.keys)) }
    var options = ReplayOptions(form: form, keys: keys)
    options.size = try value(.size, ReplayOptions.Size.init) ?? options.size
    options.against = try text(.against)
    options.trace = given[.trace] != nil
    options.print = try print(against: options.against)
    options.now = try value(.now, ReplayOptions.Day.init)
    options.term = try text(.term)
    options.locale = try locale()
    options.theme = try text(.theme)
    options.background = try choice(.background) ?? .dark
    options.allowCommands = given[.allowCommands] != nil
    return options
  }

  /// Only a snapshot can be compared with one, and only reports come after each key.
  private func print(against: String?) throws(UsageError) -> ReplayOptions.Print {
    let print: ReplayOptions.Print? = try choice(.print)
    if against != nil, given[.trace] != nil { throw error(.conflict(.against, .trace)) }
    if against != nil, let print, print != .snapshot { throw error(.conflict(.against, .print)) }
    if given[.trace] != nil, let print, print != .report { throw error(.conflict(.trace, .print)) }
    return print ?? (against == nil ? .report : .snapshot)
  }
}

extension OptionsParser {
  private func text(_ option: CommandOption) throws(UsageError) -> String? {
    if given[option] == "" { throw error(.noValue(option)) }
    return given[option]
  }

  private func locale() throws(UsageError) -> String? {
    try value(.locale) { text in
      let isShaped = text.unicodeScalars.allSatisfy {
        $0.isASCII
          && ($0.properties.isAlphabetic || $0.properties.numericType != nil
            || "_-.@=;".unicodeScalars.contains($0))
      }
      return isShaped ? text : nil
    }
  }

  private func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ option: CommandOption
  ) throws(UsageError) -> Choice? {
    guard let text = try text(option) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    throw error(.badValue(option, text, meant: nearest(to: text, in: Choice.allCases.map(\.rawValue))))
  }

  private func value<Value>(
    _ option: CommandOption, _ read: (String) -> Value?
  ) throws(UsageError) -> Value? {
    guard let text = try text(option) else { return nil }
    guard let value = read(text) else { throw error(.badValue(option, text, meant: nil)) }
    return value
  }
}
