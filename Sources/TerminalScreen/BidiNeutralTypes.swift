extension IsolatingRunSequence {
  /// N0: the brackets of a pair run the same way.
  mutating func resolveBrackets(scalars: [Unicode.Scalar], original: [BidiClass]) {
    for pair in bracketPairs(scalars) {
      guard let direction = direction(ofPair: pair) else { continue }
      for bracket in [pair.opening, pair.closing] {
        classes[bracket] = direction
        // Marks on a bracket follow it.
        for mark in (bracket + 1)..<classes.count {
          guard original[indices[mark]] == .nsm else { break }
          classes[mark] = direction
        }
      }
    }
  }

  /// BD16: pairs by the place of their opening bracket.
  private func bracketPairs(_ scalars: [Unicode.Scalar]) -> [(opening: Int, closing: Int)] {
    var open: [(key: UInt32, place: Int)] = []
    var pairs: [(opening: Int, closing: Int)] = []
    for place in classes.indices where classes[place] == .on {
      guard let bracket = scalars[indices[place]].bracket else { continue }
      if !bracket.isClosing {
        // The standard's limit of the stack, which gives up on the pairs not yet found.
        if open.count == 63 { break }
        open.append((bracket.opening, place))
      } else if let match = open.lastIndex(where: { $0.key == bracket.opening }) {
        pairs.append((open[match].place, place))
        open.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.opening < $1.opening }
  }

  /// The embedding direction if that stands inside; if the other does, what stands before decides.
  private func direction(ofPair pair: (opening: Int, closing: Int)) -> BidiClass? {
    var hasOpposite = false
    for kind in classes[(pair.opening + 1)..<pair.closing] {
      guard let strong = kind.strongForNeutrals else { continue }
      if strong == embedding { return embedding }
      hasOpposite = true
    }
    guard hasOpposite else { return nil }
    for kind in classes[..<pair.opening].reversed() {
      if let strong = kind.strongForNeutrals { return strong }
    }
    return start
  }

  /// N1 and N2: neutrals run with what is on both their sides, else with the embedding.
  mutating func resolveNeutrals() {
    var place = 0
    var before = start
    while place < classes.count {
      guard classes[place].isNeutralOrIsolate else {
        before = classes[place].strongForNeutrals ?? before
        place += 1
        continue
      }
      let next = classes[place...].firstIndex { !$0.isNeutralOrIsolate } ?? classes.endIndex
      let after = next < classes.endIndex ? classes[next].strongForNeutrals ?? end : end
      for neutral in place..<next { classes[neutral] = before == after ? before : embedding }
      place = next
    }
  }
}
