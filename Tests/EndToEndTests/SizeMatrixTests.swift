import FormworkTesting
import TerminalScreen
import Testing

/// Sizes that windows have for a moment, or for ever, in the midst of something.
@Suite("P13: any size, whatever goes on")
struct SizeMatrixTests {
  enum Place: String, CaseIterable, Sendable {
    case modal, password, paste
  }

  static let sizes: [Size] = [(0, 0), (1, 1), (20, 5), (65_535, 1)].map { Size(columns: $0.0, rows: $0.1) }
  private static let usual: Size = Size(columns: 80, rows: 24)

  private let form: TemporaryFile

  init() throws { form = try TemporaryFile(SignalMatrixTests.form) }

  private func start(size: Size = usual) throws -> PseudoTerminal {
    try PseudoTerminal(product: "formwork", ["run", form.path], size: size, output: .pipe, error: .pipe)
  }

  private func begin(_ place: Place, _ terminal: PseudoTerminal) throws {
    try terminal.waitForText("┃")
    switch place {
    case .modal:
      try terminal.play("Ada<Esc>")
      try terminal.waitForText("Leave “Trip”?")
    case .password:
      try terminal.play("Ada<Tab>h")
      try terminal.waitForText("┃ •")
    case .paste:
      try terminal.send("Ada\u{1B}[200~ L")
      try terminal.wait(for: "half a paste to be read") { !$0.hasUnreadInput }
    }
  }

  /// Something typed at that size; returns how many characters that was.
  private func goOn(_ place: Place, _ terminal: PseudoTerminal) throws {
    if place != .modal { try terminal.send("x") }
    try terminal.wait(for: "what was typed to be read") { !$0.hasUnreadInput }
  }

  /// Back at the usual size everything is there.
  private func end(_ place: Place, _ terminal: PseudoTerminal, typed count: Int) throws {
    terminal.resize(to: Self.usual)
    switch place {
    case .modal:
      try terminal.waitForText("Leave “Trip”?")
      try terminal.play("<Esc>")
      try terminal.waitForText("┃ Ada")
    case .password:
      let dots = String(repeating: "•", count: 1 + count)
      try terminal.wait(for: dots) { $0.contains("┃ \(dots)") && !$0.contains("•\(dots)") }
    case .paste:
      try terminal.send("\u{1B}[201~")
      try terminal.waitForText("┃ Ada L" + String(repeating: "x", count: count))
    }
    try terminal.play("<C-c>")
    #expect(try terminal.waitForExit() == .status(130))
    expectRestored(terminal)
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("hx"))
  }

  @Test("One size after another, and back", arguments: Place.allCases)
  func oneAfterAnother(place: Place) throws {
    let terminal = try start()
    try begin(place, terminal)
    for size in Self.sizes {
      terminal.resize(to: size)
      try goOn(place, terminal)
    }
    try end(place, terminal, typed: Self.sizes.count)
  }

  @Test("Begun at that size", arguments: sizes)
  func begun(size: Size) throws {
    let terminal = try start(size: size)
    try terminal.wait(for: "the screen") { $0.screen.isAlternate }
    try terminal.play("Ada")
    terminal.resize(to: Self.usual)
    try terminal.waitForText("┃ Ada")
    try terminal.play("<C-c>")
    #expect(try terminal.waitForExit() == .status(130))
    expectRestored(terminal)
  }

  @Test("200 resizes within a second lose nothing", arguments: Place.allCases)
  func storm(place: Place) throws {
    let terminal = try start()
    try begin(place, terminal)
    for number in 0..<200 {
      terminal.resize(to: Size(columns: 1 + number * 7 % 100, rows: 1 + number * 5 % 30))
      if number % 10 == 0 { try goOn(place, terminal) }
      terminal.pass(.milliseconds(5))
    }
    try end(place, terminal, typed: 20)
  }
}
