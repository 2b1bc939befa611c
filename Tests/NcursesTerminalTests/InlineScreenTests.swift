import Glibc
import NcursesTerminal
import TerminalScreen
import Testing

extension NcursesTerminalTests {
  /// One terminal a process: these run one after the other, and after the others.
  @Suite(.serialized) struct Inline {
    private func open(_ pty: Pty, term: String = "xterm-256color", _ environment: [String: String] = [:])
      throws -> NcursesTerminal
    {
      var options = pty.options(term: term, environment)
      options.place = .inline
      return try NcursesTerminal(options)
    }

    private static let small = Size(columns: 80, rows: 3)

    @Test("P13: inline there is no alternate screen, no mouse and no place counted from the screen")
    func modes() throws {
      let pty = try Pty()
      let before = pty.modes
      var terminal = try open(pty)
      var shown = frame("Hello", size: Self.small)
      terminal.show(&shown, theme: .standard)
      shown = frame("World", size: Self.small, row: 2)
      terminal.show(&shown, theme: .standard)
      terminal.close()
      let text = pty.text()
      #expect(text.contains("Hello") && text.contains("World") && text.contains("\u{1B}[?2004h"))
      for sequence in ["[?1049", "[?47", "[?1002", "[?1003", "[?1006", "[H", "[2J", "[1;", "[r"] {
        #expect(!text.contains("\u{1B}" + sequence), "\(sequence)")
      }
      #expect(pty.modes == before)
    }

    @Test("Inline too a plain character typed at the cursor costs one byte, and nothing new costs none")
    func oneByteAKey() throws {
      let pty = try Pty()
      var terminal = try open(pty)
      var shown = frame("Ada", size: Self.small, row: 1)
      terminal.show(&shown, theme: .standard)
      _ = pty.output()
      shown.put(Cell("x", .text), row: 1, column: 3)
      shown.cursor = Point(column: 4, row: 1)
      terminal.show(&shown, theme: .standard)
      #expect(pty.output() == [UInt8(ascii: "x")])
      terminal.show(&shown, theme: .standard)
      #expect(pty.output() == [])
    }

    @Test("Taking the rows away leaves the cursor where they began")
    func erase() throws {
      let pty = try Pty()
      var terminal = try open(pty)
      var shown = frame("Hello", size: Self.small, row: 2)
      terminal.show(&shown, theme: .standard)
      _ = pty.output()
      terminal.erase()
      #expect(pty.text() == "\u{1B}[2A\r\u{1B}[J")
      terminal.erase()
      #expect(pty.output() == [])
    }

    @Test("A fatal signal leaves the cursor in a new row below the form")
    func crash() async throws {
      let pty = try Pty()
      let before = pty.modes
      let path = pty.path
      await #expect(processExitsWith: .signal(SIGILL)) { [path = path as String] in
        var options = NcursesTerminal.Options()
        options.path = path
        options.place = .inline
        options.environment = { $0 == "TERM" ? "xterm-256color" : nil }
        var terminal = try NcursesTerminal(options)
        var shown = frame("Hello", size: Size(columns: 80, rows: 5), row: 4)
        shown.cursor = Point(column: 0, row: 1)
        terminal.show(&shown, theme: .standard)
        fatalError("meant")
      }
      let text = pty.text()
      #expect(text.contains("\u{1B}[?2004l") && text.hasSuffix("\u{1B}[3B\r\n"))
      #expect(pty.modes == before)
    }

    @Test("Coming back from a command begins anew below what it wrote")
    func outside() throws {
      let pty = try Pty()
      var terminal = try open(pty)
      var shown = frame("Hello", size: Self.small)
      terminal.show(&shown, theme: .standard)
      terminal.beginOutside()
      terminal.endOutside()
      _ = pty.output()
      terminal.show(&shown, theme: .standard)
      #expect(pty.text().contains("Hello"))
    }

    @Test(
      "Terminals that can't move the cursor up, or not erase, are refused",
      arguments: [("vt100", true), ("linux", true), ("ansi", true), ("vt52", false)])
    func kinds(term: String, works: Bool) throws {
      let pty = try Pty()
      do {
        let terminal = try open(pty, term: term)
        terminal.close()
        #expect(works)
      } catch {
        #expect(!works)
        #expect(error as? TerminalError == .dumb)
        #expect(pty.output() == [])
      }
    }
  }
}
