import FormworkTesting
import Testing

@testable import signup

/// Keys that fill the sign-up form in; the focus is on the last field then.
let completed = "Ada Lovelace<Tab>ada@x.org<Tab><Tab>secret-one<Tab>secret-one<Tab><Space>"

@Suite("E10: Continue")
struct FormContinueTests {
  @Test("E10: it looks disabled by more than its colour, and says how far the form is")
  func looks() throws {
    let shut = try Account.signUp.playing()
    #expect(shut.place(of: "( Continue )  0 of 5 required fields done") != nil)
    #expect(shut.role(of: "( Continue )") == .disabled)
    let open = try Account.signUp.playing(completed)
    #expect(open.place(of: "[ Continue ]  5 of 5 required fields done") != nil)
    #expect(open.role(of: "[ Continue ]") == .text)
  }

  @Test("E10: it counts each required field as it becomes right or wrong")
  func counts() throws {
    var player = try Account.signUp.playing("A")
    #expect(player.place(of: "1 of 5 required fields done") != nil)
    try player.play("<Tab>ada@")
    #expect(player.place(of: "1 of 5 required fields done") != nil)
    try player.play("x.org")
    #expect(player.place(of: "2 of 5 required fields done") != nil)
    try player.play("<BS><BS><BS><BS>")
    #expect(player.place(of: "1 of 5 required fields done") != nil)
  }

  @Test("E10: while disabled it can be focused, takes no Enter, says what is missing and goes there")
  func refused() throws {
    var player = try Account.signUp.playing("Ada<Tab>ada@<S-Tab><S-Tab>")
    #expect(player.focus == "continue")
    try player.play("<Enter>")
    #expect(player.session.outcome == .editing)
    #expect(player.effects.isEmpty)
    #expect(player.focus == "email")
    #expect(player.error("email") == "Enter an email address like name@domain.com.")
    #expect(player.error("password") == "Enter Password to continue.")
    #expect(player.place(of: "! 4 things to mend, F3 lists them") != nil)
    #expect(player.announcements.contains("4 things to mend, F3 lists them"))
    #expect(player.session.missing == ["email", "password", "confirmPassword", "acceptsTerms"])
  }

  @Test("E10: F3 lists what is to be mended with its words, and Enter on a line goes there")
  func summary() throws {
    var player = try Account.signUp.playing("<S-Tab><Enter><F3>")
    #expect(player.session.openName == "summary")
    #expect(player.place(of: "Full Name: Enter Full Name to continue.") != nil)
    try player.play("<Down><Enter>")
    #expect(player.session.openName == nil)
    #expect(player.focus == "email")
  }

  @Test("E10: one that is left is named without a count")
  func one() throws {
    let player = try Account.signUp.playing(completed + "<Space><Tab><Enter>")
    #expect(player.focus == "acceptsTerms")
    #expect(player.error("acceptsTerms") == "Turn this on to continue.")
    #expect(player.place(of: "things to mend") == nil)
  }

  @Test("E10: the change of the gate is announced, both ways")
  func announced() throws {
    var player = try Account.signUp.playing(completed)
    #expect(player.announcements.contains("Continue is available."))
    try player.play("<Space>")
    #expect(player.announcements.contains("Continue is not available yet."))
  }

  @Test("E10: it submits once, with the model filled in", arguments: ["<Tab><Enter>", "<Enter><Space>"])
  func submits(keys: String) throws {
    var player = try Account.signUp.playing(completed + keys)
    #expect(player.session.outcome == .submitted)
    #expect(player.effects == [.finish(.submitted)])
    let account = try #require(player.session.model(as: Account.self))
    #expect(account.fullName == "Ada Lovelace")
    #expect(account.email == "ada@x.org")
    #expect(account.phone == "")
    #expect(account.password.characterCount == 10)
    #expect(account.acceptsTerms)
    try player.play("<Enter>")
    #expect(player.effects.isEmpty)
    try player.play("<S-Tab><C-c>more")
    #expect(player.effects.isEmpty)
    #expect(player.session.outcome == .submitted)
  }

  @Test("E10: a click on it submits, or goes to what is missing")
  func clicked() throws {
    var player = try Account.signUp.playing()
    try player.click(on: "Continue")
    #expect(player.focus == "fullName")
    #expect(player.session.outcome == .editing)
    player = try Account.signUp.playing(completed)
    try player.click(on: "Continue")
    #expect(player.session.outcome == .submitted)
  }

  @Test("E9: a click is over when the mouse lets go: Continue waits for that, and moving away takes it back")
  func letGo() throws {
    var player = try Account.signUp.playing(completed)
    let place = try #require(player.place(of: "Continue"))
    let there = "\(place.column),\(place.row)"
    try player.play("<Press \(there)>")
    #expect(player.session.outcome == .editing)
    #expect(player.focus == "continue")
    try player.play("<DragTo 1,1><Release 1,1>")
    #expect(player.session.outcome == .editing)
    try player.play("<Press \(there)><DragTo \(place.column + 1),\(place.row)><Release \(there)>")
    #expect(player.session.outcome == .submitted)
  }

  @Test(
    "E9: a release without its press, or behind a key, presses nothing", arguments: ["", "<Press X><S-Tab>"])
  func noPress(before: String) throws {
    var player = try Account.signUp.playing(completed)
    let place = try #require(player.place(of: "Continue"))
    let there = "\(place.column),\(place.row)"
    try player.play((before + "<Release X>").split(separator: "X").joined(separator: there))
    #expect(player.session.outcome == .editing)
  }

  @Test("E10: nothing but Continue submits: no Enter in a field, no paste, no line break in one")
  func onlyThere() throws {
    let almost = try Account.signUp.playing(completed + "<Enter>")
    #expect(almost.session.outcome == .editing)
    let pasted = try Account.signUp.playing(completed + "<Enter><Paste>a\n\nb\n</Paste>")
    #expect(pasted.session.outcome == .editing)
    let first = try Account.signUp.playing("<Paste>Ada\nLovelace\n</Paste>")
    #expect(first.focus == "fullName")
    #expect(first.session.outcome == .editing)
  }

  @Test("E10: under the least size Enter never submits, and text still reaches the field")
  func tooSmall() throws {
    var player = try Account.signUp.playing(completed + "<Tab>")
    try player.play("<Resize 19x24><Enter><Resize 80x4><Enter><Space><Resize 1x1><Enter>")
    #expect(player.session.outcome == .editing)
    try player.play("<Resize 80x24>")
    #expect(player.focus == "continue")
    try player.play("<Enter>")
    #expect(player.session.outcome == .submitted)
    let typed = try Account.signUp.playing("<Resize 10x3>Ada<Resize 80x24>")
    #expect(typed.shown("fullName") == "Ada")
  }

  @Test("E10: a hidden field is not asked for")
  func hidden() throws {
    let form = Form("Form", for: Texts()) {
      Toggle("Flag", \.flag)
      TextField("Extra", \.one).visible(\.flag)
    }
    var player = try form.playing()
    #expect(player.session.isGateOpen)
    try player.play("<Space>")
    #expect(player.session.missing == ["extra"])
    try player.play("<Space>")
    #expect(player.session.isGateOpen)
  }
}
