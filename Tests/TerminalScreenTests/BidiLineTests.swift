import Testing

@testable import TerminalScreen

@Suite("Text that runs both ways (A5)")
struct BidiLineTests {
  private func seen(_ line: BidiLine) -> String { String(line.visualOrder.map(line.shown)) }

  @Test(
    "A5: clusters are seen in the order of UAX #9",
    arguments: [
      ("abc", "abc"), ("אבג", "גבא"), ("abc אבג", "abc גבא"), ("אבג abc", "abc גבא"),
      ("אבג 123", "123 גבא"), ("a(אב)c", "a(בא)c"), ("א(ב", "ב)א"), ("שׁלּ", "לּשׁ"),
      ("\u{661} - \u{662}", "\u{662} - \u{661}"),
    ])
  func order(text: String, expected: String) {
    #expect(Array(seen(BidiLine(text)).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test("The base direction can be given")
  func direction() {
    #expect(seen(BidiLine("ab אב!", direction: .leftToRight)) == "ab בא!")
    #expect(seen(BidiLine("ab אב!", direction: .rightToLeft)) == "!בא ab")
    #expect(!BidiLine("").isRightToLeft)
    #expect(BidiLine("1 אב").isRightToLeft)
  }

  @Test(
    "One look tells that a text needs no reordering",
    arguments: [
      ("", false), ("abc", false), ("Grüße, 漢字 👍🏽 한 …", false), ("क्षि", false), ("\u{57F}", false),
      ("א", true), ("aب", true), ("\u{590}", true), ("1 ١", true), ("\u{202E}abc", true), ("\u{10900}", true),
    ])
  func need(text: String, isNeeded: Bool) {
    #expect(BidiLine.isNeeded(for: text) == isNeeded)
    #expect(BidiLine.isNeeded(for: text[...], direction: .rightToLeft))
    if !isNeeded { #expect(BidiLine(text).visualOrder == Array(0..<text.count)) }
  }

  @Test(
    "A5: each caret index has one column, and the column leads back to it",
    arguments: ["", "abc", "אבג", "ab אב 12 גד!", "א漢b字", "(א) [b]", "क्षא"],
    [BaseDirection.automatic, .leftToRight, .rightToLeft])
  func caret(text: String, direction: BaseDirection) {
    let line = BidiLine(text, direction: direction)
    var columns: Set<Int> = []
    for index in 0...text.count {
      let column = line.caretColumn(at: index)
      #expect((0..<line.columnsWithCaret).contains(column))
      #expect(line.index(atCaretColumn: column) == index)
      columns.insert(column)
    }
    #expect(columns.count == text.count + 1)
    #expect(line.columns == text.columns)
  }

  @Test("The caret past the end of right-to-left text stands at its left")
  func caretAtEnd() {
    let line = BidiLine("אבג")
    #expect((0...3).map(line.caretColumn) == [3, 2, 1, 0])
    #expect(line.index(atCaretColumn: 9) == 0)
    #expect(line.index(atCaretColumn: -4) == 3)
  }
}
