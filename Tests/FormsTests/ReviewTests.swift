import Forms
import FormworkTesting
import Testing
import TerminalScreen

private let toReview =
  "Ada<Tab>secret<Tab>secret<Tab><Enter><Enter>engine<Enter><Enter><Enter><Enter><Enter>"

@Suite("Review page")
struct ReviewTests {
  @Test("P10: the review shows what was entered, group by group, and no secret")
  func lines() throws {
    let player = try ScriptPlayer(Machine.wizard, toReview)
    #expect(
      Array(player.frame.rows[..<18]) == [
        " Install",
        " Step 4 of 4 · Review",
        "",
        " Account",
        " ┃ Name                    Ada",
        "   Password                ••••••",
        "   Expert                  [ ]",
        "",
        " Network · Names",
        "   Host                    engine",
        "   Domain                  Not given",
        "",
        " Notes",
        "   Note                    Not given",
        "",
        "   [ Back ]  [ Install ]  4 of 4 required fields done",
        "",
        "",
      ])
  }

  @Test("P10: Enter on a line goes to its field; Continue and Back come back to that line")
  func followed() throws {
    for way in ["<Enter><Enter><Enter>", "<C-PageUp>", "<C-PageDown>", "<Tab><Tab><Space>"] {
      var player = try ScriptPlayer(Machine.wizard, toReview + "<Down><Down><Down>")
      #expect(player.session.focusedID == "host")
      try player.play("<Enter>")
      #expect(player.session.page == 1)
      #expect(player.text.contains("[ Back ]  [ Continue ]"))
      try player.play("2" + way)
      #expect(player.session.page == 4)
      #expect(player.session.focus == .line(4))
      #expect(player.text.contains("┃ Host                    engine2"))
    }
  }

  @Test("E10: what became wrong is marked on the review, and its Continue goes there")
  func wrong() throws {
    var player = try ScriptPlayer(Machine.wizard, toReview + "<Enter><C-u><C-PageUp>")
    #expect(player.text.contains("┃!Name                    Not given"))
    try player.play("<S-Tab><Enter>")
    #expect(player.session.page == 0)
    #expect(player.session.focusedID == "name")
  }

  @Test("A1: a line is spoken with label and value, a secret without")
  func spoken() throws {
    var player = try ScriptPlayer(Machine.wizard, toReview)
    #expect(player.announcements == ["Review, Step 4 of 4", "Name, Ada, button"])
    try player.play("<Down>")
    #expect(player.announcements == ["Password, secure text field, button"])
  }

  @Test("P13: the review fits every size", arguments: [(40, 12), (30, 8), (20, 5)])
  func sizes(columns: Int, rows: Int) throws {
    var player = try ScriptPlayer(Machine.wizard, toReview, columns: columns, rows: rows)
    for _ in 0..<9 {
      let cursor = try #require(player.frame.cursor)
      #expect(cursor.row < rows - 1)
      #expect(player.frame.rows[cursor.row].contains(columns < 40 ? "┃" : "┃"))
      try player.play("<Tab>")
    }
  }
}
