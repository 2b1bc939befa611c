import Forms
import FormworkTesting
import Testing
import TerminalScreen

/// A wizard of five pages, one of them by condition, with a review.
struct Machine: Sendable {
  var name = ""
  var password = Secret()
  var again = Secret()
  var isExpert = false
  var host = ""
  var domain = ""
  var kernel = ""
  var note = ""

  static var wizard: Form<Machine> {
    Form("Install", for: Machine()) {
      Page("Account") {
        TextField("Name", \.name)
        SecureField("Password", \.password).validate(.beforeLeaving).rule(.minimumLength(3))
        SecureField("Confirm Password", \.again).matches(\.password)
        Toggle("Expert", \.isExpert)
      }
      Page("Network", message: "How it is reached.") {
        Section("Names") {
          TextField("Host", \.host)
          TextField("Domain", \.domain).optional()
        }
      }
      Page("Kernel") { TextField("Options", \.kernel) }.visible { $0.isExpert }
      Page("Notes") { TextField("Note", \.note).optional() }
      Page<Machine>.review("Review")
    }
    .submit("Install")
  }

  static var settings: Form<Machine> {
    Form("Settings", for: Machine()) {
      Page("General") { TextField("Name", \.name) }
      Page("Display") {
        Toggle("Expert", \.isExpert)
        TextField("Host", \.host)
      }
      Page("Kernel") { TextField("Options", \.kernel) }.visible { $0.isExpert }
      Page("Keys") { TextField("Note", \.note).optional() }
    }
    .submit("Save").pageStyle(.tabs)
  }
}

extension ScriptPlayer {
  /// A form after some keys.
  init<Model>(
    _ form: Form<Model>, _ keys: String = "", columns: Int = 60, rows: Int = 20,
    settings: SessionSettings = SessionSettings()
  ) throws {
    self.init(Session(form, size: Size(columns: columns, rows: rows), settings: settings))
    try play(keys)
  }

  var text: String { frame.rows.joined(separator: "\n") }
}

private let account = "Ada<Tab>secret<Tab>secret<Tab><Enter>"

@Suite("Pages")
struct PageTests {
  @Test("P10: a page has its step under the title, and Back from the second on")
  func steps() throws {
    var player = try ScriptPlayer(Machine.wizard)
    #expect(player.frame.rows[1] == " Step 1 of 4 · Account")
    #expect(!player.text.contains("[ Back ]"))
    try player.play(account + "<Enter>")
    #expect(player.session.page == 1)
    #expect(player.frame.rows[1] == " Step 2 of 4 · Network")
    #expect(player.text.contains("How it is reached."))
    #expect(player.text.contains("   [ Back ]  ( Continue )  0 of 1 required field done"))
  }

  @Test("E10: Continue of a page counts its own fields, the last one those of all")
  func gates() throws {
    var player = try ScriptPlayer(Machine.wizard, account)
    #expect(player.session.isGateOpen)
    try player.play("<Enter>")
    #expect(player.session.missing == ["host"])
    try player.play("engine<Enter><Enter><Enter><Enter><Enter>")
    #expect(player.session.page == 4)
    #expect(player.session.isGateOpen)
    #expect(player.text.contains("[ Install ]"))
    try player.play("<S-Tab><Enter>")
    #expect(player.session.outcome == .submitted)
    #expect(player.session.model(as: Machine.self)?.host == "engine")
  }

  @Test("E10: a refused Continue stays, says why and goes to the first bad field of the page")
  func refused() throws {
    let player = try ScriptPlayer(Machine.wizard, "<Tab><Tab><Tab><Tab><Enter>")
    #expect(player.session.page == 0)
    #expect(player.session.focusedID == "name")
    #expect(player.session.errors.map(\.id) == ["name", "password", "confirmPassword"])
    #expect(player.frame.rows.last == " ! 3 things to mend, F3 lists them")
  }

  @Test(
    "P10: Back is never barred, and nothing is lost",
    arguments: ["<C-PageUp>", "<Tab><Tab><Enter>", "<M-PageUp>"])
  func back(way: String) throws {
    var player = try ScriptPlayer(Machine.wizard, account + "<Enter>en" + way)
    #expect(player.session.page == 0)
    #expect(player.session.focusedID == "name")
    try player.play("<C-PageDown>")
    #expect(player.session.page == 1)
    #expect(player.session.shown.contains { $0 == ("host", "en") })
  }

  @Test("P10: Back passes an invalid value that may not be left")
  func backFromHeldField() throws {
    let form = Form("Two", for: Machine()) {
      Page { TextField("Name", \.name).optional() }
      Page { TextField("Host", \.host).validate(.beforeLeaving).rule(.minimumLength(3)) }
    }
    var player = try ScriptPlayer(form, "<Enter><Enter>ab<Tab>")
    #expect(player.session.focusedID == "host")
    for way in ["<C-PageUp>", "<Click 6,8>"] {
      try player.play(way)
      #expect(player.session.page == 0)
      try player.play("<C-PageDown>")
      #expect(player.session.shown.contains { $0 == ("host", "ab") })
    }
  }

  @Test("T6: Tab goes through a page and its buttons and round, Shift+Tab the exact inverse")
  func focusOrder() throws {
    var player = try ScriptPlayer(Machine.wizard, account + "<Enter>")
    var forward = [player.session.focusedID]
    for _ in 0..<3 {
      try player.play("<Tab>")
      forward.append(player.session.focusedID)
    }
    #expect(forward == ["host", "domain", "back", "continue"])
    try player.play("<Tab>")
    var backward: [String] = [player.session.focusedID]
    for _ in 0..<4 {
      try player.play("<S-Tab>")
      backward.append(player.session.focusedID)
    }
    #expect(backward == ["host", "continue", "back", "domain", "host"])
  }

  @Test("T6: Enter and Down on the last field pass Back; Left and Right go between the buttons")
  func buttons() throws {
    for key in ["<Enter>", "<Down>"] {
      let player = try ScriptPlayer(Machine.wizard, account + "<Enter><Tab>" + key)
      #expect(player.session.focusedID == "continue")
    }
    var player = try ScriptPlayer(Machine.wizard, account + "<Enter><Tab><Down><Left>")
    #expect(player.session.focusedID == "back")
    #expect(player.frame.cursor.map { player.frame.rows[$0.row].contains("┃ [ Back ]") } == true)
    try player.play("<Right>")
    #expect(player.session.focusedID == "continue")
    try player.play("<Up>")
    #expect(player.session.focusedID == "domain")
  }

  @Test("P10: a page by condition comes and goes, and so does what it asks")
  func conditions() throws {
    var player = try ScriptPlayer(Machine.wizard, "Ada<Tab>secret<Tab>secret<Tab><Space>")
    #expect(player.frame.rows[1] == " Step 1 of 5 · Account")
    #expect(player.session.answers.contains { $0.id == "options" })
    try player.play("<Enter><Enter>engine<Enter><Enter><Enter>")
    #expect(player.frame.rows[1] == " Step 3 of 5 · Kernel")
    try player.play("quiet<C-PageUp><C-PageUp><Tab><Tab><Tab><Space>")
    #expect(player.frame.rows[1] == " Step 1 of 4 · Account")
    #expect(!player.session.answers.contains { $0.id == "options" })
    try player.play("<Space>")
    #expect(player.session.shown.contains { $0 == ("options", "quiet") })
  }

  @Test("P7: undo goes to the page of the field that it changes")
  func undoAcrossPages() throws {
    var player = try ScriptPlayer(Machine.wizard, account + "<Enter>")
    #expect(player.session.page == 1)
    try player.play("<C-_>")
    #expect(player.session.page == 0)
    #expect(player.session.focusedID == "name")
    #expect(!player.session.shown.contains { $0.id == "name" })
  }

  @Test("E10: a refused last Continue goes across pages, and F3 lists and goes there too")
  func acrossPages() throws {
    let keys = account + "<Enter>engine<Enter><Enter><Enter><Enter><Enter>"
    // A field of the first page is emptied from the review, and left so by Back.
    var player = try ScriptPlayer(Machine.wizard, keys + "<Enter><C-u><C-PageUp>")
    #expect(player.session.page == 4)
    #expect(player.session.missing == ["name"])
    try player.play("<F3>")
    #expect(player.text.contains("Name: Enter Name to continue."))
    try player.play("<Enter>")
    #expect(player.session.page == 0)
    try player.play("<C-PageDown>")
    #expect(player.session.page == 0)
    try player.play("Eve<C-PageDown><C-PageDown><C-PageDown><C-PageDown>")
    #expect(player.session.page == 4)
    #expect(player.session.isGateOpen)
  }

  @Test("P10: F3 of a wizard does not speak of pages still to come")
  func summaryOfWizard() throws {
    let player = try ScriptPlayer(Machine.wizard, "<F3>")
    #expect(player.session.openName == "summary")
    #expect(!player.text.contains("Host"))
  }

  @Test("P10: keys go to the next page only where Continue would, and never submit")
  func pageKeys() throws {
    var player = try ScriptPlayer(Machine.wizard, "<C-PageDown>")
    #expect(player.session.page == 0)
    #expect(player.session.focusedID == "name")
    try player.play(
      "Ada<Tab>secret<Tab>secret<C-PageDown>host<C-PageDown><C-PageDown><C-PageDown><C-PageDown>")
    #expect(player.session.page == 4)
    #expect(player.session.outcome == .editing)
  }

  @Test("A1: a page is announced by its title and step, then the field with the focus")
  func announced() throws {
    var player = try ScriptPlayer(Machine.wizard)
    #expect(player.announcements.suffix(2).first == "Account, Step 1 of 4")
    try player.play(account + "<Enter>")
    #expect(
      player.announcements == ["Network, Step 2 of 4, How it is reached.", "Host, text field"])
  }

  @Test("P2: what can't be undone is asked for first; the safe button has the focus, and Esc means it")
  func confirmation() throws {
    let form = Form("Disk", for: Machine()) { TextField("Name", \.name) }
      .confirmSubmit(title: "Erase the Disk?", message: "All of its data will be lost.", button: "Erase")
    for (keys, outcome) in [
      ("<Enter>", Outcome.editing), ("<Esc>", .editing), ("<Tab><Enter>", .submitted),
      ("<Right><Space>", .submitted),
    ] {
      var player = try ScriptPlayer(form, "sda<Enter><Enter>")
      #expect(player.session.openName == "alert")
      #expect(player.text.contains("╭─ Erase the Disk? ─"))
      try player.play(keys)
      #expect(player.session.outcome == outcome)
      #expect(player.session.openName == nil || outcome == .submitted)
    }
  }
}
