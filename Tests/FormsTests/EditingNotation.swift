@testable import Forms

/// A text with its caret, as tests write it: `foo |bar`; a selection stands between its two ends, the
/// caret being the bar: `foo [bar|` or `|foo] bar`.
struct Marked: CustomStringConvertible {
  var editor: TextEditor
  var killRing = KillRing()

  init(_ marked: String, _ kind: TextEditor.Kind = .singleLine) {
    editor = TextEditor(kind)
    let plain = marked.filter { !"|[]".contains($0) }
    plain.withContiguousBytes { _ = editor.paste($0) }
    let caret = marked.filter { $0 != "[" && $0 != "]" }.split(
      separator: "|", maxSplits: 1, omittingEmptySubsequences: false)[0]
    let anchor = marked.filter { $0 != "|" }.firstIndex { $0 == "[" || $0 == "]" }.map {
      marked.filter { $0 != "|" }.distance(from: marked.filter { $0 != "|" }.startIndex, to: $0)
    }
    editor.restore(CaretState(caret: caret.count, anchor: anchor))
  }

  /// Presses keys written as readline's users write them; anything else is typed.
  mutating func press(_ keys: String) {
    for key in keys.split(separator: " ") {
      if let command = Self.commands[String(key)] {
        editor.perform(command, killRing: &killRing)
      } else {
        for scalar in key.unicodeScalars { editor.insert(scalar == "_" ? " " : scalar) }
      }
    }
  }

  var description: String {
    let text = editor.isSecretForTests ? String(repeating: "•", count: editor.count) : editor.text
    var characters = Array(text).map(String.init)
    let anchor = editor.caretState.anchor
    let bracket = (anchor ?? 0) < editor.caret ? "[" : "]"
    let marks = [(editor.caret, "|")] + (anchor.map { [($0, bracket)] } ?? [])
    for (index, mark) in marks.sorted(by: { $0.0 > $1.0 }) { characters.insert(mark, at: index) }
    return characters.joined()
  }

  private static let commands: [String: EditingCommand] = [
    "C-b": .move(.characterBackward), "C-f": .move(.characterForward),
    "M-b": .move(.wordBackward), "M-f": .move(.wordForward),
    "C-a": .move(.lineStart), "C-e": .move(.lineEnd),
    "C-Home": .move(.textStart), "C-End": .move(.textEnd),
    "S-Left": .move(.characterBackward, extending: true),
    "S-Right": .move(.characterForward, extending: true),
    "C-S-Left": .move(.wordBackward, extending: true),
    "C-S-Right": .move(.wordForward, extending: true),
    "S-Home": .move(.lineStart, extending: true), "S-End": .move(.lineEnd, extending: true),
    "M-a": .selectAll, "M-w": .copy, "BS": .deleteBackward, "Del": .deleteForward,
    "C-k": .killToLineEnd, "C-u": .killToLineStart, "C-w": .killBackwardToBlank,
    "M-BS": .killWordBackward, "M-d": .killWordForward, "C-y": .yank, "M-y": .yankNext,
    "C-t": .transposeCharacters, "M-c": .capitalizeWord, "M-u": .uppercaseWord,
    "M-l": .lowercaseWord, "M-\\": .deleteBlanks, "M-x": .clear, "Enter": .newline,
  ]
}

extension TextEditor {
  var isSecretForTests: Bool { kind == .secret }
}

extension String {
  func withContiguousBytes(_ body: (UnsafeRawBufferPointer) -> Void) {
    var copy = self
    copy.withUTF8 { body(UnsafeRawBufferPointer($0)) }
  }
}

extension TextEditor {
  /// Pastes a string.
  @discardableResult
  mutating func paste(_ text: String) -> (step: EditStep?, changed: PasteCleaning.Changes) {
    var text = text
    return text.withUTF8 { paste(UnsafeRawBufferPointer($0)) }
  }
}
