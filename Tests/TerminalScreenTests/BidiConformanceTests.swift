import Testing

@testable import TerminalScreen

@Suite("The bidirectional algorithm against the tests of the Unicode Character Database (UAX #9)")
struct BidiConformanceTests {
  /// What the tests call "x": removed by rule X9.
  private static let removed: UInt8 = 255

  /// A scalar of each class, in the order of `BidiClass`; for ON none that is a bracket.
  private static let scalars: [Unicode.Scalar] = [
    "a", "\u{5D0}", "\u{627}", "1", "+", "$", "\u{661}", ",", "\u{300}", "\u{AD}", "\u{2029}", "\t", " ",
    "!",
    "\u{202A}", "\u{202D}", "\u{202B}", "\u{202E}", "\u{202C}", "\u{2066}", "\u{2067}", "\u{2068}",
    "\u{2069}",
  ]

  /// A difference as words, or nil.
  private func difference(
    _ scalars: [Unicode.Scalar], _ direction: BaseDirection, levels: [UInt8], order: [Int]
  ) -> String? {
    let paragraph = BidiParagraph(scalars, direction)
    let found = zip(paragraph.levels, paragraph.original).map { $1.isRemoved ? Self.removed : $0 }
    let seen = BidiLine.visualOrder(of: paragraph.levels).filter { found[$0] != Self.removed }
    if found == levels, seen == order { return nil }
    return "\(paragraph.original) \(direction): \(found) \(seen) for \(levels) \(order)"
  }

  @Test("The scalars of this test have the classes they stand for")
  func representatives() {
    #expect(Self.scalars.map(\.bidiClass.rawValue) == Array(0..<23))
  }

  @Test("All rows of BidiTest.txt")
  func bidiTest() throws {
    var data = try UnicodeTestData("BidiTest.packed")
    var rows = 0
    var differences: [String] = []
    while !data.isAtEnd {
      let levels = data.bytes(data.byte())
      let order = data.bytes(data.byte()).map(Int.init)
      let directions = data.byte()
      let count = data.number()
      var row = 0
      for _ in 0..<count {
        rows += 1
        let isLong = levels.count > 13
        if !isLong { row += data.number() }
        let classes =
          isLong ? data.bytes(levels.count).map(Int.init) : classes(ofRow: row, count: levels.count)
        let scalars = classes.map { Self.scalars[$0] }
        for (bit, direction) in [(1, BaseDirection.automatic), (2, .leftToRight), (4, .rightToLeft)]
        where directions & bit != 0 {
          if let difference = difference(scalars, direction, levels: levels, order: order) {
            differences.append(difference)
          }
        }
      }
    }
    #expect(rows == 490_846)
    #expect(differences.count == 0, "\(differences.prefix(5))")
  }

  private func classes(ofRow row: Int, count: Int) -> [Int] {
    var digits = row
    return (0..<count).map { _ in
      defer { digits /= Self.scalars.count }
      return digits % Self.scalars.count
    }
  }

  @Test("All rows of BidiCharacterTest.txt")
  func bidiCharacterTest() throws {
    var data = try UnicodeTestData("BidiCharacterTest.packed")
    var rows = 0
    var differences: [String] = []
    var scalars: [Unicode.Scalar] = []
    while !data.isAtEnd {
      let same = data.byte()
      let added = data.byte()
      scalars.removeSubrange(same...)
      for _ in 0..<added { scalars.append(Unicode.Scalar(UInt32(data.number()))!) }
      let settings = data.byte()
      let levels = data.bytes(scalars.count)
      let order = data.bytes(data.byte()).map(Int.init)
      let direction = [BaseDirection.leftToRight, .rightToLeft, .automatic][settings & 15]
      rows += 1
      if BidiParagraph(scalars, direction).baseLevel != settings >> 4 {
        differences.append("base of \(scalars)")
      }
      if let difference = difference(scalars, direction, levels: levels, order: order) {
        differences.append(difference)
      }
    }
    #expect(rows == 91_707)
    #expect(differences.count == 0, "\(differences.prefix(5))")
  }
}
