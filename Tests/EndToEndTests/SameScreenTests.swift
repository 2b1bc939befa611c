import FormworkTesting
import JSONText
import TerminalScreen
import Testing

@testable import signup

/// What is promised of `replay`: the same form, size and keys in a real terminal give the same rows.
@Suite("A real terminal shows what the script player shows")
struct SameScreenTests {
  static let scripts = [
    filledIn + "<S-Tab><S-Tab><S-Tab><M-x>",
    "Ada<Home>世界<End>e\u{301}e\u{301}<Left><BS><Tab>ada@<Tab><S-Tab>x<S-Tab><Esc><Tab><Esc>é",
    "<S-Tab><Enter><F3><Down><Enter><F1><Esc><F2><Down><Esc><PageDown><PageUp>",
    "\(String(repeating: "long ", count: 20))<Home><C-Right><End><M-BS><M-x><M-z><M-Z><C-y><M-a>z<Tab>"
      + "<Paste>one\ntwo</Paste><Click 6,4><Resize 60x20>q<Resize 100x40><WheelDown 5,5>",
  ]

  @Test(
    "row by row and cursor by cursor, after each key of the sign-up form", arguments: scripts,
    [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12), Size(columns: 30, rows: 8)])
  func signUp(keys: String, size: Size) throws {
    var player = try Account.signUp.playing(size: size)
    let terminal = try SignUpTests.start(size: size)
    try expectSame(terminal, player.frame.rows, player.frame.cursor, "at the start")
    for key in try KeyNotation.parse(keys) {
      player.play(key)
      try terminal.play(key.source)
      try expectSame(terminal, player.frame.rows, player.frame.cursor, "after \(key.source)")
    }
  }

  static let form = """
    {"title": "Plan 世界", "fields": [
      {"id": "name", "type": "text", "label": "Näme", "value": "e\u{301}世"},
      {"id": "plan", "type": "picker", "label": "Plan", "options":
        ["free", "team", "Ünternehmen", "家族", "a", "b", "c", "d", "e", "f", "g", "h", "i"]},
      {"id": "password", "type": "secure", "label": "Password"},
      {"id": "terms", "type": "toggle", "label": "I Accept the Terms"}
    ]}
    """

  @Test(
    "and what `formwork replay` reports of a form file is what `formwork run` shows",
    arguments: [
      "A<Tab><Enter><Down><Down><PageDown><Up>te<BS><BS><Esc><Enter>家<Enter><Tab>geheim<Tab><Space><Esc><Enter>",
      "<Tab><F4><End><Enter><S-Tab><C-u>世<Left>界<Tab><Tab><Tab><Tab><Enter>",
    ])
  func formFile(keys: String) throws {
    let file = try TemporaryFile(Self.form)
    let terminal = try PseudoTerminal(
      product: "formwork", ["run", file.path], output: .pipe, error: .pipe)
    try terminal.waitForText("Plan")
    let replay = try Program.run([
      Products.path(of: "formwork"), "replay", file.path, "--keys", keys, "--trace",
    ])
    #expect(replay.ending == .status(0))
    let reports = try replay.output.split(separator: "\n").map { try JSONNode(parsing: Array($0.utf8)) }
    let script = try KeyNotation.parse(keys)
    try #require(reports.count == script.count)
    for (key, report) in zip(script, reports) {
      try terminal.play(key.source)
      guard report["state"]?.string == "editing" else {
        try terminal.waitForExit()
        continue
      }
      let rows = try #require(report["screen"]?.elements).compactMap(\.string)
      let cursor = try #require(report["cursor"])
      let place = try Point(
        column: #require(cursor["column"]?.number?.int), row: #require(cursor["row"]?.number?.int))
      try expectSame(
        terminal, rows, cursor["visible"]?.bool == true ? place : nil, "after \(key.source)")
    }
  }

  private func expectSame(
    _ terminal: PseudoTerminal, _ rows: [String], _ cursor: Point?, _ moment: String
  ) throws {
    do {
      try terminal.wait(for: "the same screen \(moment)", within: .seconds(10)) {
        $0.rows == rows && (cursor == nil ? !$0.screen.isCursorVisible : $0.screen.cursor == cursor)
      }
    } catch {
      Issue.record(
        "\(error)\nat \(terminal.screen.cursor)\nexpected at \(String(describing: cursor)):\n\(rows.joined(separator: "\n"))"
      )
      throw error
    }
  }
}
