import Forms
import RepeatableRandom
import Testing

/// Tables written by hand, so that reading and writing are tested without Foundation.
extension NumberSymbols {
  fileprivate static let german = NumberSymbols(
    decimalSigns: [","], groupingSigns: ["."],
    percentPattern: NumberPattern(positive: "#\u{A0}%", negative: "-#\u{A0}%"),
    currencyPattern: NumberPattern(positive: "#\u{A0}¤", negative: "-#\u{A0}¤"))
  fileprivate static let french = NumberSymbols(
    decimalSigns: [","], groupingSigns: ["\u{A0}"],
    currencyPattern: NumberPattern(positive: "#\u{A0}¤", negative: "-#\u{A0}¤"))
  fileprivate static let swiss = NumberSymbols(
    groupingSigns: ["’", "'"], currencyPattern: NumberPattern(positive: "¤\u{A0}#", negative: "¤-#"))
  fileprivate static let hindi = NumberSymbols(grouping: DigitGrouping(3, 2))
  fileprivate static let egyptian = NumberSymbols(
    decimalSigns: ["٫", "."], groupingSigns: ["٬", ","], percentSign: "٪", zero: "٠")
  fileprivate static let spanish = NumberSymbols(
    decimalSigns: [","], groupingSigns: ["."], grouping: DigitGrouping(3, minimum: 2))
  fileprivate static let ungrouped = NumberSymbols(grouping: .none)
  fileprivate static let trailing = NumberSymbols(
    currencyPattern: NumberPattern(positive: "#¤", negative: "#¤-"))

  fileprivate static let all = [
    .enUS, german, french, swiss, hindi, egyptian, spanish, ungrouped, trailing,
  ]
}

@Suite("T8: numbers by a locale's table")
struct NumberSymbolsTests {
  private func read(_ text: String, _ symbols: NumberSymbols) -> Result<String, NumberProblem> {
    NumberEntry(.number, symbols: symbols).parse(text).map(\.description)
  }

  @Test("T8: in German the point groups and the comma is decimal")
  func german() throws {
    #expect(read("1.234,50", .german) == .success("1234.50"))
    #expect(read("1.234", .german) == .success("1234"))
    #expect(read("1.23", .german) == .failure(.misplacedGrouping(sign: ".", decimalSign: ",")))
    #expect(read("1,234.5", .german) == .failure(.misplacedGrouping(sign: ".", decimalSign: ",")))
    let euros = NumberEntry(.currency("EUR"), symbols: .german)
    #expect(try euros.formatted(DecimalNumber(plain: "9999.99")) == "9.999,99\u{A0}€")
    #expect(euros.parse("9.999,99 €").map(\.description) == .success("9999.99"))
    #expect(euros.editingText(-5) == "-5")
  }

  @Test("T8: where a blank groups, every blank does, but only between digits")
  func french() {
    for blank in [" ", "\u{A0}", "\u{202F}", "\u{2009}"] {
      #expect(read("1\(blank)234\(blank)567,5", .french) == .success("1234567.5"))
    }
    #expect(read(" 1 234 ", .french) == .success("1234"))
    #expect(read("12 34", .french) == .failure(.misplacedGrouping(sign: " ", decimalSign: ",")))
    let euros = NumberEntry(.currency("EUR"), symbols: .french)
    #expect(euros.parse("1 234 €").map(\.description) == .success("1234"))
    #expect(euros.accepts(" "))
    #expect(euros.grouped(typing: "1234 €", caret: 4) == ("1\u{A0}234 €", 5))
  }

  @Test("T8: a locale may accept several signs, and writes the first")
  func swiss() throws {
    #expect(read("1'234’567.5", .swiss) == .success("1234567.5"))
    let francs = NumberEntry(.currency("CHF"), symbols: .swiss)
    #expect(try francs.formatted(DecimalNumber(plain: "1234.5")) == "CHF\u{A0}1’234.50")
    #expect(try francs.formatted(DecimalNumber(plain: "-1234.5")) == "CHF-1’234.50")
  }

  @Test("T8: India groups by three, then by two")
  func hindi() throws {
    let rupees = NumberEntry(.currency("INR"), symbols: .hindi)
    #expect(rupees.formatted(100_000) == "₹1,00,000.00")
    #expect(rupees.formatted(123_456_789) == "₹12,34,56,789.00")
    #expect(read("12,34,567", .hindi) == .success("1234567"))
    #expect(read("1,234,567", .hindi) == .failure(.misplacedGrouping(sign: ",", decimalSign: ".")))
    #expect(read("1234,567", .hindi) == .failure(.misplacedGrouping(sign: ",", decimalSign: ".")))
  }

  @Test("T8: digits of the locale and of ASCII are read, the locale's are written")
  func egyptian() throws {
    #expect(read("١٬٢٣٤٫٥٠", .egyptian) == .success("1234.50"))
    #expect(read("1,234.50", .egyptian) == .success("1234.50"))
    #expect(read("\u{61C}-١٢", .egyptian) == .success("-12"))
    let percent = NumberEntry(.percent, symbols: .egyptian)
    #expect(try percent.formatted(DecimalNumber(plain: "-1234.5")) == "-١٬٢٣٤٫٥٪")
    #expect(try percent.editingText(DecimalNumber(plain: "-1234.5")) == "-١٢٣٤٫٥")
    #expect(percent.accepts("٣") && percent.accepts("3") && percent.accepts("٪") && !percent.accepts("۳"))
  }

  @Test("T8: where four digits stay ungrouped, a sign in its place is still right")
  func spanish() {
    let number = NumberEntry(.number, symbols: .spanish)
    #expect(number.formatted(1234) == "1234")
    #expect(number.formatted(12345) == "12.345")
    #expect(read("1.234", .spanish) == .success("1234"))
  }

  @Test("T8: without grouping its sign is just a wrong character")
  func ungrouped() {
    #expect(read("1,234", .ungrouped) == .failure(.unexpected(",")))
    #expect(NumberEntry(.number, symbols: .ungrouped).formatted(1_234_567) == "1234567")
    #expect(!NumberEntry(.number, symbols: .ungrouped).accepts(","))
  }

  @Test("T8: a minus behind the number is read where it is written so")
  func trailingMinus() {
    let dollars = NumberEntry(.currency("USD"), symbols: .trailing)
    #expect(dollars.formatted(-5) == "5.00$-")
    #expect(dollars.parse("5.00$-") == .success(-5))
    #expect(dollars.parse("-5.00$") == .success(-5))
    #expect(dollars.parse("-5.00$-") == .failure(.unexpected("-")))
  }

  @Test("T8: 20,000 random numbers come back as they were shown")
  func roundTrip() {
    var random = SeededNumbers(seed: 8)
    for round in 0..<20_000 {
      let symbols = NumberSymbols.all[round % NumberSymbols.all.count]
      let number = random.number()
      let entry = NumberEntry(random.below(2) == 0 ? .number : .percent, symbols: symbols)
      for text in [entry.formatted(number), entry.editingText(number)]
      where entry.parse(text).map(\.description) != .success(number.description) {
        Issue.record("\(number) was shown as \(text) and read as \(entry.parse(text))")
      }
    }
  }

  @Test("T16: 20,000 random amounts come back as they were shown")
  func amounts() {
    var random = SeededNumbers(seed: 16)
    for round in 0..<20_000 {
      let symbols = NumberSymbols.all[round % NumberSymbols.all.count]
      let entry = NumberEntry(
        .currency(["USD", "EUR", "CHF", "XOF", "KWD"][random.below(5)]), symbols: symbols)
      let digits = Int128(Int64(bitPattern: random.next()))
      let number = DecimalNumber(coefficient: digits, decimals: entry.decimals ?? 0) ?? .zero
      let text = entry.formatted(number)
      if entry.parse(text).map(\.description) != .success(number.description) {
        Issue.record("\(number) was shown as \(text) and read as \(entry.parse(text))")
      }
    }
  }

  @Test("T8: reading never traps, and what it takes shows as something it takes")
  func noise() {
    var random = SeededNumbers(seed: 11)
    let alphabet = Array("0123456789٠١٩.,'’ \u{A0}\u{202F}\u{200E}\u{61C}-+−%٪$€USDeE\t\nß🇩🇪é٫٬")
    for round in 0..<20_000 {
      let text = String((0..<random.below(14)).map { _ in alphabet[random.below(alphabet.count)] })
      let symbols = NumberSymbols.all[round % NumberSymbols.all.count]
      for kind in [.number, .percent, .currency("USD")] as [NumberEntry.Kind] {
        let entry = NumberEntry(kind, symbols: symbols)
        let caret = random.below(text.count + 1)
        let grouped = entry.grouped(typing: text, caret: caret)
        if !(0...grouped.text.count ~= grouped.caret) { Issue.record("caret left \(text)") }
        guard case .success(let number) = entry.parse(text) else { continue }
        if entry.parse(entry.formatted(number)) != .success(number) { Issue.record("\(text) is \(number)") }
        if entry.parse(grouped.text) != .success(number) { Issue.record("\(text) grouped: \(grouped.text)") }
      }
    }
  }
}

extension SeededNumbers {
  mutating func below(_ limit: Int) -> Int { limit > 0 ? Int(next() % UInt64(limit)) : 0 }

  /// A number of up to 38 digits with a random sign and up to that many decimals, short ones as likely as long.
  mutating func number() -> DecimalNumber {
    let digits = 1 + below(38)
    var coefficient: Int128 = 0
    for _ in 0..<digits { coefficient = coefficient * 10 + Int128(below(10)) }
    if below(2) == 0 { coefficient = -coefficient }
    return DecimalNumber(coefficient: coefficient, decimals: below(digits + 1)) ?? .zero
  }
}
