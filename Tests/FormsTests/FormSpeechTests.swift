import FormworkTesting
import Testing

@testable import signup

@Suite("What is spoken")
struct FormSpeechTests {
  @Test("A1: label, text or hint, role, helper text and error, in that order")
  func order() throws {
    var player = try Account.signUp.playing()
    #expect(player.announcements.first == "Full Name, text field")
    try player.play("<Tab>")
    #expect(player.announcements == ["Email, name@domain.com, text field, We send the receipt here."])
    try player.play("ada@<Tab><S-Tab>")
    #expect(
      player.announcements == [
        "Email, ada@, text field, We send the receipt here., Error: Enter an email address like name@domain.com."
      ])
  }

  @Test("A1: each kind has its role, optional and dimmed are said")
  func roles() throws {
    enum Size: String, CaseIterable { case small, large }
    struct Model: Sendable {
      var text = "", fixed = "here", secret = Secret(), flag = false, size = ""
    }
    let form = Form("Form", for: Model()) {
      TextField("Text", \.text).optional()
      SecureField("Secret", \.secret)
      Toggle("Flag", \.flag)
      Picker("Size", \.size, options: [Option("small"), Option("large")])
      TextField("Fixed", \.fixed).readOnly()
    }
    let session = try form.playing().session
    #expect(
      (0..<5).map(session.spokenDescription) == [
        "Text (optional), text field", "Secret, secure text field", "Flag, not checked, checkbox",
        "Size, pop-up button", "Fixed, here, text field, dimmed",
      ])
  }

  @Test("A3: an error is announced when it appears, before the next field, and again on focus")
  func errors() throws {
    var player = try Account.signUp.playing("<Tab>ada@<Tab>")
    let error = "Error: Enter an email address like name@domain.com."
    #expect(player.announcements.first == error)
    #expect(player.announcements.last?.hasPrefix("Phone") == true)
    try player.play("<S-Tab>")
    #expect(player.announcements.last?.hasSuffix(error) == true)
  }

  @Test("A3: help says an error by its word, not by its sign")
  func errorInHelp() throws {
    let player = try Account.signUp.playing("<Tab>ada@<Tab><S-Tab><F1>")
    #expect(player.screen.contains("! Enter an email address"))
    let said = try #require(player.announcements.last)
    #expect(said.hasSuffix("Error: Enter an email address like name@domain.com.") && !said.contains("!"))
  }

  @Test("A1, P7: undo that goes to another field says which")
  func undone() throws {
    let player = try Account.signUp.playing("Ada<Tab><C-_>")
    #expect(player.announcements == ["Undid Typing.", "Full Name, text field"])
  }

  @Test("A3: an error that stays is not announced again with every key")
  func once() throws {
    var player = try Account.signUp.playing("<Tab>ada@<Tab><S-Tab>x")
    #expect(player.announcements.isEmpty)
    try player.play(".org")
    #expect(player.error("email") == nil)
  }

  @Test("A1: Continue says that it is a button, and dimmed, and how far the form is")
  func button() throws {
    let shut = try Account.signUp.playing("<S-Tab>")
    #expect(shut.announcements == ["Continue, button, dimmed, 0 of 5 required fields done"])
    let open = try Account.signUp.playing(completed + "<Tab>")
    #expect(open.announcements == ["Continue, button"])
  }

  @Test("A1: an alert is spoken with its title, its sentence and the button that has the focus")
  func alert() throws {
    var player = try Account.signUp.playing("A<Esc>")
    #expect(
      player.announcements == [
        "Leave “Create Account”? What you entered will be lost.", "Keep Editing, button",
      ])
    try player.play("<Tab>")
    #expect(player.announcements == ["Leave, button"])
    let place = player.place(of: "[ Leave ]")
    #expect(player.frame.cursor == place.map { Point(column: $0.column + 2, row: $0.row) })
  }

  @Test("A1: the cursor is at the caret, in columns, whatever the text")
  func caret() throws {
    var player = try Account.signUp.playing()
    let start = try #require(player.frame.cursor)
    for (text, columns) in [("a", 1), ("世", 3), ("e\u{301}", 4), ("!", 5)] {
      try player.play(text)
      #expect(player.frame.cursor == Point(column: start.column + columns, row: start.row))
    }
    try player.play("<Left><Left><Left>")
    #expect(player.frame.cursor?.column == start.column + 1)
  }

  @Test("E2: F1 tells what is asked, and the full text; the next key goes on typing")
  func tip() throws {
    var player = try Account.signUp.playing("<Tab>ada@x.org<F1>")
    #expect(player.session.openName == "tip")
    #expect(player.screen.components(of: "ada@x.org") == 2)
    #expect(player.screen.components(of: "We send the receipt here.") >= 1)
    try player.play("<Esc>")
    #expect(player.session.openName == nil)
    try player.play("<F1>m")
    #expect(player.shown("email") == "ada@x.orgm")
  }
}
