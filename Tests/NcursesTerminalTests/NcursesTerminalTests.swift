import Glibc
import NcursesTerminal
import TerminalScreen
import Testing

/// One terminal a process: these run one after the other.
@Suite(.serialized) struct NcursesTerminalTests {
  /// Opens the terminal at a path, shows something, and ends in the way given.
  private static func openAndEnd(at path: String, _ end: () -> Void) throws {
    var options = NcursesTerminal.Options()
    options.path = path
    options.environment = { $0 == "TERM" ? "xterm-256color" : nil }
    var terminal = try NcursesTerminal(options)
    var shown = frame("Hello")
    terminal.show(&shown, theme: .standard)
    end()
    terminal.bell()
  }

  @Test("A trap restores the terminal, and the process dies of its signal")
  func trap() async throws {
    let pty = try Pty()
    let before = pty.modes
    let path = pty.path
    await #expect(processExitsWith: .signal(SIGILL)) { [path = path as String] in
      try Self.openAndEnd(at: path) { fatalError("meant") }
    }
    #expect(pty.text().contains("\u{1B}[?1049l"))
    #expect(pty.modes == before)
  }

  @Test("An abort and a caught signal restore the terminal, and the status is the true one")
  func endings() async throws {
    let pty = try Pty()
    let before = pty.modes
    let path = pty.path
    await #expect(processExitsWith: .signal(SIGABRT)) { [path = path as String] in
      try Self.openAndEnd(at: path) { abort() }
    }
    #expect(pty.text().contains("\u{1B}[?1049l"))
    await #expect(processExitsWith: .signal(SIGHUP)) { [path = path as String] in
      try Self.openAndEnd(at: path) { NcursesTerminal.dieOf(signal: SIGHUP) }
    }
    #expect(pty.text().contains("\u{1B}[?1049l"))
    await #expect(processExitsWith: .exitCode(3)) { [path = path as String] in
      try Self.openAndEnd(at: path) { exit(3) }
    }
    #expect(pty.text().contains("\u{1B}[?1049l"))
    #expect(pty.modes == before)
  }

  @Test("A second signal ends a program that blocks, with the terminal restored")
  func blocked() async throws {
    let pty = try Pty()
    let before = pty.modes
    let path = pty.path
    await #expect(processExitsWith: .signal(SIGTERM)) { [path = path as String] in
      try Self.openAndEnd(at: path) {
        let start = ContinuousClock.now
        while .now - start < .seconds(20) {
          kill(getpid(), SIGTERM)
          usleep(20_000)
        }
      }
    }
    #expect(pty.text().contains("\u{1B}[?1049l"))
    #expect(pty.modes == before)
  }

  @Test("Opening takes modes and screen, closing gives all of it back")
  func openAndClose() throws {
    let pty = try Pty()
    let before = pty.modes
    let terminal = try NcursesTerminal(pty.options())
    var first = frame("Hello")
    var open = terminal
    #expect(pty.modes != before)
    open.show(&first, theme: .standard)
    let shown = pty.text()
    for mode in ["\u{1B}[?1049h", "\u{1B}[?2004h", "\u{1B}[?1002h", "\u{1B}[?1006h", "Hello"] {
      #expect(shown.contains(mode), "\(mode.dropFirst())")
    }
    open.close()
    let left = pty.text()
    for mode in ["\u{1B}[?1049l", "\u{1B}[?2004l", "\u{1B}[?1002l", "\u{1B}[?1006l"] {
      #expect(left.contains(mode), "\(mode.dropFirst())")
    }
    #expect(pty.modes == before)
  }

  @Test("A plain character typed at the cursor costs one byte")
  func oneByteAKey() throws {
    let pty = try Pty()
    var terminal = try NcursesTerminal(pty.options())
    var shown = frame("Ada")
    terminal.show(&shown, theme: .standard)
    _ = pty.output()
    shown.put(Cell("x", .text), row: 0, column: 3)
    shown.cursor = Point(column: 4, row: 0)
    terminal.show(&shown, theme: .standard)
    #expect(pty.output() == [UInt8(ascii: "x")])
    terminal.show(&shown, theme: .standard)
    #expect(pty.output() == [])
  }

  @Test("What is typed comes as events, all that has arrived in one wait")
  func events() throws {
    let pty = try Pty()
    var terminal = try NcursesTerminal(pty.options())
    pty.type("ab\u{1B}[A\t")
    var keys: [Key] = []
    terminal.wait { if case .event(.key(let press)) = $0 { keys.append(press.key) } }
    #expect(keys == [.text("a"), .text("b"), .up, .tab])
  }

  @Test("A lone escape is Escape when the Alt delay is over")
  func escape() throws {
    let pty = try Pty()
    var terminal = try NcursesTerminal(pty.options())
    pty.type("\u{1B}")
    var keys: [KeyPress] = []
    terminal.wait { if case .event(.key(let press)) = $0 { keys.append(press) } }
    #expect(keys == [KeyPress(.escape)])
  }

  @Test("The deadline and the waker wake")
  func waking() throws {
    let pty = try Pty()
    var terminal = try NcursesTerminal(pty.options())
    var wakeups: [String] = []
    terminal.wait(until: .now + .milliseconds(3)) { wakeups.append("\($0)") }
    terminal.waker.wake()
    terminal.waker.wake()
    terminal.wait { wakeups.append("\($0)") }
    #expect(wakeups == ["deadline", "woken"])
  }

  @Test("A signal that asks to end is told, and the handlers of before come back")
  func signals() throws {
    let pty = try Pty()
    signal(SIGUSR1, SIG_IGN)
    var terminal = try NcursesTerminal(pty.options())
    kill(getpid(), SIGTERM)
    kill(getpid(), SIGUSR1)
    var told: [Int32] = []
    terminal.wait { if case .signal(let number) = $0 { told.append(number) } }
    #expect(told == [SIGTERM])
    terminal.close()
    var action = sigaction()
    sigaction(SIGTERM, nil, &action)
    #expect(action.__sigaction_handler.sa_handler == nil)
    signal(SIGUSR1, SIG_DFL)
  }

  @Test("P13: a new size is told once, and the next frame fills it")
  func resizing() throws {
    let pty = try Pty()
    var terminal = try NcursesTerminal(pty.options())
    var first = frame("Hello")
    terminal.show(&first, theme: .standard)
    pty.resize(40, 10)
    kill(getpid(), SIGWINCH)
    var sizes: [Size] = []
    terminal.wait { if case .event(.resize(let size)) = $0 { sizes.append(size) } }
    #expect(sizes == [Size(columns: 40, rows: 10)])
    #expect(terminal.size == Size(columns: 40, rows: 10))
    _ = pty.output()
    var second = frame("Small", size: terminal.size, row: 9)
    terminal.show(&second, theme: .standard)
    #expect(pty.text().contains("Small"))
  }

  @Test(
    "P13: sizes from unknown to one cell are no trouble",
    arguments: [(0, 0), (1, 1), (2, 1), (500, 200), (65_535, 1), (1, 65_535), (65_535, 65_535)])
  func sizes(columns: Int32, rows: Int32) throws {
    let pty = try Pty(columns: columns, rows: rows)
    var terminal = try NcursesTerminal(pty.options())
    let expected =
      columns == 0
      ? Size(columns: 80, rows: 24) : Size(columns: min(1000, Int(columns)), rows: min(1000, Int(rows)))
    #expect(terminal.size == expected)
    var shown = frame("é漢", size: terminal.size)
    terminal.show(&shown, theme: .standard)
    #expect(pty.output().count > 0)
  }

  @Test("P12: a lost terminal is told once, with the paste that had begun")
  func hangup() throws {
    let pty = try Pty()
    var terminal = try NcursesTerminal(pty.options())
    pty.type("\u{1B}[200~kept")
    terminal.wait(until: .now) { _ in }
    pty.hangUp()
    var events: [String] = []
    terminal.wait {
      switch $0 {
      case .event(.paste(let text)): events.append("paste of \(text.count)")
      case .event(.hangup): events.append("hangup")
      default: events.append("\($0)")
      }
    }
    terminal.wait(until: .now + .milliseconds(2)) { events.append("\($0)") }
    #expect(events == ["paste of 4", "hangup", "deadline"])
  }

  @Test("P12: a terminal that is lost while something is written is told as well")
  func hangupWhileWriting() throws {
    let pty = try Pty()
    var terminal = try NcursesTerminal(pty.options())
    pty.hangUp()
    var shown = frame("Hello")
    terminal.show(&shown, theme: .standard)
    var events: [String] = []
    terminal.wait { if case .event(.hangup) = $0 { events.append("hangup") } }
    terminal.wait(until: .now + .milliseconds(2)) { events.append("\($0)") }
    #expect(events == ["hangup", "deadline"])
  }

  @Test(
    "An unknown terminal is served as its nearest relative",
    arguments: ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "tmux-direct", "\u{1B}]0;x\u{7}"])
  func unknownTerminal(term: String) throws {
    let pty = try Pty()
    var terminal = try NcursesTerminal(pty.options(term: term))
    var shown = frame("Hello")
    terminal.show(&shown, theme: .standard)
    let text = pty.text()
    #expect(text.contains("Hello"))
    #expect(!text.contains("]0;x"))
  }

  @Test(
    "A terminal that can't place its cursor is refused, and nothing is sent to it",
    arguments: [nil, "", "dumb"])
  func dumb(term: String?) throws {
    let pty = try Pty()
    let before = pty.modes
    #expect(throws: TerminalError.dumb) { _ = try NcursesTerminal(pty.options(term: term)) }
    #expect(pty.output() == [])
    #expect(pty.modes == before)
  }

  @Test("What is no terminal is refused")
  func noTerminal() throws {
    var options = NcursesTerminal.Options()
    options.path = "/dev/null"
    options.environment = { $0 == "TERM" ? "xterm" : nil }
    #expect(throws: TerminalError.noTerminal) { _ = try NcursesTerminal(options) }
  }

  @Test("Only one terminal is open at a time")
  func busy() throws {
    let pty = try Pty()
    let terminal = try NcursesTerminal(pty.options())
    #expect(throws: TerminalError.busy) { _ = try NcursesTerminal(pty.options()) }
    terminal.close()
    let again = try NcursesTerminal(pty.options())
    again.close()
  }

  @Test("NO_COLOR leaves attributes, and FORMWORK_MOUSE=off the mouse")
  func environment() throws {
    let pty = try Pty()
    var terminal = try NcursesTerminal(
      pty.options(term: "xterm-256color", ["NO_COLOR": "1", "FORMWORK_MOUSE": "off"]))
    #expect(terminal.traits.colors == 0)
    var shown = Frame(size: terminal.size)
    shown.put(Cell("x", .error), row: 0, column: 0)
    terminal.show(&shown, theme: .standard)
    let text = pty.text()
    #expect(!text.contains("[31m") && !text.contains("?1002h"))
  }

  @Test("A command gets the terminal as it was, and the screen comes back after it")
  func outside() throws {
    let pty = try Pty()
    let before = pty.modes
    var terminal = try NcursesTerminal(pty.options())
    var shown = frame("Hello")
    terminal.show(&shown, theme: .standard)
    let inside = pty.modes
    terminal.beginOutside()
    #expect(pty.modes == before)
    _ = pty.output()
    terminal.endOutside()
    #expect(pty.modes == inside)
    #expect(pty.text().contains("Hello"))
    pty.resize(50, 12)
    terminal.beginOutside()
    terminal.endOutside()
    var sizes: [Size] = []
    terminal.wait { if case .event(.resize(let size)) = $0 { sizes.append(size) } }
    #expect(sizes == [Size(columns: 50, rows: 12)])
  }

  @Test("The clipboard is written with OSC 52")
  func clipboard() throws {
    let pty = try Pty()
    var terminal = try NcursesTerminal(pty.options())
    var shown = frame("")
    terminal.show(&shown, theme: .standard)
    _ = pty.output()
    #expect(Array("Ada!".utf8).withUnsafeBytes { terminal.copyToClipboard($0) })
    #expect(pty.text() == "\u{1B}]52;c;QWRhIQ==\u{7}")
  }

  @Test("Clusters that ncurses counts otherwise keep their columns")
  func clusters() throws {
    let pty = try Pty()
    var terminal = try NcursesTerminal(pty.options())
    guard terminal.traits.isUTF8 else { return }
    var shown = frame("e\u{301}e")
    terminal.show(&shown, theme: .standard)
    #expect(pty.text().contains("e\u{301}e"))
  }
}
