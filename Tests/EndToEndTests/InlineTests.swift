import FormworkTesting
import JSONText
import TerminalScreen
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("P13: below the prompt")
struct InlineTests {
  static let form = """
    {"title": "Login", "fields": [
      {"id": "name", "type": "text", "label": "Name", "help": "As on your card."},
      {"id": "plan", "type": "picker", "label": "Plan", "options":
        ["free", "team", "Ünternehmen", "家族", "a", "b", "c", "d", "e", "f", "g", "h", "i"]},
      {"id": "start", "type": "date", "label": "Start", "optional": true},
      {"id": "password", "type": "secure", "label": "Password"}
    ]}
    """

  /// Writes lines numbered from 1, and runs the form below them.
  private func start(
    _ file: TemporaryFile, after lines: Int, size: Size = Size(columns: 80, rows: 24),
    environment: [String: String?] = [:], output: OutputTarget = .pipe
  ) throws -> PseudoTerminal {
    let path = try Products.path(of: "formwork")
    let command = "seq 1 \(lines) >/dev/tty; exec '\(path)' run --inline '\(file.path)'"
    let terminal = try PseudoTerminal(
      ["sh", "-c", command], size: size,
      environment: environment, output: output, error: .pipe)
    try terminal.waitForText("Leave")
    return terminal
  }

  @Test(
    "what was above stays above, untouched, wherever on the screen the form begins",
    arguments: [0, 3, 23, 60])
  func above(lines: Int) throws {
    let file = try TemporaryFile(Self.form)
    let terminal = try start(file, after: lines)
    try terminal.play("Ada<Tab><Enter>")
    try terminal.waitForText("Ünternehmen")
    let rows = terminal.rows
    let first = try #require(rows.firstIndex { $0.contains("Login") })
    let above = rows[..<first].compactMap { Int($0) }
    #expect(above == Array((lines - first + 1)..<(lines + 1)))
    #expect(!terminal.screen.isAlternate)
    try terminal.play("<Esc><C-c>")
    #expect(try terminal.waitForExit() == .status(130))
    #expect(terminal.rows.prefix(above.count) == rows.prefix(above.count))
    #expect(terminal.rows.dropFirst(above.count).joined() == "")
    #expect(terminal.screen.cursor == Point(column: 0, row: above.count))
    expectRestored(terminal)
  }

  @Test("what stood in the row of the cursor is kept: the form begins in the next")
  func unfinishedLine() throws {
    let file = try TemporaryFile(Self.form)
    let path = try Products.path(of: "formwork")
    let terminal = try PseudoTerminal(
      ["sh", "-c", "printf 'half a line'; exec '\(path)' run --inline '\(file.path)' >/dev/null"],
      error: .pipe)
    try terminal.waitForText("Leave")
    #expect(terminal.rows[0] == "half a line")
    #expect(terminal.rows[1].contains("Login"))
  }

  @Test("the answers stay in the scrollback, a secret as dots, and go to standard output as ever")
  func summary() throws {
    let file = try TemporaryFile(Self.form)
    let terminal = try start(file, after: 2)
    try terminal.play("Ada Lovelace<Tab><Enter><Down><Enter><Tab><Tab>xyzzy-plugh<Tab><Enter>")
    #expect(try terminal.waitForExit() == .status(0))
    #expect(
      terminal.rows.prefix(7) == [
        "1", "2", "Login", "  Name: Ada Lovelace", "  Plan: team", "  Password: ••••••", "",
      ])
    #expect(terminal.rows.dropFirst(7).joined() == "")
    #expect(terminal.screen.cursor == Point(column: 0, row: 6))
    let answers = try JSONNode(parsing: Array(terminal.standardOutput.utf8))
    #expect(answers["password"]?.string == "xyzzy-plugh")
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("xyzzy"))
    expectRestored(terminal)
  }

  @Test("a summary longer than the window scrolls by, whole and in order")
  func longSummary() throws {
    let fields = (1...20).map {
      #"{"id": "f\#($0)", "type": "text", "label": "Field \#($0)", "value": "v\#($0)"}"#
    }
    let file = try TemporaryFile(#"{"title": "Login", "fields": [\#(fields.joined(separator: ","))]}"#)
    let terminal = try start(file, after: 2, size: Size(columns: 60, rows: 10))
    try terminal.play("<S-Tab><Enter>")
    #expect(try terminal.waitForExit() == .status(0))
    #expect(terminal.rows == (12...20).map { "  Field \($0): v\($0)" } + [""])
  }

  static let scripts = [
    "Ada<Tab><Enter>te<BS><BS><Down><Down><Down><Enter><Tab>1<F4><Right><Down><Enter><Tab>x<F1><Esc><S-Tab>",
    "<Tab><Enter>家<Enter><S-Tab>世界e\u{301}<Home>é<BS><F3><Esc><F2><Esc><Esc><Tab><Esc>q<Resize 60x20>w<Resize 90x12>e",
    "<S-Tab><Enter><Down><Enter><Resize 40x12><Tab><Enter><End><Esc><Resize 30x8>z<Esc><Esc><Resize 80x24><PageDown>",
  ]

  @Test(
    "P13: after each key the rows are those that drawing everything anew gives", arguments: scripts, [0, 40])
  func sameAsRedrawn(keys: String, lines: Int) throws {
    let file = try TemporaryFile(Self.form)
    let terminal = try start(file, after: lines)
    for key in try KeyNotation.parse(keys) {
      try terminal.play(key.source)
      try terminal.waitUntilIdle()
      var rows = Array(terminal.rows(from: "Login"))
      let cursor = terminal.screen.cursor
      let start = terminal.output.count
      try terminal.play("<C-l>")
      try terminal.waitUntilIdle()
      #expect(terminal.output.count > start + 40)
      var redrawn = Array(terminal.rows(from: "Login"))
      // A sentence in the status row goes with the next key, whatever that is.
      if let status = rows.lastIndex(where: { $0.hasPrefix("  ! ") }) {
        rows[status] = ""
        redrawn[status] = ""
      }
      let words = "after \(key.source), before:\n\(rows.joined(separator: "\n"))\nand redrawn:\n"
      #expect(redrawn == rows, "\(words)\(redrawn.joined(separator: "\n"))")
      #expect(terminal.screen.cursor == cursor, "after \(key.source)")
    }
  }

  @Test("the window gets lower, higher, wider and narrower: one form, whole, and nothing above is lost")
  func resizing() throws {
    let file = try TemporaryFile(Self.form)
    let terminal = try start(file, after: 3, size: Size(columns: 80, rows: 30))
    for size in [Size(columns: 90, rows: 30), Size(columns: 50, rows: 28), Size(columns: 70, rows: 40)] {
      terminal.resize(to: size)
      try terminal.wait(for: "the form at \(size)") { terminal in
        let edges = terminal.rows.filter { $0.contains("╭") }
        return edges.count == 1 && edges[0].hasSuffix("╮")
          && edges[0].count == min(size.columns - 1, (size.columns - 76) / 2 + 76)
          && terminal.contains("Leave")
      }
      #expect(terminal.rows.prefix(3) == ["1", "2", "3"])
      #expect(terminal.rows.filter { $0.contains("Login") }.count == 1)
    }
  }

  @Test("in tmux a narrower window wraps what is shown; the form is taken from where it begins then")
  func wrapped() throws {
    let file = try TemporaryFile(Self.form)
    let path = try Products.path(of: "formwork")
    let tmux = try Tmux(
      ["sh", "-c", "seq 1 3; exec '\(path)' run --inline '\(file.path)'"], size: Size(columns: 80, rows: 60))
    try tmux.waitForText("Leave")
    try tmux.resize(to: Size(columns: 70, rows: 60))
    let deadline = Deadline(within: .seconds(20))
    var rows: [String] = []
    repeat {
      rows = try tmux.rows()
    } while !rows.contains { $0.hasPrefix(" ╭") && $0.count == 69 }
      && !deadline.hasPassed
    #expect(rows.filter { $0.contains("Login") }.count == 1)
    #expect(rows.filter { $0.contains("╮") }.count == 1)
  }

  @Test(
    "signals that end it leave the line as it was, the form gone or the cursor below it",
    arguments: [
      SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL,
    ])
  func signals(_ number: Int32) throws {
    let file = try TemporaryFile(Self.form)
    let terminal = try start(file, after: 3)
    try terminal.play("Ada")
    try terminal.waitForText("┃ Ada")
    terminal.send(signal: number)
    #expect(try terminal.waitForExit() == .signal(number))
    expectRestored(terminal)
    #expect(terminal.rows.prefix(3) == ["1", "2", "3"])
    #expect(terminal.rows[terminal.screen.cursor.row...].joined() == "")
    #expect(terminal.screen.cursor.column == 0)
  }

  @Test("so does a trap in a rule of the program", arguments: ["trap", "abort", "exit", "throw"])
  func crash(word: String) throws {
    let terminal = try PseudoTerminal(product: "CrashForm", ["", "inline"], output: .pipe, error: .pipe)
    try terminal.waitForText("┃")
    #expect(!terminal.screen.isAlternate)
    try terminal.play(word)
    _ = try terminal.waitForExit()
    expectRestored(terminal)
    #expect(terminal.rows[terminal.screen.cursor.row...].joined() == "")
    #expect(terminal.screen.cursor.column == 0)
  }

  @Test("C-z takes the form away and gives the shell its line; fg shows it below")
  func jobControl() throws {
    let file = try TemporaryFile(Self.form)
    let terminal = try PseudoTerminal(
      ["bash", "--norc", "--noprofile", "-i"], environment: ["PS1": "ready> ", "HISTFILE": nil])
    try terminal.waitForText("ready>")
    let shellModes = terminal.modes
    try terminal.send("'\(try Products.path(of: "formwork"))' run --inline '\(file.path)' >/dev/null\n")
    try terminal.waitForText("┃")
    try terminal.play("Ada")
    try terminal.waitForText("┃ Ada")
    try terminal.play("<C-z>")
    try terminal.wait(for: "the shell") { $0.contains("Stopped") && $0.modes == shellModes }
    #expect(!terminal.contains("Login") && terminal.screen.isCursorVisible)
    try terminal.send("echo still $((40 + 2))\n")
    try terminal.waitForText("still 42")
    try terminal.send("fg\n")
    try terminal.wait(for: "the form") { $0.contains("┃ Ada") }
    let rows = terminal.rows
    let typed = try #require(rows.firstIndex { $0.contains("still 42") })
    let title = try #require(rows.firstIndex { $0.contains("Login") })
    #expect(typed < title)
    try terminal.play(" L<C-c>")
    try terminal.wait(for: "the shell") { $0.modes == shellModes && !$0.contains("Login") }
    try terminal.waitForText("still 42")
  }

  @Test(
    "a screen of a few rows shows the form in what there is, and a calm notice below five",
    arguments: [
      Size(columns: 80, rows: 6), Size(columns: 20, rows: 6), Size(columns: 12, rows: 4),
      Size(columns: 1, rows: 1),
    ])
  func small(size: Size) throws {
    let file = try TemporaryFile(Self.form)
    let terminal = try PseudoTerminal(
      product: "formwork", ["run", "--inline", file.path], size: size, output: .pipe, error: .pipe)
    try terminal.wait(for: "the form or a notice") { !$0.rows.joined().isEmpty }
    try terminal.play("Ada<Resize 80x24>")
    try terminal.waitForText("┃ Ada")
    try terminal.play("<C-c>")
    #expect(try terminal.waitForExit() == .status(130))
    expectRestored(terminal)
  }

  @Test("the sequences that it sends name no row of the screen")
  func relative() throws {
    let file = try TemporaryFile(Self.form)
    let terminal = try start(file, after: 30)
    try terminal.play(
      "Ada<Tab><Enter><Down><Enter><Tab><F4><Esc><Esc><Esc><Resize 60x20><C-l><Resize 80x24><C-c>")
    _ = try terminal.waitForExit()
    let finals = Self.controlFinals(terminal.output)
    #expect(finals.isDisjoint(with: Set("HfdrSTLM")), "\(finals)")
  }

  /// The last bytes of all control sequences.
  static func controlFinals(_ output: [UInt8]) -> Set<Character> {
    var finals: Set<Character> = []
    var rest = output[...]
    while let start = rest.firstRange(of: [0x1B, UInt8(ascii: "[")]) {
      rest = rest[start.upperBound...].drop { (0x20..<0x40).contains($0) }
      if let last = rest.first { finals.insert(Character(Unicode.Scalar(last))) }
    }
    return finals
  }
}

extension PseudoTerminal {
  /// The rows from the one with this text on.
  func rows(from title: String) -> ArraySlice<String> {
    let rows = rows
    return rows.firstIndex { $0.contains(title) }.map { rows[$0...] } ?? []
  }
}
