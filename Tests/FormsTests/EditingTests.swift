import Testing

@testable import Forms

@Suite("Editing: typing, pasting, selecting")
struct EditingTests {
  @Test func typingPutsTheCaretBehind() {
    var marked = Marked("a|c")
    marked.press("b")
    #expect(marked.description == "ab|c")
    #expect(marked.editor.count == 3)
    #expect(marked.editor.columnsBeforeCaret == 2)
  }

  @Test func aCombiningMarkJoinsTheCharacterBefore() {
    var editor = TextEditor(.singleLine, text: "e")
    editor.insert("\u{301}")
    #expect(editor.count == 1)
    #expect(editor.caret == 1)
    #expect(editor.text == "e\u{301}")
  }

  @Test func twoRegionalIndicatorsMakeOneFlag() {
    var editor = TextEditor(.singleLine)
    for scalar in "🇩🇪🇫🇷".unicodeScalars { editor.insert(scalar) }
    #expect(editor.count == 2)
  }

  @Test func aJoinerMakesOneEmojiOfTwo() {
    var editor = TextEditor(.singleLine, text: "👩💻")
    editor.moveCaret(to: 1)
    editor.insert("\u{200D}")
    #expect(editor.count == 1)
    #expect(editor.caret == 1)
  }

  @Test func aControlCharacterIsNotTyped() {
    var editor = TextEditor(.singleLine)
    for scalar in "\u{7}\n\t\u{7F}\u{9B}".unicodeScalars { #expect(editor.insert(scalar) == nil) }
    #expect(editor.isEmpty)
  }

  @Test("E7: a paste into one line: each run of line breaks one space, no control characters")
  func pasteIntoOneLine() {
    var editor = TextEditor(.singleLine)
    let (step, changed) = editor.paste("one\r\n\r\ntwo\u{1B}[31m\tthree\n\u{2028}four")
    #expect(editor.text == "one two[31mthree four")
    #expect(changed == [.lineBreaks, .controls])
    #expect(step?.name == .paste)
  }

  @Test("E7: a paste into several lines keeps line breaks and tabs")
  func pasteIntoSeveralLines() {
    var editor = TextEditor(.multiline)
    editor.paste("one\r\ntwo\rthree\n\n\tfour\u{0}")
    #expect(editor.text == "one\ntwo\nthree\n\n\tfour")
  }

  @Test func bytesThatAreNoUTF8AreRepairedAsSwiftDoes() {
    let cases: [[UInt8]] = [
      [0x61, 0xFF, 0x62], [0xE2, 0x82], [0xE2, 0x82, 0x41], [0xC0, 0xAF], [0xED, 0xA0, 0x80],
      [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80], [0x80, 0x80], [0xF0, 0x80, 0x80, 0x41],
    ]
    for bytes in cases {
      var editor = TextEditor(.singleLine)
      let changed = bytes.withUnsafeBytes { editor.paste($0).changed }
      #expect(editor.text == String(decoding: bytes, as: UTF8.self), "\(bytes)")
      #expect(changed == .invalidBytes)
    }
  }

  @Test func aPasteReplacesTheSelection() {
    var marked = Marked("a [b|c")
    marked.editor.paste("xyz")
    #expect(marked.description == "a xyz|c")
  }

  @Test func aPasteOfWhichNothingIsLeftKeepsTheSelection() {
    var marked = Marked("a [b|c")
    #expect(marked.editor.paste("\u{1B}\u{7}").step == nil)
    #expect(marked.description == "a [b|c")
  }

  @Test(
    "E7: dragging a selection inside a field",
    arguments: [
      ("[ab|cdef", 4, "cd[ab|ef"), ("abc[de|f", 1, "a[de|bcf"), ("a[bc|d", 4, "ad[bc|"),
      ("a[bc|d", 2, "a[bc|d"),
    ])
  func aSelectionIsCarried(from: String, to target: Int, expected: String) {
    var marked = Marked(from)
    let original = marked.editor.text
    let step = marked.editor.moveSelection(to: target)
    #expect(marked.description == expected)
    if let step { marked.editor.apply(step.inverted) }
    #expect(marked.editor.text == original)
  }

  @Test func aReplacementFromACompletionIsNamed() {
    var editor = TextEditor(.singleLine, text: "eng")
    #expect(editor.replace(0..<3, with: "English", named: .completion)?.name == .completion)
    #expect(editor.text == "English" && editor.caret == 7)
  }

  @Test func copiesAreValues() {
    let first = TextEditor(.singleLine, text: "one")
    var second = first
    second.insert("!")
    #expect(first.text == "one")
    #expect(second.text == "one!")
  }

  @Test func clustersAreReadFromAnywhere() {
    var editor = TextEditor(.singleLine, text: "añ👩‍💻日b")
    editor.moveCaret(to: 3)
    #expect(Array(editor.clusters(from: 1)) == ["ñ", "👩‍💻", "日", "b"])
    #expect(Array(editor.clusters(before: 4)) == ["日", "👩‍💻", "ñ", "a"])
    #expect(Array(editor.clusters(inBytes: 1..<editor.caretByte)) == ["ñ", "👩‍💻"])
  }

  @Test func aDoubleClickSelectsAWord() {
    var editor = TextEditor(.singleLine, text: "one, two")
    editor.selectWord(at: 6)
    #expect(editor.selectedText == "two")
    editor.selectWord(at: 3)
    #expect(editor.selectedText == ", ")
    editor.selectWord(at: 8)
    #expect(editor.selectedText == "two")
  }

  @Test func aTripleClickSelectsALine() {
    var editor = TextEditor(.multiline, text: "one\ntwo\nthree")
    editor.selectLine(at: 5)
    #expect(editor.selectedText == "two\n")
    editor.selectLine(at: 9)
    #expect(editor.selectedText == "three")
  }
}
