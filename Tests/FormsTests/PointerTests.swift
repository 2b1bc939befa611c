import Forms
import FormworkTesting
import TerminalScreen
import Testing

/// Rows of the screen: 4 the name, 6 and 7 the text, 9 the email, 11 the password.
@Suite("E7, P8: the mouse")
struct PointerTests {
  private let carried = "one two<Enter>three<Drag 3,6 6,6>"

  @Test("E7: what is selected is dragged to another place of its field")
  func inside() throws {
    let player = try VisitForm().play(carried + "<Drag 4,6 20,7>")
    #expect(player.text("text") == " two\nthreeone")
    #expect(player.session.undoName == "Move")
    var undone = player
    try undone.play("<C-_>")
    #expect(undone.text("text") == "one two\nthree")
  }

  @Test("E7, P8: what is selected is dragged to another field; one undo takes back both")
  func between() throws {
    let player = try VisitForm().play(carried + "<Drag 4,6 9,4>")
    #expect(player.text("text") == " two\nthree")
    #expect(player.text("fullName") == "one")
    #expect(player.session.focusedID == "fullName")
    var undone = player
    try undone.play("<C-_>")
    #expect(undone.text("text") == "one two\nthree")
    #expect(undone.text("fullName") == "")
    #expect(undone.status == "Undid Move.")
    try undone.play("<M-_>")
    #expect(undone.text("fullName") == "one")
  }

  @Test("P8: on the way the caret shows where it may drop, and the status row where that is")
  func showsThePlace() throws {
    let player = try VisitForm().play(carried + "<Press 4,6><DragTo 9,4>")
    #expect(player.frame.cursor == Point(column: 3, row: 4))
    #expect(player.status == "Release to move the text to Full Name.")
    #expect(player.text("text") == "one two\nthree")
  }

  @Test("P8: a field that refuses leaves all as it was, and says so")
  func refuses() throws {
    let long = "a-text-of-more-than-thirty-characters"
    let player = try VisitForm().play(long + "<M-a><Drag 4,6 9,9>")
    #expect(player.text("text") == long)
    #expect(player.text("email") == "")
    #expect(player.status == "! There is room for 30 characters only.")
    #expect(player.session.undoName == "Typing")
  }

  @Test(
    "P8: nothing drops on what takes no text, on a secret, or beside the fields",
    arguments: ["9,11", "9,13", "9,2", "70,25"])
  func nowhere(_ place: String) throws {
    let player = try VisitForm().play(carried + "<Drag 4,6 \(place)>")
    #expect(player.text("text") == "one two\nthree")
    #expect(player.session.shown.map(\.id) == ["text", "iAgree"])
    #expect(player.session.undoName == "Typing")
  }

  @Test("P8: a field that takes no drop says so", arguments: [("9,11", "Password"), ("9,13", "I Agree")])
  func tells(_ place: String, _ label: String) throws {
    #expect(
      try VisitForm().play(carried + "<Drag 4,6 \(place)>").status == "! \(label) does not take this text.")
  }

  @Test("E4: a secret is never carried")
  func secretStays() throws {
    let player = try VisitForm().play("<Tab><Tab>secret<M-a><Drag 4,11 9,4>")
    #expect(player.text("fullName") == "")
    #expect(player.session.shown.first { $0.id == "password" }?.text == "••••••")
  }

  @Test("P8: Esc lets go of what is carried, and does nothing else")
  func escape() throws {
    let player = try VisitForm().play(carried + "<Press 4,6><DragTo 9,4><Esc><Release 9,4>")
    #expect(player.session.outcome == .editing)
    #expect(player.session.openName == nil)
    #expect(player.text("text") == "one two\nthree")
  }

  @Test("E9: a click on what is selected puts the caret there")
  func clickOnSelection() throws {
    let player = try VisitForm().play(carried + "<Click 4,6>-")
    #expect(player.text("text") == "o-ne two\nthree")
  }

  @Test("E9: a drag that waits outside goes on by itself")
  func autoScroll() throws {
    let text = "a<Enter>b<Enter>c<Enter>d<Enter>e<Enter>f<Enter>g<Enter>h"
    let player = try VisitForm().play(text + "<Press 3,9><DragTo 3,5>")
    let before = try #require(player.caret)
    #expect(player.session.nextDeadline != nil)
    var waited = player
    try waited.play("<Wait 1s>")
    #expect(try #require(waited.caret) < before)
    #expect(waited.caret == 0)
    #expect(waited.session.nextDeadline == nil)
    try waited.play("<Release 3,5>X")
    #expect(waited.text("text") == "Xh")
  }

  @Test("E9: a press after a drag from the same place is no double click")
  func dragThenPress() throws {
    #expect(try VisitForm().play(carried + "<Drag 3,6 9,4>").text("fullName") == "one")
  }

  @Test("E9: two clicks far apart in time are two clicks")
  func slowClicks() throws {
    let player = try VisitForm().play("one two<Click 4,6><Wait 600ms><Click 4,6>-")
    #expect(player.text("text") == "o-ne two")
  }

  @Test("E9: the wheel moves the page, and the next key brings the focus back")
  func wheelMovesPage() throws {
    let player = try VisitForm(size: Size(columns: 60, rows: 10)).play("<WheelDown 5,2><WheelDown 5,2>")
    #expect(player.frame.cursor == nil)
    var typed = player
    try typed.play("x")
    #expect(typed.frame.cursor != nil)
    #expect(typed.text("text") == "x")
  }
}

@Suite("T10: the tip of a resting mouse")
struct HoverTests {
  private let long = "one<Enter>two<Enter>three<Enter>four<Enter>five<Enter>six"

  @Test("T10: after half a second it shows the full value, never before")
  func shows() throws {
    let waiting = try VisitForm().play(long + "<Hover 5,7><Wait 499ms>")
    #expect(waiting.session.openName == nil)
    var shown = waiting
    try shown.play("<Wait 1ms>")
    #expect(shown.session.openName == "tip")
    #expect(shown.frame.rows.contains { $0.contains("│ one") })
  }

  @Test("T10: a value that is all shown has none")
  func notClipped() throws {
    #expect(try VisitForm().play("short<Hover 5,7><Wait 1s>").session.openName == nil)
  }

  @Test("T10: a value longer than its row, but never a secret")
  func secret() throws {
    let letters = String(repeating: "x", count: 70)
    let name = try VisitForm().play("<S-Tab>\(letters)<Tab><Hover 5,4><Wait 1s>")
    #expect(name.session.openName == "tip")
    let secret = try VisitForm().play("<Tab><Tab>\(letters)<Tab><Hover 5,11><Wait 1s>")
    #expect(secret.session.openName == nil)
  }

  @Test("T10: a movement closes it, and a key closes it and does its work")
  func closes() throws {
    let shown = long + "<Hover 5,7><Wait 1s>"
    #expect(try VisitForm().play(shown + "<Hover 6,15>").session.openName == nil)
    let typed = try VisitForm().play(shown + "!")
    #expect(typed.session.openName == nil)
    #expect(typed.text("text").hasSuffix("six!"))
    #expect(try VisitForm().play(shown + "<Tab>").session.focusedID == "email")
    #expect(try VisitForm().play(shown + "<Esc>").session.openName == nil)
  }

  @Test("T10: the cursor stays with the focus meanwhile")
  func cursor() throws {
    let before = try VisitForm().play(long)
    let shown = try VisitForm().play(long + "<Hover 5,7><Wait 1s>")
    #expect(shown.frame.cursor == before.frame.cursor)
  }

  @Test("T10: F1 shows the full value too, and Esc closes that")
  func byKey() throws {
    let player = try VisitForm().play(long + "<F1>")
    #expect(player.frame.rows.contains { $0.contains("│ one") })
    #expect(try VisitForm().play(long + "<F1><Esc>").session.openName == nil)
    #expect(try VisitForm().play(long + "<F1><Hover 5,5>").session.openName == "tip")
    #expect(try !VisitForm().play("<Tab><Tab>secret<F1>").frame.rows.contains { $0.contains("secret") })
  }

  @Test("P5: the tip says what is wrong at the moment")
  func tipInContext() throws {
    let player = try VisitForm().play("<Tab>nobody<Tab><S-Tab><F1>")
    #expect(player.frame.rows.contains { $0.contains("│ ! Enter an email address") })
  }
}
