import FormworkTesting
import TerminalScreen
import Testing

@Suite("Progress of a real program")
struct ProgressRunTests {
  @Test("P3: work is shown until it is done, then its result, and the answer is printed")
  func done() throws {
    let terminal = try PseudoTerminal(product: "LongTask", size: Size(columns: 60, rows: 20), output: .pipe)
    try terminal.waitForText("Installed.")
    try terminal.waitForText("100 %")
    try terminal.waitForText("✓ Finish")
    // What the command printed is in the log: without colours, the bell as a sign.
    try terminal.waitForText("red ␇bell")
    try terminal.play("<Enter>")
    #expect(try terminal.waitForExit() == .status(0))
    #expect(terminal.standardOutput == "42\n")
    #expect(!terminal.screen.isAlternate)
  }

  @Test("P3: Esc asks, Stop ends the work and its commands")
  func stopped() throws {
    let terminal = try PseudoTerminal(
      product: "LongTask", ["slow"], size: Size(columns: 60, rows: 20), output: .pipe)
    try terminal.waitForText("▸ Copy")
    try terminal.play("<Esc>")
    try terminal.waitForText("╭─ Stop “Installing”? ─")
    try terminal.play("<Esc>")
    try terminal.wait { !$0.contains("Stop “") }
    try terminal.play("<Esc>")
    try terminal.waitForText("╭─ Stop “Installing”? ─")
    try terminal.play("<Tab><Enter>")
    #expect(try terminal.waitForExit() == .status(130))
    #expect(terminal.standardOutput.isEmpty)
  }

  @Test("P3: an error is said, can be tried again, and left at that")
  func failing() throws {
    let terminal = try PseudoTerminal(
      product: "LongTask", ["fails"], size: Size(columns: 60, rows: 20), output: .pipe)
    try terminal.waitForText("! The disk is full. Attempt 1.")
    try terminal.waitForText("! Copy")
    try terminal.play("<Enter>")
    try terminal.waitForText("! The disk is full. Attempt 2.")
    try terminal.waitForText("[ Retry ]  [ Leave ]")
    try terminal.play("<Esc>")
    #expect(try terminal.waitForExit() == .status(1))
    #expect(terminal.standardOutput == "failed: The disk is full. Attempt 2.\n")
  }

  @Test(
    "A2, P3: without a screen the steps are told in lines",
    arguments: [["TERM": "dumb"], ["ACCESSIBLE": "1"]])
  func lines(environment: [String: String]) throws {
    let program = try Program.run([Products.path(of: "LongTask")], environment: environment)
    #expect(program.ending == .status(0))
    #expect(program.output == "42\n")
    #expect(program.error.hasPrefix("Installing\n1/3 Prepare\nLooking at the disks…\n"))
    #expect(!program.error.contains("\u{1b}"))
    // What a command printed is told as well, and how it ended.
    #expect(program.error.contains("\nred ␇bell\nsecond\n"))
    #expect(program.error.hasSuffix("\n100 %\n3/3 Finish\nInstalled.\n"))
  }
}
