import FormworkTesting
import TerminalScreen
import Testing

@Suite("What is asked of a terminal")
struct TerminalModeTests {
  @Test(
    "The mouse without a button is heard with `--mouse full` alone, and with `off` no mouse is",
    arguments: [("off", []), ("click", [1002, 1006]), ("full", [1003, 1006])] as [(String, Set<Int>)])
  func mouse(option: String, modes: Set<Int>) throws {
    let file = try TemporaryFile(CommandTests.form)
    let terminal = try PseudoTerminal(
      product: "formwork", ["run", "--mouse", option, file.path], output: .pipe, error: .pipe)
    try terminal.waitForText("Login")
    try terminal.play("A")
    try terminal.waitForText("┃ A")
    #expect(terminal.screen.modes.areSet.intersection([1000, 1001, 1002, 1003, 1005, 1006, 1015]) == modes)
    try terminal.play("<C-c>")
    _ = try terminal.waitForExit()
    expectRestored(terminal)
  }

  @Test("And without the option none but a button's")
  func usualMouse() throws {
    let terminal = try SignUpTests.start()
    try terminal.play("A")
    try terminal.waitForText("┃ A")
    #expect(terminal.screen.modes[1002] && !terminal.screen.modes[1003])
  }

  @Test(
    "A wide character that would stand half outside is left out, and nothing after it is moved",
    arguments: [20, 21, 39, 40, 41, 78, 79, 80])
  func wideAtTheEdge(columns: Int) throws {
    let wide = String(repeating: "漢", count: 60)
    let file = try TemporaryFile(
      """
      {"title": "\(wide)", "message": "x\(wide)", "fields": [
        {"id": "a", "type": "text", "label": "\(wide)", "help": "\(wide)", "value": "x\(wide)"},
        {"id": "b", "type": "picker", "label": "B", "options": ["\(wide)", "x\(wide)"]}]}
      """)
    let size = "\(columns)x18"
    for keys in ["", "<Tab><F4>", "<Home>漢<End>漢"] {
      let terminal = try PseudoTerminal(
        product: "formwork", ["run", file.path], size: Size(columns: columns, rows: 18), output: .pipe,
        error: .pipe)
      try terminal.waitForText("漢漢漢")
      try terminal.play(keys)
      let replay = try Program.run([
        Products.path(of: "formwork"), "replay", file.path, "--size", size, "--keys", keys, "--print",
        "screen",
      ])
      let expected = replay.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      try terminal.wait(for: "the screen of replay: \n\(replay.output)") { terminal in
        zip(terminal.rows, expected).allSatisfy { $0 == $1 }
      }
    }
  }

  @Test("P12: a hang-up while the terminal takes nothing ends the program within a second, the draft saved")
  func hangUpWhileWriting() throws {
    let file = try TemporaryFile(CommandTests.form)
    let draft = try TemporaryFile()
    let path = try Products.path(of: "formwork")
    for attempt in 1...5 {
      // A draft that an attempt has left would be offered to the next one.
      let kept = "\(draft.path).\(attempt)"
      let terminal = try PseudoTerminal(
        ["sh", "-c", "trap '' HUP; exec '\(path)' run --draft '\(kept)' '\(file.path)'"],
        output: .pipe, error: .pipe)
      try terminal.waitForText("Login")
      try terminal.play("Ada")
      try terminal.waitForText("┃ Ada")
      // Redraws that nobody reads fill what the kernel keeps for the terminal: a write waits.
      try terminal.send([UInt8](repeating: 0x0C, count: 200))
      terminal.hangUp()
      do {
        try terminal.waitForExit(within: .seconds(1))
        #expect(try TemporaryFile.takeText(at: kept).contains("Ada"))
        return
      } catch {
        if attempt == 5 { throw error }
      }
    }
  }
}
