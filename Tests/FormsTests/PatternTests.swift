import Forms
import Testing

@Suite("Patterns")
struct PatternTests {
  @Test(
    "A pattern matches these texts and no others",
    arguments: [
      ("", [""], ["a"]),
      ("abc", ["abc"], ["ab", "abcd", "xabc", "ABC", "abc\n"]),
      ("a|bc|", ["a", "bc", ""], ["abc", "b"]),
      ("ab*", ["a", "ab", "abbb"], ["", "b", "abc"]),
      ("a+?b??", ["a", "aab"], ["", "b", "abb"]),
      ("a{3}", ["aaa"], ["aa", "aaaa"]),
      ("a{2,}", ["aa", "aaaaa"], ["a"]),
      ("a{0,2}", ["", "a", "aa"], ["aaa"]),
      ("(ab|cd){2}", ["abab", "abcd"], ["ab", "ababab"]),
      ("(?:a|b)c", ["ac", "bc"], ["abc"]),
      ("^a$", ["a"], ["a\n", "aa"]),
      ("^a$|^b$", ["a", "b"], ["ab"]),
      ("a^b", [], ["ab", "a^b"]),
      ("(^a|b)+", ["a", "ab", "bb"], ["ba"]),
      ("a.c", ["abc", "aéc", "a😀c"], ["ac", "a\nc", "a\r\nc"]),
      (#"\d{2}\.\d"#, ["12.3"], ["12x3", "１２.３", "१२.३"]),
      (#"\w+"#, ["a_9Z"], ["a b", "é", ""]),
      (#"\s\S"#, [" x", "\tx"], ["xx", "  ", "\u{A0}x"]),
      (#"\D\W"#, ["a-", "é "], ["1-", "aa"]),
      (#"\t\n\x41\u00e9\u{1F600}"#, ["\t\nAé😀"], ["tnA"]),
      (#"\(\[\{\*\\\/\-\_"#, [#"([{*\/-_"#], [""]),
      ("[a-cx]+", ["abcx"], ["d", "-"]),
      ("[^a-c]", ["d", "é", "\n"], ["a", "", "dd"]),
      ("[]a-]+", ["]", "a", "-"], ["b"]),
      ("[^]]", ["a"], ["]"]),
      (#"[\d\-\]]+"#, ["1-]"], ["a"]),
      (#"[^\D]"#, ["1"], ["a"]),
      ("[[:alpha:]_]+", ["aé_日"], ["1", ":"]),
      ("[[:upper:]][[:lower:]]", ["Éa"], ["aÉ"]),
      ("[[:digit:][:xdigit:]]+", ["09afAF"], ["g", "٣"]),
      ("[[:punct:]]+", ["!-/:@[`{~^$+"], ["a", " "]),
      ("[[:space:][:blank:]]", ["\u{A0}", "\t"], ["x"]),
      ("[[:a]", ["[", ":", "a"], ["]"]),
      ("(?i)straße[a-f]", ["STRAßEF", "straßea"], ["strassea", "straßeg"]),
      ("(?i)é", ["É", "é"], ["e"]),
      ("(?i)k", ["k", "K"], ["\u{212A}"]),
      ("(?i)[^a]", ["b"], ["a", "A"]),
      ("a(?i)b|c", ["ab", "aB", "c", "C"], ["Ab"]),
      ("(a(?i)b)c", ["aBc"], ["aBC"]),
      ("(?i:a)b", ["Ab"], ["AB"]),
      ("(a*)*", ["", "aaa"], ["b"]),
      ("(|a)+", ["", "aa"], ["b"]),
      ("()*", [""], ["a"]),
      ("a}b]", ["a}b]"], []),
      ("👨‍👩‍👧", ["👨‍👩‍👧"], ["👨"]),
    ] as [(String, [String], [String])])
  func language(source: String, matching: [String], others: [String]) throws {
    let pattern = try Pattern(source)
    for text in matching { #expect(pattern.matches(text), "\(text.debugDescription)") }
    for text in others { #expect(!pattern.matches(text), "\(text.debugDescription)") }
  }

  @Test(
    "What is no pattern is refused with its place",
    arguments: [
      (#"(a)\1"#, .backReference, 4), (#"\k<a>"#, .backReference, 1), ("(?P=a)", .backReference, 1),
      ("a(?=b)", .lookAround, 2), ("(?!b)", .lookAround, 1), ("(?<=b)", .lookAround, 1),
      ("(?<!b)", .lookAround, 1),
      ("(?<n>a)", .namedGroup, 1), ("(?P<n>a)", .namedGroup, 1), ("(?>a)", .atomicGroup, 1),
      ("(?#a)", .comment, 1),
      ("(?m)a", .unknownGroup, 1), ("(?", .unknownGroup, 1),
      (#"\bfoo"#, .boundary("b"), 1), (#"é\z"#, .boundary("z"), 2), (#"\p{L}"#, .property, 1),
      (#"\y"#, .unknownEscape("y"), 1), (#"[\é]"#, .unknownEscape("é"), 2), (#"ab\"#, .backslashAtEnd, 3),
      (#"\x4"#, .badScalar, 1), (#"\u{110000}"#, .badScalar, 1), (#"\ud800"#, .badScalar, 1),
      (#"\u{"#, .badScalar, 1),
      ("(a", .unclosedGroup, 1), ("a)", .strayParenthesis, 2), ("[a", .unclosedClass, 1),
      ("[]", .unclosedClass, 1),
      ("[a-", .unclosedClass, 1), ("[[:word", .unclosedClass, 1), ("[[:ascii:]]", .unknownClass("ascii"), 2),
      ("*a", .nothingToRepeat, 1), ("a|+", .nothingToRepeat, 3), ("a**", .repeatedTwice, 3),
      ("a{2}{3}", .repeatedTwice, 5),
      ("a*+", .possessive, 3), ("a{,5}", .badCount, 2), ("a{x}", .badCount, 2), ("{", .badCount, 1),
      ("a{1,", .badCount, 2),
      ("a{5,2}", .countReversed, 2), ("[z-a]", .rangeReversed, 2), (#"[\d-z]"#, .rangeOfClass, 2),
      ("a{99999999999999999999}", .tooLarge, 2),
    ] as [(String, PatternError.Problem, Int)])
  func refused(source: String, problem: PatternError.Problem, column: Int) {
    #expect(throws: PatternError(problem, column: column)) { try Pattern(source) }
  }

  @Test(
    "The size of a pattern is limited, whatever makes it large",
    arguments: [
      "((((a{50}){50}){50}){50}){50}", "(((((){5000}){5000}){5000}){5000}){5000}",
      String(repeating: "a", count: 5001),
      "(a|b|c{900}){900}",
    ])
  func size(source: String) {
    #expect(throws: PatternError(.tooLarge, column: 1)) { try Pattern(source) }
  }

  @Test("Groups nest 100 deep and no deeper")
  func depth() throws {
    let nest = { (depth: Int) in String(repeating: "(", count: depth) + String(repeating: ")", count: depth) }
    #expect(try Pattern(nest(100)).matches(""))
    #expect(throws: PatternError(.tooDeep, column: 101)) { try Pattern(nest(101)) }
    #expect(throws: PatternError(.tooDeep, column: 101)) { try Pattern(nest(100_000)) }
  }

  @Test("Patterns are equal when they are written the same")
  func equality() throws {
    #expect(try Pattern("a") == Pattern("a"))
    #expect(try Pattern("a") != Pattern("b"))
  }
}

/// A matcher that goes back would take longer than the universe has; the limit is generous for
/// the others.
@Suite("Patterns that are catastrophic elsewhere")
struct PatternTimeTests {
  static let many = String(repeating: "a", count: 100_000)

  @Test(
    "100,000 characters take time in proportion to their number", .timeLimit(.minutes(1)),
    arguments: [
      "(a+)+$", "(a*)*b", "(a|a)*", "(a|aa)+$", "(.*)(.*)(.*)(.*)x", "(a?){50}a{50}", "([a-z]+)*[0-9]",
      "(?i)(A+A+)+b",
    ])
  func linear(source: String) throws {
    let pattern = try Pattern(source)
    #expect(!pattern.matches(Self.many + "!"))
  }

  @Test(
    "The same text without what spoils it matches", .timeLimit(.minutes(1)),
    arguments: ["(a+)+$", "(a|a)*", "(a|aa)+$"])
  func matching(source: String) throws {
    #expect(try Pattern(source).matches(Self.many))
  }
}
