/// Finds what a few typed letters mean among many labels: labels that begin so first, then words
/// that begin so, then any place, then letters in order with gaps ("eur ber" finds Europe/Berlin).
struct FuzzyFilter {
  private let needle: [Character]

  init(_ text: String) { needle = text.lowercased().filter { !$0.isWhitespace }.map { $0 } }

  func matches(in labels: [String]) -> [Int] {
    guard !needle.isEmpty else { return Array(labels.indices) }
    let ranked = labels.indices.compactMap { index in rank(labels[index]).map { (rank: $0, index: index) } }
    return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.index)
  }

  /// 0 for the best match, nil for none.
  private func rank(_ label: String) -> Int? {
    let all = Array(label.lowercased())
    let letters = all.filter { !$0.isWhitespace }
    if letters.starts(with: needle) { return 0 }
    for index in all.indices.dropFirst() where !isWordPart(all[index - 1]) && isWordPart(all[index]) {
      if all[index...].lazy.filter({ !$0.isWhitespace }).starts(with: needle) { return 1 }
    }
    if contains(letters) { return 2 }
    return isSubsequence(of: letters) ? 3 : nil
  }

  private func isWordPart(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  private func contains(_ letters: [Character]) -> Bool {
    guard letters.count >= needle.count else { return false }
    return (0...(letters.count - needle.count)).contains { letters[$0...].starts(with: needle) }
  }

  private func isSubsequence(of letters: [Character]) -> Bool {
    var rest = needle[...]
    for letter in letters where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
