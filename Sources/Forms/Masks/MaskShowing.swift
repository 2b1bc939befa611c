extension Mask {
  /// The value with its literals: leading ones with the first character, others as soon as what
  /// stands before them is complete.
  public func shown(_ value: String) -> MaskedText {
    let characters = Array(value)
    guard !characters.isEmpty else { return MaskedText(plain: "") }
    guard case .success(let steps) = read(characters, literals: readable(characters)) else {
      return MaskedText(plain: value)
    }
    var shown: [Character] = []
    var carets: [Int] = []
    shown.reserveCapacity(elements.count)
    carets.reserveCapacity(characters.count + 1)
    for (element, step) in zip(elements, steps) where step != .skipped {
      if case .literal(let literal, _) = element, step == .appeared {
        shown.append(literal)
      } else {
        let character = characters[carets.count]
        carets.append(shown.count)
        shown.append(character)
      }
    }
    for case .literal(let literal, late: false) in elements[steps.count...].prefix(while: { !$0.isPlace }) {
      shown.append(literal)
    }
    carets.append(shown.count)
    return MaskedText(characters: shown, carets: carets)
  }
}
