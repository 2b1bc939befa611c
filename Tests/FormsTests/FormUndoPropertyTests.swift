import RepeatableRandom
import TerminalScreen
import Testing

@testable import Forms

/// Random input to a form with several kinds of fields: whatever was done can be taken back and done
/// again, and the caret is always in its text.
@Suite("P7: undo and redo of anything")
struct FormUndoPropertyTests {
  private static let form = Form("Anything", for: Anything()) {
    TextField("Name", \.name)
    TextField("Text", \.text, axis: .vertical).lineLimit(2...4).confirmClear(above: 5)
    TextField("Short", \.short).limit(6, .refuse)
    SecureField("Secret", \.secret)
    Toggle("Toggle", \.toggle)
    Picker("Fruit", \.fruit)
    TextField("Never", \.never).rule(.oneOf(["nothing that is ever typed"]))
  }

  struct Anything: Sendable {
    var name = "Ada", text = "one two\nthree", short = "", never = ""
    var secret = Secret()
    var toggle = false
    var fruit = Fruit.apple
  }

  enum Fruit: CaseIterable { case apple, pear, plum }

  @Test("P7: undo of all gives the first values, redo of all the last", arguments: 0..<20)
  func undoAndRedo(_ batch: UInt64) {
    for number in 0..<1000 {
      var random = SeededNumbers(seed: batch << 32 | UInt64(number))
      var session = Session(Self.form, size: Size(columns: 44, rows: 16))
      let first = values(of: session)
      var now = Duration.zero
      var frame = Frame(size: session.size)
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        now += .milliseconds(Int.random(in: 0...600, using: &random))
        _ = session.handle(.time(now))
        for event in event(&random) { _ = session.handle(.terminal(event)) }
        #expect(caretIsInRange(session), "seed \(batch) \(number)")
        if number % 50 == 0 { session.draw(into: &frame) }
      }
      #expect(rowsAreKept(session), "seed \(batch) \(number)")
      guard session.outcome == .editing else { continue }
      all(.redo, &session)
      let last = values(of: session)
      all(.undo, &session)
      #expect(values(of: session) == first, "seed \(batch) \(number)")
      all(.redo, &session)
      #expect(values(of: session) == last, "seed \(batch) \(number)")
    }
  }

  /// All but secrets, which keep no undo.
  private func values(of session: Session) -> [FieldValue] {
    session.fields.indices.map { session.currentValue($0) }.map { value in
      if case .secret = value { .empty } else { value.isEmpty ? .empty : value }
    }
  }

  private func all(_ command: Command, _ session: inout Session) {
    while (command == .undo ? session.undoName : session.redoName) != nil {
      session.closeOverlay()
      session.perform(command)
      #expect(caretIsInRange(session))
    }
  }

  private func caretIsInRange(_ session: Session) -> Bool {
    guard let (id, index) = session.caret else { return true }
    let value = session.currentValue(session.fieldNumbers[id]!)
    return (0...(value.characterCount ?? 0)).contains(index)
  }

  /// The rows kept with the text are those that the text has.
  private func rowsAreKept(_ session: Session) -> Bool {
    guard let control = session.control(1) as? MultilineControl else { return false }
    func starts(_ rows: WrappedRows) -> [Range<Int>] {
      var rows = rows
      rows.settle(throughRow: .max, in: control.editor)
      return (0..<rows.count).map { rows.bytes(ofRow: $0, in: control.editor) }
    }
    let fresh = WrappedRows(of: control.editor, width: control.rows.width, wrap: .word)
    return starts(control.rows) == starts(fresh)
  }

  // MARK: Events

  private static let texts: [Unicode.Scalar] = [
    "a", "b", " ", "ö", "\u{301}", "日", "ש", "👩", "\u{200D}", "\r",
  ]
  private static let pastes = ["pasted", "two\nlines", "/a\\ b", "'/a b'", "שלום", "\u{301}", "a\u{7}b", "e"]
  private static let keys: [Key] = [
    .enter, .tab, .backspace, .delete, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .escape,
    .function(1), .function(2), .function(4),
  ]

  private func event(_ random: inout SeededNumbers) -> [Event] {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<6:
      return [.key(KeyPress(.text(Self.texts.randomElement(using: &random)!)))]
    case 6..<11:
      let modifiers: Modifiers = [[], [], .shift, .control, .alt].randomElement(using: &random)!
      return [.key(KeyPress(Self.keys.randomElement(using: &random)!, modifiers))]
    case 11..<14:
      return [.key(KeyPress(.text("abdefhktuwy_".unicodeScalars.randomElement(using: &random)!), .control))]
    case 14..<16:
      return [.key(KeyPress(.text("abcdfltuwxyrz_Z\\".unicodeScalars.randomElement(using: &random)!), .alt))]
    case 16: return [.paste(PastedText(Self.pastes.randomElement(using: &random)!))]
    case 17:
      let size = Size(
        columns: Int.random(in: 1...60, using: &random), rows: Int.random(in: 1...20, using: &random))
      return [.resize(size)]
    default: return mouse(&random)
    }
  }

  private func mouse(_ random: inout SeededNumbers) -> [Event] {
    func point() -> Point {
      Point(column: Int.random(in: 0..<44, using: &random), row: Int.random(in: 0..<16, using: &random))
    }
    let start = point()
    let press = MouseEvent(.press(button: 1), at: start)
    let release = MouseEvent(.release(button: 1), at: start)
    switch Int.random(in: 0..<6, using: &random) {
    case 5: return [.mouse(press), .mouse(MouseEvent(.drag(button: 1), at: point()))]
    case 0: return [.mouse(press), .mouse(release)]
    case 1: return [.mouse(press), .mouse(release), .mouse(press), .mouse(release)]
    case 2: return [.mouse(MouseEvent(.wheelDown, at: start))]
    case 3: return [.mouse(MouseEvent(.wheelUp, at: start)), .mouse(MouseEvent(.move, at: point()))]
    default:
      let end = point()
      return [
        .mouse(press), .mouse(MouseEvent(.drag(button: 1), at: end)),
        .mouse(MouseEvent(.release(button: 1), at: end)),
      ]
    }
  }
}
