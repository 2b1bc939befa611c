import TerminalScreen
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The harness itself, proved with programs that every system has.
@Suite("A program on a pseudo-terminal")
struct PseudoTerminalTests {
  @Test("What is typed is echoed and read, the end of input ends the program")
  func cat() throws {
    let terminal = try PseudoTerminal(["cat"])
    try terminal.play("héllo 世界<Enter>")
    try terminal.wait { $0.rows[1] == "héllo 世界" }
    #expect(terminal.rows[0] == "héllo 世界")
    #expect(terminal.screen.cursor == Point(column: 0, row: 2))
    #expect(terminal.screen.cell(column: 6, row: 0).text == "世")
    #expect(terminal.screen.cell(column: 7, row: 0).text.isEmpty)
    try terminal.play("<C-d>")
    #expect(try terminal.waitForExit() == .status(0))
  }

  @Test("Standard output and error may be pipes while the terminal is drawn on")
  func separateOutput() throws {
    let terminal = try PseudoTerminal(
      ["sh", "-c", "echo drawn >/dev/tty; echo answer; echo word >&2; test -t 0 && test ! -t 1"],
      output: .pipe, error: .pipe)
    #expect(try terminal.waitForExit() == .status(0))
    #expect(terminal.rows[0] == "drawn")
    #expect(terminal.standardOutput == "answer\n")
    #expect(terminal.standardError == "word\n")
  }

  @Test("Standard input may be a file while /dev/tty is the terminal")
  func separateInput() throws {
    let terminal = try PseudoTerminal(
      ["sh", "-c", "cat; read line </dev/tty; echo typed $line"], input: .bytes(Array("from a file\n".utf8)))
    try terminal.waitForText("from a file")
    try terminal.play("abc<Enter>")
    try terminal.waitForText("typed abc")
  }

  @Test("Colours, attributes and modes are those that the program set")
  func attributes() throws {
    let modes = #"printf '\033[?1049h\033[?2004h\033[?1002;1006h\033[?25l'; "#
    let text = #"printf '\033[3;5H\033[1;4;31mred\033[0;7;48;5;33mrev\033[0m'; read x; "#
    let back = #"printf '\033[?1049l\033[?2004l\033[?1002;1006l\033[?25h'"#
    let terminal = try PseudoTerminal(["sh", "-c", modes + text + back])
    try terminal.waitForText("redrev")
    #expect(
      terminal.screen.cell(column: 4, row: 2)
        == ShownCell(text: "r", attributes: [.bold, .underline], foreground: 1, background: nil))
    #expect(terminal.screen.cell(column: 7, row: 2).attributes == .reverse)
    #expect(terminal.screen.cell(column: 7, row: 2).background == 33)
    #expect(terminal.screen.isAlternate)
    #expect(!terminal.screen.isCursorVisible)
    #expect(terminal.screen.modes.areSet == [1049, 2004, 1002, 1006])
    try terminal.play("<Enter>")
    try terminal.waitForExit()
    #expect(!terminal.screen.isAlternate)
    #expect(terminal.screen.isCursorVisible)
    #expect(terminal.screen.modes.areSet == [25])
  }

  @Test("P13: a program learns the size and each new one")
  func resize() throws {
    let terminal = try PseudoTerminal(
      ["sh", "-c", "trap 'stty size' WINCH; stty size; while :; do read x; done"],
      size: Size(columns: 60, rows: 10))
    try terminal.waitForText("10 60")
    terminal.resize(to: Size(columns: 100, rows: 30))
    try terminal.waitForText("30 100")
    #expect(terminal.rows.count == 30)
  }

  @Test("Modes of the line are seen changed and put back")
  func modes() throws {
    let terminal = try PseudoTerminal(
      ["sh", "-c", "old=$(stty -g); stty raw -echo; echo raw; read x; stty $old; echo back; read x"])
    try terminal.waitForText("raw")
    #expect(terminal.modesAtStart?.echoes == true)
    #expect(terminal.modes?.echoes == false)
    #expect(terminal.modes?.isCanonical == false)
    try terminal.send("\n")
    try terminal.waitForText("back")
    #expect(terminal.modes == terminal.modesAtStart)
    try terminal.send("\n")
    try terminal.waitForExit()
    #expect(terminal.modes == terminal.modesAtStart)
  }

  @Test("Each key is sent after the one before was read")
  func keyByKey() throws {
    // dd tells how many reads it took: one for each key, however many bytes that is.
    let terminal = try PseudoTerminal(
      ["sh", "-c", "stty raw -echo; echo ready; dd bs=1000 count=4 of=/dev/null; stty sane"])
    try terminal.waitForText("ready")
    try terminal.play("a<F5>é<Click 3,4>")
    try terminal.waitForText("0+4 records in")
    try terminal.waitForExit()
  }

  @Test("A full-screen program is driven with keys")
  func less() throws {
    let terminal = try PseudoTerminal(["sh", "-c", "seq 1 500 | less"], environment: ["LESS": nil])
    try terminal.wait { $0.rows[0] == "1" && $0.rows[23].hasPrefix(":") }
    #expect(terminal.screen.isAlternate)
    try terminal.play("<Down><Down>")
    try terminal.wait { $0.rows[0] == "3" }
    try terminal.play("<End>")
    try terminal.wait { $0.rows[22] == "500" }
    try terminal.play("q")
    #expect(try terminal.waitForExit() == .status(0))
    #expect(!terminal.screen.isAlternate)
    #expect(terminal.modes == terminal.modesAtStart)
  }

  @Test("A megabyte of input and output passes without a jam")
  func much() throws {
    let terminal = try PseudoTerminal([
      "sh", "-c", "stty raw -echo; echo ready; head -c 1000000 | tee /dev/tty | wc -c",
    ])
    try terminal.waitForText("ready")
    try terminal.send([UInt8](repeating: UInt8(ascii: "x"), count: 1_000_000))
    try terminal.waitForText("1000000")
    #expect(terminal.output.count > 1_000_000)
  }

  @Test("How a program ended is told: status or signal")
  func endings() throws {
    #expect(try PseudoTerminal(["sh", "-c", "exit 130"]).waitForExit() == .status(130))
    let killed = try PseudoTerminal(["sh", "-c", "echo up; exec sleep 1000"])
    try killed.waitForText("up")
    killed.send(signal: SIGTERM)
    #expect(try killed.waitForExit() == .signal(SIGTERM))
    let interrupted = try PseudoTerminal(["sh", "-c", "echo up; exec sleep 1000"])
    try interrupted.waitForText("up")
    try interrupted.play("<C-c>")
    #expect(try interrupted.waitForExit() == .signal(SIGINT))
  }

  @Test("A hang-up reaches the program")
  func hangup() throws {
    let terminal = try PseudoTerminal(["sh", "-c", "echo up; exec sleep 1000"])
    try terminal.waitForText("up")
    try terminal.play("<Hangup>")
    #expect(try terminal.waitForExit() == .signal(SIGHUP))
  }

  @Test("Nothing is left behind when a test lets go")
  func nothingLeft() throws {
    var terminal: PseudoTerminal? = try PseudoTerminal(["sh", "-c", "echo up; sleep 1000"])
    try terminal?.waitForText("up")
    let process = try #require(terminal?.processID)
    terminal = nil
    #expect(kill(process, 0) == -1)
    #expect(errno == ESRCH)
  }

  @Test("What never comes is told, with the screen")
  func timeLimit() throws {
    let terminal = try PseudoTerminal(["sh", "-c", "echo here; exec sleep 1000"])
    try terminal.waitForText("here")
    let error = #expect(throws: PseudoTerminal.TimedOut.self) {
      try terminal.waitForText("there", within: .milliseconds(50))
    }
    #expect(error?.rows.first == "here")
  }

  @Test("A program that does not exist can't be started")
  func missing() {
    #expect(throws: SystemError.self) { try PseudoTerminal(["/nonexistent/program"]) }
    #expect(throws: Products.NotBuilt.self) { try PseudoTerminal(product: "no-such-product") }
  }

  @Test("Programs of this package are found beside the tests")
  func product() throws {
    #expect(access(try Products.path(of: "signup"), X_OK) == 0)
  }

  @Test("Forty terminals beside each other keep to themselves")
  func manyAtOnce() throws {
    let terminals = try (0..<40).map {
      try PseudoTerminal(["sh", "-c", "read x; echo \($0) $x; exit \($0)"])
    }
    for (number, terminal) in terminals.enumerated() { try terminal.play("n\(number)<Enter>") }
    for (number, terminal) in terminals.enumerated() {
      #expect(try terminal.waitForExit() == .status(Int32(number)))
      #expect(terminal.rows[1] == "\(number) n\(number)")
    }
  }

  @Test("Without a terminal a program has pipes and no /dev/tty")
  func withoutTerminal() throws {
    let result = try Program.run(
      ["sh", "-c", "cat; (: </dev/tty) 2>/dev/null || echo no terminal; echo oops >&2; exit 3"],
      input: .bytes(Array("in\n".utf8)))
    #expect(result.ending == .status(3))
    #expect(result.output == "in\nno terminal\n")
    #expect(result.error == "oops\n")
  }

  @Test("tmux shows the same")
  func tmux() throws {
    let tmux = try Tmux(["sh", "-c", #"printf '\033[1mbold\033[0m 世界'; read x; echo "got $x"; read x"#])
    try tmux.waitForText("bold 世界")
    #expect(try tmux.rows(attributes: true)[0].hasPrefix("\u{1B}[1mbold"))
    try tmux.play("yes<Enter>")
    try tmux.waitForText("got yes")
  }
}
