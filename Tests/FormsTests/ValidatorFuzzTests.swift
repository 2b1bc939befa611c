import Forms
import Testing

@Suite("Any value at all")
struct ValidatorFuzzTests {
  private static let parts = [
    "a", "Z", "0", "9", "255", "1.2.3.4", "::", ":", ".", "-", "_", "@", "/", "//", "http", "://", "[", "]",
    "%", "%2f", "#", "?",
    " ", "\n", "\r\n", "\u{301}", "\u{0}", "é", "👨‍👩‍👧", "\u{202E}", "１", "/24", "ffff", "\u{FF21}", "例",
  ]

  /// What a validator takes is free of what none may take, and none traps.
  @Test("20,000 random values are judged, and what is taken has no blank, control or full-width digit in it")
  func random() {
    var state: UInt32 = 11
    let next = { (count: Int) -> Int in
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 8) % count
    }
    var taken = 0
    for _ in 0..<20_000 {
      let text = (0..<next(9)).map { _ in Self.parts[next(Self.parts.count)] }.joined()
      let judgements = [
        EmailAddress.problem(in: text) == nil, WebAddress.problem(in: text) == nil,
        HostName.problem(in: text) == nil,
        UserName.problem(in: text) == nil, IPAddress.problem(in: text) == nil,
        IPNetwork.problem(in: text) == nil,
        MACAddress.problem(in: text) == nil, NetworkNumber.port.problem(in: text) == nil,
        CheckDigit.problem(in: text) == nil,
      ]
      _ = (
        PasswordStrength(of: Array(text.utf8)), RealName.problem(in: text), InterfaceName.problem(in: text)
      )
      guard judgements.contains(true) else { continue }
      taken += 1
      let isClean = text.unicodeScalars.allSatisfy {
        !$0.properties.isWhitespace && $0.properties.generalCategory != .control && $0 != "１"
          && $0 != "\u{202E}"
      }
      #expect(isClean, "\(text.debugDescription)")
    }
    #expect((100..<20_000).contains(taken))
  }
}
