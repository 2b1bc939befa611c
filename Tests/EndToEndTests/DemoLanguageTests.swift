import Testing

/// The demos are written in English: what the toolkit adds is English as well, wherever they run.
@Suite("T20: one language on a screen")
struct DemoLanguageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func start(_ demo: String, _ arguments: [String] = []) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      product: demo, arguments, environment: ["LANG": "de_DE.UTF-8", "LC_ALL": nil, "HOME": folder.path])
    try terminal.waitForText("Esc ")
    return terminal
  }

  @Test(
    "In a German environment a demo does not mix languages",
    arguments: ["signup", "gallery", "checkout", "settings", "installer"])
  func english(demo: String) throws {
    let terminal = try start(demo, demo == "installer" ? ["--target", "\(folder.path)/new"] : [])
    try terminal.waitForText("Tab Next")
    try terminal.waitForText("Esc Leave")
    let german = ["Weiter", "Verlassen", "Pflichtfeld", "Felder"]
    #expect(!terminal.rows.contains { row in german.contains { row.contains($0) } })
  }

  @Test("The gallery shows the toolkit's German where that is asked for")
  func asked() throws {
    let terminal = try start("gallery", ["de_DE"])
    try terminal.waitForText("Tab Weiter")
  }
}
