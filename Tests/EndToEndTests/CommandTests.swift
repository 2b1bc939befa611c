import JSONText
import TerminalScreen
import Testing

@Suite("formwork run on a terminal")
struct CommandTests {
  static let form = """
    {"title": "Login", "fields": [
      {"id": "name", "type": "text", "label": "Name"},
      {"id": "password", "type": "secure", "label": "Password"}
    ]}
    """

  private func start(_ file: TemporaryFile, output: OutputTarget = .pipe) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      product: "formwork", ["run", file.path], output: output, error: .pipe)
    try terminal.waitForText("Login")
    return terminal
  }

  @Test("submitting prints the answers, secrets for the script included, and one word on standard error")
  func submit() throws {
    let file = try TemporaryFile(Self.form)
    let terminal = try start(file)
    try terminal.play("Ada \"A\" é<Tab>x\"\\y<Tab><Enter>")
    #expect(try terminal.waitForExit() == .status(0))
    let answers = try JSONNode(parsing: Array(terminal.standardOutput.utf8))
    #expect(answers["name"]?.string == "Ada \"A\" é")
    #expect(answers["password"]?.string == "x\"\\y")
    #expect(terminal.standardError == "Submitted.\n")
    expectRestored(terminal)
  }

  @Test("on a terminal a secret is printed as null, and that is said")
  func secretOnTerminal() throws {
    let file = try TemporaryFile(Self.form)
    let terminal = try start(file, output: .terminal)
    try terminal.play("Ada<Tab>xyzzy<Tab><Enter>")
    #expect(try terminal.waitForExit() == .status(0))
    try terminal.waitForText("\"password\": null")
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("xyzzy"))
    #expect(terminal.standardError.contains("Secrets are null on a terminal"))
  }

  @Test("leaving prints nothing, says so, and is status 130")
  func cancel() throws {
    let file = try TemporaryFile(Self.form)
    let terminal = try start(file)
    try terminal.play("Ada<C-c>")
    #expect(try terminal.waitForExit() == .status(130))
    #expect(terminal.standardOutput == "")
    #expect(terminal.standardError == "Cancelled.\n")
  }

  @Test(
    "a form file that can't be used is status 2, with its place, and the terminal is not touched",
    arguments: [
      (#"{"fields": [{"id": "a", "type": "txet", "label": "A"}]}"#, ":1:33: fields[0].type: "),
      ("{\n  \"fields\": [,]\n}", ":2:14: "), ("", ":1:1: "),
    ])
  func unusable(text: String, place: String) throws {
    let file = try TemporaryFile(text)
    let terminal = try PseudoTerminal(product: "formwork", ["run", file.path], output: .pipe, error: .pipe)
    #expect(try terminal.waitForExit() == .status(2))
    #expect(terminal.standardError.hasPrefix(file.path + place), "\(terminal.standardError)")
    #expect(terminal.standardOutput == "")
    #expect(terminal.output.isEmpty)
  }

  @Test("wrong usage is status 2", arguments: [["run"], ["run", "/nonexistent.json"], ["frobnicate"], []])
  func usage(arguments: [String]) throws {
    let result = try Program.run([Products.path(of: "formwork")] + arguments)
    #expect(result.ending == .status(2))
    #expect(result.output == "")
    #expect(!result.error.isEmpty)
  }

  @Test("a signal ends it with 128 and its number, as a shell tells it")
  func signal() throws {
    let file = try TemporaryFile(Self.form)
    let terminal = try start(file)
    terminal.send(signal: 15)
    #expect(try terminal.waitForExit() == .signal(15))
    #expect(terminal.standardOutput == "")
    expectRestored(terminal)
  }
}
