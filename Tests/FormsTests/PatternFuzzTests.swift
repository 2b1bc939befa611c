import Forms
import Testing

@Suite("Any pattern at all")
struct PatternFuzzTests {
  private static let parts = [
    "a", "b", ".", "|", "(", ")", "(?:", "(?i)", "*", "+", "?", "{2}", "{1,3}", "{", "}", "[", "]", "[^", "-",
    "^", "$", "\\",
    "\\d", "\\u{", "[:alpha:]", "é", ",", "9",
  ]

  @Test(
    "20,000 random texts are patterns or are refused with a place inside them, and none traps",
    .timeLimit(.minutes(2)))
  func random() {
    var state: UInt32 = 7
    let next = { (count: Int) -> Int in
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 8) % count
    }
    var accepted = 0
    for _ in 0..<20_000 {
      let source = (0..<(1 + next(12))).map { _ in Self.parts[next(Self.parts.count)] }.joined()
      do throws(PatternError) {
        let pattern = try Pattern(source)
        accepted += 1
        _ = pattern.matches("aab9é")
      } catch {
        #expect((1...source.count + 1).contains(error.column), "\(source)")
        #expect(error.description.hasSuffix("."))
      }
    }
    #expect((1..<20_000).contains(accepted))
  }
}
