import RepeatableRandom
import Testing

@testable import Forms

@Suite("Dates while they are typed") struct DateEntryTests {
  /// Locale, keys, value, shown with the caret, answer.
  static let typed: [(String, String, String, String, String)] = [
    ("en_US", "12312026", "12312026", "12/31/2026|", "2026-12-31"),
    ("en_US", "12/31/2026", "12312026", "12/31/2026|", "2026-12-31"),
    ("en_US", "12", "12", "12/|", "12"),
    ("en_US", "3/5/2026", "03052026", "03/05/2026|", "2026-03-05"),
    ("en_US", "02302026", "02302026", "02/30/2026|", "02302026"),
    ("en_US", "12312026<Home><Del>", "2312026", "|23/12/026", "2312026"),
    ("de_DE", "31.12.2026", "31122026", "31.12.2026|", "2026-12-31"),
    ("ja_JP", "2026/1/2", "2026012", "2026/01/2|", "2026012"),
    ("en_US", "2026-", "2026-", "2026-|", "2026-"),
    ("en_US", "2026-12-31", "2026-12-31", "2026-12-31|", "2026-12-31"),
    ("en_US", "2026-1231", "2026-12-31", "2026-12-31|", "2026-12-31"),
    ("en_US", "2026-3-05", "2026-03-05", "2026-03-05|", "2026-03-05"),
    ("ja_JP", "2026-12-31", "2026-12-31", "2026-12-31|", "2026-12-31"),
    ("fr_CA", "2026-12-31", "20261231", "2026-12-31|", "2026-12-31"),
    ("nl_NL", "2026-12-31", "2026-12-31", "2026-12-31|", "2026-12-31"),
    ("nl_NL", "31-12-2026", "31122026", "31-12-2026|", "2026-12-31"),
    ("en_US", "2026-<BS>", "2026", "20/26/|", "2026"),
    ("en_US", "2026-12<BS>", "2026-1", "2026-1|", "2026-1"),
    ("en_US", "2026-12-31<Home><Del>", "0261-23-1", "|0261-23-1", "0261-23-1"),
    ("en_US", "2026-12<BS><BS><BS><BS>", "202", "20/2|", "202"),
    (
      "en_US", "2026-12-31<Home><Right><Right><Right><Right><Right><BS>", "2021-23-1", "202|1-23-1",
      "2021-23-1"
    ),
    ("en_US", "２０２６-12-31", "2026-12-31", "2026-12-31|", "2026-12-31"),
  ]

  @Test("T16: the separators come by themselves, and an ISO date is taken everywhere", arguments: typed)
  func typing(_ locale: String, _ keys: String, _ value: String, _ shown: String, _ answer: String) {
    let entry = DateEntry(locale: locale)
    let typist = MaskTyping(entry).typing(keys)
    #expect(typist.refusal == nil)
    #expect(typist.value == value)
    #expect(typist.shownCaret == shown)
    #expect(entry.answer(typist.value) == answer)
  }

  static let pasted = [
    ("en_US", "2026-12-31", "2026-12-31|"), ("en_US", " 12/31/2026\n", "12/31/2026|"),
    ("en_US", "3/5/2026", "03/05/2026|"), ("en_US", "12312026", "12/31/2026|"),
    ("nl_NL", "2026-12-31", "2026-12-31|"),
    ("de_DE", "1.2.2026", "01.02.2026|"),
  ]

  @Test("T16: a pasted date is taken in the locale's order or as ISO", arguments: pasted)
  func pasting(_ locale: String, _ text: String, _ shown: String) {
    let typist = MaskTyping(DateEntry(locale: locale)).pasting(text)
    #expect(typist.refusal == nil)
    #expect(typist.shownCaret == shown)
  }

  @Test(
    "T11: what no date has is refused",
    arguments: ["3/5/26", "2026-3-5", "31.12.2026", "123120261", "Dec 31", "-"])
  func refused(_ text: String) {
    let typist = MaskTyping(DateEntry(locale: "en_US")).pasting(text)
    #expect(typist.refusal != nil)
    #expect(typist.value == "")
  }

  @Test("T11: a letter, a wrong separator and a ninth digit are refused while typing")
  func refusedKeys() {
    let entry = MaskTyping(DateEntry(locale: "en_US"))
    #expect(entry.typing("1a").refusal == .unfit("a", expected: .place(.digit)))
    #expect(entry.typing("12.").refusal == .unfit(".", expected: .place(.digit)))
    #expect(entry.typing("0/").refusal == .unfit("/", expected: .place(.digit)))
    #expect(entry.typing("123120261").refusal == .full(limit: 8))
    #expect(entry.typing("2026-12-311").refusal == .full(limit: 8))
    #expect(entry.typing("2026-a").refusal == .unfit("a", expected: .place(.digit)))
  }

  @Test("T16: a known date becomes a value", arguments: ["en_US", "de_DE", "ja_JP", "fr_CA", "nl_NL"])
  func known(_ locale: String) {
    let entry = DateEntry(locale: locale)
    let value = entry.value(for: DateTests.day("2026-12-31"))
    #expect(entry.read(value) == .date(DateTests.day("2026-12-31")))
    #expect(entry.isComplete(value))
    #expect((try? entry.fit(value).get()) == value)
  }

  @Test(
    "T16: any edits keep value, caret and shown text in step",
    arguments: ["en_US", "ja_JP", "nl_NL", "fr_CA"])
  func anyEdits(_ locale: String) {
    let entry = DateEntry(locale: locale)
    var numbers = SeededNumbers(seed: 11)
    var value = ""
    var isoDates = 0
    for _ in 0..<10_000 {
      let at = Int.random(in: 0...value.count, using: &numbers)
      let end = min(value.count, at + [0, 0, 1, 4].randomElement(using: &numbers)!)
      let text = ["1", "2", "0", "9", "-", "-", "/", "2026-", "12", "a"].randomElement(using: &numbers)!
      let result =
        Int.random(in: 0..<3, using: &numbers) > 0
        ? entry.insert(text, into: value, replacing: at..<end, isPaste: Bool.random(using: &numbers))
        : entry.delete(at..<end, from: value, forward: Bool.random(using: &numbers))
      guard case .success(let edit) = result else { continue }
      #expect((0...edit.value.count).contains(edit.caret))
      #expect((try? entry.fit(edit.value).get()) == edit.value, "\(value) \(at..<end) \(text)")
      #expect(entry.shown(edit.value).characters.count <= 10)
      #expect(entry.shown(edit.value).carets.count == edit.value.count + 1)
      if edit.value.contains("-") { isoDates += 1 }
      value = edit.value
    }
    #expect(isoDates > 100 || locale == "fr_CA")
  }
}

@Suite("Expiration dates") struct DateExpirationTests {
  static let typed: [(Expiration.Format, String, String, String)] = [
    (.dayMonthYear, "31122026", "31/12/2026|", "2026-12-31"),
    (.dayMonthYear, "1/2/2026", "01/02/2026|", "2026-02-01"),
    (.monthYear, "1228", "12/28|", "2028-12"), (.monthYear, "3/28", "03/28|", "2028-03"),
    (.monthYear, "12", "12/|", "12"),
    (.monthYear, "1328", "13/28|", "1328"), (.monthYear, "12/99", "12/99|", "2099-12"),
  ]

  @Test("T16: dd/mm/yyyy in every locale, or mm/yy", arguments: typed)
  func typing(_ format: Expiration.Format, _ keys: String, _ shown: String, _ answer: String) {
    let expiration = Expiration(format)
    let typist = MaskTyping(expiration).typing(keys)
    #expect(typist.refusal == nil)
    #expect(typist.shownCaret == shown)
    #expect(expiration.answer(typist.value) == answer)
  }

  static let readings: [(Expiration.Format, String, DateReading)] = [
    (.monthYear, "0228", .date(DateTests.day("2028-02-29"))),
    (.monthYear, "2028-02", .date(DateTests.day("2028-02-29"))),
    (.monthYear, "13/28", .problem(.noSuchMonth(13))), (.monthYear, "12/2", .problem(.incomplete)),
    (.monthYear, "1", .problem(.incomplete)), (.monthYear, "", .empty),
    (.monthYear, "12/2028", .problem(.unreadable)),
    (.monthYear, "x", .problem(.unreadable)), (.monthYear, "１２/２８", .date(DateTests.day("2028-12-31"))),
    (.dayMonthYear, "2026-12-31", .date(DateTests.day("2026-12-31"))),
    (.dayMonthYear, "30022026", .problem(.noSuchDay(30, month: 2, year: 2026, last: 28))),
    (.dayMonthYear, "31/12/26", .problem(.twoDigitYear(26))),
  ]

  @Test("T16: the last day of the month counts, and what is wrong is told", arguments: readings)
  func reading(_ format: Expiration.Format, _ text: String, _ reading: DateReading) {
    #expect(Expiration(format).read(text) == reading)
  }

  @Test("T16: a date is past from the day after")
  func past() {
    let card = Expiration(.monthYear)
    #expect(!card.isPast("1126", today: DateTests.day("2026-11-30")))
    #expect(card.isPast("1126", today: DateTests.day("2026-12-01")))
    #expect(!card.isPast("11", today: DateTests.day("2026-12-01")))
    #expect(!Expiration().isPast("21112026", today: DateTests.day("2026-11-21")))
    #expect(Expiration().isPast("20112026", today: DateTests.day("2026-11-21")))
  }

  @Test("T16: an answer is taken back, pasted or known")
  func back() {
    #expect(MaskTyping(Expiration(.monthYear)).pasting("2028-03").value == "0328")
    #expect(MaskTyping(Expiration()).pasting("2026-12-31").value == "31122026")
    #expect(MaskTyping(Expiration(.monthYear)).pasting("3/28").value == "0328")
    #expect(Expiration(.monthYear).value(for: DateTests.day("2028-03-31")) == "0328")
    #expect(Expiration(.monthYear).value(for: DateTests.day("1999-03-31")) == nil)
    #expect(Expiration().value(for: DateTests.day("2026-12-31")) == "31122026")
  }
}
