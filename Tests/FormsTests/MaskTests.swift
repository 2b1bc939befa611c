import Testing

@testable import Forms

@Suite("Input masks") struct MaskTests {
  static let address = "000.000.000.000"
  static let hardware = "HH:HH:HH:HH:HH:HH"

  static let typed: [(String, String, String, String)] = [
    ("999-999-9999", "555", "555", "555-|"),
    ("999-999-9999", "55", "55", "55|"),
    ("999-999-9999", "5551234567", "5551234567", "555-123-4567|"),
    ("999-999-9999", "555-123-4567", "5551234567", "555-123-4567|"),
    ("999-999-9999", "555<BS>", "55", "55|"),
    ("999-999-9999", "5551<BS>", "555", "555-|"),
    ("999-999-9999", "5551234<Home><Del>", "551234", "|551-234-"),
    ("999-999-9999", "5551<Left>9", "55591", "555-9|1"),
    ("999-999-9999", "5551<Left><BS>", "551", "55|1-"),
    ("(999) 999-9999", "5", "5", "(5|"),
    ("(999) 999-9999", "(555) 1", "5551", "(555) 1|"),
    ("(999) 999-9999", "5<BS>", "", "|"),
    ("99/99/9999", "31122026", "31122026", "31/12/2026|"),
    ("99%", "12", "12", "12%|"),
    ("99%", "12%", "12", "12%|"),
    (">AAAAA-AAAAA", "abcdefg", "ABCDEFG", "ABCDE-FG|"),
    (">A<A!A", "abC", "AbC", "AbC|"),
    (hardware, "00:1b:2C", "001b2C", "00:1b:2C:|"),
    (address, "10.0.0.1", "10.0.0.1", "10.0.0.1|"),
    (address, "192", "192", "192.|"),
    (address, "192.", "192", "192.|"),
    (address, "192168", "192.168", "192.168.|"),
    (address, "192.168.100.200", "192.168.100.200", "192.168.100.200|"),
    (address, "10.<BS>", "10", "10|"),
    (address, "10.0.0.1<Home><Right><Right>.", "10.0.0.1", "10.|0.0.1"),
    (address, "10.0.0.1<Home><Right><Right><Right>.", "10.0.0.1", "10.|0.0.1"),
    (address, "192.1<BS>", "192", "192.|"),
    (address, "192.1<BS><BS>", "19", "19|"),
    (address, "192.168<Left><Left><Left><BS>", "19.168", "19|.168."),
    (address, "192.168<Left><Left><Left><Left><Del>", "192.68", "192.|68"),
    (address, "10.20<Home><Del>", "0.20", "|0.20"),
    ("+9 (000) 999", "1", "+1", "+1 (|"),
    ("+9 (000) 999", "+1 (55) 123", "+1 (55) 123", "+1 (55) 123|"),
    ("+9 (000) 999", "1<BS>", "", "|"),
    ("+0 (000) 000", "15<Home>2", "+2 (15", "+2| (15"),
    ("09:99", "9:30", "9:30", "9:30|"),
    ("09:99", "0930", "09:30", "09:30|"),
    ("09:99", "9:", "9:", "9:|"),
    ("90:99", "9:30", "9:30", "9:30|"),
    ("#999", "-123", "-123", "-123|"),
    ("99999-0000", "12345", "12345", "12345-|"),
    ("\\A99", "12", "12", "A12|"),
    ("\\A99", "A12", "12", "A12|"),
    ("9;[{9", "12", "12", "1;[{2|"),
    ("NN", "é1", "é1", "é1|"),
    ("999", "３٤۵", "345", "345|"),
  ]

  @Test("T16: literals appear by themselves, the caret skips them, and they go again", arguments: typed)
  func typing(_ mask: String, _ keys: String, _ value: String, _ shown: String) throws {
    let typist = MaskTyping(try Mask(mask)).typing(keys)
    #expect(typist.refusal == nil)
    #expect(typist.value == value)
    #expect(typist.shownCaret == shown)
  }

  static let refused: [(String, String, MaskRefusal, String)] = [
    ("999-999-9999", "5a", .unfit("a", expected: .place(.digit)), "5"),
    ("999-999-9999", "55-", .unfit("-", expected: .place(.digit)), "55"),
    ("999-999-9999", "55512345678", .full(limit: 10), "555-123-4567"),
    ("999-999-9999", "5551234567<Home>1", .full(limit: 10), "555-123-4567"),
    ("999-999-9999", "555 ", .unfit(" ", expected: .place(.digit)), "555-"),
    ("A99-A99", "A12B34<Home><Right><BS>", .displaced("1", expected: .place(.letter)), "A12-B34"),
    ("A99-A99", "A12B<Home><Right>3", .displaced("2", expected: .place(.letter)), "A12-B"),
    ("DD", "0", .unfit("0", expected: .place(.digitFromOne)), ""),
    ("BB", "2", .unfit("2", expected: .place(.binaryDigit)), ""),
    ("HH", "g", .unfit("g", expected: .place(.hexDigit)), ""),
    ("XX", "a ", .unfit(" ", expected: .place(.notBlank)), "a"),
    (address, "1a", .unfit("a", expected: .place(.digit)), "1"),
    (address, "10.0.0.1.", .unfit(".", expected: .place(.digit)), "10.0.0.1"),
    (address, "10.0.0.1<Home>.", .displaced(".", expected: .place(.digit)), "10.0.0.1"),
  ]

  @Test("T11: what doesn't fit is refused whole, and told", arguments: refused)
  func refusing(_ mask: String, _ keys: String, _ refusal: MaskRefusal, _ shown: String) throws {
    let typist = MaskTyping(try Mask(mask)).typing(keys)
    #expect(typist.refusal == refusal)
    #expect(typist.shown == shown)
  }

  static let pasted: [(String, String, String, String)] = [
    ("999-999-9999", "", "555-123-4567", "555-123-4567|"),
    ("999-999-9999", "", "  5551234567\n", "555-123-4567|"),
    ("999-999-9999", "5<Left>", "55-12", "551-2|5"),
    ("999-999-9999", "5", "55-123", "555-123-|"),
    ("999-999-9999", "1", "23-45", "123-45|"),
    ("(999) 999-9999", "", "(555)123-4567", "(555) 123-4567|"),
    ("(999) 999-9999", "", "5551234567", "(555) 123-4567|"),
    ("+1 999 999 9999", "", "1234567890", "+1 123 456 7890|"),
    ("+1 999 999 9999", "", "15551234567", "+1 555 123 4567|"),
    ("XX-XX", "", "ab-c", "ab-c|"),
    ("XX-XX", "", "ab--", "ab--|"),
    (address, "", "10.0.0.1", "10.0.0.1|"),
    (address, "", "192168100200", "192.168.100.200|"),
    (address, "1", "92.168", "192.168.|"),
    (hardware, "", "00:1B:44:11:3A:B7", "00:1B:44:11:3A:B7|"),
    (hardware, "", "001B44113AB7", "00:1B:44:11:3A:B7|"),
  ]

  @Test("T16: a pasted text is taken with or without the literals", arguments: pasted)
  func pasting(_ mask: String, _ before: String, _ text: String, _ shown: String) throws {
    let typist = MaskTyping(try Mask(mask)).typing(before).pasting(text)
    #expect(typist.refusal == nil)
    #expect(typist.shownCaret == shown)
  }

  @Test(
    "T16: a paste that doesn't fit changes nothing", arguments: ["555-CALL-NOW", "55512345678", "-", " "])
  func pasteRefused(_ text: String) {
    let typist = MaskTyping(Mask.phone).typing("5").pasting(text)
    #expect(typist.refusal != nil)
    #expect(typist.value == "5")
  }

  @Test("T16: a selection is replaced in one edit")
  func selection() {
    let edit = try? Mask.phone.insert("9", into: "5551234567", replacing: 0..<3).get()
    #expect(edit == MaskEdit(value: "91234567", caret: 1))
    #expect((try? Mask.phone.insert("", into: "555", replacing: 0..<3).get())?.value == "")
    #expect((try? Mask.phone.delete(0..<99, from: "5551").get())?.value == "")
  }

  @Test("T16: a click on a literal goes behind what stands before it")
  func clicks() {
    let shown = Mask.phone.shown("5551234567")
    #expect((0...12).map(shown.valueIndex(at:)) == [0, 1, 2, 3, 3, 4, 5, 6, 6, 7, 8, 9, 10])
    #expect(shown.valueIndex(at: 99) == 10)
    #expect(Mask.phone.shown("").carets == [0])
  }

  static let completeness: [(String, String, Bool)] = [
    ("999-999-9999", "555123456", false), ("999-999-9999", "5551234567", true),
    ("99999-0000", "12345", true), ("99999-0000", "1234", false), ("#999", "123", true),
    ("#999", "-12", false),
    ("009", "1", true), ("09:99", "9:30", true), ("09:99", "93:0", false),
    ("+9 (000) 999", "+1 () 123", true),
    ("000", "", true), ("9", "", false),
  ]

  @Test("T16: a mask is complete when every required place is filled", arguments: completeness)
  func complete(_ mask: String, _ value: String, _ isComplete: Bool) throws {
    #expect(try Mask(mask).isComplete(value) == isComplete)
  }

  @Test("T11: the mask says what the next place takes")
  func expecting() throws {
    let mask = try Mask("A9-HH")
    #expect(
      (0...4).map { mask.expected(at: $0, in: "A1FF") } == [
        .place(.letter), .place(.digit), .place(.hexDigit), .place(.hexDigit), nil,
      ])
  }

  @Test("T4: a mask is as wide as its positions")
  func width() throws {
    #expect(Mask.phone.width == 12)
    #expect(try Mask(">AAAAA-AAAAA").width == 11)
  }

  static let mistakes: [(String, MaskError)] = [
    ("", MaskError(kind: .noPlace, position: 0)), ("---", MaskError(kind: .noPlace, position: 3)),
    ("\\9", MaskError(kind: .noPlace, position: 2)), ("><!", MaskError(kind: .noPlace, position: 3)),
    ("99\\", MaskError(kind: .nothingEscaped, position: 2)),
    (String(repeating: "9", count: 1_025), MaskError(kind: .tooLong(limit: 1_024), position: 1_024)),
  ]

  @Test("T16: a mask that can't be used says where and why", arguments: mistakes)
  func mistake(_ notation: String, _ error: MaskError) {
    #expect(throws: error) { try Mask(notation) }
  }

  @Test("T16: a mark typed after its letter joins it")
  func combining() throws {
    let typist = MaskTyping(try Mask("AA-AA")).typing("e\u{301}o\u{308}")
    #expect(typist.value == "e\u{301}o\u{308}")
    #expect(typist.caret == 2)
    #expect(MaskTyping(try Mask("XX")).typing("\u{301}").refusal != nil)
  }

  @Test("T16: a mask of the greatest size answers at once")
  func longest() throws {
    let mask = try Mask(String(repeating: "0.", count: 512))
    #expect(mask.shown(String(repeating: "1.", count: 511)).text.count == 1_022)
    #expect(
      try Mask(String(repeating: "0", count: 1_000) + "A").fit(String(repeating: "1", count: 999) + "-")
        .isRefused)
  }
}

extension Result {
  var isRefused: Bool { if case .failure = self { true } else { false } }
}
