import Forms
import FormworkTesting
import TerminalScreen
import Testing

@Suite("P7: undo and redo over a form")
struct FormUndoTests {
  @Test("P7: goes to the field that changes, and names what it undid")
  func goesThere() throws {
    let player = try VisitForm().play("abc<Tab>x<Tab><Tab><Space>")
    var undone = player
    try undone.play("<C-_>")
    #expect(undone.session.focusedID == "iAgree")
    #expect(undone.status == "Undid Choice.")
    try undone.play("<C-_><C-_>")
    #expect(undone.session.focusedID == "text")
    #expect(undone.text("text") == "")
    #expect(undone.status == "Undid Typing.")
    try undone.play("<C-_>")
    #expect(undone.status == "There is nothing to undo.")
    try undone.play("<M-_><M-_><M-_>")
    #expect(undone.text("text") == "abc")
    #expect(undone.session.shown.last?.text == "[x]")
    try undone.play("<M-_>")
    #expect(undone.status == "There is nothing to redo.")
  }

  @Test("P7: a pause of more than a second ends a run of typing", arguments: [1000, 1001])
  func pause(_ milliseconds: Int) throws {
    let player = try VisitForm().play("abc<Wait \(milliseconds)ms>def<C-_>")
    #expect(player.text("text") == (milliseconds > 1000 ? "abc" : ""))
  }

  @Test("P7: Revert Field brings back what was there at first, and can be undone")
  func revertField() throws {
    var model = Visit()
    model.text = "first"
    let player = try VisitForm(model: model).play(" and more<M-r>")
    #expect(player.text("text") == "first")
    var undone = player
    try undone.play("<C-_>")
    #expect(undone.text("text") == "first and more")
    #expect(undone.status == "Undid Revert.")
  }

  @Test("P7: Revert Form asks first, and is one step to undo")
  func revertForm() throws {
    var model = Visit()
    model.name = "Ada"
    let form = VisitForm(model: model)
    let menu = "text<S-Tab>!<F2>" + String(repeating: "<Down>", count: 9) + "<Up><Enter>"
    let asked = try form.play(menu)
    #expect(asked.session.openName == "alert")
    #expect(asked.frame.rows.contains { $0.contains("Revert “Visit”?") })
    #expect(try form.play(menu + "<Enter>").text("fullName") == "Ada!")
    let reverted = try form.play(menu + "<Tab><Enter>")
    #expect(reverted.text("fullName") == "Ada")
    #expect(reverted.text("text") == "")
    var undone = reverted
    try undone.play("<C-_>")
    #expect(undone.text("fullName") == "Ada!")
    #expect(undone.text("text") == "text")
  }

  @Test("P7: a secure field keeps no undo")
  func secrets() throws {
    let player = try VisitForm().play("abc<Tab><Tab>secret<C-_>")
    #expect(player.text("text") == "")
    #expect(player.session.shown.first { $0.id == "password" }?.text == "••••••")
  }

  @Test("P7: undo of Revert brings back what was typed to the letter, and goes on from there")
  func revertOfWritten() throws {
    let form = Form("Written", for: Written()) {
      NumberField("Number", \.number)
      DateField("Date", \.date)
    }
    for keys in ["092<M-r>", "<Tab>3/5/26<M-r>", "<Tab>3/5/26<F4><Down><Enter>", "1,2<M-r>"] {
      var player = try form.playing(keys)
      for _ in 0..<12 { try player.play("<C-_>") }
      #expect(player.shown("number") == nil && player.shown("date") == nil, "\(keys)")
      for _ in 0..<12 { try player.play("<M-_>") }
      for _ in 0..<12 { try player.play("<C-_>") }
      #expect(player.shown("number") == nil && player.shown("date") == nil, "\(keys)")
    }
  }

  private struct Written: Sendable {
    var number: Int?
    var date: CalendarDate?
  }
}
