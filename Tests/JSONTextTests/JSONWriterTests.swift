import JSONText
import Testing

@Suite("Writing JSON")
struct JSONWriterTests {
  let node = JSONNode.object([
    .init("b", .array([1, 2].map { .number($0) })), .init("a", .object([])), .init("é", .string("x\"\\/")),
    .init("c", .array([])), .init("d", .null),
  ])

  @Test("Compact: no blank, in the order given")
  func compact() {
    #expect(JSONWriter(.compact).text(node) == #"{"b":[1,2],"a":{},"é":"x\"\\/","c":[],"d":null}"#)
  }

  @Test("Pretty: one item a line")
  func pretty() {
    #expect(
      JSONWriter(.pretty).text(node) == """
        {
          "b": [
            1,
            2
          ],
          "a": {},
          "é": "x\\"\\\\/",
          "c": [],
          "d": null
        }
        """)
  }

  @Test("All of C0, DEL, U+2028 and U+2029 are escaped, others are not")
  func standardEscapes() {
    for code in 0..<0x20 as Range<UInt8> {
      let text = JSONWriter().quoted(String(Unicode.Scalar(code)))
      #expect(text.hasPrefix("\"\\"), "\(code)")
    }
    #expect(
      JSONWriter().quoted("\u{0}\t\n\u{1B}\u{7F}\u{2028}\u{2029}") == #""\u0000\t\n\u001b\u007f\u2028\u2029""#
    )
    #expect(JSONWriter().quoted("ä\u{9B}\u{202E}😀") == "\"ä\u{9B}\u{202E}😀\"")
  }

  @Test("For a terminal, C1 and the twelve bidirectional controls are escaped too")
  func terminalEscapes() {
    let controls: [Unicode.Scalar] = [
      "\u{80}", "\u{9B}", "\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}", "\u{202C}",
      "\u{202D}",
      "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
    ]
    for control in controls {
      let text = JSONWriter(escaping: .terminal).quoted(String(control))
      #expect(text.hasPrefix("\"\\u") && text.utf8.count == 8, "\(control.value)")
    }
  }

  @Test("For a person to read, quotes and backslashes stand as they are, controls are escaped")
  func shown() {
    #expect(JSONWriter.shown(#"say "a\b""#) == #"say "a\b""#)
    #expect(JSONWriter.shown("\u{1B}[2J\u{9B}\u{202E}\n") == #"\u001b[2J\u009b\u202e\n"#)
  }

  @Test("What is written is read back the same", arguments: [JSONWriter.Layout.compact, .pretty])
  func roundTrip(layout: JSONWriter.Layout) throws {
    let all = JSONNode.string(
      String(String.UnicodeScalarView((0...0x2100).compactMap { Unicode.Scalar($0) })))
    for escaping in [JSONWriter.Escaping.standard, .terminal] {
      let text = JSONWriter(layout, escaping: escaping).text(.array([node, all]))
      #expect(try JSONNode(parsing: text) == .array([node, all]))
    }
  }

  @Test(
    "A number is a number of JSON or it is none",
    arguments: [
      ("0", true), ("-0.10", true), ("1e5", true), ("1E-05", true), ("", false), ("-", false), ("01", false),
      ("1.", false), (".5", false), ("1 ", false), ("+1", false), ("NaN", false), ("0x1", false),
      ("１", false),
    ])
  func numbers(text: String, isNumber: Bool) {
    #expect((JSONNumber(text)?.text == text) == isNumber)
  }
}
