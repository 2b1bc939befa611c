import Testing

@testable import TerminalScreen

@Suite("Clusters on the screen (A5)")
struct DisplayClusterTests {
  @Test(
    "A5: a cluster takes the columns that terminals give it, in one cell",
    arguments: [
      ("a", 1), (" ", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("ﬁ", 1), ("…", 1), ("•", 1),
      ("─", 1),
      ("漢", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{115F}\u{1161}", 2), ("Ａ", 2), ("ｱ", 1),
      ("👍", 2), ("⌚", 2), ("❤", 1), ("©", 1), ("\u{E0A0}", 1), ("\u{F0001}", 1), ("\u{A0}", 1),
      ("\u{3000}", 2),
      ("א", 1), ("ש\u{5C1}\u{5B8}", 1), ("ب\u{200D}", 1),
      ("\u{600}", 1), ("क\u{94D}\u{200C}", 1), ("☺\u{FE0E}", 1),
    ] as [(String, Int)])
  func asItIs(text: String, width: Int) {
    let character = Character(text)
    let shown = DisplayCluster(character)
    #expect(shown.width == width)
    #expect(shown.pieces.isEmpty)
    #expect(Array(shown.character.unicodeScalars) == Array(character.unicodeScalars))
    #expect(character.columns == width)
  }

  @Test(
    "A5: what no cell can take whole is sent in its nearest form, padded to its width",
    arguments: [
      ("🇩🇪", "DE", 2), ("🇩", "D", 1),
      ("❤️", "❤ ", 2), ("1️⃣", "1\u{20E3} ", 2), ("☝🏽", "☝ ", 2), ("❤️‍🔥", "❤ ", 2), ("🏳️‍🌈", "🏳 ", 2),
      ("\u{1FAE8}", "\u{FFFD} ", 2), ("☎\u{301}\u{FE0F}", "☎\u{301} ", 2),
      ("का", "का", 2), ("क्ष", "क्ष", 2), ("กำ", "กำ", 2), ("ｶﾞ", "ｶﾞ", 2), ("स्त्री", "स्त्री", 4),
      ("\u{600}1", "\u{600}1", 2), ("a\u{1F3FD}", "a\u{1F3FD}", 3), ("a\u{34F}", "a\u{FFFD}", 2),
      ("\u{1100}\u{1100}\u{1161}", "\u{1100}\u{1100}\u{1161}", 4),
    ] as [(String, String, Int)])
  func inPieces(text: String, sent: String, width: Int) {
    let character = Character(text)
    let shown = DisplayCluster(character)
    #expect(shown.width == width)
    #expect(Array(shown.sent.unicodeScalars) == Array(sent.unicodeScalars))
    #expect(shown.pieces.reduce(0) { $0 + $1.width } == width || shown.pieces.isEmpty)
  }

  @Test(
    "A5: one emoji of a sequence, and no more marks than a cell holds",
    arguments: [
      ("👨‍👩‍👧‍👦", "👨", 2), ("👍🏽", "👍", 2), ("👩🏽‍🚀", "👩", 2), ("⌚\u{FE0E}", "⌚", 2), ("👍\u{200D}", "👍", 2),
      ("🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "🏴", 2),
      ("e\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", "e\u{301}\u{302}\u{303}\u{304}", 1),
    ] as [(String, String, Int)])
  func inOneCell(text: String, sent: String, width: Int) {
    let character = Character(text)
    let shown = DisplayCluster(character)
    #expect(shown.width == width)
    #expect(shown.pieces.isEmpty)
    #expect(Array(shown.character.unicodeScalars) == Array(sent.unicodeScalars))
  }

  @Test(
    "What could act on a terminal or hide from the reader shows as a stand-in of one column",
    arguments: [
      ("\u{0}", "␀"), ("\t", "␉"), ("\n", "␊"), ("\r\n", "␤"), ("\u{1B}", "␛"), ("\u{7F}", "␡"),
      ("\u{80}", "�"), ("\u{9B}", "�"), ("\u{AD}", "�"), ("\u{200B}", "�"), ("\u{200C}", "�"),
      ("\u{200D}", "�"),
      ("\u{FE0F}", "�"), ("\u{2028}", "�"), ("\u{2029}", "�"), ("\u{2060}", "�"), ("\u{FEFF}", "�"),
      ("\u{115F}", "�"), ("\u{3164}", "�"), ("\u{FFA0}", "�"), ("\u{E0041}", "�"), ("\u{FFFF}", "�"),
      ("\u{378}", "�"), ("\u{301}", "◌\u{301}"), ("\u{1160}", "�"), ("\u{200D}\u{301}", "�\u{301}"),
    ] as [(String, String)])
  func standIns(text: String, sent: String) {
    let character = Character(text)
    let shown = DisplayCluster(character)
    #expect(shown.width == 1)
    #expect(Array(String(shown.character).unicodeScalars) == Array(sent.unicodeScalars))
  }

  @Test(
    "The twelve bidirectional controls show as stand-ins",
    arguments: [0x61C, 0x200E, 0x200F] + Array(0x202A...0x202E) + Array(0x2066...0x2069))
  func bidirectionalControls(value: Int) {
    #expect(DisplayCluster(Character(Unicode.Scalar(value)!)).character == "\u{FFFD}")
  }

  @Test(
    "Without UTF-8 the stand-ins are ASCII, with the same columns",
    arguments: [
      ("a", "a"), ("é", "?"), ("•", "*"), ("漢", "??"), ("🇩🇪", "DE"), ("❤️", "??"), ("\t", "?"), ("क्ष", "??"),
      ("\u{202E}", "?"),
    ] as [(String, String)])
  func ascii(text: String, sent: String) {
    let character = Character(text)
    let shown = DisplayCluster(character, ascii: true)
    #expect(shown.width == character.columns)
    #expect(shown.sent == sent)
  }

  @Test(
    "A4: without UTF-8 quotes, dashes and other signs of sentences are the nearest in ASCII",
    arguments: [
      ("“", "\""), ("„", "\""), ("’", "'"), ("–", "-"), ("…", "."), ("×", "x"), ("\u{A0}", " "),
      ("\u{202F}", " "),
    ] as [(String, String)])
  func signs(text: String, sent: String) {
    #expect(DisplayCluster(Character(text), ascii: true).sent == sent)
  }

  @Test("A pen writes a cluster whole or not at all")
  func pen() {
    var frame = Frame(size: Size(columns: 5, rows: 1))
    var pen = Pen(row: 0, column: 0, limit: 5)
    #expect(pen.write("漢क्ष", .text, into: &frame))
    #expect(!pen.write("🇩🇪", .text, into: &frame))
    #expect(pen.column == 4)
    #expect(frame[0, 0].width == 2)
    #expect(frame.character(of: frame[0, 2]) == "क्")
    #expect(frame.character(of: frame[0, 3]) == "ष")
  }
}

extension DisplayCluster {
  /// All that goes to the terminal.
  fileprivate var sent: String { pieces.isEmpty ? String(character) : text }
}
