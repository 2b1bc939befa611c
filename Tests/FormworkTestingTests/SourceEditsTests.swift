import FormworkTesting
import Testing

@testable import FormPilot

@Suite("Literals in a test's source")
struct SourceEditsTests {
  private func edited(
    _ source: String, line: Int, column: Int = 1, _ text: String, insteadOf expected: String = ""
  ) throws -> String {
    var edits = SourceEdits(source)
    try edits.note(
      text, at: SourceEdits.Place(line: line, column: column), label: "is", insteadOf: expected)
    return edits.pendingText ?? edits.sourceText
  }

  @Test("An empty literal becomes one of several lines, indented as its line is")
  func fill() throws {
    #expect(
      try edited("  check(is: \"\")\n", line: 1, "a\n\nb") == """
          check(is: \"\"\"
            a

            b
            \"\"\")

        """)
  }

  @Test("Strings, comments and calls on the way are passed over")
  func passedOver() throws {
    let source = ##"""
      check(  // is: ""
        after: "is: \"(" + f(is: "no"), /* ( /* is: "" */ */ keys: #"")"#,
        is: "")
      """##
    #expect(try edited(source, line: 1, "x").hasSuffix("is: \"\"\"\n    x\n    \"\"\")"))
    #expect(try edited(source, line: 1, "x").hasPrefix(source.dropLast("\"\")".count)))
  }

  @Test("Several in one file are right though each of them moves the others")
  func several() throws {
    let source = "f(is: \"\")\ng(is: \"\"\"\n  old\n  \"\"\")\nh(is: \"\")\n"
    var edits = SourceEdits(source)
    for (line, text, old) in [(5, "h", ""), (1, "f\nf", ""), (2, "new", "old")] {
      try edits.note(text, at: .init(line: line, column: 1), label: "is", insteadOf: old)
    }
    // What differs waits for a person; what was empty does not.
    #expect(
      edits.sourceText == """
        f(is: \"\"\"
          f
          f
          \"\"\")
        g(is: \"\"\"
          old
          \"\"\")
        h(is: \"\"\"
          h
          \"\"\")

        """)
    #expect(edits.pendingText?.contains("  new\n") == true)
    edits.forget(.init(line: 2, column: 1))
    #expect(edits.pendingText == nil)
  }

  @Test("Two calls in one line are told apart by their columns")
  func oneLine() throws {
    let source = "f(is: \"\"); f(is: \"\")"
    #expect(try edited(source, line: 1, column: 12, "x").hasPrefix("f(is: \"\"); f(is: \"\"\"\n"))
  }

  @Test(
    "What is written says the same when it is read",
    arguments: ["a", "\\(x)", "a\"\"\"b", "\"\"\"#\\#n", "trailing  ", "", "東京 👍🏽\n\nlast", "#", "\\"])
  func roundTrip(text: String) throws {
    let literal = SwiftLiteral.writing(text, indentation: "    ")
    #expect(SwiftLiteral(in: Array(literal.utf8), at: 0)?.value == text)
    #expect(SwiftLiteral(in: Array(literal.utf8), at: 0)?.range.upperBound == literal.utf8.count)
  }

  @Test(
    "Literals are read as Swift reads them",
    arguments: [
      (#""a\n\u{e9}\"""#, "a\né\""), (##"#"\n\#n""#"##, "\\n\n\""),
      ("\"\"\"\n  a\n   b\n\n  \"\"\"", "a\n b\n"),
      ("\"\"\"\n  a \\\n  b\n  \"\"\"", "a b"),
    ])
  func reading(source: String, value: String) {
    #expect(SwiftLiteral(in: Array(source.utf8), at: 0)?.value == value)
  }

  @Test("A source that is not the one that was compiled is left alone")
  func changedSource() {
    #expect(throws: SourceEdits.Refusal.notFound) {
      try edited("f(is: \"other\")", line: 1, "new", insteadOf: "old")
    }
    #expect(throws: SourceEdits.Refusal.notFound) { try edited("f(is: text)", line: 1, "new") }
    #expect(throws: SourceEdits.Refusal.notFound) { try edited("f(\"\\(is)\")\ng(is: \"\")", line: 1, "new") }
    #expect(throws: SourceEdits.Refusal.notFound) { try edited("f()", line: 7, "new") }
  }

  @Test("A call that shows several screens can't be written, and says so")
  func loop() throws {
    var edits = SourceEdits("f(is: \"\")")
    try edits.note("one", at: .init(line: 1, column: 1), label: "is", insteadOf: "")
    try edits.note("one", at: .init(line: 1, column: 1), label: "is", insteadOf: "")
    #expect(throws: SourceEdits.Refusal.severalTexts) {
      try edits.note("two", at: .init(line: 1, column: 1), label: "is", insteadOf: "")
    }
  }
}
