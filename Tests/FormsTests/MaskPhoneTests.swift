import Testing

@testable import Forms

@Suite("Telephone numbers and digits") struct MaskPhoneTests {
  static let american = PhoneEntry(locale: "en_US")
  static let german = PhoneEntry(locale: "de_DE.UTF-8")

  @Test("T16: 555-555-5555 by itself in the regions of the North American plan")
  func masked() {
    let typist = MaskTyping(Self.american).typing("5551234567")
    #expect(typist.shownCaret == "555-123-4567|")
    #expect(Self.american.answer(typist.value) == "5551234567")
    #expect(Self.american.isComplete(typist.value))
    #expect(typist.typing("8").refusal == .full(limit: 10))
    #expect(MaskTyping(Self.american).typing("555a").refusal == .unfit("a", expected: .place(.digit)))
  }

  static let international: [(PhoneEntry, String, String)] = [
    (american, "+44 20 7946 0958", "+442079460958"), (german, "+49 30 123456", "+4930123456"),
    (german, "+1", "+1"), (german, "+ 49", "+49"), (german, "＋４９", "+49"),
  ]

  @Test("T16: a leading + makes it a number of E.164, blanks free", arguments: international)
  func free(_ entry: PhoneEntry, _ keys: String, _ answer: String) {
    let typist = MaskTyping(entry).typing(keys)
    #expect(typist.refusal == nil)
    #expect(typist.caret == keys.count)
    #expect(entry.answer(typist.value) == answer)
  }

  @Test("T16: + and 7 to 15 digits are complete", arguments: [(6, false), (7, true), (15, true)])
  func digits(_ count: Int, _ isComplete: Bool) {
    #expect(Self.german.isComplete("+" + String(repeating: "1", count: count)) == isComplete)
    #expect(!Self.german.isComplete(String(repeating: "1", count: count)))
  }

  @Test("T11: elsewhere a number begins with +, and a sixteenth digit is refused")
  func refusals() {
    #expect(MaskTyping(Self.german).typing("0").refusal == .unfit("0", expected: .literal("+")))
    #expect(MaskTyping(Self.german).typing("+4a").refusal == .unfit("a", expected: .place(.digit)))
    let typist = MaskTyping(Self.german).typing("+123456789012345")
    #expect(typist.refusal == nil)
    #expect(typist.typing("6").refusal == .full(limit: 15))
    #expect(typist.typing("<Home>1").refusal == .unfit("1", expected: .literal("+")))
    #expect(typist.typing("<Home><Del>").refusal == .displaced("1", expected: .literal("+")))
  }

  @Test("T16: the form changes while typing")
  func changing() {
    let typist = MaskTyping(Self.american).typing("5551234<Home>+")
    #expect(typist.shownCaret == "+|5551234")
    #expect(typist.typing("<BS>").shownCaret == "|555-123-4")
    #expect(MaskTyping(Self.american).typing("+55 51<Home><Del>").shown == "555-1")
    #expect(MaskTyping(Self.american).typing("+15551234567<Home><Del>").refusal == .full(limit: 10))
  }

  static let pasted = [
    (american, "555-123-4567", "5551234567"), (american, "(555) 123-4567", "5551234567"),
    (american, "555.123.4567", "5551234567"), (american, " 555 123 4567 ", "5551234567"),
    (american, "+1 (555) 123-4567", "+15551234567"), (german, "+49-30-123456", "+4930123456"),
  ]

  @Test("T16: pasted numbers are taken with their separators", arguments: pasted)
  func pasting(_ entry: PhoneEntry, _ text: String, _ answer: String) {
    let typist = MaskTyping(entry).pasting(text)
    #expect(typist.refusal == nil)
    #expect(entry.answer(typist.value) == answer)
  }

  static let regions = [
    ("en_US", true), ("en_CA.UTF-8", true), ("fr-CA", true), ("es_PR", true), ("C", true), ("en", true),
    ("en_GB", false), ("de_CH", false), ("es", false), ("zh-Hant-TW", false), ("es_419", false),
  ]

  @Test("T16: the locale's region decides", arguments: regions)
  func region(_ locale: String, _ isNorthAmerican: Bool) {
    #expect(PhoneEntry(locale: locale).isNorthAmerican == isNorthAmerican)
  }

  @Test("T16: digits with a box each")
  func boxes() {
    let entry = DigitEntry(count: 6)
    let typist = MaskTyping(entry).typing("123456")
    #expect(typist.shownCaret == "123456|")
    #expect(entry.isComplete(typist.value))
    #expect(!entry.isComplete("12345"))
    #expect(typist.typing("7").refusal == .full(limit: 6))
    #expect(MaskTyping(entry).pasting("123 456").value == "123456")
    #expect(MaskTyping(entry).typing("a").refusal == .unfit("a", expected: .place(.digit)))
    #expect(entry.width == 6)
  }
}
