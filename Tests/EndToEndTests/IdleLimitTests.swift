import FormworkTesting
import TerminalScreen
import Testing

/// Forms that are closed because nobody does anything.
@Suite("The idle limit")
struct IdleLimitTests {
  @Test(
    "P13: after the limit the form is closed as if the person had left, and the terminal is as it was",
    arguments: ["C.UTF-8", "C"])
  func closed(locale: String) throws {
    let terminal = try PseudoTerminal(
      product: "signup", environment: ["TMOUT": "1", "LANG": locale], output: .pipe)
    try terminal.waitForText("The form was closed because")
    #expect(try terminal.waitForExit() == .status(130))
    #expect(terminal.standardOutput == "")
    // There is no draft to tell of.
    #expect(!terminal.contains("is kept"))
    expectRestored(terminal)
  }

  @Test("P12: what was entered by then is kept, and so it is said")
  func draft() throws {
    let folder = try TemporaryFolder()
    let arguments = ["--draft", "\(folder.path)/draft", "--log", "\(folder.path)/log"]
    let terminal = try PseudoTerminal(
      product: "installer", arguments, size: Size(columns: 100, rows: 24), environment: ["TMOUT": "4"])
    try terminal.waitForText("Step 1 of 10")
    try terminal.play("<Enter>german<Enter>")
    try terminal.waitForText("What was entered is kept, except for secrets.")
    #expect(try terminal.waitForExit() == .status(130))
    #expect(folder.text(of: "draft")?.contains("de_DE") == true)
    expectRestored(terminal)
  }

  @Test("What is no number of seconds from 1 is no limit", arguments: ["", "0", "-1", "soon", "9999999999"])
  func none(limit: String) throws {
    let terminal = try PseudoTerminal(product: "signup", environment: ["TMOUT": limit], output: .pipe)
    try terminal.waitForText("┃")
    try terminal.play("Ada")
    try terminal.waitForText("┃ Ada")
    try terminal.play("<C-c>")
    #expect(try terminal.waitForExit() == .status(130))
    #expect(!terminal.contains("was closed"))
  }
}
