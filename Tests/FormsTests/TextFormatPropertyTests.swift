import RepeatableRandom
import TerminalScreen
import Testing

@testable import Forms

/// Random keys in every kind of single-line field, 100,000 sequences in all, obscured ones among them.
@Suite struct TextFormatPropertyTests {
  static let sequences = 100_000

  @Test(
    "T16, P7: a value reads as itself, the caret stays inside, undo and redo lead back and forth",
    arguments: RandomKind.all)
  func randomKeys(_ kind: RandomKind) throws {
    var numbers = SeededNumbers(seed: kind.seed)
    for sequence in 0...(Self.sequences / RandomKind.all.count) {
      var typist = Typist(kind)
      for _ in 0..<Int.random(in: 1...20, using: &numbers) {
        typist.press(RandomInput.next(kind.alphabet, &numbers))
        #expect(typist.isConsistent, "\(kind.testDescription), sequence \(sequence): \(typist.text)")
      }
      let (text, caret) = (typist.text, typist.control.editor.caret)
      guard !kind.isSecret else {
        #expect(typist.keptNothing, "\(kind.testDescription), sequence \(sequence): of a secret")
        continue
      }
      typist.undoAll()
      #expect(typist.text.isEmpty, "\(kind.testDescription), sequence \(sequence): undone")
      typist.redoAll()
      #expect(typist.text == text, "\(kind.testDescription), sequence \(sequence): redone")
      #expect(typist.control.editor.caret <= typist.control.editor.count && caret >= 0)
    }
  }
}

/// A kind of field with the characters that are typed into it: some that fit, some that don't.
struct RandomKind: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let content: TextContent
  let alphabet: [Character]
  var limit: Limit?
  var isSecret = false
  var locale = LocaleSymbols.enUS

  var seed: UInt64 { testDescription.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) } }

  init(
    _ name: String, _ content: TextContent, _ alphabet: String, limit: Limit? = nil, isSecret: Bool = false,
    locale: LocaleSymbols = .enUS
  ) {
    testDescription = name
    self.content = content
    self.alphabet = Array(alphabet)
    self.limit = limit
    self.isSecret = isSecret
    self.locale = locale
  }

  static let all = [
    RandomKind("text", .text, "aB é日👍🏽\u{301}שx1"),
    RandomKind(
      "text up to 6 characters", .text, "abc 日👍", limit: Limit(characters: 6, behavior: .refuse)),
    RandomKind("text up to 9 bytes", .text, "abc 日👍", limit: Limit(bytes: 9, behavior: .refuse)),
    RandomKind("email", .email, "ab.@ é日"),
    RandomKind("url", .url, "htps:/. é"),
    RandomKind("phone", .phone, "0123456789-+ (x５"),
    RandomKind("card", .card, "43751203456789- x"),
    RandomKind("mask", .mask(known(">AA<aa-99")), "abcAB12-ß日 "),
    RandomKind("mask with optional places", .mask(known("000.000.000.000")), "0123456789..x "),
    RandomKind("mask of a time", .mask(known("09:99")), "0123459: x"),
    RandomKind("date", .date, "0123456789//-x"),
    RandomKind("expiration", .expiration(.dayMonthYear), "0123456789/-x"),
    RandomKind("month", .expiration(.monthYear), "0123456789/-x"),
    RandomKind("digits", .digits(count: 6), "0123456789-x ٣"),
    RandomKind("secret", .text, "aB é日👍🏽\u{301}שx1", isSecret: true),
    RandomKind("obscured digits", .digits(count: 4), "0123456789-x ٣", isSecret: true),
    RandomKind("number of other signs", .number(NumberOptions()), "0123456789٠١٩,.-+'’x ", locale: .other),
    RandomKind(
      "amount of other signs", .number(NumberOptions(.currency("EUR"))), "0123456789٠,.-€ ", locale: .other),
    RandomKind("number", .number(NumberOptions()), "0123456789,.-+x "),
    RandomKind("amount", .number(NumberOptions(.currency("EUR"))), "0123456789,.-€E "),
    RandomKind("percent", .number(NumberOptions(.percent, minimum: 0)), "0123456789,.-% "),
    RandomKind("size", .size(minimum: nil, maximum: nil), "0123456789.GKiB x"),
  ]
}

/// What a person may do in a field.
private enum RandomInput {
  static func next(_ alphabet: [Character], _ numbers: inout SeededNumbers) -> ControlInput {
    switch Int.random(in: 0..<20, using: &numbers) {
    case 0..<9: .text(alphabet.randomElement(using: &numbers)!.unicodeScalars.first!)
    case 9..<11:
      .paste(
        PastedText(
          String(
            (0..<Int.random(in: 1...8, using: &numbers)).map { _ in alphabet.randomElement(using: &numbers)! }
          )))
    case 11:
      .click(
        Point(column: Int.random(in: 0...20, using: &numbers), row: 0),
        count: Int.random(in: 1...3, using: &numbers))
    case 12: .drag(Point(column: Int.random(in: 0...20, using: &numbers), row: 0))
    default: .edit(commands.randomElement(using: &numbers)!)
    }
  }

  static let commands: [EditingCommand] =
    [
      .selectAll, .copy, .deleteBackward, .deleteForward, .deleteBackward, .deleteForward, .killToLineEnd,
      .killToLineStart, .killBackwardToBlank, .killWordBackward, .killWordForward, .yank, .yankNext,
      .transposeCharacters, .capitalizeWord, .uppercaseWord, .lowercaseWord, .deleteBlanks, .clear,
    ] + Motion.allCases.flatMap { [.move($0), .move($0, extending: true)] }
}

/// A control with the history that a form keeps of it.
private struct Typist {
  var control: TextControl
  private var history = UndoHistory<FieldValue>()
  private var tools = ControlTools(killRing: KillRing(), area: Size(columns: 12, rows: 1))
  private let environment: ControlEnvironment

  init(_ kind: RandomKind) {
    environment = ControlEnvironment(locale: kind.locale, today: CalendarDate(year: 2026, month: 3, day: 9)!)
    let text = TextKind(content: kind.content, isSecret: kind.isSecret, limit: kind.limit)
    control = TextControl(kind: text, value: .empty, environment)
  }

  var text: String { control.editor.text }

  mutating func press(_ input: ControlInput) {
    let before = text
    switch control.handle(input, &tools) {
    case .changed(.text(let step)?): history.record(step, field: 0, at: .zero)
    case .changed: if !control.kind.isSecret { Issue.record("a change that can't be undone") }
    case .moved, .refused, .ignored: if text != before { Issue.record("changed in silence: \(before)") }
    }
  }

  /// What can be said of any text that a field holds.
  var isConsistent: Bool {
    let again = TextControl(kind: control.kind, value: control.value, environment)
    guard again.value == control.value, control.value.isEmpty == control.editor.isEmpty else { return false }
    guard let caret = control.caret, 0...control.editor.count ~= caret else { return false }
    let area = Rect(columns: 3..<15, rows: 2..<3)
    guard area.contains(control.cursor(in: area)) else { return false }
    guard let limit = control.kind.limit else { return true }
    return !limit.isExceeded(by: control.editor)
  }

  /// Neither a step nor a kill of a secret.
  var keptNothing: Bool { history.undoName == nil && tools.killRing.current == nil }

  mutating func undoAll() {
    while let entry = history.undo() {
      for change in entry.inverted { apply(change.change) }
    }
  }

  mutating func redoAll() {
    while let entry = history.redo() {
      for change in entry.changes { apply(change.change) }
    }
  }

  private mutating func apply(_ change: UndoHistory<FieldValue>.Change) {
    if case .text(let step) = change { control.apply(step) }
  }
}

/// A mask that can be read.
private func known(_ notation: String) -> Mask {
  guard let mask = try? Mask(notation) else { preconditionFailure("no mask: \(notation)") }
  return mask
}

extension LocaleSymbols {
  /// Signs of several locales at once: a comma, points, Arabic digits, the currency behind.
  fileprivate static let other = LocaleSymbols(
    identifier: "de_DE",
    numbers: NumberSymbols(
      decimalSigns: [",", "\u{66B}"], groupingSigns: [".", "\u{66C}", "’"], zero: "\u{660}",
      currencyPattern: NumberPattern(positive: "# ¤", negative: "-# ¤")),
    dates: .enUS)
}
