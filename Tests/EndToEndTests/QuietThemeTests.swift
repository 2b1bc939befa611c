import FormworkTesting
import Testing

/// Themes in which a placeholder looks like typed text say it with parentheses, as terminals without dim do.
@Suite struct QuietThemeTests {
  private let form = """
    {"title": "Sign Up", "fields": [
      {"id": "name", "type": "text", "label": "Name"},
      {"id": "email", "type": "email", "label": "Email"}]}
    """

  private func email(_ arguments: String...) throws -> [String] {
    let file = try TemporaryFile(form)
    let terminal = try PseudoTerminal(product: "formwork", ["run", file.path] + arguments)
    try terminal.waitForText("Email")
    let shown = terminal.rows.filter { $0.contains("Email") }.map { String($0.dropFirst(3).prefix(10)) }
    try terminal.play("<C-c>")
    #expect(try terminal.waitForExit() == .status(130))
    return shown
  }

  @Test("A4, T2: a placeholder never looks like text", arguments: ["light", "high-contrast", "mono"])
  func parentheses(theme: String) throws {
    #expect(try email("--theme", theme) == [" (Email)  "])
  }

  @Test(
    "T2: where the theme shows it otherwise, a placeholder is plain words", arguments: ["standard", "dark"])
  func plain(theme: String) throws {
    #expect(try email("--theme", theme) == [" Email    "])
  }

  @Test("A4, P9: a theme that is chosen in the form changes placeholders at once")
  func live() throws {
    let folder = try TemporaryFolder()
    let terminal = try PseudoTerminal(product: "settings", [folder.file("settings")])
    try terminal.waitForText("General")
    try terminal.play("<C-PageDown>")
    try terminal.waitForText("High Contrast")
    try terminal.play("<Down><Down><Down><Space><C-PageDown><C-PageDown>")
    try terminal.waitForText("(Folder)")
    try terminal.play("<C-PageUp><C-PageUp><Up><Up><Up><Space><C-PageDown><C-PageDown>")
    try terminal.wait(for: "plain words") { screen in
      screen.rows.contains { $0.contains(" Folder ") } && !screen.rows.contains { $0.contains("(Folder)") }
    }
    try terminal.play("<C-c>")
    #expect(try terminal.waitForExit() == .status(0))
  }
}
