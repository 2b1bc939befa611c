import FormworkTesting
import TerminalScreen
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The demos as a person at a terminal has them, start to end.
@Suite("The demos on a terminal")
struct DemoTests {
  private func start(
    _ product: String, _ arguments: [String] = [], showing text: String,
    _ environment: [String: String?] = [:]
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      product: product, arguments, environment: environment, output: .pipe, error: .pipe)
    try terminal.waitForText(text)
    return terminal
  }

  @Test("Gallery: every tab can be gone to, and Done ends it", arguments: ["xterm-256color", "vt220"])
  func gallery(term: String) throws {
    let terminal = try start("gallery", showing: "Gallery", ["TERM": term])
    try DemoVisit.gallery(on: terminal)
    #expect(try terminal.waitForExit() == .status(0))
    #expect(terminal.standardOutput == "" && terminal.standardError == "")
    expectRestored(terminal)
  }

  @Test("Gallery: another style shows at once")
  func galleryStyle() throws {
    let terminal = try start("gallery", showing: "(•) Grouped")
    try terminal.play("<Down><Down><Space>")
    try terminal.wait(for: "no boxes") { !$0.contains("╭") && $0.contains("(•) Plain") }
    try terminal.play("<Esc><Tab><Enter>")
    #expect(try terminal.waitForExit() == .status(130))
    expectRestored(terminal)
  }

  @Test("A3: the gallery shows what was done and said, and of a secret only that something was typed")
  func galleryEvents() throws {
    let terminal = try start("gallery", showing: "Gallery")
    try terminal.play("<C-PageUp>")
    try terminal.waitForText("“Name (optional), text field, Errors and")
    try terminal.play("<Tab>q")
    try terminal.waitForText("▸ •")
    try terminal.waitForText("“Secret (optional), secure text field”")
    try terminal.waitForText("▸ Ctrl+PageUp")
    #expect(!terminal.contains("▸ q"))
    try terminal.play("<C-c>")
    #expect(try terminal.waitForExit() == .status(130))
    expectRestored(terminal)
  }

  @Test("Gallery: a locale given by name", arguments: [("de_DE", "1.234.567"), ("en_US", "1,234,567")])
  func galleryLocale(locale: String, number: String) throws {
    let terminal = try start("gallery", [locale], showing: "[ Look ]")
    try terminal.play("<C-PageDown><C-PageDown><C-PageDown><C-PageDown><Tab>")
    try terminal.waitForText(number)
    try terminal.play("<C-c>")
    try terminal.waitForExit()
  }

  @Test("Checkout: from the first page to the order; the card's number and code go nowhere")
  func checkout() throws {
    let terminal = try start("checkout", ["en_US"], showing: "Step 1 of 5")
    try DemoVisit.checkout(on: terminal)
    #expect(try terminal.waitForExit() == .status(0))
    #expect(
      terminal.standardOutput == """
        Thank you, Ada Lovelace. The receipt goes to ada@x.org.
        Sent to: Hauptstrasse 1, Berlin
        Charged: $55.00 to American Express •••• 0005

        """)
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("8642"))
    expectRestored(terminal)
  }

  @Test("Checkout: who leaves on any page ends with status 130 and nothing printed", arguments: 0...2)
  func checkoutLeft(pages: Int) throws {
    let terminal = try start("checkout", ["en_US"], showing: "Step 1 of 5")
    let way = [
      "", "<C-PageDown><M-x>Ada<Tab>a@x.org", "<C-PageDown><M-x>Ada<Tab>a@x.org<C-PageDown>japan<Tab>",
    ]
    try terminal.play(way[pages] + "<C-c>")
    #expect(try terminal.waitForExit() == .status(130))
    #expect(terminal.standardOutput == "")
    expectRestored(terminal)
  }

  @Test("P9: settings are kept as they are changed, and the last tab is opened again")
  func settings() throws {
    let folder = "/tmp/formwork-state-\(UInt64.random(in: 0 ... .max))"
    defer {
      unlink(folder + "/formwork/settings")
      rmdir(folder + "/formwork")
      rmdir(folder)
    }
    let environment = ["XDG_STATE_HOME": folder]
    let first = try start("settings", showing: "[ General ]", environment)
    try first.play("<C-PageDown><Down><Down><Down><Down><Space>")
    try first.waitForText("(•) Mono")
    try first.play("<Esc>")
    #expect(try first.waitForExit() == .status(0))
    expectRestored(first)

    let second = try start("settings", showing: "[ Look ]", environment)
    try second.waitForText("(•) Mono")
    // Taken back: everything, by the menu and its question.
    try second.play("<Up><Space>")
    try second.waitForText("(•) High Contrast")
    try second.play("<F2><Down><Down><Down><Enter><Tab><Enter>")
    try second.waitForText("(•) Mono")
    try second.play("<C-PageDown><S-Tab><S-Tab><Enter>")
    #expect(try second.waitForExit() == .status(0))

    let third = try start("settings", showing: "[ Text ]", environment)
    try third.play("<C-PageUp>")
    try third.waitForText("(•) Mono")
    try third.play("<C-c>")
    try third.waitForExit()
  }

  @Test("P9: a theme changes the colours of what is shown already")
  func theme() throws {
    let path = "/tmp/formwork-settings-\(UInt64.random(in: 0 ... .max))"
    defer { unlink(path) }
    let terminal = try start("settings", [path], showing: "[ General ]")
    try terminal.play("<C-PageDown>")
    try terminal.waitForText("( ) Light")
    let before = terminal.screen.cell(column: 2, row: 0).background
    try terminal.play("<Down><Down><Space>")
    try terminal.wait(for: "another background") { $0.screen.cell(column: 2, row: 0).background != before }
    try terminal.play("<Up><Up><Space>")
    try terminal.wait(for: "the first background") { $0.screen.cell(column: 2, row: 0).background == before }
    try terminal.play("<C-c>")
    try terminal.waitForExit()
  }
}
