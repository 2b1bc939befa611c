import RepeatableRandom
import Testing

@testable import Forms

@Suite("T9, T17: rows of a text of several lines")
struct EditingRowsTests {
  private func rows(_ text: String, _ width: Int, _ wrap: RowWrap) -> [String] {
    let editor = TextEditor(.multiline, text: text)
    var rows = WrappedRows(of: editor, width: width, wrap: wrap)
    return Self.texts(&rows, editor)
  }

  private static func texts(_ rows: inout WrappedRows, _ editor: TextEditor) -> [String] {
    rows.settle(throughRow: .max, in: editor)
    return (0..<rows.count).map { String(editor.clusters(inBytes: rows.bytes(ofRow: $0, in: editor))) }
  }

  @Test func byWordABlankHangsOverTheEnd() {
    #expect(rows("one two three", 7, .word) == ["one two ", "three"])
    #expect(rows("one two", 3, .word) == ["one ", "two"])
  }

  @Test func byWordALongWordIsCut() {
    #expect(rows("a incomprehensible b", 6, .word) == ["a ", "incomp", "rehens", "ible b"])
  }

  @Test func byCharacterRowsAreFull() {
    #expect(rows("one two three", 5, .character) == ["one t", "wo th", "ree"])
  }

  @Test func aClusterIsNotCut() {
    #expect(rows("e\u{301}e\u{301}e\u{301}", 2, .character) == ["e\u{301}e\u{301}", "e\u{301}"])
  }

  @Test func lineBreaksStartRows() {
    #expect(rows("one\n\ntwo\n", 10, .word) == ["one", "", "two", ""])
    #expect(rows("", 10, .word) == [""])
    #expect(rows("one\r\ntwo", 10, .character) == ["one", "two"])
  }

  @Test func theCaretKeepsItsColumnUpAndDown() {
    var editor = TextEditor(.multiline, text: "long line\nx\nanother one")
    var rows = WrappedRows(of: editor, width: 20, wrap: .word)
    editor.moveCaret(to: 7)
    #expect(editor.moveCaret(byRows: 1, in: &rows))
    #expect(editor.caret == 11)
    #expect(editor.moveCaret(byRows: 1, in: &rows))
    #expect(editor.caret == 19)
    #expect(!editor.moveCaret(byRows: 1, in: &rows))
    #expect(editor.moveCaret(byRows: -2, in: &rows, extending: true))
    #expect(editor.selection == 7..<19)
    #expect(!editor.moveCaret(byRows: -1, in: &rows))
  }

  @Test func aClickPutsTheCaretIntoItsRow() {
    var editor = TextEditor(.multiline, text: "one two three\nend")
    var rows = WrappedRows(of: editor, width: 7, wrap: .word)
    editor.moveCaret(toRow: 1, column: 2, in: &rows)
    #expect(editor.caret == 10)
    editor.moveCaret(toRow: 0, column: 50, in: &rows)
    #expect(editor.caret == 7)
    editor.moveCaret(toRow: 2, column: 50, in: &rows)
    #expect(editor.caret == 17)
    #expect(rows.caret(in: editor) == (2, 3))
    editor.moveCaret(toRow: 9, column: 0, in: &rows)
    #expect(editor.caret == 17)
  }

  @Test func linesAreCounted() {
    var editor = TextEditor(.multiline, text: "one\ntwo\n")
    #expect(editor.lineCount == 3 && editor.lineOfCaret == 2)
    editor.moveCaret(to: 4)
    #expect(editor.lineOfCaret == 1)
  }

  @Test(arguments: [RowWrap.word, .character])
  func rowsKeptWhileEditingAreThoseLaidOutAnew(wrap: RowWrap) {
    for seed in UInt64(0)..<4_000 {
      var random = SeededNumbers(seed: seed)
      var editor = TextEditor(.multiline)
      editor.paste(
        String(repeating: "one tw\u{301}o  threefour\n ab ", count: Int.random(in: 0...6, using: &random)))
      var ring = KillRing()
      let width = Int.random(in: 1...9, using: &random)
      var rows = WrappedRows(of: editor, width: width, wrap: wrap)
      rows.settle(throughRow: .max, in: editor)
      for _ in 0..<12 {
        if let step = act(on: &editor, &ring, &random) { rows.update(step, in: editor) }
        rows.settle(throughRow: Int.random(in: 0...6, using: &random), in: editor)
        if Bool.random(using: &random) { rows.settle(throughByte: editor.caretByte, in: editor) }
      }
      var anew = WrappedRows(of: editor, width: width, wrap: wrap)
      #expect(Self.texts(&rows, editor) == Self.texts(&anew, editor), "seed \(seed)")
      for byte in [0, editor.caretByte, editor.byteCount] {
        #expect(rows.row(ofByte: byte) == anew.row(ofByte: byte), "seed \(seed)")
      }
    }
  }
}
