import TerminalScreen

@testable import Forms

/// Any edits of a text: what is counted is what is there, and undo and redo go all the way.
enum EditingCheck {
  /// Scalars that join in every way that UAX #29 knows.
  private static let joining = Array(
    "a b1-é日\u{301}\u{200D}🇩🇪👩💻👍\u{1F3FD}\u{FE0F}❤कत\u{94D}\u{93C}ᄀ\u{1161}\u{11A8}각\u{600}\u{E0061}ก\u{E33}\n\tאب\u{0}\u{7F}\u{9B}\u{202E}\u{2029}"
      .unicodeScalars)
  private static let commands: [EditingCommand] =
    Motion.allCases.flatMap { [.move($0), .move($0, extending: true)] } + [
      .selectAll, .copy, .deleteBackward, .deleteForward, .killToLineEnd, .killToLineStart,
      .killBackwardToBlank, .killWordBackward, .killWordForward, .yank, .yankNext, .transposeCharacters,
      .capitalizeWord, .uppercaseWord, .lowercaseWord, .deleteBlanks, .clear, .newline,
    ]

  static func run(_ bytes: [UInt8]) throws(Finding) {
    var source = ByteSource(bytes)
    let kind: TextEditor.Kind = source.one(of: [.singleLine, .multiline, .secret])
    var editor = TextEditor(kind)
    var (ring, history) = (KillRing(), UndoHistory<Int>())
    var time = Duration.zero
    var steps = 0
    while !source.isEmpty {
      time += .milliseconds(300)
      if let step = act(on: &editor, &ring, &source) { history.record(step, field: 0, at: time) }
      // What goes wrong stays so, mostly; all at each step would be slow in long texts.
      steps += 1
      if steps % 8 == 0 { try expectConsistent(editor) }
    }
    try expectConsistent(editor)
    guard kind != .secret else {
      return try hold(history.undoName == nil && ring.current == nil, "of a secret something was kept")
    }
    let last = editor.text
    while let entry = history.undo() { take(entry.inverted, &editor) }
    try hold(editor.isEmpty && editor.totalColumns == 0, "undo of all left \(editor.text.debugDescription)")
    while let entry = history.redo() { take(entry.changes, &editor) }
    try expectConsistent(editor)
    try hold(editor.text.utf8.elementsEqual(last.utf8), "redo of all is not \(last.debugDescription)")
  }

  private static func take(_ changes: [UndoHistory<Int>.FieldChange], _ editor: inout TextEditor) {
    for case .text(let step) in changes.map(\.change) { editor.apply(step) }
  }

  private static func act(
    on editor: inout TextEditor, _ ring: inout KillRing, _ source: inout ByteSource
  ) -> EditStep? {
    switch source.number(below: 16) {
    case 0..<6: return editor.insert(source.one(of: joining))
    case 6:
      let text = source.take(source.number(below: 24))
      return text.withUnsafeBytes { editor.paste($0).step }
    case 7:
      let start = source.number(below: editor.count + 1)
      let end = start + source.number(below: editor.count - start + 1)
      let text = String(decoding: source.take(source.number(below: 8)), as: UTF8.self)
      return editor.kind == .secret ? nil : editor.replace(start..<end, with: text)
    case 8:
      editor.moveCaret(to: source.number(below: editor.count + 1), extending: source.byte() & 1 == 0)
      return nil
    case 9: return editor.moveSelection(to: source.number(below: editor.count + 1))
    case 10:
      editor.selectWord(at: source.number(below: editor.count + 1))
      return nil
    case 11:
      editor.selectLine(at: source.number(below: editor.count + 1))
      return nil
    default: return editor.perform(source.one(of: commands), killRing: &ring)
    }
  }

  private static func expectConsistent(_ editor: TextEditor) throws(Finding) {
    let text =
      editor.kind == .secret
      ? editor.secret.withBytes { String(decoding: $0, as: UTF8.self) } : editor.text
    let characters = Array(text)
    try hold(editor.count == characters.count, "\(editor.count) of \(characters.count) characters")
    try hold((0...characters.count).contains(editor.caret), "caret at \(editor.caret)")
    let before = characters.prefix(editor.caret)
    try hold(editor.caretByte == before.reduce(0) { $0 + $1.utf8.count }, "bytes before the caret")
    if let anchor = editor.anchor { try hold((0...characters.count).contains(anchor), "anchor at \(anchor)") }
    guard editor.kind != .secret else {
      return try hold(editor.text.isEmpty && editor.selectedText == nil, "a secret told")
    }
    try hold(editor.columnsBeforeCaret == before.reduce(0) { $0 + displayColumns($1) }, "columns before")
    try hold(editor.totalColumns == characters.reduce(0) { $0 + displayColumns($1) }, "columns in all")
  }
}
