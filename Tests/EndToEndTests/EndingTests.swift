import FormworkTesting
import TerminalScreen
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("The terminal comes back")
struct EndingTests {
  /// Signals that end a program, those included that its own faults raise.
  static let signals = [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGPIPE, SIGALRM, SIGUSR1,
    SIGUSR2,
  ]

  @Test("after a signal, which still does what it does", arguments: signals)
  func signal(_ number: Int32) throws {
    let terminal = try SignUpTests.start()
    try terminal.play("Ada")
    try terminal.waitForText("Ada")
    #expect(terminal.screen.isAlternate)
    #expect(terminal.modes != terminal.modesAtStart)
    terminal.send(signal: number)
    #expect(try terminal.waitForExit() == .signal(number))
    expectRestored(terminal)
    #expect(terminal.standardOutput == "")
  }

  /// What is typed into the form of `CrashForm`, and how that ends.
  static let crashes: [(word: String, ending: Ending)] = [
    ("trap", .signal(SIGILL)), ("index", .signal(SIGILL)), ("segv", .signal(SIGSEGV)),
    ("abort", .signal(SIGABRT)), ("exit", .status(3)), ("throw", .status(1)),
  ]

  @Test("after a trap, a fault, an exit or an error inside of the program", arguments: crashes)
  func crash(word: String, ending: Ending) throws {
    let terminal = try PseudoTerminal(product: "CrashForm", output: .pipe, error: .pipe)
    try terminal.waitForText("┃")
    #expect(terminal.screen.isAlternate)
    try terminal.play(word)
    let actual = try terminal.waitForExit()
    // On ARM a trap is SIGTRAP.
    #expect(actual == ending || ending == .signal(SIGILL) && actual == .signal(SIGTRAP))
    if word == "throw" { #expect(terminal.standardError == "failed: Failure()\n") }
    expectRestored(terminal)
  }

  @Test(
    "and a program whose terminal is gone ends within a second, even one told to ignore the hang-up",
    arguments: ["", "trap '' HUP; "])
  func hangUp(before: String) throws {
    let signup = try Products.path(of: "signup")
    // On a busy machine a second may be too short for anything: one of a few attempts has to do.
    for attempt in 1...5 {
      let terminal = try PseudoTerminal(
        ["sh", "-c", "\(before)exec '\(signup)'"], output: .pipe, error: .pipe)
      try terminal.waitForText("┃")
      try terminal.play("Ada")
      terminal.hangUp()
      do {
        try terminal.waitForExit(within: .seconds(1))
        #expect(terminal.standardOutput == "")
        return
      } catch {
        if attempt == 5 { throw error }
      }
    }
  }

  @Test("while the form is stopped with C-z; fg goes on where it was")
  func jobControl() throws {
    let signup = try Products.path(of: "signup")
    let terminal = try PseudoTerminal(
      ["bash", "--norc", "--noprofile", "-i"], environment: ["PS1": "ready> ", "HISTFILE": nil])
    try terminal.waitForText("ready>")
    let shellModes = terminal.modes
    try terminal.send("'\(signup)' >/dev/null\n")
    try terminal.waitForText("┃")
    try terminal.play("Ada")
    try terminal.waitForText("┃ Ada")
    try terminal.play("<C-z>")
    try terminal.wait(for: "the shell") { !$0.screen.isAlternate && $0.contains("Stopped") }
    #expect(terminal.screen.isCursorVisible)
    try terminal.wait(for: "the shell's modes") { $0.modes == shellModes }
    try terminal.send("echo still $((40 + 2))\n")
    try terminal.waitForText("still 42")
    try terminal.send("fg\n")
    try terminal.wait(for: "the form") { $0.screen.isAlternate && $0.contains("┃ Ada") }
    try terminal.play(" L")
    try terminal.waitForText("┃ Ada L")
    try terminal.play("<C-c>")
    try terminal.wait(for: "the shell") { !$0.screen.isAlternate }
    try terminal.send("echo status $?\n")
    try terminal.waitForText("status 130")
  }
}
