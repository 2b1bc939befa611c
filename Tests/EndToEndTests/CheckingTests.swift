import TerminalScreen
import Testing

/// Rules that run beside typing, on a real terminal (E8).
@Suite("Rules that run a command")
struct CheckingTests {
  static let form = """
    {"title": "Login", "fields": [
      {"id": "name", "type": "text", "label": "Name", "rules": [{"command": ["sh", "-c",
        "read -r name; case $name in root) echo 'This name is taken.'; exit 1;; slow) sleep 60;; esac"],
        "timeout": 30}]},
      {"id": "note", "type": "text", "label": "Note", "optional": true}
    ]}
    """

  @Test("E8: while a command runs typing goes on, and its words show when they come")
  func words() throws {
    let file = try TemporaryFile(Self.form)
    let terminal = try PseudoTerminal(product: "formwork", ["run", file.path], output: .pipe, error: .pipe)
    try terminal.waitForText("Login")
    try terminal.play("slow")
    try terminal.waitForText("Checking…")
    try terminal.play("<C-u>root<Tab>a note")
    try terminal.waitForText("! This name is taken.")
    try terminal.waitForText("a note")
    try terminal.play("<S-Tab>y")
    try terminal.waitForText("[ Continue ]")
    try terminal.play("<Tab><Tab><Enter>")
    #expect(try terminal.waitForExit() == .status(0))
    #expect(terminal.standardOutput.contains("\"rooty\""))
  }
}
