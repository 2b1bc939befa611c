import Forms
import Testing

@testable import FormworkCommand

private func parse(_ line: String, offering offer: Offer = .everything) throws(UsageError) -> Invocation {
  try Invocation(parsing: line.split(separator: " ").map(String.init), offering: offer)
}

@Suite("The words after formwork")
struct OptionsTests {
  @Test("A form file alone is enough to run")
  func plainRun() throws {
    #expect(try parse("run form.json") == .run(RunOptions(form: "form.json")))
    #expect(try parse("run -") == .run(RunOptions(form: "-")))
  }

  @Test("Run takes all of its options, before and after the form")
  func run() throws {
    var expected = RunOptions(form: "form.json")
    expected.face = .inline
    expected.answers = "a.json"
    expected.draft = "d.json"
    expected.format = .shell
    expected.output = "o"
    expected.locale = "de_DE.UTF-8"
    expected.theme = "contrast"
    expected.showSecrets = true
    expected.mouse = .full
    #expect(
      try parse(
        "run --answers a.json --draft=d.json form.json --format shell --output=o --locale de_DE.UTF-8 --theme contrast"
          + " --inline --show-secrets --mouse full") == .run(expected))
  }

  @Test("Replay takes all of its options")
  func replay() throws {
    var expected = ReplayOptions(form: "f", keys: "Ada<Tab>")
    expected.size = ReplayOptions.Size(columns: 40, rows: 10)
    expected.print = .snapshot
    expected.against = "s"
    expected.now = ReplayOptions.Day("2028-02-29")
    expected.term = "vt220"
    expected.locale = "fr_FR"
    expected.theme = "dark"
    expected.background = .light
    expected.allowCommands = true
    #expect(expected.now != nil)
    #expect(
      try parse(
        "replay f --keys Ada<Tab> --size 40x10 --print snapshot --against s --now 2028-02-29 --term vt220 --locale fr_FR"
          + " --theme dark --background light --allow-commands") == .replay(expected))
  }

  @Test("Without more, replay prints a report of 80x24")
  func replayDefaults() throws {
    #expect(try parse("replay f --keys=") == .replay(ReplayOptions(form: "f", keys: "")))
    guard case .replay(let options) = try parse("replay f --keys=x=y --trace") else { Issue.record(); return }
    #expect(options.keys == "x=y" && options.trace && options.print == .report && options.size.columns == 80)
  }

  @Test("Comparing implies a snapshot")
  func against() throws {
    guard case .replay(let options) = try parse("replay f --keys x --against s") else {
      Issue.record(); return
    }
    #expect(options.print == .snapshot)
  }

  @Test(
    "The other commands",
    arguments: [
      ("audit f.json", .audit(form: "f.json")), ("schema", .schema), ("--help", .help(nil)),
      ("-h", .help(nil)),
      ("--version", .version), ("run --version", .version), ("run --help", .help(.run)),
      ("replay f --keys --help", .help(.replay)),
      ("run --nonsense --help", .help(.run)), ("audit -- --help", .audit(form: "--help")),
      ("run -- --batch", .run(.init(form: "--batch"))),
    ] as [(String, Invocation)])
  func others(line: String, invocation: Invocation) throws {
    #expect(try parse(line) == invocation)
  }

  @Test(
    "What can't be carried out is told",
    arguments: [
      ("", .noSubcommand), ("rnu", .unknownSubcommand("rnu", meant: "run")),
      ("xyzzy f", .unknownSubcommand("xyzzy", meant: nil)),
      ("form.json", .unknownSubcommand("form.json", meant: "formwork run FORM.json")),
      ("--hlep", .unknownOption("--hlep", meant: "--help")),
      ("--batch", .unknownOption("--batch", meant: nil)),
      ("run f --anwsers=a", .unknownOption("--anwsers", meant: "--answers")),
      ("run f --keys x", .unknownOption("--keys", meant: nil)),
      ("run f -x", .unknownOption("-x", meant: nil)),
      ("schema --batch", .unknownOption("--batch", meant: nil)),
      ("run", .noForm), ("audit", .noForm), ("run f g", .surplus("g")), ("schema f", .surplus("f")),
      ("run -- f g", .surplus("g")),
      ("run f --batch --batch", .givenTwice(.batch)), ("run f --draft a --draft=b", .givenTwice(.draft)),
      ("run f --answers", .noValue(.answers)), ("run f --answers --batch", .noValue(.answers)),
      ("run f --output=", .noValue(.output)),
      ("run f --batch=yes", .needlessValue(.batch)),
      ("run f --format jsn", .badValue(.format, "jsn", meant: "json")),
      ("run f --mouse both", .badValue(.mouse, "both", meant: nil)),
      ("run f --locale de/DE", .badValue(.locale, "de/DE", meant: nil)),
      ("run f --batch --line-mode", .conflict(.batch, .lineMode)),
      ("run f --inline --line-mode", .conflict(.lineMode, .inline)),
      ("replay f", .missing(.keys)), ("replay --keys x", .noForm),
      ("replay f --keys x --trace --print svg", .conflict(.trace, .print)),
      ("replay f --keys x --print movie", .badValue(.print, "movie", meant: nil)),
      ("replay f --keys x --background black", .badValue(.background, "black", meant: nil)),
      ("review --report r --accept", .conflict(.accept, .report)),
      ("review --report", .noValue(.report)),
      ("replay f --keys x --against s --print report", .conflict(.against, .print)),
      ("replay f --keys x --against s --trace", .conflict(.against, .trace)),
      ("replay f --keys x --size 80", .badValue(.size, "80", meant: nil)),
      ("replay f --keys x --size 0x24", .badValue(.size, "0x24", meant: nil)),
      ("replay f --keys x --size +80x24", .badValue(.size, "+80x24", meant: nil)),
      ("replay f --keys x --size 80x1001", .badValue(.size, "80x1001", meant: nil)),
      (
        "replay f --keys x --size 80x99999999999999999999",
        .badValue(.size, "80x99999999999999999999", meant: nil)
      ),
      ("replay f --keys x --now 2026-02-29", .badValue(.now, "2026-02-29", meant: nil)),
      ("replay f --keys x --now 2026-3-9", .badValue(.now, "2026-3-9", meant: nil)),
      ("replay f --keys x --now 2026-00-10", .badValue(.now, "2026-00-10", meant: nil)),
      ("replay f --keys x --now tomorrow", .badValue(.now, "tomorrow", meant: nil)),
    ] as [(String, UsageError.Problem)])
  func refused(line: String, problem: UsageError.Problem) {
    let error = #expect(throws: UsageError.self) { try parse(line) }
    #expect(error?.problem == problem)
  }

  @Test("What this build does not offer is unknown")
  func offer() {
    let offer = Offer(subcommands: [.run], options: [.batch])
    #expect(throws: Never.self) { try parse("run f --batch", offering: offer) }
    #expect(throws: UsageError(problem: .unknownOption("--theme", meant: nil), subcommand: .run)) {
      try parse("run f --theme x", offering: offer)
    }
    #expect(throws: UsageError(problem: .unknownSubcommand("replay", meant: nil), subcommand: nil)) {
      try parse("replay f", offering: offer)
    }
  }

  @Test("An error says what would be right and where to read on")
  func words() {
    let error = UsageError(problem: .unknownOption("--anwsers", meant: "--answers"), subcommand: .run)
    #expect(
      error.message(offering: .everything)
        == "formwork run: There is no option `--anwsers`. Did you mean --answers?\nSee formwork run --help.")
    #expect(
      UsageError(problem: .noSubcommand, subcommand: nil).message(offering: .everything)
        == "formwork: Give a command: run, replay, review, audit, schema or completions.\nSee formwork --help."
    )
  }

  @Test("Nothing typed reaches the terminal raw by way of an error")
  func harmless() {
    let error = UsageError(problem: .surplus("\u{1B}]0;x\u{7}\u{202E}"), subcommand: .run)
    #expect(
      error.message(offering: .everything)
        == "formwork run: `\\u001b]0;x\\u0007\\u202e` is one too many. Remove it.\nSee formwork run --help.")
  }
}

@Suite("Pages of help")
struct HelpPageTests {
  static let pages = [nil] + Subcommand.allCases.map(Optional.some)

  @Test("Each fits 80 columns and 24 rows, the next prompt included", arguments: pages)
  func size(subcommand: Subcommand?) {
    let lines = HelpPage(subcommand, offering: .everything).text.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test("Each names every option of its command, and only those offered", arguments: Subcommand.allCases)
  func complete(subcommand: Subcommand) {
    for option in CommandOption.allCases {
      let isNamed = { (offer: Offer) in
        HelpPage(subcommand, offering: offer).text.contains("  \(option.name) ")
      }
      #expect(isNamed(.everything) == subcommand.options.contains(option), "\(option)")
      #expect(!isNamed(Offer(subcommands: [subcommand], options: [])), "\(option)")
    }
  }

  @Test("Every option belongs to a command")
  func noneLost() {
    #expect(Set(Subcommand.allCases.flatMap(\.options)) == Set(CommandOption.allCases))
  }
}
