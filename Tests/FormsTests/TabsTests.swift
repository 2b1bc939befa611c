import Forms
import FormworkTesting
import Testing
import TerminalScreen

@Suite("Tabs")
struct TabsTests {
  @Test("P9: tabs stand in a row; keys go from one to the next without a gate, and round")
  func switching() throws {
    var player = try ScriptPlayer(Machine.settings)
    #expect(player.frame.rows[3] == "   [ General ]  Display   Keys")
    try player.play("<C-PageDown>")
    #expect(player.frame.rows[3] == "    General  [ Display ]  Keys")
    #expect(player.session.focusedID == "expert")
    try player.play("<C-PageDown><C-PageDown>")
    #expect(player.session.page == 0)
    try player.play("<C-PageUp>")
    #expect(player.session.page == 3)
  }

  @Test("P9: the row of tabs takes the focus, and Left and Right go along it")
  func focused() throws {
    var player = try ScriptPlayer(Machine.settings, "<S-Tab>")
    #expect(player.session.focusedID == "tabs")
    try player.play("<Right>")
    #expect(player.session.page == 1)
    #expect(player.session.focusedID == "tabs")
    #expect(player.announcements == ["Display", "Display, tab"])
    try player.play("<Tab>")
    #expect(player.session.focusedID == "expert")
  }

  @Test("P9, E9: a click on a tab shows it")
  func clicked() throws {
    let player = try ScriptPlayer(Machine.settings, "<Click 18,3>")
    #expect(player.session.page == 1)
  }

  @Test("P9: a tab by condition comes and goes")
  func conditions() throws {
    let player = try ScriptPlayer(Machine.settings, "<C-PageDown><Space>")
    #expect(player.frame.rows[3] == "    General  [ Display ]  Kernel   Keys")
  }

  @Test("E10: Save counts the fields of all tabs, and goes to the first bad one")
  func gate() throws {
    var player = try ScriptPlayer(Machine.settings, "Ada<Enter><Enter>")
    #expect(player.session.page == 1)
    #expect(player.session.focusedID == "host")
    try player.play("engine<Enter><Enter>")
    #expect(player.session.outcome == .submitted)
  }

  @Test("P9: the last tab is restored")
  func restored() throws {
    let left = try ScriptPlayer(Machine.settings, "<C-PageDown><C-PageDown>").session.page
    var settings = SessionSettings()
    settings.startPage = left
    let player = try ScriptPlayer(Machine.settings, settings: settings)
    #expect(player.session.page == 3)
    #expect(player.session.focusedID == "note")
  }

  @Test("P10: a wizard starts no farther on than its pages are in order", arguments: [-1, 1, 4, 99])
  func wizardStart(page: Int) throws {
    var settings = SessionSettings()
    settings.startPage = page
    #expect(try ScriptPlayer(Machine.wizard, settings: settings).session.page == 0)
  }

  @Test("P13: what there is no room for is marked", arguments: [(30, 8), (20, 5)])
  func narrow(columns: Int, rows: Int) throws {
    var player = try ScriptPlayer(Machine.settings, "<C-PageUp><S-Tab>", columns: columns, rows: rows)
    #expect(player.text.contains("[ Keys ]"))
    #expect(player.text.contains("┃‹"))
    try player.play("<Right>")
    #expect(player.text.contains("[ General ]"))
    #expect(player.text.contains(" ›"))
  }
}

/// The sign on the tab of a page where errors show.
@Suite("Tabs with errors")
struct TabMarkTests {
  @Test("P9: a tab has the sign of an error once one shows on its page, and loses it with the last")
  func sign() throws {
    var player = try ScriptPlayer(Machine.settings, "<C-PageDown>")
    #expect(player.frame.rows[3] == "    General  [ Display ]  Keys")
    try player.play("<Tab>x<BS><Tab><C-PageDown>")
    #expect(player.frame.rows[3] == "    General  !Display  [ Keys ]")
    #expect(player.role(of: "!Display") == .error)
    try player.play("<C-PageUp>")
    #expect(player.frame.rows[3] == "    General  [!Display ]  Keys")
    #expect(player.announcements.first == "Display, 1 field to mend")
    try player.play("<Tab>engine<Tab>")
    #expect(player.frame.rows[3] == "    General  [ Display ]  Keys")
  }

  @Test("P9, A1: a refused Save marks every tab with something to mend; the row of tabs says how much")
  func refused() throws {
    var player = try ScriptPlayer(Machine.settings, "<Tab><Enter>")
    #expect(player.frame.rows[3] == "   [!General ] !Display   Keys")
    try player.play("<S-Tab>")
    #expect(player.announcements == ["General, tab, 1 field to mend"])
  }

  @Test("P9: F3 lists what there is to mend on all pages, and Enter goes there")
  func summary() throws {
    var player = try ScriptPlayer(Machine.settings, "<Tab><Enter><F3>")
    #expect(player.screen.contains("Name: Enter Name to continue."))
    #expect(player.screen.contains("Host: Enter Host to continue."))
    try player.play("<Down><Enter>")
    #expect(player.session.page == 1)
    #expect(player.focus == "host")
  }
}
