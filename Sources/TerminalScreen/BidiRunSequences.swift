/// Text of one level that the rules take as a whole, although isolates may stand between its parts
/// (UAX #9, BD13).
struct IsolatingRunSequence {
  let indices: [Int]
  let level: UInt8
  /// The directions before and after (X10).
  let start: BidiClass
  let end: BidiClass
  var classes: [BidiClass]

  /// L for even levels, R for odd ones.
  var embedding: BidiClass { direction(of: level) }
}

/// The direction that a level stands for.
func direction(of level: UInt8) -> BidiClass { level & 1 == 0 ? .l : .r }

extension BidiParagraph {
  /// X9 and X10, without the characters that X9 removes.
  func isolatingRunSequences() -> [IsolatingRunSequence] {
    let runs = levelRuns()
    let matches = isolateMatches()
    var runStarting: [Int: Int] = [:]
    for (number, run) in runs.enumerated() { runStarting[run[0]] = number }
    var sequences: [IsolatingRunSequence] = []
    for run in runs where original[run[0]] != .pdi || matches[run[0]] == nil {
      var indices = run
      while let last = indices.last, original[last].isIsolateInitiator, let end = matches[last],
        let next = runStarting[end]
      {
        indices += runs[next]
      }
      sequences.append(sequence(indices, closes: matches[indices.last!] != nil))
    }
    return sequences
  }

  /// BD7: the longest runs of one level.
  private func levelRuns() -> [[Int]] {
    var runs: [[Int]] = []
    for index in original.indices where !original[index].isRemoved {
      if let last = runs.last?.last, levels[last] == levels[index] {
        runs[runs.count - 1].append(index)
      } else {
        runs.append([index])
      }
    }
    return runs
  }

  /// Isolate initiators and the PDIs that close them, both ways.
  private func isolateMatches() -> [Int: Int] {
    var matches: [Int: Int] = [:]
    var open: [Int] = []
    for index in original.indices {
      if original[index].isIsolateInitiator {
        open.append(index)
      } else if original[index] == .pdi, let initiator = open.popLast() {
        matches[initiator] = index
        matches[index] = initiator
      }
    }
    return matches
  }

  /// - Parameter closes: whether an isolate initiator at the end has its PDI.
  private func sequence(_ indices: [Int], closes: Bool) -> IsolatingRunSequence {
    let level = levels[indices[0]]
    let before = original[..<indices[0]].lastIndex { !$0.isRemoved }.map { levels[$0] } ?? baseLevel
    let last = indices.last!
    let isOpen = original[last].isIsolateInitiator && !closes
    let next = isOpen ? nil : original[(last + 1)...].firstIndex { !$0.isRemoved }
    let after = next.map { levels[$0] } ?? baseLevel
    return IsolatingRunSequence(
      indices: indices, level: level,
      start: direction(of: max(level, before)), end: direction(of: max(level, after)),
      classes: indices.map { classes[$0] })
  }
}
