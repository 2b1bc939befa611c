import Forms
import FormworkTesting
import Testing
import TerminalScreen

@Suite("Drafts")
struct SessionDraftTests {
  private func settings(_ draft: Draft?) -> SessionSettings {
    var settings = SessionSettings()
    settings.draft = draft
    return settings
  }

  private let account = "Ada<Tab>secret<Tab>secret<Tab><Enter><Enter>en"

  @Test("P12: a draft holds what was entered, as it stands, and where the focus was; never a secret")
  func taken() throws {
    let draft = try #require(try ScriptPlayer(Machine.wizard, account).session.draft)
    #expect(
      draft.entries == [
        .init(id: "name", type: "text", value: .text("Ada")),
        .init(id: "host", type: "text", value: .text("en")),
      ])
    #expect(draft.focus == "host")
    #expect(!draft.json.contains("secret"))
  }

  @Test("P12: where nothing is entered there is no draft")
  func nothing() throws {
    #expect(try ScriptPlayer(Machine.wizard).session.draft == nil)
    #expect(try ScriptPlayer(Machine.wizard, "a<BS>").session.draft == nil)
  }

  @Test("P12: a draft is offered, and Continue and Esc both take it up", arguments: ["<Enter>", "<Esc>"])
  func offered(key: String) throws {
    let draft = try ScriptPlayer(Machine.settings, "Ada<C-PageDown><Space>").session.draft
    var player = try ScriptPlayer(Machine.settings, settings: settings(draft))
    #expect(player.text.contains("╭─ Continue Where You Left Off? ─"))
    #expect(player.text.contains("2 answers were kept. Secrets") == false)
    #expect(player.text.contains("2 answers were kept."))
    try player.play(key)
    #expect(player.session.openName == nil)
    #expect(player.session.page == 1)
    #expect(player.session.focusedID == "expert")
    #expect(player.session.draft == draft)
    #expect(player.session.model(as: Machine.self)?.isExpert == true)
  }

  @Test("P7, P12: one undo takes back all of a draft that was taken up, and redo brings it again")
  func undone() throws {
    let draft = try ScriptPlayer(Machine.settings, "Ada<C-PageDown><Space>").session.draft
    var player = try ScriptPlayer(Machine.settings, "<Enter>", settings: settings(draft))
    #expect(player.session.undoName == "Draft")
    try player.play("<C-_>")
    #expect(player.session.draft == nil)
    #expect(player.text.contains("Undid Draft."))
    try player.play("<M-_>")
    #expect(player.session.draft?.entries == draft?.entries)
  }

  @Test("P12, E9: an answer known beforehand is not taken from the draft, nor counted")
  func known() throws {
    let draft = try ScriptPlayer(Machine.settings, "Ada<C-PageDown><Space>").session.draft
    var settings = settings(draft)
    settings.known = [KnownAnswer("name", .text("Grace"))]
    let player = try ScriptPlayer(Machine.settings, settings: settings)
    #expect(player.text.contains("1 answer was kept."))
    settings.known += [KnownAnswer("isExpert", .toggle(false)), KnownAnswer("expert", .toggle(false))]
    let all = try ScriptPlayer(Machine.settings, settings: settings)
    #expect(!all.text.contains("kept."))
    #expect(all.session.model(as: Machine.self)?.name == "Grace")
  }

  @Test("P12: Start Over begins anew")
  func startOver() throws {
    let draft = try ScriptPlayer(Machine.wizard, account).session.draft
    let player = try ScriptPlayer(Machine.wizard, "<Tab><Enter>", settings: settings(draft))
    #expect(player.session.draft == nil)
    #expect(player.session.focusedID == "name")
  }

  @Test("P10, P12: a wizard goes no farther than what is in order: secrets have to be entered again")
  func secretsAgain() throws {
    let draft = try ScriptPlayer(Machine.wizard, account).session.draft
    var player = try ScriptPlayer(Machine.wizard, settings: settings(draft))
    #expect(player.text.contains("Secrets have to be entered"))
    try player.play("<Enter>")
    #expect(player.session.page == 0)
    #expect(player.session.shown.contains { $0 == ("host", "en") })
  }

  @Test("P12: what no longer fits is said in words and left out")
  func changedForm() throws {
    struct Changed: Sendable {
      var name = ""
      var host = false
    }
    let form = Form("Install", for: Changed()) {
      TextField("Name", \.name)
      Toggle("Host Is Known", \.host).id("host")
    }
    var draft = try #require(try ScriptPlayer(Machine.wizard, account).session.draft)
    draft.entries.append(.init(id: "gone", type: "text", value: .text("x")))
    let player = try ScriptPlayer(form, "<Enter>", settings: settings(draft))
    #expect(player.session.shown.map(\.text) == ["Ada", "[ ]"])
    #expect(player.frame.rows.last == " ! Left out, no longer valid: Host Is Known, gone.")
  }

  @Test("P12: an option that is gone is left out")
  func goneOption() throws {
    struct Model: Sendable { var size = "" }
    let form = Form("Size", for: Model()) {
      Picker("Size", \.size, options: [Option("s"), Option("m")])
    }
    let draft = Draft(
      form: "Size", fingerprint: "", entries: [.init(id: "size", type: "picker", value: .choice("xxl"))])
    let player = try ScriptPlayer(form, "<Enter>", settings: settings(draft))
    #expect(player.session.shown.isEmpty)
    #expect(player.frame.rows.last == " ! Left out, no longer valid: Size.")
  }

  @Test("E5: a draft from elsewhere can't fill a secret")
  func forgedSecret() throws {
    let draft = Draft(
      form: "Install", fingerprint: "", entries: [.init(id: "password", type: "text", value: .text("x"))])
    let player = try ScriptPlayer(Machine.wizard, "<Enter>", settings: settings(draft))
    #expect(!player.session.shown.contains { $0.id == "password" })
  }

  @Test("P12: every kind of value comes back from JSON as it was")
  func values() throws {
    let values: [FieldValue] = [
      .empty, .text("a\n“é” 👩‍👩‍👧‍👦\u{1b}\u{0}"), .toggle(true), .choice("m"), .choices(["a", "b"]),
      .number(try #require(DecimalNumber("-12.50"))),
      .date(try #require(CalendarDate(year: 2026, month: 3, day: 9))),
    ]
    let draft = Draft(
      form: "F", fingerprint: "0123", focus: "a",
      entries: values.enumerated().map { .init(id: "f\($0)", type: "text", value: $1) })
    #expect(try Draft(parsing: Array(draft.json.utf8)) == draft)
  }

  @Test("P12: no bytes of a draft do harm: cut off or changed anywhere, it is refused or read")
  func damaged() throws {
    let draft = try #require(try ScriptPlayer(Machine.wizard, account).session.draft)
    let bytes = Array(draft.json.utf8)
    for end in 0..<(bytes.count - 2) {
      #expect(throws: DraftProblem.self) { _ = try Draft(parsing: Array(bytes[..<end])) }
    }
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 0x15
      _ = try? Draft(parsing: changed)
    }
  }
}
