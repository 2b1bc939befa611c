import Forms
import FormworkTesting
import TerminalScreen
import Testing

@testable import struct Forms.Keymap
@testable import enum Forms.StandardKeys

/// Keys are named as the keymap in force has them, whatever a program made of it.
@Suite struct KeyNameTests {
  private struct Login: Sendable {
    var user = ""
    var password = Secret()
    var shell = ""
    var remember = false
  }

  private let form = Form("Login", for: Login()) {
    TextField("User Name", \.user)
    SecureField("Password", \.password).revealable()
    TextField("Shell", \.shell).suggestions(["/bin/sh"])
    Toggle("Remember Me", \.remember)
  }

  private func playing(_ keys: String, with change: (inout Keymap) -> Void) throws -> ScriptPlayer {
    var settings = SessionSettings()
    change(&settings.keymap)
    var player = ScriptPlayer(Session(form, size: .usual, settings: settings))
    try player.play(keys)
    return player
  }

  @Test(
    "Keys are named as people read them",
    arguments: [
      (KeyPress(.text("w"), .control), "Ctrl+W"), (KeyPress(.text("x"), .alt), "Alt+X"),
      (KeyPress(.text("_"), .control), "Ctrl+_"), (KeyPress(.text("Z"), .alt), "Alt+Shift+Z"),
      (KeyPress(.function(2)), "F2"), (KeyPress(.tab, .shift), "Shift+Tab"),
      (KeyPress(.left, [.control, .shift]), "Ctrl+Shift+Left"), (KeyPress(.pageUp, .control), "Ctrl+PageUp"),
      (KeyPress(.text(" ")), "Space"), (KeyPress(.text("A")), "A"), (KeyPress(.escape), "Esc"),
    ])
  func names(_ press: KeyPress, _ name: String) {
    #expect(press.name == name)
  }

  @Test(
    "A keymap finds the keys that are told of where nothing was replaced",
    arguments: [
      (Command.accept, "Enter"), (.down, "Down"), (.pageUp, "PageUp"), (.pageDown, "PageDown"),
      (.edit(.deleteBackward), "Backspace"), (.open, "F4"), (.nextField, "Tab"),
      (.previousField, "Shift+Tab"), (.reveal, "Alt+V"), (.previousPage, "Ctrl+PageUp"),
      (.nextPage, "Ctrl+PageDown"), (.help, "F1"), (.menu, "F2"), (.summary, "F3"), (.cancel, "Esc"),
      (.undo, "Ctrl+_"), (.redo, "Alt+_"), (.revertField, "Alt+R"), (.clear, "Alt+X"),
    ])
  func standard(_ command: Command, _ name: String) {
    #expect(Keymap.standard.press(for: command)?.name == name)
  }

  @Test("P5: the row of keys names the key that has the command in the keymap in force")
  func replaced() throws {
    let player = try playing("") {
      $0[KeyPress(.function(1))] = nil
      $0[KeyPress(.function(10))] = .help
      $0[KeyPress(.escape)] = nil
      $0[KeyPress(.text("q"), .control)] = .cancel
    }
    #expect(player.status.hasPrefix("Tab Next  Shift+Tab Previous  F10 Help  Ctrl+Q Leave"))
  }

  @Test("P5: a hint whose command no key has is left out")
  func leftOut() throws {
    let player = try playing("") { $0[KeyPress(.function(1))] = nil }
    #expect(player.status.hasPrefix("Tab Next  Shift+Tab Previous  Esc Leave"))
  }

  @Test("Of several keys the one that people know is told, where it still has the command")
  func known() throws {
    let player = try playing("") { $0[KeyPress(.function(12))] = .help }
    #expect(player.status.contains("F1 Help"))
  }

  @Test("Where one of two standard keys is taken for something else, the other is told")
  func other() throws {
    let player = try playing("<Tab><Tab>") { $0[KeyPress(.function(4))] = .summary }
    #expect(player.status.hasPrefix("Alt+Down Open"))
  }

  @Test("P5: the menu names the keys of the keymap in force, and none where there is none")
  func menu() throws {
    let player = try playing("a<F2>") {
      $0[KeyPress(.text("x"), .alt)] = nil
      $0[KeyPress(.text("r"), .alt)] = nil
      $0[KeyPress(.function(8))] = .revertField
      $0[KeyPress(.function(9))] = .revertForm
    }
    #expect(!player.screen.contains("Alt+X"))
    let lines = player.screen.split(separator: "\n")
    #expect(try #require(lines.first { $0.contains("Revert Field") }).contains("F8"))
    #expect(try #require(lines.first { $0.contains("Revert Form") }).contains("F9"))
  }

  @Test("P5: the help says which key has the menu, or nothing of it")
  func help() throws {
    let moved = try playing("<F1>") {
      $0[KeyPress(.function(2))] = nil
      $0[KeyPress(.text("o"), .control)] = .menu
    }
    #expect(moved.screen.contains("Ctrl+O lists what you can do here."))
    let without = try playing("<F1>") { $0[KeyPress(.function(2))] = nil }
    #expect(!without.screen.contains("lists what you can do here."))
  }

  @Test("E10: a refused Continue names the key that lists what there is to mend")
  func summary() throws {
    let moved = try playing("<S-Tab><Enter>") {
      $0[KeyPress(.function(3))] = nil
      $0[KeyPress(.function(5))] = .summary
    }
    #expect(moved.status == "! 3 things to mend, F5 lists them")
    let without = try playing("<S-Tab><Enter>") { $0[KeyPress(.function(3))] = nil }
    #expect(without.status == "! 3 things to mend")
  }

  @Test("A keymap of one’s own tells of its own keys only")
  func own() throws {
    let player = try playing("") {
      $0 = Keymap([KeyPress(.text("n"), .control): .nextField, KeyPress(.text("q"), .control): .cancel])
    }
    #expect(player.status.trimmingSuffix { $0 == " " || $0 == "▾" } == "Ctrl+N Next  Ctrl+Q Leave")
  }
}

extension String {
  fileprivate func trimmingSuffix(while holds: (Character) -> Bool) -> Substring {
    var rest = self[...]
    while let last = rest.last, holds(last) { rest.removeLast() }
    return rest
  }
}
