import Forms
import FormworkTesting
import TerminalScreen
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What may happen to a program, at every moment at which it may happen: the terminal is as it was, the
/// status tells the truth, and what was entered is in the draft.
@Suite("Any end at any moment")
struct SignalMatrixTests {
  enum Moment: String, CaseIterable, Sendable {
    case start, typing, paste, modal
  }

  /// Asked to end: there is time to save what is entered.
  static let asking = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2]
  /// Faults: nothing but the terminal may be touched any more.
  static let faults = [SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGFPE, SIGBUS]

  static let form = """
    {"title": "Trip", "fields": [
      {"id": "name", "type": "text", "label": "Name"},
      {"id": "password", "type": "secure", "label": "Password"}]}
    """

  private let folder: TemporaryFolder
  private let arguments: [String]
  private let draftPath: String

  init() throws {
    folder = try TemporaryFolder()
    draftPath = try folder.file("draft.json")
    arguments = ["run", try folder.file("form.json", Self.form), "--draft", draftPath]
  }

  private func start() throws -> PseudoTerminal {
    try PseudoTerminal(product: "formwork", arguments, output: .pipe, error: .pipe)
  }

  /// Brings a form to a moment. `entered` is what is in its first field then.
  private func bring(_ terminal: PseudoTerminal, to moment: Moment) throws {
    guard moment != .start else {
      return try terminal.wait(for: "the first byte") { $0.screen.isAlternate }
    }
    try terminal.waitForText("┃")
    try terminal.play("Ada")
    try terminal.waitForText("┃ Ada")
    switch moment {
    case .start, .typing: break
    case .paste:
      try terminal.send("\u{1B}[200~ Lovel")
      try terminal.wait(for: "half a paste to be read") { !$0.hasUnreadInput }
    case .modal:
      try terminal.play("<Esc>")
      try terminal.waitForText("Leave “Trip”?")
    }
  }

  private func entered(_ moment: Moment) -> String? {
    switch moment {
    case .start: nil
    case .typing, .modal: "Ada"
    case .paste: "Ada Lovel"
    }
  }

  /// The signal is the status, the terminal is as it was, and nothing was submitted.
  private func end(by signal: Int32, at moment: Moment) throws {
    let terminal = try start()
    try bring(terminal, to: moment)
    terminal.send(signal: signal)
    #expect(try terminal.waitForExit() == .signal(signal))
    expectRestored(terminal)
    #expect(terminal.standardOutput == "")
  }

  @Test("P12: asked to end, it saves all that was entered", arguments: asking, Moment.allCases)
  func asked(signal: Int32, moment: Moment) throws {
    try end(by: signal, at: moment)
    #expect(draft(draftPath)?.entries.first?.value.text == entered(moment))
  }

  @Test("P12: after a fault a draft is whole or not there", arguments: faults, Moment.allCases)
  func fault(signal: Int32, moment: Moment) throws {
    try end(by: signal, at: moment)
    #expect(bytes(of: draftPath) == nil || draft(draftPath) != nil)
  }

  @Test(
    "P12: a terminal that is gone ends it within a second, even where the hang-up is ignored",
    arguments: ["", "trap '' HUP; "], Moment.allCases)
  func hangUp(before: String, moment: Moment) throws {
    let command = try
      "\(before)exec '\(Products.path(of: "formwork"))' run '\(arguments[1])' --draft '\(draftPath)'"
    // On a busy machine a second may be too short for anything: one of a few attempts has to do.
    for attempt in 1...5 {
      unlink(draftPath)
      let terminal = try PseudoTerminal(["sh", "-c", command], output: .pipe, error: .pipe)
      try bring(terminal, to: moment)
      terminal.hangUp()
      do {
        try terminal.waitForExit(within: .seconds(1))
      } catch {
        if attempt == 5 { throw error } else { continue }
      }
      #expect(terminal.standardOutput == "")
      return #expect(draft(draftPath)?.entries.first?.value.text == entered(moment))
    }
  }

  @Test("Stopped and resized meanwhile, it goes on where it was", arguments: Moment.allCases)
  func stop(moment: Moment) throws {
    let terminal = try PseudoTerminal(
      ["bash", "--norc", "--noprofile", "-i"], environment: ["PS1": "ready> ", "HISTFILE": nil])
    try terminal.waitForText("ready>")
    let shellModes = terminal.modes
    try terminal.send("'\(Products.path(of: "formwork"))' run '\(arguments[1])' >/dev/null\n")
    try bring(terminal, to: moment)
    terminal.sendToForeground(signal: SIGTSTP)
    try terminal.wait(for: "the shell") { !$0.screen.isAlternate && $0.contains("Stopped") }
    try terminal.wait(for: "the shell's modes") { $0.modes == shellModes }
    #expect(terminal.screen.isCursorVisible)
    #expect(terminal.screen.modes.areSet.isDisjoint(with: [1000, 1002, 1003, 1004, 1006]))
    terminal.resize(to: Size(columns: 60, rows: 18))
    try terminal.send("fg\n")
    try terminal.wait(for: "the form") { $0.screen.isAlternate }
    switch moment {
    case .start: try terminal.play("Ada Lovelace")
    case .typing: try terminal.play(" Lovelace")
    case .paste: try terminal.send("ace\u{1B}[201~")
    case .modal:
      try terminal.waitForText("Leave “Trip”?")
      try terminal.play("<Esc> Lovelace")
    }
    try terminal.waitForText("┃ Ada Lovelace")
    #expect(terminal.rows.allSatisfy { $0.count <= 60 })
    try terminal.play("<C-c>")
    try terminal.wait(for: "the shell") { !$0.screen.isAlternate }
    try terminal.send("echo status $?\n")
    try terminal.waitForText("status 130")
  }

  // MARK: From the inside

  static let griefs = EndingTests.crashes.map(\.word)

  @Test("The program's own end, at every moment", arguments: griefs, Moment.allCases)
  func grief(word: String, moment: Moment) throws {
    let gate = try folder.file("gate")
    #expect(mkfifo(gate, 0o600) == 0)
    let terminal = try PseudoTerminal(
      product: "CrashForm", moment == .start ? ["later-\(word)"] : [], environment: ["CRASH_GATE": gate],
      output: .pipe, error: .pipe)
    try terminal.waitForText("┃")
    switch moment {
    case .start: break
    case .typing: try terminal.play(word)
    case .paste: try terminal.send("\u{1B}[200~\(word)\u{1B}[201~")
    case .modal:
      try terminal.play("later-\(word)<Esc>")
      try terminal.waitForText("Leave “Crash”?")
    }
    if moment == .start || moment == .modal { try openGate(gate, for: terminal) }
    let actual = try terminal.waitForExit()
    let expected = EndingTests.crashes.first { $0.word == word }?.ending
    // On ARM a trap is SIGTRAP.
    #expect(actual == expected || expected == .signal(SIGILL) && actual == .signal(SIGTRAP))
    if word == "throw" { #expect(terminal.standardError == "failed: Failure()\n") }
    expectRestored(terminal)
  }

  /// Opens a FIFO once the program reads it.
  private func openGate(_ gate: String, for terminal: PseudoTerminal) throws {
    try terminal.wait(for: "the rule to wait") { _ in
      let descriptor = open(gate, O_WRONLY | O_NONBLOCK)
      if descriptor >= 0 { close(descriptor) }
      return descriptor >= 0
    }
  }
}
