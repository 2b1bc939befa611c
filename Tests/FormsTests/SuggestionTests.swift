import FormworkTesting
import Synchronization
import Testing

@Suite("E6, P6: suggestions")
struct SuggestingTests {
  enum Scope: CaseIterable { case everywhere, here }

  struct Query: Sendable {
    var city = "", text = ""
    var scope = Scope.everywhere
  }

  static let form = Form("Search", for: Query()) {
    TextField("City", \.city).suggestions(["Zürich", "Zug", "Berlin", "Bern"])
    TextField("Text", \.text)
  }

  private func played(_ keys: String) throws -> ScriptPlayer { try Self.form.playing(keys) }

  @Test("E6: they come while one types; the caret stays in the field")
  func whileTyping() throws {
    let player = try played("be")
    #expect(player.session.openName == "list")
    #expect(player.screen.contains("│ Bern"))
    #expect(player.session.caret?.index == 2)
    #expect(player.frame.cursor?.row == player.place(of: "┃")?.row)
    #expect(player.said.contains("2 suggestions"))
  }

  @Test("E6: before typing they come when asked for")
  func before() throws {
    #expect(try played("").session.openName == nil)
    #expect(try played("<M-Down>").screen.contains("Zürich"))
  }

  @Test("E6: what is typed is as good as what is offered", arguments: ["<Tab>", "<Enter>"])
  func free(key: String) throws {
    let player = try played("be" + key)
    #expect(player.session.model(as: Query.self)?.city == "be")
    #expect(player.focus == "text")
    #expect(player.session.openName == nil)
  }

  @Test("E6: Down enters the list, Enter takes, Tab takes and moves on")
  func takes() throws {
    let entered = try played("be<Down><Down><Enter>")
    #expect(entered.session.model(as: Query.self)?.city == "Bern")
    #expect(entered.focus == "city")
    #expect(entered.session.undoName == "Completion")
    let tabbed = try played("zu<Down><Tab>")
    #expect(tabbed.session.model(as: Query.self)?.city == "Zürich")
    #expect(tabbed.focus == "text")
    #expect(try played("be<Down><Down><Enter><C-_>").session.model(as: Query.self)?.city == "be")
  }

  @Test("E6: Up from the first goes back to typing; Esc closes the list alone")
  func leaves() throws {
    #expect(try played("be<Down><Up>r").session.model(as: Query.self)?.city == "ber")
    let player = try played("be<Esc>")
    #expect(player.session.openName == nil)
    #expect(player.session.outcome == .editing)
    #expect(try played("be<Esc>r").session.openName == "list")
  }

  @Test(
    "E6: nothing that fits, or only what stands there, shows no list",
    arguments: ["xyz", "Berlin", "be<BS><BS>"])
  func closed(keys: String) throws {
    #expect(try played(keys).session.openName == nil)
  }

  @Test("E9: a click takes; a click on another field goes there")
  func mouse() throws {
    var player = try played("z")
    try player.click(on: "Zug")
    #expect(player.shown("city") == "Zug")
    player = try played("be")
    try player.play("<Click 5,20>")
    #expect(player.session.openName == nil)
  }

  @Test("P6: history is offered before typing and can be cleared")
  func history() throws {
    let cleared = Cleared()
    let form = Form("Search", for: Query()) {
      SearchField("Find", \.text).suggestions(["needle"]).history(["hay", "stack"]) { cleared.note() }
        .scope("In", \.scope)
    }
    #expect(try form.playing("<M-Down>").screen.contains("Clear History"))
    #expect(try form.playing("<M-Down><Down><Enter>").shown("find") == "hay")
    let player = try form.playing("<M-Down><Down><Down><Down><Enter><M-Down>")
    #expect(cleared.count == 1)
    #expect(!player.screen.contains("hay"))
    #expect(player.screen.contains("needle"))
    #expect(player.session.answers.map(\.id) == ["find", "in"])
  }

  final class Cleared: Sendable {
    private let state = Mutex(0)

    var count: Int { state.withLock { $0 } }

    func note() { state.withLock { $0 += 1 } }
  }

  @Test("E8: suggestions that are looked up come beside typing; late ones are dropped")
  func asynchronous() async throws {
    let form = Form("Search", for: Query()) {
      SearchField("Find", \.text).suggestions { text in [text + "1", text + "2\u{1B}[2J"] }
    }
    var player = try form.playing("ab")
    #expect(player.session.openName == nil)
    #expect(player.session.model(as: Query.self)?.text == "ab")
    await player.finishSearches()
    #expect(player.announcements == ["2 suggestions"])
    #expect(player.screen.contains("ab1") && player.screen.contains("ab2[2J"))
    #expect(!player.screen.contains("a1"))
    try await player.play("<Down><Enter>")
    #expect(player.shown("find") == "ab1")
  }

  @Test("E8: an answer for a field that was left is dropped")
  func left() async throws {
    let form = Form("Search", for: Query()) {
      SearchField("Find", \.text).suggestions { text in [text + "1"] }
      TextField("City", \.city)
    }
    var player = try form.playing("ab<Tab>")
    await player.finishSearches()
    #expect(player.session.openName == nil)
  }
}

@Suite("E6: notes")
struct NoteTests {
  static let form = Form("Read", for: Texts()) {
    Note("What is below is asked for once only, and what it is asked for is told at the end of this text.")
    TextField("One", \.one)
    Note("The end.")
  }

  @Test("T6: a note takes no focus and has no answer")
  func skipped() throws {
    let player = try Self.form.playing("")
    #expect(player.focus == "one")
    #expect(try Self.form.playing("<Tab>").focus == "continue")
    #expect(try Self.form.playing("<Tab><S-Tab>").focus == "one")
    #expect(player.session.answers.map(\.id) == ["one"])
    #expect(player.session.missing == ["one"])
  }

  @Test("T20: one field and a note are not several fields")
  func several() throws {
    #expect(try !Self.form.playing("").screen.contains("All fields are required"))
  }

  @Test("P13: its words wrap", arguments: [80, 40, 20])
  func wraps(columns: Int) throws {
    let player = try Self.form.playing("", size: Size(columns: columns, rows: 24))
    #expect(player.frame.rows.contains { $0.hasSuffix("this text. │") || $0.contains("this text.") })
    #expect(player.screen.contains("The end."))
  }
}
