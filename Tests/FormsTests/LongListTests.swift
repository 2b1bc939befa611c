import Forms
import FormworkTesting
import TerminalScreen
import Testing

/// What is longer than its place: options in a field, texts to be read on a page.
@Suite("Long lists and long notes")
struct LongListTests {
  private static let options = (1...30).map { Option("\($0)", label: "Option \($0)") }

  private static let lists = Form("Lists", for: Answers()) {
    AnswerField("one", "One", kind: ChoiceKind(options: options))
    AnswerField("some", "Some", kind: MultipleKind(options: options))
  }

  @Test(
    "E9: the wheel over a long list scrolls the list, takes nothing and leaves the focus",
    arguments: ["One", "Some"])
  func wheel(_ label: String) throws {
    var player = try Self.lists.playing("", size: Size(columns: 60, rows: 30))
    let label = try #require(player.place(of: label))
    let row = label.row + 3
    try player.play("<WheelDown 10,\(row)><WheelDown 10,\(row)>")
    #expect(player.frame.rows[label.row + 1].contains(" Option 3 "))
    #expect(player.frame.rows[label.row + 10].contains(" Option 12 "))
    #expect(player.focus == "one")
    #expect(player.session.shown.isEmpty)
    try player.play("<WheelUp 10,\(row)><WheelUp 10,\(row)>")
    #expect(player.frame.rows[label.row + 1].contains(" Option 1 "))
  }

  @Test("E9: at the end of a long list the wheel scrolls the page")
  func wheelAtEnd() throws {
    var player = try Self.lists.playing("", size: Size(columns: 60, rows: 12))
    try player.play(String(repeating: "<WheelDown 10,6>", count: 20))
    #expect(player.screen.contains("Option 30"))
    try player.play(String(repeating: "<WheelDown 10,6>", count: 3))
    #expect(player.screen.contains("Some"))
  }

  @Test("A1: a key brings the view back to the option under the cursor; a click takes what is seen there")
  func cursor() throws {
    var player = try Self.lists.playing("", size: Size(columns: 60, rows: 30))
    let label = try #require(player.place(of: "One"))
    try player.play(String(repeating: "<WheelDown 10,\(label.row + 3)>", count: 15))
    let cursor = try #require(player.frame.cursor)
    #expect((label.row + 1...label.row + 10).contains(cursor.row))
    var clicked = player
    try clicked.play("<Click 6,\(label.row + 1)>")
    #expect(clicked.shown("one") == "Option 16")
    try player.play("<Down>")
    #expect(player.frame.rows[label.row + 1].contains("Option 2"))
  }

  private static let licence = (1...60).map { "This is sentence \($0)." }.joined(separator: " ")

  private static let note = Form("Licence", for: Answers()) {
    AnswerField("name", "Name", kind: TextKind())
    AnswerField("text", licence, kind: NoteKind(licence))
    AnswerField("accept", "I Accept", kind: ToggleKind())
  }

  @Test("A note longer than the screen is read by PageDown, a screenful at a time, then the focus goes on")
  func note() throws {
    var player = try Self.note.playing("", size: Size(columns: 40, rows: 12))
    var read: [String] = []
    for _ in 0..<40 where player.focus == "name" {
      read += player.frame.rows.dropLast()
      #expect(player.frame.rows[11].contains("PageUp PageDown Scroll"))
      try player.play("<PageDown>")
    }
    #expect(player.focus != "name")
    let text = read.joined(separator: " ").filter { !"│┃".contains($0) }
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for number in 1...60 { #expect(text.contains("\(number)."), "sentence \(number)") }
  }

  @Test("PageUp goes back through it, and typing comes back to the field")
  func noteBack() throws {
    var player = try Self.note.playing("<Tab>", size: Size(columns: 40, rows: 12))
    #expect(player.focus == "accept")
    for _ in 0..<40 where player.focus == "accept" && !player.screen.contains("sentence 1.") {
      try player.play("<PageUp>")
    }
    #expect(player.screen.contains("sentence 1."))
    try player.play("<Space>")
    #expect(player.screen.contains("[x] I Accept"))
  }

  @Test(
    "A click in a field that is not focused goes to the character that is shown there, shortened or formatted"
  )
  func clickUnfocused() throws {
    let long = String(repeating: "abcdefghij", count: 12)
    func kind(_ truncation: Truncation) -> TextKind {
      var kind = TextKind()
      kind.truncation = truncation
      return kind
    }
    let form = Form("Long", for: Answers()) {
      AnswerField("clip", "Clip", kind: kind(.clip))
      AnswerField("middle", "Middle", kind: kind(.middle))
      AnswerField("head", "Head", kind: kind(.head))
    }
    let player = try form.playing(String(repeating: "<Paste>\(long)</Paste><Tab>", count: 3))
    for (name, end) in [("Clip", false), ("Middle", true), ("Head", true)] {
      var player = player
      let id = name.lowercased()
      let label = try #require(player.place(of: name))
      let row = player.frame.rows[label.row + 1]
      let start = try #require(player.place(of: row.contains("…b") ? "…b" : "abcdefghij")).column
      let last = row.columns - row.reversed().prefix { $0 != "j" }.count - 1
      try player.play("<Click \(end ? last : start + 7),\(label.row + 1)>")
      #expect(player.focus == id)
      #expect(player.session.caret?.index == (end ? 119 : 7), "\(id)")
    }
  }
}
