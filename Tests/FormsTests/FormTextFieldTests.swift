import FormworkTesting
import Testing

@testable import signup

@Suite("The text field")
struct FormTextFieldTests {
  @Test("T1: a single line takes one row, as wide as its container, however long the text")
  func oneRow() throws {
    let before = try Account.signUp.playing()
    let after = try Account.signUp.playing(String(repeating: "long text ", count: 30))
    #expect(before.frame.rows.count == after.frame.rows.count)
    #expect(before.frame.rows[5...17] == after.frame.rows[5...17])
    #expect(after.frame.rows[4].hasPrefix("  ┃ "))
    #expect(after.frame.rows[4].hasSuffix(" ✕ │"))
    #expect(after.frame.rows[4].columns == 78)
  }

  @Test("T2: the label is the placeholder; the format hint shows once it has floated, and goes with the text")
  func placeholder() throws {
    var player = try Account.signUp.playing()
    #expect(player.place(of: "│ Email") != nil)
    #expect(player.role(of: "Email") == .placeholder)
    #expect(player.place(of: "name@domain.com") == nil)
    try player.play("<Tab>")
    #expect(player.place(of: "┃ name@domain.com") != nil)
    #expect(player.role(of: "name@domain.com") == .placeholder)
    #expect(player.place(of: "├─ Email ─") != nil)
    try player.play("a")
    #expect(player.place(of: "name@domain.com") == nil)
    #expect(player.place(of: "├─ Email ─") != nil)
  }

  @Test("T3: the label floats on focus or when filled, and comes back when the field is left empty")
  func floating() throws {
    var player = try Account.signUp.playing()
    #expect(player.role(of: "Full Name") == .labelFocused)
    try player.play("<Tab>")
    #expect(player.place(of: "│ Full Name") != nil)
    try player.play("<S-Tab>Ada<Tab>")
    #expect(player.place(of: "╭─ Full Name ─") != nil)
    #expect(player.role(of: "Full Name") == .label)
  }

  @Test("T3: nothing else on the screen shifts when the focus moves", arguments: usualSizes.prefix(1))
  func nothingShifts(size: Size) throws {
    var player = try Account.signUp.playing(size: size)
    let helpers = ["We send the receipt here.", "At least 8 characters.", "( Continue )"]
    let places = helpers.map { player.place(of: $0)?.row }
    for _ in 0..<8 {
      try player.play("<Tab>")
      #expect(helpers.map { player.place(of: $0)?.row } == places)
    }
  }

  @Test("T4: a field is as wide as the text that it expects")
  func width() throws {
    let form = Form("Form", for: Texts()) {
      TextField("City", \.one)
      TextField("Code", \.two).width(12)
    }
    var player = try form.playing("<Tab>")
    let start = try #require(player.frame.cursor)
    #expect(player.frame[start.row, start.column + 12].code == 0x2502)
    try player.play("abcdefghijklmnop")
    #expect(player.frame.cursor?.row == start.row)
    #expect(try #require(player.frame.cursor).column < start.column + 12)
    #expect(player.session.caret?.index == 16)
  }

  @Test("T5: fields stand one below the other, in each style and size", arguments: FormStyle.allCases)
  func stacked(style: FormStyle) throws {
    for size in usualSizes {
      let form = Account.signUp.style(style)
      var player = try form.playing(size: size)
      let column = player.frame.cursor?.column
      for _ in 0..<5 {
        try player.play("<Tab>")
        guard player.focus != "acceptsTerms" else { continue }
        #expect(player.frame.cursor?.column == column, "\(style) \(size) \(player.focus)")
      }
    }
  }

  @Test("T5: no margin inside a group; a stand-alone field has full-width rules and no sides")
  func styles() throws {
    let grouped = try Account.signUp.playing()
    #expect(!grouped.frame.rows[3...15].contains { $0.allSatisfy { $0 == " " } })
    let standalone = try Account.signUp.style(.standalone).playing()
    #expect(standalone.place(of: "│") == nil)
    #expect(standalone.frame.rows.filter { $0.contains(String(repeating: "─", count: 76)) }.count >= 5)
    let plain = try Account.signUp.style(.plain).playing()
    #expect(!plain.screen.contains { "─│╭╰├".contains($0) })
  }

  @Test("T13: Clear appears with the first character, at the trailing end of the focused field")
  func clearButton() throws {
    var player = try Account.signUp.playing()
    #expect(player.place(of: "✕") == nil)
    try player.play("A")
    let clear = try #require(player.place(of: "✕"))
    #expect(clear.row == player.frame.cursor?.row)
    #expect(player.frame.rows[clear.row].hasSuffix("✕ │"))
    try player.play("<Tab>")
    #expect(player.place(of: "✕") == nil)
  }

  @Test("T13: Clear works by mouse and by key and can be undone", arguments: ["mouse", "key"])
  func clearing(way: String) throws {
    var player = try Account.signUp.playing("Ada Lovelace")
    if way == "mouse" { try player.click(on: "✕") } else { try player.play("<M-x>") }
    #expect(player.shown("fullName") == nil)
    #expect(player.session.undoName == "Clear")
    try player.play("<M-z>")
    #expect(player.shown("fullName") == "Ada Lovelace")
    try player.play("<M-Z>")
    #expect(player.shown("fullName") == nil)
  }

  @Test("T20: what is optional is marked, and a form of several fields says that the rest is not")
  func optional() throws {
    let sentence = "All fields are required unless marked optional."
    let player = try Account.signUp.playing()
    #expect(player.place(of: "Phone (optional)") != nil)
    #expect(player.screen.components(of: "(optional)") == 1)
    #expect(player.screen.components(of: sentence) == 1)
    let single = Form("Form", for: Texts()) { TextField("One", \.one) }
    #expect(try single.playing().place(of: sentence) == nil)
  }

  @Test("T20: the words can be localised")
  func localised() throws {
    var settings = SessionSettings()
    settings.wording.optional = "(freiwillig)"
    settings.wording.allRequired = "Alle Felder sind Pflicht."
    let player = try Account.signUp.playing(settings: settings)
    #expect(player.place(of: "Phone (freiwillig)") != nil)
    #expect(player.place(of: "Alle Felder sind Pflicht.") != nil)
    #expect(player.place(of: "optional") == nil)
  }

  @Test("T23: a filled, valid field that was left has a check, an empty or wrong one has none")
  func completed() throws {
    var player = try Account.signUp.playing("Ada")
    #expect(player.place(of: "✓") == nil)
    try player.play("<Tab>")
    #expect(player.place(of: "✓")?.row == player.place(of: "Full Name")?.row)
    #expect(player.role(of: "✓") == .success)
    try player.play("ada@<Tab><Tab>")
    #expect(player.screen.components(of: "✓") == 1)
    try player.play("<S-Tab><S-Tab>x.org<Tab>")
    #expect(player.screen.components(of: "✓") == 2)
  }
}

extension String {
  /// How often a text occurs.
  func components(of text: String) -> Int { ranges(of: text).count }
}
