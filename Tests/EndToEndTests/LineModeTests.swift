import TerminalScreen
import Testing

/// Line mode on a terminal of its own.
@Suite("A2: formwork run --line-mode on a terminal")
struct LineModeTests {
  private let form: TemporaryFile

  init() throws { form = try TemporaryFile(RunTests.form) }

  private func start(environment: [String: String?] = [:], _ more: [String] = ["--line-mode"]) throws
    -> PseudoTerminal
  {
    try PseudoTerminal(
      product: "formwork", ["run", form.path] + more, environment: environment, output: .pipe, error: .pipe)
  }

  private func answer(_ terminal: PseudoTerminal, _ question: String, _ keys: String) throws {
    try terminal.waitForText(question)
    try terminal.wait(for: "the prompt") { $0.rows.last { !$0.isEmpty }?.hasPrefix(">") ?? false }
    try terminal.play(keys + "<Enter>")
  }

  private func fill(_ terminal: PseudoTerminal) throws {
    for (question, keys) in [
      ("Full Name", "Ada"), ("Plan", "free"), ("Terms", "y"), ("Note", ""), ("Password", "long enough"),
      ("Confirm Password", "long enough"),
    ] { try answer(terminal, question, keys) }
  }

  @Test("Questions on the terminal, answers on standard output, one word on standard error")
  func whole() throws {
    let terminal = try start()
    try fill(terminal)
    #expect(try terminal.waitForExit() == .status(0))
    #expect(terminal.standardOutput.contains(#""password": "long enough""#))
    #expect(terminal.standardError == "Submitted.\n")
    expectRestored(terminal)
  }

  @Test("No cursor addressing, no colour: not one escape, and nothing of a secret")
  func plain() throws {
    let terminal = try start(environment: ["ACCESSIBLE": "1"], [])
    try fill(terminal)
    #expect(try terminal.waitForExit() == .status(0))
    #expect(!terminal.output.contains(0x1B))
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("long enough"))
  }

  @Test("E4: the echo is off while a secret is asked, and what was typed before is no answer")
  func echo() throws {
    let terminal = try start(environment: ["TERM": "dumb"], [])
    try answer(terminal, "Full Name", "Ada")
    try answer(terminal, "Plan", "free")
    try answer(terminal, "Terms", "y")
    #expect(terminal.modes?.echoes == true)
    try answer(terminal, "Note", "")
    try terminal.waitForText("What you type is not shown.")
    try terminal.wait(for: "no echo") { $0.modes?.echoes == false }
    terminal.send(signal: 15)
    #expect(try terminal.waitForExit() == .signal(15))
    #expect(terminal.standardOutput == "")
    expectRestored(terminal)
  }

  @Test("Control-C is status 130, at a secret too; the terminal is as it was", arguments: [0, 4])
  func interrupt(_ answered: Int) throws {
    let terminal = try start()
    for (question, keys) in [("Full Name", "Ada"), ("Plan", "1"), ("Terms", ""), ("Note", "")].prefix(
      answered)
    {
      try answer(terminal, question, keys)
    }
    try terminal.waitForText(answered == 0 ? "Full Name" : "Password")
    try terminal.wait(for: "the prompt") { $0.rows.last { !$0.isEmpty }?.hasPrefix(">") ?? false }
    try terminal.play("<C-c>")
    #expect(try terminal.waitForExit() == .status(130))
    #expect(terminal.standardOutput == "")
    #expect(terminal.standardError == "Cancelled.\n")
    expectRestored(terminal)
  }

  @Test("A hang-up is status 129, Control-D status 3")
  func endings() throws {
    let terminal = try start()
    try terminal.waitForText("Full Name")
    terminal.hangUp()
    #expect(try terminal.waitForExit() == .status(129))
    #expect(terminal.standardOutput == "")
    let other = try start()
    try other.waitForText("Full Name")
    try other.play("<C-d>")
    #expect(try other.waitForExit() == .status(3))
    #expect(other.standardOutput == "")
    // What is said next has a row of its own.
    #expect(other.screen.cursor.column == 0)
  }
}
