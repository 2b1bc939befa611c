import Forms
import FormworkTesting
import TerminalScreen
import Testing

@Suite("T13, T14: Clear")
struct ClearTests {
  @Test("T13: the button comes with the first character, and goes with the last")
  func button() throws {
    #expect(try !VisitForm().play("").frame.rows[6].contains("✕"))
    #expect(try VisitForm().play("a").frame.rows[6].contains("✕"))
    #expect(try !VisitForm().play("a<BS>").frame.rows[6].contains("✕"))
    #expect(try !VisitForm().play("a<Tab>").frame.rows[6].contains("✕"))
  }

  @Test(
    "T13: clears by key, by mouse and from the menu",
    arguments: ["<M-x>", "<Click 55,6>", "<Click 56,6>", "<Click 57,6>", "<F2><Space>"])
  func ways(_ keys: String) throws {
    let player = try VisitForm().play("short" + keys)
    #expect(player.text("text") == "")
    #expect(player.session.undoName == "Clear")
    var undone = player
    try undone.play("<C-_>")
    #expect(undone.text("text") == "short")
    #expect(undone.status == "Undid Clear.")
  }

  @Test("T14: a large text asks first; keeping is the default")
  func asks() throws {
    let long = "more than twenty characters"
    let asked = try VisitForm().play(long + "<M-x>")
    #expect(asked.session.openName == "alert")
    #expect(asked.text("text") == long)
    #expect(try VisitForm().play(long + "<M-x><Enter>").text("text") == long)
    #expect(try VisitForm().play(long + "<M-x><Esc>").text("text") == long)
    #expect(try VisitForm().play(long + "<M-x><Tab><Enter>").text("text") == "")
    #expect(try VisitForm().play(long + "<M-x><Tab><Enter><C-_>").text("text") == long)
  }

  @Test("T14: twice a hundred characters unless the field says otherwise", arguments: [200, 201])
  func usual(_ count: Int) throws {
    var model = Visit()
    model.name = String(repeating: "n", count: count)
    let player = try VisitForm(model: model).play("<S-Tab><M-x>")
    #expect((player.session.openName == "alert") == (count > 200))
    #expect(player.text("fullName").isEmpty == (count <= 200))
  }

  @Test("T14: a secret asks first, whatever its length, and after that is gone")
  func secret() throws {
    let player = try VisitForm().play("<Tab><Tab>pw<M-x>")
    #expect(player.session.openName == "alert")
    let cleared = try VisitForm().play("<Tab><Tab>pw<M-x><Tab><Enter><C-_>")
    #expect(cleared.session.openName == nil)
    #expect(cleared.session.shown.map(\.id) == ["iAgree"])
  }

  @Test("P7: reverting a secret asks as Clear does")
  func revertSecret() throws {
    #expect(try VisitForm().play("<Tab><Tab>pw<M-r>").session.openName == "alert")
  }
}
