/// Finds what a few typed letters mean among many labels. Best first: labels that begin so, then words
/// that begin so, then beginnings of words one after another ("eur ber", "ny"), then any place, then
/// letters in order with gaps. Case and the signs between words don't count.
struct FuzzyFilter {
  private let needle: [UInt32]

  init(_ text: String) { needle = FoldedLabel(String(text.prefix(60))).letters }

  /// How a label answers to what was typed; the less the better.
  enum Rank: Int, Comparable {
    case beginning, word, words, anywhere, letters

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  /// Numbers of the labels that match at least so well, best first, equals in their own order.
  func matches(in labels: [FoldedLabel], atLeast worst: Rank = .letters) -> [Int] {
    guard !needle.isEmpty else { return Array(labels.indices) }
    var byRank: [[Int]] = Array(repeating: [], count: worst.rawValue + 1)
    for index in labels.indices {
      if let rank = rank(labels[index]), rank <= worst { byRank[rank.rawValue].append(index) }
    }
    return byRank.flatMap { $0 }
  }

  private func rank(_ label: FoldedLabel) -> Rank? {
    let letters = label.letters
    guard letters.count >= needle.count, isSubsequence(of: letters) else { return nil }
    if occurs(in: letters, at: 0) { return .beginning }
    if label.wordStarts.contains(where: { occurs(in: letters, at: $0) }) { return .word }
    if isJoinedBeginnings(of: label) { return .words }
    return (0...(letters.count - needle.count)).contains { occurs(in: letters, at: $0) }
      ? .anywhere : .letters
  }

  private func occurs(in letters: [UInt32], at start: Int) -> Bool {
    guard start + needle.count <= letters.count else { return false }
    for index in needle.indices where letters[start + index] != needle[index] { return false }
    return true
  }

  private func isSubsequence(of letters: [UInt32]) -> Bool {
    var next = 0
    for letter in letters where letter == needle[next] {
      next += 1
      if next == needle.count { return true }
    }
    return false
  }

  /// Whether the needle is beginnings of some of the words, in their order. Bit n of `reached`: its
  /// first n letters are.
  private func isJoinedBeginnings(of label: FoldedLabel) -> Bool {
    var reached: UInt64 = 1
    for start in label.wordStarts {
      let before = reached
      for count in 0..<needle.count where before & (1 << UInt64(count)) != 0 {
        var (place, typed) = (start, count)
        while typed < needle.count, place < label.letters.count, label.letters[place] == needle[typed] {
          place += 1
          typed += 1
          reached |= 1 << UInt64(typed)
        }
      }
    }
    return reached & (1 << UInt64(needle.count)) != 0
  }
}
