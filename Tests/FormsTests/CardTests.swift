import RepeatableRandom
import Testing

@testable import Forms

@Suite("Card numbers") struct CardTests {
  static let brands: [(String, CardBrand?)] = [
    ("4", .visa), ("4111111111111111", .visa),
    ("51", .mastercard), ("5555555555554444", .mastercard), ("2221", .mastercard), ("2720", .mastercard),
    ("2220", nil), ("2721", nil), ("2", nil),
    ("34", .americanExpress), ("37", .americanExpress), ("3", nil),
    ("6011", .discover), ("644", .discover), ("649", .discover), ("65", .discover), ("6", nil), ("643", nil),
    ("300", .dinersClub), ("305", .dinersClub), ("306", nil), ("3095", .dinersClub), ("36", .dinersClub),
    ("38", .dinersClub),
    ("3528", .jcb), ("3589", .jcb), ("3590", nil), ("35", nil),
    ("62", .unionPay), ("622126", .unionPay), ("81", .unionPay),
    ("50", .maestro), ("5", nil), ("6304", .maestro), ("6759", .maestro), ("54", .mastercard),
    ("", nil), ("9", nil), ("0", nil), ("x", nil),
  ]

  @Test("T16: the first digits tell the brand (ISO/IEC 7812)", arguments: brands)
  func brand(_ digits: String, _ brand: CardBrand?) {
    #expect(CardBrand(digits: digits) == brand)
  }

  @Test("T16: while a brand is open, it is one of several")
  func candidates() {
    #expect(CardBrand.candidates(digits: "5") == [.mastercard, .maestro])
    #expect(CardBrand.candidates(digits: "3") == [.americanExpress, .dinersClub, .jcb])
    #expect(CardBrand.candidates(digits: "6") == [.discover, .unionPay, .maestro])
    #expect(CardBrand.candidates(digits: "37") == [.americanExpress])
    #expect(CardBrand.candidates(digits: "").count == CardBrand.allCases.count)
    #expect(CardBrand.candidates(digits: "99") == [])
  }

  static let typed: [(String, String)] = [
    ("4111111111111111", "4111-1111-1111-1111"), ("4222222222222", "4222-2222-2222-2"),
    ("4111111111111111123", "4111-1111-1111-1111-123"), ("5555555555554444", "5555-5555-5555-4444"),
    ("378282246310005", "3782-822463-10005"), ("30569309025904", "3056-930902-5904"),
    ("3056930902590412", "3056-9309-0259-0412"), ("3530111333300000", "3530-1113-3330-0000"),
    ("6011111111111117", "6011-1111-1111-1117"), ("6212341111111111111", "6212-3411-1111-1111-111"),
    ("675912345678", "6759-1234-5678"), ("4111", "4111-"), ("3782", "3782-"), ("3782822463", "3782-822463-"),
    ("4111-1111-1111-1111", "4111-1111-1111-1111"),
  ]

  @Test("T16: grouping follows the brand", arguments: typed)
  func grouping(_ digits: String, _ shown: String) {
    let typist = MaskTyping(CardEntry()).typing(digits)
    #expect(typist.refusal == nil)
    #expect(typist.value == digits.filter { $0 != "-" })
    #expect(typist.shown == shown)
    #expect(typist.caret == typist.value.count)
  }

  @Test("T16: blanks and dashes are accepted when pasted")
  func pasting() {
    for text in ["3782 822463 10005", " 3782-822463-10005\n", "378282246310005", "3782 8224 6310 005"] {
      let typist = MaskTyping(CardEntry()).pasting(text)
      #expect(typist.value == "378282246310005")
      #expect(typist.shownCaret == "3782-822463-10005|")
    }
    #expect(MaskTyping(CardEntry()).typing("4111 ").refusal == .unfit(" ", expected: .place(.digit)))
  }

  @Test("T16: the groups change with the brand, and no digit is lost")
  func changing() {
    let visa = MaskTyping(CardEntry()).typing("41111111111<Home>")
    let other = visa.typing("9")
    #expect(other.shownCaret == "9|411-1111-1111")
    let american = visa.typing("<Del>37")
    #expect(american.shownCaret == "37|11-111111-11")
    #expect(american.typing("<BS><BS>4").shownCaret == "4|111-1111-111")
  }

  @Test("T16: a digit too many is refused and told, also where it would change the brand")
  func full() {
    let american = MaskTyping(CardEntry()).typing("378282246310005")
    #expect(american.typing("1").refusal == .full(limit: 15))
    let visa = MaskTyping(CardEntry()).typing("7111111111111111<Home>")
    #expect(visa.typing("3").refusal == .full(limit: 15))
    #expect(visa.typing("3").value == "7111111111111111")
  }

  @Test("T16: a number is complete at the lengths of its brand")
  func complete() {
    let entry = CardEntry()
    #expect(
      ["4222222222222", "4111111111111111", "378282246310005", "675912345678"].allSatisfy(entry.isComplete))
    #expect(!["411111111111111", "37828224631000", "51", ""].contains(where: entry.isComplete))
    #expect(entry.width == 23)
  }

  @Test("T16: the security code has four digits with American Express, else three")
  func securityCode() {
    #expect(CardBrand.allCases.filter { $0.securityCodeLength == 4 } == [.americanExpress])
    #expect(CardBrand.visa.securityCodeLength == 3)
  }

  static let published = [
    "4111111111111111", "4222222222222", "5555555555554444", "2223003122003222", "378282246310005",
    "6011111111111117", "30569309025904", "3530111333300000",
  ]

  @Test(
    "T16: the Luhn check takes published test numbers, and no number with one digit changed",
    arguments: published)
  func luhn(_ number: String) {
    #expect(CheckDigit.problem(in: number) == nil)
    let digits = Array(number.utf8)
    for index in digits.indices {
      var wrong = digits
      wrong[index] = 0x30 + (wrong[index] - 0x30 + 1) % 10
      #expect(CheckDigit.problem(in: wrong) == .wrong)
    }
  }

  @Test(
    "T16: what isn't all digits fails the Luhn check",
    arguments: ["", "0", "4111-1111-1111-1111", "٤٢", " 18"])
  func luhnOfOthers(_ text: String) {
    #expect(CheckDigit.problem(in: text) != nil)
  }

  @Test("T16: any edits keep digits, groups and caret in step")
  func anyEdits() {
    let entry = CardEntry()
    var numbers = SeededNumbers(seed: 3)
    var value = ""
    for _ in 0..<20_000 {
      let at = Int.random(in: 0...value.count, using: &numbers)
      let end = min(value.count, at + Int.random(in: 0...2, using: &numbers))
      let text = ["3", "4", "5", "6", "7", "2", "0", "11", "36 5", "-", ""].randomElement(using: &numbers)!
      guard
        case .success(let edit) = entry.insert(
          text, into: value, replacing: at..<end, isPaste: text.count > 1)
      else { continue }
      let shown = entry.shown(edit.value)
      #expect((0...edit.value.count).contains(edit.caret))
      #expect(shown.text.filter { $0 != "-" } == edit.value)
      #expect((try? entry.value(of: shown.text).get()) == edit.value)
      #expect(shown.characters.count <= entry.width)
      value = edit.value
    }
  }
}
