extension IsolatingRunSequence {
  /// Rules W1 to N2; the classes left are L, R, EN and AN.
  mutating func resolve(scalars: [Unicode.Scalar], original: [BidiClass]) {
    resolveMarks()
    resolveNumbers()
    resolveSeparators()
    resolveTerminators()
    resolveNumbersAfterLetters()
    resolveBrackets(scalars: scalars, original: original)
    resolveNeutrals()
  }

  /// I1 and I2.
  func impliedLevel(at place: Int) -> UInt8 {
    switch classes[place] {
    case .l: level + level % 2
    case .r: level + 1 - level % 2
    default: level + 2 - level % 2
    }
  }

  /// W1: a mark is like what it stands on.
  private mutating func resolveMarks() {
    var before = start
    for place in classes.indices {
      if classes[place] == .nsm { classes[place] = before }
      let kind = classes[place]
      before = kind.isIsolateInitiator || kind == .pdi ? .on : kind
    }
  }

  /// W2 and W3: numbers after Arabic letters are Arabic numbers, and the letters right-to-left.
  private mutating func resolveNumbers() {
    var lastStrong = start
    for place in classes.indices {
      switch classes[place] {
      case .l, .r:
        lastStrong = classes[place]
      case .al:
        lastStrong = .al
        classes[place] = .r
      case .en where lastStrong == .al:
        classes[place] = .an
      default:
        break
      }
    }
  }

  /// W4: one separator between two numbers of a kind is part of them.
  private mutating func resolveSeparators() {
    guard classes.count > 2 else { return }
    for place in 1..<(classes.count - 1) {
      let before = classes[place - 1]
      guard before == classes[place + 1] else { continue }
      switch classes[place] {
      case .es where before == .en: classes[place] = .en
      case .cs where before == .en || before == .an: classes[place] = before
      default: break
      }
    }
  }

  /// W5 and W6: terminators beside European numbers are part of them; what is left is neutral.
  private mutating func resolveTerminators() {
    var place = 0
    while place < classes.count {
      guard classes[place] == .et else {
        place += 1
        continue
      }
      let end = classes[place...].firstIndex { $0 != .et } ?? classes.endIndex
      let isAfterNumber = place > 0 && classes[place - 1] == .en
      let isBeforeNumber = end < classes.endIndex && classes[end] == .en
      for terminator in place..<end { classes[terminator] = isAfterNumber || isBeforeNumber ? .en : .on }
      place = end
    }
    for place in classes.indices where classes[place] == .es || classes[place] == .cs { classes[place] = .on }
  }

  /// W7: European numbers after left-to-right letters run with them.
  private mutating func resolveNumbersAfterLetters() {
    var lastStrong = start
    for place in classes.indices {
      switch classes[place] {
      case .l, .r: lastStrong = classes[place]
      case .en where lastStrong == .l: classes[place] = .l
      default: break
      }
    }
  }
}
