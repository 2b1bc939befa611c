import FormworkTesting
import Testing

@testable import signup

@Suite("Leaving a form")
struct FormLeavingTests {
  @Test("P2: Esc leaves at once while nothing was entered")
  func empty() throws {
    #expect(try Account.signUp.playing("<Esc>").session.outcome == .cancelled)
    #expect(try Account.signUp.playing("<Tab><Tab><Esc>").session.outcome == .cancelled)
  }

  @Test("P2: Esc leaves at once where all that was entered is gone again")
  func undone() throws {
    #expect(try Account.signUp.playing("A<BS><Esc>").session.outcome == .cancelled)
  }

  @Test("P2: Esc asks once something was entered; the safe button has the focus")
  func asks() throws {
    let player = try Account.signUp.playing("A<Esc>")
    #expect(player.session.outcome == .editing)
    #expect(player.session.openName == "alert")
    #expect(player.place(of: "Leave “Create Account”?") != nil)
    #expect(player.role(of: "[ Keep Editing ]") == .focused)
    #expect(player.role(of: "[ Leave ]") == .text)
  }

  @Test("P2: Esc and the safe button go back without loss, the other one leaves")
  func answers() throws {
    for keys in ["<Esc>", "<Enter>", "<Space>", "<Tab><Tab><Enter>"] {
      let player = try Account.signUp.playing("A<Esc>" + keys + "da")
      #expect(player.session.outcome == .editing)
      #expect(player.shown("fullName") == "Ada", "\(keys)")
    }
    for keys in ["<Tab><Enter>", "<Right><Space>", "<S-Tab><Enter>"] {
      #expect(try Account.signUp.playing("A<Esc>" + keys).session.outcome == .cancelled, "\(keys)")
    }
  }

  @Test("P2: the alert takes clicks on its buttons and nothing reaches the form below")
  func modal() throws {
    var player = try Account.signUp.playing("A<Esc>bcd<Paste>x</Paste>")
    try player.click(on: "Create Account")
    #expect(player.session.openName == "alert")
    #expect(player.shown("fullName") == "A")
    try player.click(on: "Keep Editing")
    #expect(player.session.openName == nil)
    try player.play("<Esc>")
    try player.click(on: "[ Leave ]", plus: 2)
    #expect(player.session.outcome == .cancelled)
  }

  @Test("P2, E9: an alert answers when the mouse lets go on the button that it went down on")
  func letGo() throws {
    var player = try Account.signUp.playing("A<Esc>")
    let leave = try #require(player.place(of: "[ Leave ]"))
    let keep = try #require(player.place(of: "[ Keep Editing ]"))
    try player.play("<Drag \(leave.column + 2),\(leave.row) \(keep.column + 2),\(keep.row)>")
    #expect(player.session.openName == "alert")
    try player.play("<Press \(leave.column + 2),\(leave.row)>")
    #expect(player.session.outcome == .editing)
    try player.play("<Release \(leave.column + 2),\(leave.row)>")
    #expect(player.session.outcome == .cancelled)
  }

  @Test("C-c cancels at once, whatever is open", arguments: ["", "A", "A<Esc>", "<F1>", "A<F2>"])
  func quit(keys: String) throws {
    let player = try Account.signUp.playing(keys + "<C-c>")
    #expect(player.session.outcome == .cancelled)
    #expect(player.effects == [.finish(.cancelled)])
  }

  @Test("C-d never ends the form", arguments: ["", "Ada", "Ada<Home>", "<S-Tab>", "A<Esc>", "<F1>"])
  func controlD(keys: String) throws {
    #expect(try Account.signUp.playing(keys + "<C-d><C-d><C-d><C-d><C-d>").session.outcome == .editing)
  }

  @Test("No printable character is ever a command in a text field")
  func printable() throws {
    let all = String(String.UnicodeScalarView((0x20...0x7E).compactMap { Unicode.Scalar(UInt32($0)) }))
    let player = try Account.signUp.playing(all.replacing("<", with: "<lt>"))
    #expect(player.shown("fullName") == all)
    #expect(player.focus == "fullName")
  }

  @Test("A hang-up ends the form as cancelled")
  func hangup() throws {
    #expect(try Account.signUp.playing("Ada<Hangup>").session.outcome == .cancelled)
  }
}
