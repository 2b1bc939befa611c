import RepeatableRandom
import Testing

import TerminalScreen

@Suite struct InputDecoderRandomTests {
  /// Bytes that lead into every state, with any byte now and then.
  private static let alphabet = Array(
    "\u{1B}\u{1B}\u{1B}[[[OO]P_^X<?;:0123456789~uMmAIZ$@\\\u{7}\r\n\tab".utf8)

  private static func randomBytes(_ dice: inout SeededNumbers) -> [UInt8] {
    (0..<Int.random(in: 1...24, using: &dice)).map { _ in
      Int.random(in: 0..<8, using: &dice) == 0
        ? UInt8.random(in: 0...255, using: &dice) : alphabet.randomElement(using: &dice) ?? 0
    }
  }

  @Test("100,000 random inputs: no trap, and after a flush the next key is itself")
  func groundAfterFlush() {
    var dice = SeededNumbers(seed: 1)
    var decoder = InputDecoder()
    for _ in 0..<100_000 {
      let bytes = Self.randomBytes(&dice)
      bytes.withUnsafeBytes { decoder.feed($0) { _ in } }
      decoder.flush { _ in }
      var pressed: [KeyPress] = []
      [UInt8(ascii: "x")].withUnsafeBytes {
        decoder.feed($0) { if case .key(let key) = $0 { pressed.append(key) } }
      }
      guard pressed == [KeyPress(.text("x"))], !decoder.isWaiting, !decoder.isIncomplete else {
        Issue.record("not at ground after \(bytes): \(pressed)")
        return
      }
    }
  }

  @Test("Random text arrives whole, however it is split")
  func textIsKept() {
    var dice = SeededNumbers(seed: 2)
    let scalars = Array("aZ 9é漢😀\u{301}".unicodeScalars)
    for _ in 0..<5_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...12, using: &dice) {
        text.append(scalars.randomElement(using: &dice) ?? "a")
      }
      let bytes = Array(String(text).utf8)
      let cut = Int.random(in: 0...bytes.count, using: &dice)
      let heard = decode([Array(bytes[..<cut]), Array(bytes[cut...])])
      #expect(heard.joined() == String(text))
    }
  }
}
