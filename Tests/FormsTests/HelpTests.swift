import Forms
import FormworkTesting
import Testing

/// F1, F2 and the row of keys: whoever knows one key finds all others.
@Suite struct HelpTests {
  private struct Login: Sendable {
    var user = ""
    var password = Secret()
    var remember = false
  }

  private let form = Form("Login", for: Login()) {
    TextField("User Name", \.user).help("The one you log in with.")
    SecureField("Password", \.password).revealable()
    Toggle("Remember Me", \.remember)
  }

  @Test("P5: F1 says what is asked and where to find what else can be done")
  func help() throws {
    let player = try form.playing("<F1>")
    #expect(player.screen.contains("The one you log in with."))
    #expect(player.screen.contains("F2 lists what you can do here."))
  }

  @Test("E9: F1 says that Shift selects text, where the mouse is the form's")
  func mouse() throws {
    let words = "Hold Shift to select with the mouse."
    #expect(try form.playing("<F1>").screen.contains(words))
    var settings = SessionSettings()
    settings.takesMouse = false
    var player = ScriptPlayer(Session(form, size: .usual, settings: settings))
    try player.play("<F1>")
    #expect(!player.screen.contains(words))
  }

  @Test("A2: where there is nothing else to tell, F1 tells of F2 aloud")
  func spoken() throws {
    let player = try form.playing("<Tab><F1>")
    #expect(player.announcements == ["Password, F2 lists what you can do here."])
  }

  @Test(
    "P1, P5: F1 on Continue says how far the form is", arguments: ["<S-Tab><F1>", "<S-Tab><F1><Esc><F1>"])
  func helpOfContinue(keys: String) throws {
    let player = try form.playing(keys)
    #expect(player.session.openName == "tip")
    #expect(player.screen.components(of: "0 of 2 required fields done") == 2)
  }

  @Test("P7: F2 on Continue takes back what was done, in one field or in all")
  func menuOfContinue() throws {
    let player = try form.playing("ada<S-Tab><F2>")
    #expect(player.session.openName == "menu")
    #expect(player.screen.contains("Undo Typing"))
    let undone = try form.playing("ada<S-Tab><F2><Enter>")
    #expect(undone.shown("userName") == nil)
  }

  @Test("E10: a blank closes the help on Continue and submits nothing")
  func blank() throws {
    let form = Form("Form", for: Texts()) { TextField("One", \.one).optional() }
    let player = try form.playing("<S-Tab><F1><Space>")
    #expect(player.session.openName == nil)
    #expect(player.session.outcome == .editing)
  }

  @Test("E4: the row of keys says what Alt+V does now")
  func reveal() throws {
    #expect(try form.playing("<Tab>x").screen.contains("Alt+V Show"))
    #expect(try form.playing("<Tab>x<M-v>").screen.contains("Alt+V Hide"))
    #expect(try form.playing("<Tab>x<M-v><M-v>").screen.contains("Alt+V Show"))
  }

  @Test("P5: where there is no room for all keys, F1 stays longer than the way back")
  func narrow() throws {
    let player = try form.playing("", size: Size(columns: 40, rows: 12))
    #expect(player.status.hasPrefix("Tab Next  F1 Help  Esc Leave"))
  }

  @Test("P13: a hint that has no room makes way for those that have")
  func gaps() throws {
    let form = Form("Form", for: Login()) {
      Page("One", message: String(repeating: "word ", count: 60)) {
        TextField("User Name", \.user).suggestions(["root"])
      }
    }
    let player = try form.playing("", size: Size(columns: 30, rows: 8))
    #expect(player.status.hasPrefix("F4 Open  Esc Leave"))
  }

  @Test(
    "P9: each field of a page on a tab says how to get to the next tab",
    arguments: ["", "<Tab>", "<Tab><Tab>"])
  func tabs(keys: String) throws {
    let form = Form("Settings", for: Texts()) {
      Page("One") {
        TextField("First", \.one)
        Toggle("Second", \.flag)
      }
      Page("Two") { TextField("Third", \.two) }
    }
    .pageStyle(.tabs)
    #expect(try form.playing(keys).screen.contains("Ctrl+PageDown Next Tab"))
  }
}
