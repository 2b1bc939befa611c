import FormworkTesting
import Testing

/// Every choice and everything that one opens, as pictures; `Snapshots` beside this file has them.
@Suite("Screens of choices")
struct ChoiceScreenTests {
  static let sizes: [(name: String, size: Size)] = [
    ("80x24", .usual), ("40x12", Size(columns: 40, rows: 12)), ("20x5", .least),
  ]

  private func check<Model>(_ form: Form<Model>, _ name: String, _ keys: String) throws {
    for (suffix, size) in Self.sizes {
      try form.checkScreen("choice-\(name)-\(suffix)", after: keys, size: size, settings: daySettings())
    }
  }

  @Test(
    "E6: radio choice, multiple choice, stepper",
    arguments: [
      ("empty", ""), ("filled", "<Down><Space><Tab><Space>s<Space><Tab>5"), ("checks", "<Tab><F4><Space>"),
      ("checks-filtered", "<Tab><F4>sw"),
    ])
  func order(name: String, keys: String) throws { try check(Order.form, name, keys) }

  @Test("E6: picker", arguments: [("list", "<Enter>"), ("list-filtered", "eur"), ("list-none", "xyz")])
  func picker(name: String, keys: String) throws { try check(PickerListTests.form, name, keys) }

  @Test("E6: calendar")
  func calendar() throws {
    let first = try #require(CalendarDate(year: 2026, month: 3, day: 3))
    let last = try #require(CalendarDate(year: 2026, month: 4, day: 20))
    try check(dayForm(in: first...last), "calendar", "<F4><Down>")
  }

  @Test("E6: suggestions", arguments: [("suggestions", "be"), ("suggestions-entered", "be<Down>")])
  func suggestions(name: String, keys: String) throws { try check(SuggestingTests.form, name, keys) }

  @Test("P11: files", arguments: [("files", ""), ("files-filtered", "key"), ("files-error", "/root/")])
  func files(name: String, typed: String) throws {
    for (suffix, size) in Self.sizes {
      var settings = try daySettings()
      settings.environment.home = "/home/ada"
      var player = ScriptPlayer(
        Session(FileChoosingTests.form, size: size, settings: settings),
        readFolder: { path in
          path == "/root" ? .failure(.notPermitted) : .success(Folder(FileChoosingTests.folders[path] ?? []))
        })
      try player.play(typed.hasPrefix("/") ? typed + "<F4>" : "<F4>" + typed)
      try player.checkScreen("choice-\(name)-\(suffix)")
    }
  }

  @Test("E6: notes")
  func notes() throws { try check(NoteTests.form, "notes", "") }
}
