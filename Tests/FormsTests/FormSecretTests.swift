import FormworkTesting
import Testing

@testable import signup

@Suite("E4: secure fields")
struct FormSecretTests {
  @Test("E4: one dot a character, whatever its width or number of scalars")
  func dots() throws {
    var player = try Account.signUp.playing("<Tab><Tab><Tab>")
    for (count, character) in ["a", "世", "e\u{301}", "🇩🇪", " "].enumerated() {
      try player.play(character == " " ? "<Space>" : character)
      #expect(player.shown("password") == String(repeating: "•", count: count + 1))
      #expect(player.place(of: "┃ " + String(repeating: "•", count: count + 1)) != nil)
    }
  }

  @Test("E4: nothing of it is on the screen, announced, copied, killed or undone")
  func nowhere() throws {
    var player = try Account.signUp.playing("<Tab><Tab><Tab>")
    var told = ""
    for key in [
      "xyzzyplugh", "<M-a>", "<M-w>", "<C-w>", "<S-Tab>", "<C-y>", "<M-z>", "<Tab>", "xyzzyplugh", "<F1>",
      "<Esc>", "<F2>",
    ] {
      try player.play(key)
      told +=
        player.screen + player.announcements.joined() + "\(player.effects)" + "\(player.session.answers)"
    }
    #expect(!told.contains("plugh"))
    #expect(!told.contains("xyzzy"))
    #expect(player.session.undoName == nil)
    #expect(!player.effects.contains { if case .copy = $0 { true } else { false } })
  }

  @Test("E4: clearing a secret asks first")
  func clearing() throws {
    var player = try Account.signUp.playing("<Tab><Tab><Tab>swordfish<M-x>")
    #expect(player.session.openName == "alert")
    try player.play("<Esc>")
    #expect(player.shown("password") == "•••••••••")
    try player.play("<M-x><Tab><Enter>")
    #expect(player.shown("password") == nil)
  }

  @Test("E4: its length is spoken, not its text")
  func spoken() throws {
    let player = try Account.signUp.playing("<Tab><Tab><Tab>swordfish<Tab><S-Tab>")
    #expect(player.announcements.last == "Password, 9 characters, secure text field, At least 8 characters.")
  }

  @Test("E5: a secret in the model is never shown or answered; the field begins empty")
  func neverPrefilled() throws {
    var account = Account()
    account.password = Array("swordfish".utf8).withUnsafeBytes { Secret(copying: $0) }
    var form = Account.signUp
    form.model = account
    let player = try form.playing()
    #expect(player.shown("password") == nil)
    #expect(player.session.missing.contains("password"))
  }
}
