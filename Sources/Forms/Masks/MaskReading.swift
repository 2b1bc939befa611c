/// What reading a text did with one element of the mask.
enum MaskStep: Sendable {
  /// A place took a character.
  case filled
  /// An optional place stayed empty.
  case skipped
  /// The text had the literal.
  case typed
  /// The text didn't have the literal, which stands after something complete: it appears by itself.
  case appeared
}

/// Where a text stops fitting.
struct MaskMisfit: Error {
  /// The character of the text.
  let index: Int
  /// What stands there in the mask, nil where it has ended.
  let expected: MaskExpectation?
}

extension Mask {
  /// Assigns the characters to the mask's elements from the left: one step for each element up to
  /// the last character.
  ///
  /// Only characters in `literals` may be read as literals. With `whole` the value must be finished:
  /// no required place is left over, and no literal that it keeps has to appear. A place is filled where it can be; where that leads nowhere, the last optional place
  /// that was filled is skipped instead (`09:99` reads `9:30`). Each place is tried once at most for
  /// each character, so that the work stays within places times characters.
  func read(
    _ characters: [Character], literals: Range<Int>, whole: Bool = false
  ) -> Result<[MaskStep], MaskMisfit> {
    var reader = MaskReader(self, characters, literals: literals, whole: whole)
    return reader.run() ? .success(reader.steps) : .failure(reader.misfit)
  }
}

/// One reading with its way back.
private struct MaskReader {
  let mask: Mask
  let characters: [Character]
  let literals: Range<Int>
  let whole: Bool

  var steps: [MaskStep] = []
  var index = 0
  /// True while an optional place has been skipped and nothing was taken since: a literal may
  /// then only come from the text.
  var hasSkipped = false
  /// The optional places that were filled: the place, and its character.
  var filled: [(element: Int, index: Int)] = []
  /// Those (as place × characters + character) that led nowhere.
  var failed: Set<Int> = []
  var misfit = MaskMisfit(index: -1, expected: nil)

  init(_ mask: Mask, _ characters: [Character], literals: Range<Int>, whole: Bool) {
    self.mask = mask
    self.characters = characters
    self.literals = literals
    self.whole = whole
    steps.reserveCapacity(mask.elements.count)
  }

  mutating func run() -> Bool {
    while true {
      if index == characters.count {
        if !whole || steps.count > mask.lastRequired { return true }
        if !goBack() { return false }
      } else if !advance(), !goBack() {
        return false
      }
    }
  }

  /// Takes one element; false where the character can't stand here.
  private mutating func advance() -> Bool {
    guard steps.count < mask.elements.count else { return miss(nil) }
    switch mask.elements[steps.count] {
    case .literal(let literal, _):
      if literals.contains(index), characters[index] == literal {
        take(.typed)
      } else if hasSkipped || whole && mask.keepsLiterals {
        return miss(.literal(literal))
      } else {
        steps.append(.appeared)
      }
    case .place(let place, let required, _):
      if place.taken(characters[index]) != nil {
        if !required {
          guard failed.isEmpty || !failed.contains(mark(steps.count, index)) else { return false }
          filled.append((steps.count, index))
        }
        take(.filled)
      } else if required {
        return miss(.place(place))
      } else {
        _ = miss(.place(place))
        skip()
      }
    }
    return true
  }

  private mutating func take(_ step: MaskStep) {
    steps.append(step)
    index += 1
    hasSkipped = false
  }

  private mutating func skip() {
    steps.append(.skipped)
    hasSkipped = true
  }

  private mutating func goBack() -> Bool {
    guard let last = filled.popLast() else { return false }
    failed.insert(mark(last.element, last.index))
    steps.removeSubrange(last.element...)
    index = last.index
    skip()
    return true
  }

  private func mark(_ element: Int, _ index: Int) -> Int { element * characters.count + index }

  /// Remembers the farthest character that didn't fit, and what was asked for there first.
  private mutating func miss(_ expected: MaskExpectation?) -> Bool {
    if index > misfit.index { misfit = MaskMisfit(index: index, expected: expected) }
    return false
  }
}
