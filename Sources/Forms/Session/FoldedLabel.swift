/// A label as filters look at it: lower case, without accents (people type Zurich for Zürich) and
/// without the signs that stand between words.
struct FoldedLabel: Sendable {
  /// Scalar values, no more than a filter can reach.
  let letters: [UInt32]
  /// Where words begin among them.
  let wordStarts: [Int]

  init(_ label: String) {
    var letters: [UInt32] = []
    var starts: [Int] = []
    letters.reserveCapacity(label.utf8.count)
    var isInWord = false
    for scalar in label.lowercased().unicodeScalars {
      // Accents that stand apart.
      if (0x300...0x36F).contains(scalar.value) { continue }
      guard !Self.isBetweenWords(scalar) else {
        isInWord = false
        continue
      }
      if !isInWord { starts.append(letters.count) }
      isInWord = true
      letters.append(Self.withoutAccent(scalar.value))
    }
    self.letters = letters
    wordStarts = starts
  }

  private static func isBetweenWords(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "_", "-", "/", ".", ",", ":", ";", "(", ")", "\"", "'", "“", "”", "’", "–", "—": true
    default: scalar.value > 0x7F && scalar.properties.isWhitespace
    }
  }

  private static func withoutAccent(_ value: UInt32) -> UInt32 {
    (0xE0...0x17F).contains(value) ? UInt32(plain[Int(value - 0xE0)]) : value
  }

  /// The plain letter for each scalar from U+00E0 to U+017F.
  private static let plain = Array(
    ("aaaaaaaceeeeiiiidnooooo/ouuuuyty"
      + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllll"
      + "nnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs").utf8)
}
