import TerminalScreen
import Testing

@testable import NcursesTerminal

extension NcursesTerminalTests {
  /// One terminal a process: these run one after the other.
  @Suite(.serialized) struct Abilities {
    @Test(
      "Kitty's keys are asked for where TERM names a terminal that has them, and given back",
      arguments: ["xterm-kitty", "xterm-ghostty", "foot", "alacritty"])
    func kitty(term: String) throws {
      let pty = try Pty()
      var terminal = try NcursesTerminal(pty.options(term: term))
      var shown = frame("Hello")
      terminal.show(&shown, theme: .standard)
      let entered = pty.text()
      let screen = try #require(entered.firstRange(of: "\u{1B}[?1049h"))
      let keys = try #require(entered.firstRange(of: "\u{1B}[>5u"))
      // Terminals keep the flags of both screens apart.
      #expect(screen.upperBound <= keys.lowerBound)
      terminal.beginOutside()
      let left = pty.text()
      let back = try #require(left.firstRange(of: "\u{1B}[<u"))
      let old = try #require(left.firstRange(of: "\u{1B}[?1049l"))
      #expect(back.upperBound <= old.lowerBound)
      terminal.endOutside()
      #expect(pty.text().contains("\u{1B}[>5u"))
      terminal.close()
      #expect(pty.text().contains("\u{1B}[<u"))
    }

    @Test(
      "No other terminal gets a sequence of Kitty's or a synchronised update",
      arguments: [
        "xterm-256color", "tmux-256color", "linux", "vt220", "screen",
      ])
    func others(term: String) throws {
      let pty = try Pty()
      var terminal = try NcursesTerminal(pty.options(term: term))
      var shown = long()
      terminal.show(&shown, theme: .standard)
      terminal.close()
      let text = pty.text()
      #expect(!text.contains("\u{1B}[>5u") && !text.contains("\u{1B}[<u") && !text.contains("?2026"))
    }

    private func long() -> Frame {
      var frame = Frame(size: Size(columns: 80, rows: 24))
      for row in 0..<10 {
        var pen = Pen(row: row, column: 0, limit: 80)
        pen.write(String(repeating: "text \(row) ", count: 8), .text, into: &frame)
      }
      frame.cursor = Point(column: 0, row: 0)
      return frame
    }

    @Test("A large update is shown at once, and a key costs no byte more", arguments: [false, true])
    func synchronised(isInline: Bool) throws {
      let pty = try Pty()
      var options = pty.options(term: "xterm-kitty")
      options.place = isInline ? .inline : .screen
      var terminal = try NcursesTerminal(options)
      var shown = long()
      terminal.show(&shown, theme: .standard)
      let first = pty.text()
      #expect(first.hasPrefix("\u{1B}[?2026h") && first.hasSuffix("\u{1B}[?2026l"))
      shown.put(Cell("x", .text), row: 0, column: 0)
      shown.cursor = Point(column: 1, row: 0)
      terminal.show(&shown, theme: .standard)
      #expect(pty.text() == "x")
    }

    /// What of a theme's named colours reaches a terminal.
    private func sequences(_ theme: Theme, term: String) throws -> String {
      let pty = try Pty()
      var terminal = try NcursesTerminal(pty.options(term: term))
      var shown = Frame(size: Size(columns: 80, rows: 24))
      var pen = Pen(row: 0, column: 0, limit: 80)
      pen.write("wrong", .error, into: &shown)
      terminal.show(&shown, theme: theme)
      return pty.text()
    }

    @Test(
      "A4: with 256 colours a theme has its own shades, with 8 the names, the bright ones bold",
      arguments: [("xterm-256color", "38;5;203"), ("rxvt", "\u{1B}[31m"), ("linux", "\u{1B}[31")])
    func colours(term: String, expected: String) throws {
      #expect(try sequences(.dark, term: term).contains(expected))
    }

    @Test("A4: and with true colour their values, since names end at eight there")
    func trueColour() {
      let shades = Theme.dark.shades
      #expect(StyleTable.number(of: .brightRed, shades, colors: 1 << 24) == 0xFF5F5F)
      #expect(StyleTable.number(of: .brightRed, [:], colors: 1 << 24) == 0xFF0000)
      #expect(StyleTable.number(of: .red, [:], colors: 1 << 24) == 1)
      #expect(StyleTable.number(of: .brightRed, shades, colors: 256) == 203)
      #expect(StyleTable.number(of: .brightRed, [:], colors: 256) == 9)
      #expect(StyleTable.number(of: .brightRed, shades, colors: 16) == 9)
      #expect(StyleTable.number(of: .brightRed, shades, colors: 8) == 1)
    }

    @Test("COLORFGBG says what lies behind the text")
    func background() throws {
      for (value, expected) in [("15;0", Background.dark), ("0;default;15", .light), ("0;7", .light)] {
        let pty = try Pty()
        let terminal = try NcursesTerminal(pty.options(term: "xterm-256color", ["COLORFGBG": value]))
        #expect(terminal.traits.background == expected)
        terminal.close()
      }
      let pty = try Pty()
      let terminal = try NcursesTerminal(
        pty.options(term: "xterm-256color", ["COLORFGBG": "default;default"]))
      #expect(terminal.traits.background == nil)
      terminal.close()
    }
  }
}
