import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Stopped from outside with typing on its way, which nobody meant for the shell.
@Suite("P13: what was typed before a stop is the form's")
struct StoppedTests {
  private let folder: TemporaryFolder
  private let gate: String
  /// What the shell would make if it ran what was typed.
  private let made: String

  init() throws {
    folder = try TemporaryFolder()
    (gate, made) = (try folder.file("gate"), try folder.file("made"))
    #expect(mkfifo(gate, 0o600) == 0)
  }

  private func shell() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      ["bash", "--norc", "--noprofile", "-i"],
      environment: ["PS1": "ready> ", "HISTFILE": nil, "CRASH_GATE": gate])
    try terminal.waitForText("ready>")
    return terminal
  }

  /// Lets go on what waits at the gate, now and from now on.
  private func openGate(for terminal: PseudoTerminal) throws -> Int32 {
    var descriptor: Int32 = -1
    try terminal.wait(for: "somebody at the gate") { _ in
      descriptor = open(gate, O_WRONLY | O_NONBLOCK)
      return descriptor >= 0
    }
    return descriptor
  }

  @Test("On the screen it is in the field when the form goes on, and the shell has not run it")
  func onTheScreen() throws {
    let terminal = try shell()
    try terminal.send("'\(Products.path(of: "CrashForm"))' >/dev/null\n")
    try terminal.waitForText("┃")
    try terminal.send("wait")
    try terminal.wait(for: "it to be read") { !$0.hasUnreadInput }
    try terminal.send(" touch '\(made)'\r")
    terminal.sendToForeground(signal: SIGTSTP)
    let open = try openGate(for: terminal)
    defer { close(open) }
    try terminal.wait(for: "the shell") { !$0.screen.isAlternate && $0.contains("Stopped") }
    try terminal.send("echo still $((40 + 2))\n")
    try terminal.waitForText("still 42")
    #expect(access(made, F_OK) != 0)
    try terminal.send("fg\n")
    try terminal.wait(for: "the form") { $0.screen.isAlternate && $0.contains("wait touch '") }
    try terminal.waitForText("┃ [ Continue ]")
    try terminal.play("<C-c>")
    try terminal.wait(for: "the shell") { !$0.screen.isAlternate }
  }

  @Test("A form on a thread of its own stops at once: the screen is given back one time, and taken one time")
  func atOnce() throws {
    let terminal = try shell()
    try terminal.send("'\(Products.path(of: "CrashForm"))' >/dev/null\n")
    try terminal.waitForText("┃")
    terminal.sendToForeground(signal: SIGTSTP)
    try terminal.wait(for: "the shell") { !$0.screen.isAlternate && $0.contains("Stopped") }
    try terminal.send("fg\n")
    try terminal.wait(for: "the form") { $0.screen.isAlternate && $0.contains("┃") }
    try terminal.play("x")
    try terminal.waitForText("┃ x")
    let output = String(decoding: terminal.output, as: UTF8.self)
    #expect(output.split(separator: "\u{1B}[?1049h", omittingEmptySubsequences: false).count == 3)
    #expect(output.split(separator: "\u{1B}[?1049l", omittingEmptySubsequences: false).count == 2)
    try terminal.play("<C-c>")
    try terminal.wait(for: "the shell") { !$0.screen.isAlternate }
  }

  @Test("In lines it is forgotten as Control-Z has it, and the question comes again")
  func inLines() throws {
    let form = try folder.file(
      "form.json",
      """
      {"title": "Trip", "fields": [
        {"id": "name", "type": "text", "label": "Name",
         "rules": [{"command": ["sh", "-c", ": < '\(gate)'"], "timeout": 60}]},
        {"id": "city", "type": "text", "label": "City"}]}
      """)
    let terminal = try shell()
    try terminal.send("'\(Products.path(of: "formwork"))' run --line-mode '\(form)' >/dev/null\n")
    try terminal.waitForText("Name")
    try terminal.send("Ada\n")
    try terminal.waitForText("Checking")
    try terminal.send("touch '\(made)'\n")
    terminal.sendToForeground(signal: SIGTSTP)
    let open = try openGate(for: terminal)
    defer { close(open) }
    try terminal.waitForText("Stopped")
    try terminal.send("echo still $((40 + 2))\n")
    try terminal.waitForText("still 42")
    #expect(access(made, F_OK) != 0)
    try terminal.send("fg\n")
    try terminal.wait(for: "the question") { $0.rows.last { !$0.isEmpty }?.hasPrefix(">") ?? false }
    try terminal.send("Oslo\n")
    try terminal.waitForText("ready>")
    try terminal.send("echo status $?\n")
    try terminal.waitForText("status 0")
  }
}
