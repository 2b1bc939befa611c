import Forms
import RepeatableRandom
import Testing

@Suite("Sizes in bytes")
struct ByteSizeTests {
  private let german = NumberSymbols(decimalSigns: [","], groupingSigns: ["."])

  @Test(
    "a size is a number and a unit to base 1024",
    arguments: [
      ("10G", 10 << 30), ("1.5 TiB", 3 << 39), ("0B", 0), ("512 mb", 512 << 20), ("1K", 1024), ("1kib", 1024),
      ("  2 P ", 2 << 50), ("7b", 7), ("0.5K", 512), ("007M", 7 << 20), ("0.3K", 307),
      ("0.0001B", 0),
      ("9223372036854775807B", Int.max), ("8191.99999P", 9_223_372_025_595_776_739),
    ])
  func sizes(text: String, bytes: Int) {
    #expect(ByteSize.parse(text).map(\.bytes) == .success(bytes))
  }

  @Test(
    "what is no size is told as what it is",
    arguments: [
      ("", .empty), ("  ", .empty), ("10", .missingUnit), ("1u", .unknownUnit("u")), ("1.1.1G", .notANumber),
      ("1e3M", .unknownUnit("e3M")), ("-1G", .negative), ("\u{2212}1G", .negative), ("G", .notANumber),
      ("1.G", .notANumber), (".5G", .notANumber), ("1,000M", .notANumber), ("8192P", .tooLarge),
      ("9223372036854775808B", .tooLarge), ("1GG", .unknownUnit("GG")), ("1BiB", .unknownUnit("BiB")),
      ("1iB", .unknownUnit("iB")), ("1 G x", .unknownUnit("G x")), ("+1G", .notANumber),
      ("1 000K", .unknownUnit("000K")),
      ("999999999999999999999999999999999999999K", .tooLarge), ("1ß", .unknownUnit("ß")), ("٣K", .notANumber),
    ] as [(String, ByteSizeProblem)])
  func refused(text: String, problem: ByteSizeProblem) {
    #expect(ByteSize.parse(text) == .failure(problem))
  }

  @Test("the decimal sign is the locale's, a point too unless it groups")
  func locales() {
    #expect(ByteSize.parse("1,5G", symbols: german).map(\.bytes) == .success(3 << 29))
    #expect(ByteSize.parse("1.5G", symbols: german) == .failure(.notANumber))
    let french = NumberSymbols(decimalSigns: [","], groupingSigns: ["\u{A0}"])
    #expect(ByteSize.parse("1.5 G", symbols: french).map(\.bytes) == .success(3 << 29))
    #expect(ByteSize.parse("1,5G", symbols: NumberSymbols()) == .failure(.notANumber))
  }

  @Test(
    "a size shows in its largest exact unit, quarters at most",
    arguments: [
      (0, "0B"), (1, "1B"), (1000, "1000B"), (1024, "1K"), (1536, "1.5K"), (1280, "1.25K"), (1025, "1025B"),
      (10 << 30, "10G"), (3 << 39, "1.5T"), (1023 << 20, "1023M"), (Int.max, "9223372036854775807B"),
      (1 << 62, "4096P"), ((1 << 40) + 1, "1099511627777B"),
    ])
  func shown(bytes: Int, text: String) {
    #expect(ByteSize(bytes: bytes)?.formatted() == text)
  }

  @Test("what is shown is read as the same size, in every locale")
  func roundTrip() {
    var random = SeededNumbers(seed: 4)
    for symbols in [.enUS, german, NumberSymbols(decimalSigns: ["٫"], zero: "٠")] {
      for _ in 0..<20_000 {
        let bytes = Int(random.next() >> (1 + random.next() % 63)) << Int(random.next() % 40)
        guard let size = ByteSize(bytes: bytes & Int.max) else { continue }
        let shown = size.formatted(symbols: symbols)
        if ByteSize.parse(shown, symbols: symbols) != .success(size) { Issue.record("\(size) as \(shown)") }
      }
    }
  }

  @Test("T11: the characters that a size takes")
  func accepted() {
    for character in "0123456789. kKmMgGtTpPbBiI" { #expect(ByteSize.accepts(character)) }
    for character in "eEuxz-+,٣\t" { #expect(!ByteSize.accepts(character)) }
    #expect(ByteSize.accepts(",", symbols: german) && !ByteSize.accepts(".", symbols: german))
  }

  @Test("there is no size below zero")
  func negative() {
    #expect(ByteSize(bytes: -1) == nil)
  }
}
