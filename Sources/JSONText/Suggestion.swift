/// The word of a list that was probably meant, for "Did you mean …?"; nil if none is near enough.
///
/// Near enough is one slip in a word of three or four characters, two from five on, three from
/// nine on; a different case alone always is. Of several equally near the first is taken. Where none is
/// near, the only one that the word of four characters or more begins or ends: `language` of `systemLanguage`.
public func nearest(to word: String, in list: some Sequence<String>) -> String? {
  let typed = Array(word.lowercased())
  // Nobody mistypes a name of hundreds of characters; the table below would grow with its square.
  guard typed.count <= 64 else { return nil }
  let limit =
    switch typed.count {
    case ..<3: 0
    case 3...4: 1
    case 5...8: 2
    default: 3
    }
  var best: (word: String, distance: Int)?
  for candidate in list {
    let distance = editDistance(typed, Array(candidate.lowercased()))
    if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.word ?? onlyLonger(than: word.lowercased(), in: list)
}

/// The only word of a list that begins or ends with another one.
private func onlyLonger(than word: String, in list: some Sequence<String>) -> String? {
  guard word.count >= 4 else { return nil }
  let longer = list.filter { $0.lowercased().hasPrefix(word) || $0.lowercased().hasSuffix(word) }
  return longer.count == 1 ? longer[0] : nil
}

/// Slips from one word to another: a character too many, too few, or wrong, or two neighbours
/// exchanged (the restricted Damerau-Levenshtein distance).
func editDistance(_ one: [Character], _ other: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...other.count)
  for row in one.indices {
    var current = [row + 1]
    for column in other.indices {
      let change = one[row] == other[column] ? 0 : 1
      var distance = min(last[column] + change, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
        distance = min(distance, beforeLast[column - 1] + 1)
      }
      current.append(distance)
    }
    beforeLast = last
    last = current
  }
  return last[other.count]
}
