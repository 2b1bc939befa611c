import FormworkTesting
import Testing

/// How single-line fields look: what is left out, what runs from right to left, boxes and buttons.
@Suite struct TextFieldLookTests {
  private struct Model: Sendable {
    var text = ""
    var other = ""
    var pin = Secret()
    var password = Secret()
    var code = ""
    var card = ""
  }

  private func row(_ player: ScriptPlayer, of label: String) throws -> String {
    let rows = player.frame.rows
    let index = try #require(rows.firstIndex { $0.contains(label) })
    return rows[index + 1]
  }

  /// What stands between the sides of the row below a label, without blanks at its ends.
  private func shown(_ player: ScriptPlayer, _ label: String) throws -> String {
    let row = try row(player, of: label)
    return String(row.drop { " │┃".contains($0) }.reversed().drop { " │✕".contains($0) }.reversed())
  }

  @Test(
    "T9: a text beyond the bounds is clipped or shortened with an ellipsis where it has no focus",
    arguments: [
      (Truncation.clip, "abcdefghijkl", "日本語日本語"), (.head, "…jklmnopqrst", "…日本語日本"),
      (.middle, "abcdef…pqrst", "日本語…日本"), (.tail, "abcdefghijk…", "日本語日本…"),
    ])
  func truncation(_ way: Truncation, _ narrow: String, _ wide: String) throws {
    var model = Model()
    model.text = "abcdefghijklmnopqrst"
    model.other = "日本語日本語日本語日本"
    let form = Form("Form", for: model) {
      TextField("First", \.code).optional()
      TextField("Text", \.text).width(12).truncation(way)
      TextField("Other", \.other).width(12).truncation(way)
    }
    let player = try form.playing("<Tab><Tab><Tab>")
    #expect(try shown(player, "Text") == narrow)
    #expect(try shown(player, "Other").hasPrefix(wide.prefix(4)))
  }

  @Test(
    "A4: without dim an empty field stands in one pair of parentheses, its mark of being optional inside",
    arguments: [
      ("(optional)", "(Other, optional)"), ("（任意）", "(Other, 任意)"), ("– optional", "(Other – optional)"),
      ("()", "(Other ())"),
    ])
  func withoutDim(_ mark: String, _ placeholder: String) throws {
    var settings = SessionSettings()
    settings.traits.hasDim = false
    settings.wording.optional = mark
    let form = Form("Form", for: Model()) {
      TextField("Text", \.text)
      TextField("Other", \.other).optional()
    }
    var player = try form.playing(settings: settings)
    #expect(player.place(of: placeholder) != nil, "\(player.screen)")
    try player.play("<Tab>")
    #expect(player.place(of: "Other \(mark)") != nil, "\(player.screen)")
  }

  @Test("T9: with the focus the text scrolls to the caret")
  func scrolling() throws {
    let form = Form("Form", for: Model()) { TextField("Text", \.text).width(12).truncation(.middle) }
    var player = try form.playing("abcdefghijklmnopqrst")
    #expect(try shown(player, "Text").hasSuffix("qrst"))
    try player.play("<Home>")
    #expect(try shown(player, "Text") == "abcdefghijkl")
  }

  @Test("A5: text from right to left is drawn in visual order, at the right edge")
  func rightToLeft() throws {
    let form = Form("Form", for: Model()) { TextField("Text", \.text) }
    let player = try form.playing("אבג (12) def")
    #expect(try shown(player, "Text") == "def (12) גבא")
    #expect(player.session.shown.first?.text == "אבג (12) def")
  }

  @Test("A5: a label from right to left is drawn in visual order too")
  func rightToLeftLabel() throws {
    let form = Form("Form", for: Model()) { TextField("שלום", \.text) }
    #expect(try form.playing().frame.rows.contains { $0.contains("םולש") })
  }

  @Test(
    "A5: a click puts the caret where it is drawn, wherever that is",
    arguments: ["abc אבג def", "אבג (12) def", "123 אבג", "مرحبا abc", "a日ב👍ג", "שלום עולם"])
  func clicks(text: String) throws {
    let form = Form("Form", for: Model()) { TextField("Text", \.text) }
    for index in 0...text.count {
      var player = try form.playing(text + String(repeating: "<Left>", count: index))
      let caret = try #require(player.session.caret).index
      let cursor = try #require(player.frame.cursor)
      try player.play("<Home><Click \(cursor.column),\(cursor.row)>")
      #expect(player.session.caret?.index == caret, "\(text) at \(caret)")
      #expect(player.frame.cursor == cursor)
    }
  }

  @Test(
    "A5: a long text from right to left keeps its caret in view",
    arguments: [5, 11, 12, 13, 30])
  func longRightToLeft(count: Int) throws {
    let form = Form("Form", for: Model()) { TextField("Text", \.text).width(12) }
    let text = String((0..<count).map { Character(Unicode.Scalar(0x5D0 + UInt32($0 % 26))!) })
    var player = try form.playing(text)
    let row = try #require(player.frame.cursor).row
    for _ in 0...count {
      let cursor = try #require(player.frame.cursor)
      #expect(cursor.row == row && (4..<16).contains(cursor.column))
      try player.play("<Left>")
    }
  }

  @Test("E4: digits stand in boxes, dots in those of a secret, and the caret in the next one")
  func boxes() throws {
    let form = Form("Form", for: Model()) {
      DigitField("Code", \.code, count: 4)
      DigitField("PIN", \.pin, count: 4)
    }
    var player = try form.playing("417")
    #expect(try row(player, of: "Code").contains("│ 4 │ 1 │ 7 │   │"))
    #expect(player.frame.cursor?.column == 4 + 4 * 3 + 2)
    try player.play("0<Tab>41")
    #expect(try row(player, of: "PIN").contains("│ • │ • │   │   │"))
    #expect(player.frame.rows.allSatisfy { !$0.contains("4 │ 1 │  ") })
  }

  @Test("E4: a secret shows on demand, by key and button, and hides again when left")
  func reveal() throws {
    let form = Form("Form", for: Model()) {
      SecureField("Password", \.password).revealable()
      TextField("Text", \.text)
    }
    var player = try form.playing("geheim")
    #expect(try shown(player, "Password").hasPrefix("••••••"))
    try player.play("<M-v>")
    #expect(try shown(player, "Password").hasPrefix("geheim"))
    #expect(player.session.shown.first?.text == "••••••")
    try player.play("<Tab>")
    #expect(try shown(player, "Password").hasPrefix("••••••"))
    let button = try #require(player.frame.rows.first { $0.contains("••••••") })
    #expect(!button.contains("○"))
    try player.play("<S-Tab>")
    let place = try #require(player.place(of: "○"))
    try player.play("<Click \(place.column),\(place.row)>")
    #expect(try shown(player, "Password").hasPrefix("geheim"))
    try player.play("<F2><Enter>")
    #expect(try shown(player, "Password").hasPrefix("••••••"))
  }

  @Test("E4: nothing shows a secret where that was not asked for")
  func noReveal() throws {
    let form = Form("Form", for: Model()) { SecureField("Password", \.password) }
    #expect(try shown(form.playing("geheim<M-v>"), "Password") == "••••••")
  }

  @Test("E4: a secret can hide its length too")
  func hiddenLength() throws {
    let form = Form("Form", for: Model()) { SecureField("Password", \.password).hidingLength() }
    let short = try form.playing("abc")
    let long = try form.playing("abcdefghijkl")
    #expect(short.frame.rows == long.frame.rows)
    #expect(short.frame.cursor == long.frame.cursor)
    #expect(short.session.caret == nil)
    #expect(short.session.spokenDescription(ofField: 0) == long.session.spokenDescription(ofField: 0))
    #expect(try form.playing().frame.rows != short.frame.rows)
  }

  @Test("T15: an icon stands before the text, buttons of one's own behind it, for mouse and keys")
  func accessories() throws {
    let form = Form("Form", for: Model()) {
      TextField("Text", \.text).icon("⌕").accessory("★", label: "Use Bookmark") { $0 + " marked" }
    }
    var player = try form.playing("it")
    #expect(try row(player, of: "Text").contains("⌕ it"))
    let star = try #require(player.place(of: "★"))
    try player.play("<Click \(star.column),\(star.row)>")
    #expect(player.session.shown.first?.text == "it marked")
    #expect(player.session.undoName == "Completion")
    try player.play("<C-_>")
    #expect(player.session.shown.first?.text == "it")
    try player.play("<F2>")
    #expect(player.frame.rows.contains { $0.contains("Use Bookmark") })
    try player.play("<Enter>")
    #expect(player.session.shown.first?.text == "it marked")
  }

  @Test(
    "T4: a mask makes its field as wide as what it takes",
    arguments: [(TextContent.phone, 12), (.card, 23), (.date, 10), (.expiration(.monthYear), 5)])
  func widths(_ content: TextContent, _ columns: Int) throws {
    let form = Form("Form", for: Model()) { TextField("Text", \.text).kind(content) }
    let player = try form.playing("1<BS>")
    let start = try #require(player.frame.cursor)
    #expect(player.frame[start.row, start.column + columns + 1].code == 0x2502)
  }

  @Test("A1, T16: the brand of a card is told with its number")
  func brand() throws {
    let form = Form("Form", for: Model()) { TextField("Card Number", \.card).mask(.card) }
    let player = try form.playing("378282246310005")
    #expect(
      player.session.spokenDescription(ofField: 0)
        == "Card Number, American Express, 3782-822463-10005, text field")
  }
}
