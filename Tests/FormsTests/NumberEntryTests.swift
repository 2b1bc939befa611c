import Forms
import Testing

@Suite("T8: number fields")
struct NumberEntryTests {
  private func read(_ text: String, _ entry: NumberEntry = NumberEntry()) -> Result<String, NumberProblem> {
    entry.parse(text).map(\.description)
  }

  @Test(
    "T8: leading zeros and + are dropped in the answer, trailing decimals kept",
    arguments: [
      ("12", "12"), ("+12", "12"), ("007", "7"), ("-0012.50", "-12.50"), ("0", "0"), ("-0", "0"),
      ("00.50", "0.50"),
      (".5", "0.5"), ("5.", "5"), ("  12.0\t", "12.0"), ("\u{2212}3", "-3"), ("- 3", "-3"),
      ("0,001,234", "1234"), ("1,234,567.890", "1234567.890"), ("\u{200E}-\u{200E}12", "-12"),
    ])
  func answers(text: String, answer: String) {
    #expect(read(text) == .success(answer))
  }

  @Test(
    "T8: a grouping sign counts only where grouping would put it",
    arguments: [
      "1,23", "12,34", "1,2345", "1234,567", "1,234567", "1,,234", ",123", "1,", "1,234,", "1,234,56",
      "0.1,234",
      "1,.5",
    ])
  func misplaced(text: String) {
    #expect(read(text) == .failure(.misplacedGrouping(sign: ",", decimalSign: ".")))
  }

  @Test(
    "T8: the whole text has to be a number",
    arguments: [
      ("12abc", "a"), ("1e5", "e"), ("1.2.3", "."), ("0x10", "x"), ("1 2", " "), ("1\u{A0} 234", "\u{A0}"),
      ("--1", "-"), ("+-1", "-"),
      ("5-", "-"), ("1\n2", "\n"), ("٣", "٣"), ("１", "１"), (".", "."), ("½", "½"), ("$5", "$"), ("5%", "%"),
    ])
  func unexpected(text: String, character: Character) {
    #expect(read(text) == .failure(.unexpected(character)))
  }

  @Test("T8: nothing, and a sign alone, are told apart from wrong characters")
  func nothing() {
    #expect(read("") == .failure(.empty))
    #expect(read(" \u{A0}") == .failure(.empty))
    #expect(read("-") == .failure(.notANumber))
  }

  @Test("T8: 38 digits are taken, 39 are told, leading zeros don't count")
  func digits() {
    let most = String(repeating: "9", count: 38)
    #expect(read(most) == .success(most))
    #expect(read("000" + most) == .success(most))
    #expect(read(most + "0") == .failure(.tooManyDigits(limit: 38)))
    #expect(read("0." + most + "1") == .failure(.tooManyDigits(limit: 38)))
    #expect(read(String(repeating: "1", count: 100_000)) == .failure(.tooManyDigits(limit: 38)))
  }

  @Test("T8: decimals and numbers below zero are limited where the field says so")
  func limits() {
    let amount = NumberEntry(.number, decimals: 2, allowsNegative: false)
    #expect(read("1.25", amount) == .success("1.25"))
    #expect(read("1.250", amount) == .failure(.tooManyDecimals(limit: 2)))
    #expect(read("-1", amount) == .failure(.negativeNotAllowed))
    #expect(read("-0", amount) == .success("0"))
  }

  @Test(
    "T16: a currency sign or code is accepted on either side",
    arguments: ["$9,999.99", "9999.99", "$ 9999.99", "9,999.99 $", "USD 9999.99", "9999.99usd", " $9999.99 "])
  func currencySigns(text: String) {
    #expect(read(text, NumberEntry(.currency("USD"))) == .success("9999.99"))
  }

  @Test("T16: the minus stands before or after the currency sign")
  func currencyMinus() {
    let dollars = NumberEntry(.currency("USD"))
    for text in ["-$5", "$-5", "- $ 5", "-5$", "-5 USD"] { #expect(read(text, dollars) == .success("-5")) }
  }

  @Test("T16: another currency, a second sign and a percent sign are told")
  func wrongCurrency() {
    let dollars = NumberEntry(.currency("USD"))
    #expect(read("€5", dollars) == .failure(.unexpected("€")))
    #expect(read("$5$", dollars) == .failure(.unexpected("$")))
    #expect(read("$", dollars) == .failure(.notANumber))
    #expect(read("5%", dollars) == .failure(.unexpected("%")))
  }

  @Test("T8: an amount has at most the decimals of its currency (ISO 4217)")
  func minorUnits() {
    #expect(read("1.00", NumberEntry(.currency("JPY"))) == .failure(.tooManyDecimals(limit: 0)))
    #expect(read("1.005", NumberEntry(.currency("USD"))) == .failure(.tooManyDecimals(limit: 2)))
    #expect(read("1.005", NumberEntry(.currency("KWD"))) == .success("1.005"))
  }

  @Test("T8: a percentage is the number of percent, its sign free")
  func percent() {
    let percent = NumberEntry(.percent)
    for text in ["12.5", "12.5%", "%12.5", "12.5 %"] { #expect(read(text, percent) == .success("12.5")) }
    #expect(read("1%2", percent) == .failure(.unexpected("2")))
  }

  @Test(
    "T16: an amount shows with its sign in front, grouped, with the decimals of its currency",
    arguments: [
      ("9999.99", "USD", "$9,999.99"), ("-9999.9", "USD", "-$9,999.90"), ("0", "EUR", "€0.00"),
      ("1234567", "JPY", "¥1,234,567"), ("1", "KWD", "KWD\u{A0}1.000"), ("1.5", "CHF", "CHF\u{A0}1.50"),
      ("100000", "INR", "₹100,000.00"),
    ])
  func formattedCurrency(number: String, code: String, shown: String) throws {
    #expect(try NumberEntry(.currency(code)).formatted(DecimalNumber(plain: number)) == shown)
  }

  @Test(
    "T8: a number shows grouped, its decimals as entered",
    arguments: [
      ("1234567.50", "1,234,567.50"), ("-1234", "-1,234"), ("999", "999"), ("0.05", "0.05"), ("100", "100"),
    ])
  func formattedNumber(number: String, shown: String) throws {
    #expect(try NumberEntry().formatted(DecimalNumber(plain: number)) == shown)
  }

  @Test("T8: a percentage shows with its sign")
  func formattedPercent() throws {
    #expect(try NumberEntry(.percent).formatted(DecimalNumber(plain: "-1234.5")) == "-1,234.5%")
  }

  @Test("T8: for editing there is neither grouping nor sign")
  func editing() throws {
    #expect(
      try NumberEntry(.currency("USD")).editingText(DecimalNumber(plain: "-1234567.50")) == "-1234567.50")
  }

  @Test("T11: the characters that a number field takes")
  func accepted() {
    let number = NumberEntry()
    for character in "0123456789.,-+\u{2212}" { #expect(number.accepts(character)) }
    for character in "a٣１$% e\u{A0}\u{200E}\n½é🇩🇪" { #expect(!number.accepts(character)) }
    let count = NumberEntry(decimals: 0, allowsNegative: false)
    for character in ".-\u{2212}" { #expect(!count.accepts(character)) }
    #expect(NumberEntry(.percent).accepts("%"))
    #expect(!NumberEntry(.percent).accepts("$"))
  }

  @Test("T11: an amount takes its sign, letters only where they are the sign")
  func acceptedCurrency() {
    #expect(NumberEntry(.currency("USD")).accepts("$"))
    #expect(!NumberEntry(.currency("USD")).accepts("U"))
    #expect(!NumberEntry(.currency("USD")).accepts("€"))
    #expect(!NumberEntry(.currency("JPY")).accepts("."))
    for character in "CHF" { #expect(NumberEntry(.currency("CHF")).accepts(character)) }
  }

  @Test("T11: a pasted number loses the blanks around it, and what is refused is told")
  func pasted() {
    let cleaned = NumberEntry().cleaned(pasted: " \u{200E}1x2\u{200E}3,5 y\n4\t ")
    #expect(cleaned.text == "123,54")
    #expect(cleaned.refused == ["x", " ", "y", "\n"])
  }

  @Test(
    "T16: grouping can follow the typing, the caret stays behind its digit",
    arguments: [
      ("1234|", "1,234|"), ("1,2345|", "12,345|"), ("1,234|", "1,234|"), ("12|34", "1,2|34"),
      ("|1234", "|1,234"),
      ("1,23|", "123|"), ("1234|.5678", "1,234|.5678"), ("1234.56|78", "1,234.56|78"), ("$1234|", "$1,234|"),
      ("-|1234567", "-|1,234,567"), ("1,|234", "1|,234"), ("|", "|"), ("-|", "-|"), ("1234 $|", "1,234 $|"),
      ("12345,678|", "12,345,678|"), ("1,|2", "1|2"),
    ])
  func live(typed: String, expected: String) {
    let parts = typed.split(separator: "|", omittingEmptySubsequences: false)
    let result = NumberEntry(.currency("USD")).grouped(typing: parts.joined(), caret: parts[0].count)
    var shown = result.text
    shown.insert("|", at: shown.index(shown.startIndex, offsetBy: result.caret))
    #expect(shown == expected)
  }

  @Test("T11: where grouping follows the typing, a typed grouping sign is refused and so told")
  func liveSigns() {
    #expect(NumberEntry().accepts(","))
    #expect(!NumberEntry().acceptsWhileGrouping(","))
    #expect(NumberEntry().acceptsWhileGrouping("."))
  }
}
