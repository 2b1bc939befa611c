import Testing

@testable import TerminalScreen

@Suite("What holds for the columns of any text (A5)")
struct ColumnWidthPropertyTests {
  /// Random text from a fixed seed, of what joins, hides, widens or acts.
  struct RandomText {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    private static let special: [ClosedRange<UInt32>] = [
      0x0...0x1F, 0x20...0x7F, 0x80...0xFF, 0x300...0x36F, 0x590...0x6FF, 0x900...0x97F, 0xE00...0xE7F,
      0x1100...0x11FF, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x2600...0x27BF, 0x3000...0x30FF,
      0x4E00...0x9FFF, 0xAC00...0xD7FB, 0xE000...0xE0FF, 0xFE00...0xFE0F, 0xFF00...0xFFEF, 0xFFF0...0xFFFF,
      0x1F1E6...0x1F1FF,
      0x1F300...0x1F6FF, 0x1F3FB...0x1F3FF, 0x1FA70...0x1FAFF, 0xE0020...0xE007F,
      0x0...0xD7FF, 0xE000...0x10FFFF,
    ]

    private mutating func random(_ count: UInt64) -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state % count
    }

    mutating func next() -> String {
      var text = String.UnicodeScalarView()
      for _ in 0..<random(12) {
        let range = Self.special[Int(random(UInt64(Self.special.count)))]
        let value = range.lowerBound + UInt32(random(UInt64(range.count)))
        text.append(random(8) == 0 ? "\u{200D}" : Unicode.Scalar(value)!)
      }
      return String(text)
    }
  }

  /// What no cell may hold.
  private func mayReachTerminal(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF:
      false
    default: true
    }
  }

  /// Cells as they are promised to the room that draws them.
  private func isCell(_ character: Character, width: Int) -> Bool {
    let scalars = Array(character.unicodeScalars)
    let rest = scalars.dropFirst().allSatisfy { $0.columns == 0 && mayReachTerminal($0) }
    return scalars.count <= DisplayCluster.scalarsInCell && scalars[0].columns == width && rest
      && mayReachTerminal(scalars[0])
  }

  @Test("A5: 100,000 random texts: sums hold, and cells hold only what a terminal can be given")
  func randomTexts() {
    var random = RandomText()
    var wrong: [String] = []
    for _ in 0..<100_000 {
      let text = random.next()
      var sum = 0
      for character in text {
        let shown = DisplayCluster(character)
        let pieces = shown.pieces.isEmpty ? [.init(shown.character, width: shown.width)] : shown.pieces
        let holds =
          (1...DisplayCluster.widest).contains(shown.width) && shown.width == character.columns
          && pieces.reduce(0) { $0 + $1.width } == shown.width
          && pieces.allSatisfy { isCell($0.character, width: $0.width) }
        let inASCII = DisplayCluster(character, ascii: true)
        let asciiHolds =
          inASCII.width == shown.width && inASCII.character.isASCII
          && inASCII.text.utf8.allSatisfy { $0 < 0x7F }
        if !holds || !asciiHolds { wrong.append(text.debugDescription) }
        sum += shown.width
      }
      if text.columns != sum { wrong.append(text.debugDescription) }
    }
    #expect(wrong.count == 0, "\(wrong.prefix(5))")
  }

  @Test("A5: every scalar alone takes one or two columns, and what is sent has that width")
  func scalars() {
    var wrong: [UInt32] = []
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let shown = DisplayCluster(Character(scalar))
      let sent = shown.pieces.first ?? .init(shown.character, width: shown.width)
      if !(1...2).contains(shown.width) || !isCell(sent.character, width: sent.width) { wrong.append(value) }
    }
    #expect(wrong.count == 0, "\(wrong.prefix(5))")
  }
}
