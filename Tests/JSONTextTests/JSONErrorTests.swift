import JSONText
import Testing

/// A text, the problem in it, and the place, as `line:column`.
struct Refused: CustomTestStringConvertible, Sendable {
  let text: String
  let problem: JSONError.Problem
  let line: Int
  let column: Int
  var testDescription: String { text }

  init(_ text: String, _ problem: JSONError.Problem, _ line: Int, _ column: Int) {
    self.text = text
    self.problem = problem
    self.line = line
    self.column = column
  }
}

@Suite("What is wrong in a JSON text")
struct JSONErrorTests {
  @Test(
    "Each fault is told for what it is, at its place",
    arguments: [
      Refused("", .empty, 1, 1),
      Refused(" \n ", .empty, 2, 2),
      Refused("{} []", .textAfterEnd(found: "["), 1, 4),
      Refused("[1,\n2,]", .trailingComma(.array), 2, 2),
      Refused(#"{"a": 1,}"#, .trailingComma(.object), 1, 8),
      Refused("[,1]", .strayComma(.array), 1, 2),
      Refused("[1,,2]", .strayComma(.array), 1, 4),
      Refused("[1 2]", .missingComma(.array, found: "2"), 1, 4),
      Refused("{\"a\": 1\n\"b\": 2}", .missingComma(.object, found: "\""), 2, 1),
      Refused(#"{"a" 1}"#, .missingColon(name: "a", found: "1"), 1, 6),
      Refused(#"{"a" = 1}"#, .missingColon(name: "a", found: "="), 1, 6),
      Refused("{a: 1}", .unquotedName("a"), 1, 2),
      Refused("{1: 1}", .unquotedName("1"), 1, 2),
      Refused("{[1]: 1}", .noName(found: "["), 1, 2),
      Refused(#"{"a": 1, "b": 2, "a": 3}"#, .duplicateName("a", line: 1), 1, 18),
      Refused("{\"é\": 1, \"e\u{301}\": 2}", .duplicateName("é", line: 1), 1, 10),
      Refused("[1, // one\n2]", .comment, 1, 5),
      Refused("/* x */ {}", .comment, 1, 1),
      Refused("# x\n{}", .comment, 1, 1),
      Refused("{'a': 1}", .singleQuotes, 1, 2),
      Refused("['a']", .singleQuotes, 1, 2),
      Refused("[“a”]", .typographicQuotes, 1, 2),
      Refused("[True]", .bareWord("True", meant: "true"), 1, 2),
      Refused("[flase]", .bareWord("flase", meant: "false"), 1, 2),
      Refused("[None]", .bareWord("None", meant: "null"), 1, 2),
      Refused("[NaN]", .bareWord("NaN", meant: "null"), 1, 2),
      Refused("[text]", .bareWord("text", meant: nil), 1, 2),
      Refused("[12abc]", .bareWord("12abc", meant: nil), 1, 2),
      Refused("[0x1F]", .bareWord("0x1F", meant: nil), 1, 2),
      Refused("[@]", .noValue(found: "@"), 1, 2),
      Refused("[+1]", .plusSign, 1, 2),
      Refused("[.5]", .numberWithoutWhole, 1, 2),
      Refused("[-.5]", .numberWithoutWhole, 1, 2),
      Refused("[-]", .numberWithoutDigits, 1, 2),
      Refused("[1.]", .numberWithoutFraction, 1, 2),
      Refused("[1.e5]", .numberWithoutFraction, 1, 2),
      Refused("[1e]", .numberWithoutExponent, 1, 2),
      Refused("[007]", .leadingZero, 1, 2),
      Refused("[\"a\nb\"]", .unclosedString, 1, 2),
      Refused("[\"a", .unclosedString, 1, 2),
      Refused("[\"a\\", .unknownEscape("\\"), 1, 4),
      Refused("[\"a\tb\"]", .controlInString(9), 1, 4),
      Refused(#"["a\x"]"#, .unknownEscape("\\x"), 1, 4),
      Refused(#"["\u12"]"#, .shortUnicodeEscape, 1, 3),
      Refused(#"["\ud83d"]"#, .loneSurrogate(0xD83D), 1, 3),
      Refused(#"["\ude00"]"#, .loneSurrogate(0xDE00), 1, 3),
      Refused(#"["\ud83d\ud83d"]"#, .loneSurrogate(0xD83D), 1, 3),
      Refused("{\n\"a\": [1,\n", .unclosed(.array, line: 2, column: 6), 3, 1),
      Refused("[1", .unclosed(.array, line: 1, column: 1), 1, 3),
      Refused("{", .unclosed(.object, line: 1, column: 1), 1, 2),
      Refused(#"{"a""#, .unclosed(.object, line: 1, column: 1), 1, 5),
      Refused("[}", .noValue(found: "}"), 1, 2),
      Refused("[1}", .missingComma(.array, found: "}"), 1, 3),
      Refused("[1\u{A0},2]", .strangeBlank("\u{A0}"), 1, 3),
    ])
  func faults(refused: Refused) {
    #expect(throws: JSONError(refused.problem, line: refused.line, column: refused.column)) {
      try JSONNode(parsing: refused.text)
    }
  }

  @Test("The words say what would be right")
  func words() {
    let error = JSONError(.trailingComma(.object), line: 3, column: 8)
    #expect(error.description == "3:8: A comma stands before }. Remove it: nothing follows.")
    #expect(
      JSONError(.bareWord("True", meant: "true"), line: 1, column: 1).words
        == "`True` is no JSON. Write true.")
  }

  @Test("No text from a file reaches the terminal raw by way of an error")
  func harmless() {
    let words = JSONError(.unquotedName("a\u{1B}[2J\u{9B}\u{202E}"), line: 1, column: 1).words
    #expect(words == #"The name `a\u001b[2J\u009b\u202e` has no quotes. Write "…" around it."#)
  }
}
