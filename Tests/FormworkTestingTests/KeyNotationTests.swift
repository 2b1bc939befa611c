import FormworkTesting
import TerminalScreen
import Testing

@Suite("Keys in writing")
struct KeyNotationTests {
  @Test("Text is typed as it stands, one step for each character")
  func text() throws {
    let keys = try KeyNotation.parse("Ad é>")
    #expect(keys.map(\.source) == ["A", "d", " ", "é", ">"])
    #expect(presses(keys) == "Ad é>".unicodeScalars.map { KeyPress(.text($0)) })
  }

  @Test("A character of several scalars is one step of several keys")
  func cluster() throws {
    let keys = try KeyNotation.parse("👍🏽e\u{301}")
    #expect(keys.map(\.inputs.count) == [2, 2])
  }

  @Test(
    "Named keys, modifiers in any order and letter case",
    arguments: [
      ("<Tab>", KeyPress(.tab)), ("<tab>", KeyPress(.tab)), ("<S-Tab>", KeyPress(.tab, .shift)),
      ("<Enter>", KeyPress(.enter)), ("\n", KeyPress(.enter)), ("\r\n", KeyPress(.enter)),
      ("\t", KeyPress(.tab)), ("<Esc>", KeyPress(.escape)), ("<Space>", KeyPress(.text(" "))),
      ("<BS>", KeyPress(.backspace)), ("<M-BS>", KeyPress(.backspace, .alt)),
      ("<Del>", KeyPress(.delete)), ("<PageUp>", KeyPress(.pageUp)), ("<F1>", KeyPress(.function(1))),
      ("<F12>", KeyPress(.function(12))), ("<lt>", KeyPress(.text("<"))),
      ("<M-gt>", KeyPress(.text(">"), .alt)),
      ("<C-a>", KeyPress(.text("a"), .control)), ("<C-A>", KeyPress(.text("a"), .control)),
      ("<M-b>", KeyPress(.text("b"), .alt)), ("<M-Z>", KeyPress(.text("Z"), .alt)),
      ("<M-S-z>", KeyPress(.text("Z"), .alt)), ("<C-S-Left>", KeyPress(.left, [.control, .shift])),
      ("<s-c-left>", KeyPress(.left, [.control, .shift])), ("<C-_>", KeyPress(.text("_"), .control)),
      ("<C-/>", KeyPress(.text("_"), .control)), ("<M-_>", KeyPress(.text("_"), .alt)),
      ("<M-\\>", KeyPress(.text("\\"), .alt)), ("<M-->", KeyPress(.text("-"), .alt)),
      ("<C-M-x>", KeyPress(.text("x"), [.control, .alt])), ("<C-Space>", KeyPress(.text(" "), .control)),
      ("<C-@>", KeyPress(.text(" "), .control)), ("<C-j>", KeyPress(.enter)),
      ("<C-?>", KeyPress(.backspace)), ("<C-i>", KeyPress(.tab)), ("<C-m>", KeyPress(.enter)),
      ("<C-[>", KeyPress(.escape)),
    ])
  func named(script: String, press: KeyPress) throws {
    let keys = try KeyNotation.parse(script)
    #expect(keys.count == 1)
    #expect(presses(keys) == [press])
  }

  @Test(
    "Mouse tags stand for what a terminal tells",
    arguments: [
      ("<Click 10,5>", "<Press 10,5><Release 10,5>"),
      ("<C-Click 10,5 3>", "<C-Press 10,5 3><C-Release 10,5 3>"),
      ("<Drag 1,2 3,4>", "<Press 1,2><DragTo 3,4><Release 3,4>"),
      ("<Drag 1,2 3,4 5,6>", "<Press 1,2><DragTo 3,4><DragTo 5,6><Release 5,6>"),
      ("<Hover 0,0>", "<Hover 0,0>"), ("<WheelUp 10,5>", "<WheelUp 10,5>"),
      ("<wheeldown 10,5>", "<WheelDown 10,5>"),
    ])
  func mouse(script: String, events: String) throws {
    let keys = try KeyNotation.parse(script)
    #expect(keys.count == 1)
    #expect(self.events(keys).map { KeyNotation.writing(of: $0) }.joined() == events)
  }

  @Test("E7: a paste is one event, whatever is in it")
  func paste() throws {
    let keys = try KeyNotation.parse("a<Paste>x<Tab>\n<</Paste>b")
    #expect(keys.map(\.source) == ["a", "<Paste>x<Tab>\n<</Paste>", "b"])
    guard case .event(.paste(let text)) = keys[1].inputs.first else {
      Issue.record("no paste")
      return
    }
    #expect(text.withBytes { String(decoding: $0, as: UTF8.self) } == "x<Tab>\n<")
  }

  @Test("P13: a resize, a hang-up and the focus are events; a wait is time")
  func others() throws {
    let keys = try KeyNotation.parse("<Resize 60x20><Wait 300ms><Wait 2s><FocusIn><FocusOut><Hangup>")
    let written = events(keys).map { KeyNotation.writing(of: $0) }.joined()
    #expect(written == "<Resize 60x20><FocusIn><FocusOut><Hangup>")
    let waits = keys.flatMap(\.inputs).compactMap { input -> Duration? in
      if case .wait(let duration) = input { duration } else { nil }
    }
    #expect(waits == [.milliseconds(300), .seconds(2)])
  }

  @Test("A tag ends at its bracket even before a combining mark")
  func combining() throws {
    let keys = try KeyNotation.parse("<lt>\u{338}<Tab>")
    #expect(presses(keys) == [KeyPress(.text("<")), KeyPress(.text("\u{338}")), KeyPress(.tab)])
  }

  @Test("A long script is read in time proportional to its length")
  func long() throws {
    #expect(try KeyNotation.parse(String(repeating: "a", count: 200_000)).count == 200_000)
  }

  @Test(
    "What can't be read is told with its place and what would be right",
    arguments: [
      ("ab<Tab", 2, "<Tab", .unclosedTag), ("<", 0, "<", .unclosedTag),
      ("<Paste>x", 0, "<Paste>", .unclosedPaste),
      ("a<Return>", 1, "<Return>", .unknownKey(nearest: "Enter")),
      ("<Entr>", 0, "<Entr>", .unknownKey(nearest: "Enter")),
      ("<Clik 1,2>", 0, "<Clik 1,2>", .unknownKey(nearest: "Click")),
      ("<Frobnicate>", 0, "<Frobnicate>", .unknownKey(nearest: nil)),
      ("<>", 0, "<>", .unknownKey(nearest: nil)), ("<F13>", 0, "<F13>", .unknownKey(nearest: "F1")),
      ("<D-a>", 0, "<D-a>", .wrongModifier("D-")),
      ("<C-Hangup>", 0, "<C-Hangup>", .wrongModifier("C-, M- or S-")),
      ("<Click>", 0, "<Click>", .wrongArguments(example: "<Click 10,5>")),
      ("<Click 1,-2>", 0, "<Click 1,-2>", .wrongArguments(example: "<Click 10,5>")),
      ("<Drag 1,2>", 0, "<Drag 1,2>", .wrongArguments(example: "<Drag 10,5 20,5>")),
      ("<Resize 0x5>", 0, "<Resize 0x5>", .wrongArguments(example: "<Resize 60x20>")),
      ("<Wait 3>", 0, "<Wait 3>", .wrongArguments(example: "<Wait 300ms>")),
      ("<Tab 3>", 0, "<Tab 3>", .wrongArguments(example: "<Tab>")),
      ("a\u{1}", 1, "\u{1}", .controlCharacter(writtenAs: "<C-a>")),
      ("\u{1B}", 0, "\u{1B}", .controlCharacter(writtenAs: "<Esc>")),
    ] as [(String, Int, String, KeyNotationError.Problem)])
  func errors(script: String, offset: Int, source: String, problem: KeyNotationError.Problem) {
    #expect(throws: KeyNotationError(offset: offset, source: source, problem: problem)) {
      try KeyNotation.parse(script)
    }
  }

  @Test("A5: the words of an error carry no control character to the terminal")
  func safeWords() {
    let error = #expect(throws: KeyNotationError.self) { try KeyNotation.parse("<\u{1B}]52;c;x\u{7}>") }
    #expect(error.map { "\($0)" }?.unicodeScalars.allSatisfy { $0.value >= 0x20 } == true)
  }

  @Test("What was read is written the same way")
  func roundTrip() throws {
    let script =
      "Ada <lt>ß<Tab><S-Tab><C-a><M-b><M-Z><C-S-Left><C-M-x><M-Space><M-gt><F12><PageUp><Paste>a<b</Paste>"
      + "<Click 10,5><S-Click 1,2 3><Hover 3,4><Press 1,1><DragTo 2,1><Release 2,1><WheelUp 0,0>"
      + "<Resize 60x20><FocusIn><Hangup>"
    #expect(KeyNotation.writing(of: events(try KeyNotation.parse(script))) == script)
  }

  private func events(_ keys: [ScriptedKey]) -> [Event] {
    keys.flatMap(\.inputs).compactMap { input in
      if case .event(let event) = input { event } else { nil }
    }
  }

  private func presses(_ keys: [ScriptedKey]) -> [KeyPress] {
    events(keys).compactMap { event in
      if case .key(let press) = event { press } else { nil }
    }
  }
}
