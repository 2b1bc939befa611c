import RepeatableRandom
import Testing

@testable import Forms

/// Scalars that join in every way that UAX #29 knows.
private let joining: [Unicode.Scalar] = Array(
  "a b1-é日\u{301}\u{200D}🇩🇪👩💻👍\u{1F3FD}\u{FE0F}❤कत\u{94D}\u{93C}ᄀ\u{1161}\u{11A8}각\u{600}\u{E0061}ก\u{E33}\n\t"
    .unicodeScalars)

private let commands: [EditingCommand] =
  Motion.allCases.flatMap { [.move($0), .move($0, extending: true)] } + [
    .selectAll, .copy, .deleteBackward, .deleteForward, .killToLineEnd, .killToLineStart,
    .killBackwardToBlank, .killWordBackward, .killWordForward, .yank, .yankNext,
    .transposeCharacters, .capitalizeWord, .uppercaseWord, .lowercaseWord, .deleteBlanks, .newline,
  ]

private func randomText(_ random: inout SeededNumbers) -> String {
  var text = String.UnicodeScalarView()
  for _ in 0..<Int.random(in: 0...6, using: &random) { text.append(joining.randomElement(using: &random)!) }
  return String(text)
}

func act(
  on editor: inout TextEditor, _ ring: inout KillRing, _ random: inout SeededNumbers
) -> EditStep? {
  let count = editor.count
  switch Int.random(in: 0..<20, using: &random) {
  case 0..<9: return editor.insert(joining.randomElement(using: &random)!)
  case 9: return editor.paste(randomText(&random)).step
  case 10:
    let start = Int.random(in: 0...count, using: &random)
    return editor.replace(
      start..<Int.random(in: start...count, using: &random), with: randomText(&random))
  case 11:
    editor.moveCaret(to: Int.random(in: 0...count, using: &random))
    return nil
  case 12:
    editor.moveCaret(to: Int.random(in: 0...count, using: &random), extending: true)
    return nil
  case 13: return editor.moveSelection(to: Int.random(in: 0...count, using: &random))
  default: return editor.perform(commands.randomElement(using: &random)!, killRing: &ring)
  }
}

private func expectConsistent(_ editor: TextEditor, _ seed: UInt64) {
  let characters = Array(editor.text)
  #expect(editor.count == characters.count, "seed \(seed)")
  #expect((0...characters.count).contains(editor.caret), "seed \(seed)")
  let before = characters.prefix(editor.caret)
  #expect(editor.caretByte == String(before).utf8.count, "seed \(seed)")
  #expect(editor.columnsBeforeCaret == before.reduce(0) { $0 + displayColumns($1) }, "seed \(seed)")
  #expect(editor.totalColumns == characters.reduce(0) { $0 + displayColumns($1) }, "seed \(seed)")
}

@Suite("Editing: what holds for any keys")
struct EditingPropertyTests {
  @Test(arguments: [TextEditor.Kind.singleLine, .multiline])
  func countsHoldAndUndoAndRedoGoAllTheWay(kind: TextEditor.Kind) {
    for seed in UInt64(0)..<50_000 {
      var random = SeededNumbers(seed: seed)
      var editor = TextEditor(kind)
      var (ring, history) = (KillRing(), UndoHistory<Int>())
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        if let step = act(on: &editor, &ring, &random) { history.record(step, field: 0, at: .zero) }
      }
      expectConsistent(editor, seed)
      let text = editor.text
      while let entry = history.undo() { entry.inverted.forEach { apply($0, to: &editor) } }
      #expect(editor.text == "" && editor.count == 0 && editor.totalColumns == 0, "seed \(seed)")
      while let entry = history.redo() { entry.changes.forEach { apply($0, to: &editor) } }
      #expect(editor.text.utf8.elementsEqual(text.utf8), "seed \(seed)")
      expectConsistent(editor, seed)
    }
  }

  @Test func scalarsThatStandAloneDo() {
    for value in UInt32(0)..<0x1_0000 {
      guard let scalar = Unicode.Scalar(value), scalar.standsAlone else { continue }
      var text = String.UnicodeScalarView()
      text += ["x", scalar, scalar, "각", scalar, "日", scalar, "©", scalar, "x"]
      #expect(String(text).count == 10, "\(value)")
      #expect(!scalar.properties.isGraphemeExtend, "\(value)")
    }
  }

  @Test func longRunsStayConsistent() {
    for seed in UInt64(0)..<20 {
      var random = SeededNumbers(seed: seed)
      var editor = TextEditor(.multiline)
      var ring = KillRing()
      for _ in 0..<500 {
        _ = act(on: &editor, &ring, &random)
        expectConsistent(editor, seed)
      }
    }
  }

  @Test("E4: no sequence of keys brings a secret into the kill ring")
  func secretsStayOutOfTheRing() {
    for seed in UInt64(0)..<2_000 {
      var random = SeededNumbers(seed: seed)
      var editor = TextEditor(.secret)
      var ring = KillRing()
      for _ in 0..<20 {
        if let step = act(on: &editor, &ring, &random) {
          #expect(step.removed.isEmpty && step.inserted.isEmpty && !step.isUndoable, "seed \(seed)")
        }
      }
      #expect(ring.current == nil && editor.text.isEmpty && editor.selectedText == nil, "seed \(seed)")
      let text = editor.secret.withBytes { String(decoding: $0, as: UTF8.self) }
      #expect(editor.count == text.count, "seed \(seed)")
    }
  }

  private func apply(_ change: UndoHistory<Int>.FieldChange, to editor: inout TextEditor) {
    if case .text(let step) = change.change { editor.apply(step) }
  }
}
