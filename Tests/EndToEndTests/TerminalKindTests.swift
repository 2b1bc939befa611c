import FormworkTesting
import JSONText
import TerminalScreen
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Kinds of terminal by their TERM, those included that lie.
@Suite("Any TERM: works, falls back or asks in lines, and is never printed raw")
struct TerminalKindTests {
  private static let evil = "\u{1B}]0;EVIL\u{7}\u{1B}[31mEVIL"

  static let screens: [String] = [
    "xterm-256color", "xterm", "linux", "vt100", "vt220", "ansi", "screen", "screen-256color",
    "tmux-256color", "rxvt", "xterm-kitty", "xterm-ghostty", "no-such-terminal", "../../etc/passwd", evil,
    "xterm" + evil, String(repeating: "x", count: 5120), "\u{202E}xterm",
  ]

  private let form: TemporaryFile

  init() throws {
    form = try TemporaryFile(
      #"{"title": "Trip", "fields": [{"id": "name", "type": "text", "label": "Name"}]}"#)
  }

  private func start(_ term: String?) throws -> PseudoTerminal {
    try PseudoTerminal(
      product: "formwork", ["run", form.path], environment: ["TERM": term], output: .pipe, error: .pipe)
  }

  private func expectAnswered(_ terminal: PseudoTerminal) throws {
    #expect(try terminal.waitForExit() == .status(0))
    let answers = try JSONNode(parsing: Array(terminal.standardOutput.utf8))
    #expect(answers["name"]?.string == "Ada")
    let all = String(decoding: terminal.output, as: UTF8.self) + terminal.standardError
    #expect(!all.contains("EVIL") && !all.contains("passwd") && !all.contains("xxxxx"))
    expectRestored(terminal)
  }

  @Test("On the screen", arguments: screens)
  func screen(term: String) throws {
    let terminal = try start(term)
    try terminal.waitForText("Trip")
    try terminal.play("Ada")
    try terminal.wait(for: "what is typed") {
      $0.contains("┃ Ada") || $0.contains("> Ada") || $0.contains("Ada")
    }
    try terminal.play("<Tab><Enter>")
    try expectAnswered(terminal)
  }

  @Test("In lines", arguments: [nil, "", "dumb", "unknown"])
  func lines(term: String?) throws {
    let terminal = try start(term)
    try terminal.waitForText("Name")
    try terminal.play("Ada<Enter>")
    try expectAnswered(terminal)
    #expect(!terminal.output.contains(0x1B))
  }

  @Test("In tmux, by both of its names, resized", arguments: ["screen", "tmux-256color"])
  func tmux(term: String) throws {
    let folder = try TemporaryFolder()
    let answers = try folder.file("answers.json")
    let tmux = try Tmux(
      [
        "sh", "-c",
        "TERM=\(term) '\(Products.path(of: "formwork"))' run '\(form.path)' --output '\(answers)'; cat",
      ], environment: ["LANG": "C.UTF-8"])
    try tmux.waitForText("┃")
    try tmux.play("Ada")
    try tmux.resize(to: Size(columns: 50, rows: 12))
    try tmux.waitForText("┃ Ada")
    try tmux.play("<Paste> L</Paste><BS><BS><Tab><Enter>")
    let deadline = Deadline(within: .seconds(20))
    while bytes(of: answers) == nil, !deadline.hasPassed { _ = readable([], within: 20) }
    #expect(try JSONNode(parsing: try #require(bytes(of: answers)))["name"]?.string == "Ada")
  }

  @Test("In GNU screen")
  func gnuScreen() throws {
    let folder = try TemporaryFolder()
    let answers = try folder.file("answers.json")
    let terminal = try PseudoTerminal(
      [
        "screen", "-c", "/dev/null", "-U", Products.path(of: "formwork"), "run", form.path, "--output",
        answers,
      ], environment: ["SCREENDIR": folder.path, "HOME": "/tmp", "SHELL": "/bin/sh"])
    try terminal.waitForText("┃")
    try terminal.play("Ada")
    try terminal.waitForText("┃ Ada")
    terminal.resize(to: Size(columns: 50, rows: 12))
    try terminal.play("x<BS><Tab><Enter>")
    try terminal.wait(for: "the answers", evenAfterExit: true) { _ in bytes(of: answers) != nil }
    #expect(try JSONNode(parsing: try #require(bytes(of: answers)))["name"]?.string == "Ada")
  }
}
