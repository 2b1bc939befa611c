import Testing

@testable import TerminalScreen

@Suite("Text in columns (A5)")
struct ColumnWidthTextTests {
  @Test(
    "A5: columns of a text are those of its clusters",
    arguments: [
      ("", 0), ("abc", 3), ("ab\u{301}c", 3), ("b\u{301}", 1), ("漢字", 4), ("a漢", 3), ("👨‍👩‍👧‍👦!", 3),
      ("a\tb\r\n", 4),
      ("1️⃣2", 3), ("🇩🇪🇫🇷", 4),
    ])
  func columns(text: String, columns: Int) {
    #expect(text.columns == columns)
    #expect(text[...].columns == columns)
  }

  @Test(
    "A5: text is cut between clusters, never within a wide one",
    arguments: [
      ("abc", 2, "ab", "bc"), ("abc", 3, "abc", "abc"), ("abc", 9, "abc", "abc"), ("abc", 0, "", ""),
      ("abc", -1, "", ""), ("a漢字", 2, "a", "字"), ("a漢字", 3, "a漢", "字"), ("ab\u{301}c", 1, "a", "c"),
      ("ab\u{301}c", 2, "ab\u{301}", "b\u{301}c"), ("漢", 1, "", ""), ("\u{301}a", 1, "\u{301}", "a"),
    ])
  func cuts(text: String, columns: Int, prefix: String, suffix: String) {
    #expect(text.prefix(fitting: columns) == prefix)
    #expect(text.suffix(fitting: columns) == suffix)
  }

  @Test(
    "T9: truncation leaves out the head, the middle or the tail, with an ellipsis",
    arguments: [
      ("abcdef", 6, "abcdef", "abcdef", "abcdef", "abcdef"), ("abcdef", 4, "abcd", "…def", "ab…f", "abc…"),
      ("abcdef", 1, "a", "…", "…", "…"), ("abcdef", 0, "", "", "", ""),
      ("漢字漢字", 5, "漢字", "…漢字", "漢…字", "漢字…"), ("漢字漢字", 4, "漢字", "…字", "漢…", "漢…"),
    ])
  func truncation(text: String, columns: Int, clip: String, head: String, middle: String, tail: String) {
    #expect(text.truncated(.clip, columns: columns) == clip)
    #expect(text.truncated(.head, columns: columns) == head)
    #expect(text.truncated(.middle, columns: columns) == middle)
    #expect(text.truncated(.tail, columns: columns) == tail)
  }

  @Test("T9: without UTF-8 the ellipsis is three dots")
  func asciiEllipsis() {
    #expect("abcdefgh".truncated(.tail, columns: 6, ellipsis: "...") == "abc...")
    #expect("abcdefgh".truncated(.middle, columns: 6, ellipsis: "...") == "ab...h")
    #expect("abcdefgh".truncated(.head, columns: 2, ellipsis: "...") == "..")
  }

  @Test(
    "T9: wrapped by words, the blanks at the end of a row go",
    arguments: [
      ("", 5, [""]), ("abc", 5, ["abc"]), ("abc def", 7, ["abc def"]), ("abc def", 6, ["abc", "def"]),
      ("abc   def", 4, ["abc", "def"]), ("abc ", 3, ["abc"]), ("  abcdef", 4, ["  ab", "cdef"]),
      ("abcdefgh ij", 3, ["abc", "def", "gh", "ij"]), ("a\n\nb", 5, ["a", "", "b"]),
      ("abc\n", 3, ["abc", ""]),
      ("abc \ndef", 3, ["abc", "def"]), ("a\r\nb", 5, ["a", "b"]), ("x 漢字漢字", 5, ["x 漢", "字漢", "字"]),
      ("漢字。漢", 4, ["漢", "字。", "漢"]), ("漢", 1, ["漢"]),
      ("ab", 0, ["a", "b"]), ("a\u{A0}b c", 3, ["a\u{A0}b", "c"]),
    ])
  func words(text: String, columns: Int, rows: [String]) {
    #expect(text.wrapped(columns: columns).map(String.init) == rows)
  }

  @Test(
    "T9: wrapped by characters, every cluster stays",
    arguments: [
      ("", 5, [""]), ("abcd", 2, ["ab", "cd"]), ("a bc d", 2, ["a ", "bc", " d"]), ("a漢字b", 3, ["a漢", "字b"]),
      ("ab\ncde", 2, ["ab", "cd", "e"]), ("e\u{301}e\u{301}", 1, ["e\u{301}", "e\u{301}"]),
    ])
  func characters(text: String, columns: Int, rows: [String]) {
    #expect(text.wrapped(columns: columns, by: .characters).map(String.init) == rows)
  }

  @Test("Rows are slices that lie in order in the text")
  func slices() {
    let text = "The quick brown fox 漢字 jumps\nover"
    var end = text.startIndex
    for row in WrappedText(text[...], columns: 7) {
      #expect(row.startIndex >= end)
      #expect(row.columns <= 7)
      end = row.endIndex
    }
    #expect(end == text.endIndex)
  }
}
