import FormworkTesting
import JSONText
import TerminalScreen
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The keys of a person who fills the sign-up form in and goes to Continue.
let filledIn = "Ada Lovelace<Tab>ada@x.org<Tab>555-123-4567<Tab>xyzzy-plugh<Tab>xyzzy-plugh<Tab><Space><Tab>"

/// The built sign-up form on a real terminal, as a person at a keyboard has it.
@Suite("The sign-up form on a terminal")
struct SignUpTests {
  /// Starts it and waits for its first screen.
  static func start(
    size: Size = Size(columns: 80, rows: 24), environment: [String: String?] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      product: "signup", size: size, environment: environment, output: .pipe, error: .pipe)
    try terminal.waitForText("Create Account")
    return terminal
  }

  @Test("A person fills the form in and submits: the answers are on standard output, the secret nowhere")
  func submit() throws {
    let terminal = try Self.start()
    try terminal.play(filledIn)
    try terminal.waitForText("[ Continue ]")
    try terminal.waitForText("•••••••••••")
    try terminal.play("<Enter>")
    #expect(try terminal.waitForExit() == .status(0))
    let answers = try JSONNode(parsing: Array(terminal.standardOutput.utf8))
    #expect(answers["fullName"]?.string == "Ada Lovelace")
    #expect(answers["email"]?.string == "ada@x.org")
    #expect(answers["acceptsTerms"]?.bool == true)
    #expect(answers["password"].map { JSONWriter().text($0) } == "null")
    for text in [
      terminal.standardOutput, terminal.standardError, String(decoding: terminal.output, as: UTF8.self),
    ] {
      #expect(!text.contains("xyzzy") && !text.contains("plugh"))
    }
    expectRestored(terminal)
  }

  @Test(
    "Leaving prints nothing and ends with status 130", arguments: ["<Esc>", "A<C-c>", "A<Esc><Tab><Enter>"])
  func cancel(keys: String) throws {
    let terminal = try Self.start()
    try terminal.play(keys)
    #expect(try terminal.waitForExit() == .status(130))
    #expect(terminal.standardOutput == "")
    expectRestored(terminal)
  }

  @Test("E10: Continue while something is missing says so and goes there, and nothing is printed")
  func refused() throws {
    let terminal = try Self.start()
    try terminal.play("<S-Tab><Enter>")
    try terminal.waitForText("! Enter Full Name to continue.")
    #expect(terminal.screen.cursor == Point(column: 4, row: 4))
    try terminal.play("<C-c>")
    #expect(try terminal.waitForExit() == .status(130))
    #expect(terminal.standardOutput == "")
  }

  @Test("P13: resizing while typing loses nothing, down to 1x1 and back")
  func resize() throws {
    let terminal = try Self.start(size: Size(columns: 200, rows: 60))
    try terminal.play("Ada L")
    for size in [(100, 30), (20, 5), (12, 3)] {
      terminal.resize(to: Size(columns: size.0, rows: size.1))
      try terminal.play("o")
    }
    try terminal.waitForText("Enlarge")
    terminal.resize(to: Size(columns: 1, rows: 1))
    try terminal.play("v")
    terminal.resize(to: Size(columns: 40, rows: 12))
    try terminal.waitForText("┃ Ada Looov")
    terminal.resize(to: Size(columns: 80, rows: 24))
    try terminal.play("<Tab>")
    try terminal.waitForText("│ Ada Looov")
    try terminal.waitForText("┃ name@domain.com")
  }

  @Test("Mouse, paste and wide text work as in the script player", arguments: ["xterm-256color", "xterm"])
  func otherInput(term: String) throws {
    let terminal = try Self.start(environment: ["TERM": term])
    try terminal.play("<Click 6,4><Paste>Ada\nLovelace</Paste>")
    try terminal.waitForText("Ada Lovelace")
    try terminal.play("<Click 10,4>世界")
    try terminal.waitForText("┃ Ada Lo世界velace")
    #expect(terminal.screen.cursor == Point(column: 14, row: 4))
  }

  @Test("Without a terminal nothing is asked, nothing printed, and the status says so")
  func noTerminal() throws {
    let result = try Program.run([Products.path(of: "signup")])
    #expect(result.output == "")
    #expect(result.ending != .status(0))
  }
}

/// What a form changes on a terminal is as it was: screen, cursor, modes of the line, mouse, paste.
func expectRestored(
  _ terminal: PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(!terminal.screen.isAlternate, "alternate screen", sourceLocation: sourceLocation)
  #expect(terminal.screen.isCursorVisible, "cursor", sourceLocation: sourceLocation)
  #expect(terminal.modes == terminal.modesAtStart, "line", sourceLocation: sourceLocation)
  // 1 is application cursor keys; 7 and 25, wrapping and the cursor, are on where nobody changed them.
  let left = terminal.screen.modes.areSet.subtracting([7, 25])
  #expect(left.isEmpty, "modes", sourceLocation: sourceLocation)
}
