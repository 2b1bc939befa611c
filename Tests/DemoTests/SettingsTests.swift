import FormworkTesting
import Testing

@testable import settings

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("The settings")
struct SettingsTests {
  private let form = Settings.form(Settings())

  @Test("Screens of every tab", arguments: [("general", 0), ("look", 1), ("text", 2), ("backups", 3)])
  func screens(name: String, turns: Int) throws {
    try checkScreens(
      of: form, "settings-\(name)", after: String(repeating: "<C-PageDown>", count: turns))
  }

  @Test("P7: the question before everything is reverted")
  func revertQuestion() throws {
    try checkScreens(of: form, "settings-revert", after: "<Down><Space><F2><Down><Down><Down><Enter>")
  }

  @Test("P9: theme and groups change with the key that chooses them")
  func immediate() throws {
    let player = try form.playing("<C-PageDown><Down><Space><Tab><Down><Down><Space>")
    let settings = try #require(player.session.model(as: Settings.self))
    #expect(settings.theme == .dark && settings.style == .plain)
    #expect(!player.frame.rows.contains { $0.contains("╭") })
  }

  @Test("P7: everything can be as it was")
  func revert() throws {
    let player = try form.playing(
      "<Down><Space><C-PageDown><Down><Space><F2><Down><Down><Down><Enter><Tab><Enter>")
    let settings = try #require(player.session.model(as: Settings.self))
    #expect(settings.opening == .lastFile && settings.theme == .standard)
  }

  @Test("P9: nothing is lost by leaving, so nothing is asked")
  func leaving() throws {
    #expect(try form.playing("<Down><Space><Esc>").session.outcome == .cancelled)
  }

  @Test("What is written to the file is read again, whatever else stands there")
  func file() {
    let path = "/tmp/formwork-settings-\(UInt64.random(in: 0 ... .max))/deep/settings"
    let file = SettingsFile(path: path)
    #expect(file.read().isEmpty)
    var settings = Settings()
    settings.theme = .highContrast
    settings.folder = "/srv/my copies"
    settings.keepsCopies = true
    file.change(settings.lines)
    file.change(["tab": "2"])
    let lines = file.read()
    #expect(lines["tab"] == "2")
    #expect(Settings(lines).lines == settings.lines)
    unlink(path)
    rmdir(String(path.dropLast("/settings".count)))
    rmdir(String(path.dropLast("/deep/settings".count)))
  }

  @Test("Nonsense in the file counts for nothing")
  func nonsense() {
    #expect(Settings(["theme": "pink", "minutes": "soon", "copies": ""]).lines == Settings().lines)
  }
}
