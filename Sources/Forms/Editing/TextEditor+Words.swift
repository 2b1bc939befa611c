/// Commands that rearrange text. None works in a secret: what can't be seen can't be checked.
extension TextEditor {
  enum CaseChange { case upper, lower, capital }

  /// C-t: carries the character before the caret over the one at it; at the end of a line, swaps the
  /// two before.
  mutating func transposeCharacters() -> EditStep? {
    (run, anchor) = (.none, nil)
    guard !isSecret else { return nil }
    let pair = buffer.withView { view -> (left: Range<Int>, right: Range<Int>)? in
      var middle = caretByte
      if middle > 0, middle == view.count || view.isLineBreak(at: middle) {
        middle = view.boundary(before: middle)
      }
      guard middle > 0, middle < view.count else { return nil }
      let start = view.boundary(before: middle)
      guard !view.isLineBreak(at: start), !view.isLineBreak(at: middle) else { return nil }
      return (start..<middle, middle..<view.boundary(after: middle))
    }
    guard let (left, right) = pair else { return nil }
    let swapped = buffer.string(in: right) + buffer.string(in: left)
    return edit(left.lowerBound..<right.upperBound, swapped, .transposition)
  }

  /// M-c, M-u, M-l: from the caret to the end of the word, which is where the caret goes.
  mutating func changeCase(_ change: CaseChange) -> EditStep? {
    (run, anchor) = (.none, nil)
    guard !isSecret else { return nil }
    let range = caretByte..<buffer.withView { $0.wordEnd(after: caretByte) }
    let old = buffer.string(in: range)
    let new = Self.changed(old, change)
    guard new != old else {
      placeCaret(atByte: range.upperBound)
      return nil
    }
    return edit(range, new, .caseChange)
  }

  private static func changed(_ text: String, _ change: CaseChange) -> String {
    switch change {
    case .upper: return text.uppercased()
    case .lower: return text.lowercased()
    case .capital:
      guard let first = text.firstIndex(where: { $0.isLetter || $0.isNumber }) else { return text }
      let scalars = text[first].unicodeScalars
      let titled = scalars.first!.properties.titlecaseMapping + String(scalars.dropFirst())
      return text[..<first] + titled + text[text.index(after: first)...].lowercased()
    }
  }

  /// M-\: the blanks on both sides of the caret.
  mutating func deleteBlanks() -> EditStep? {
    anchor = nil
    guard !isSecret else { return nil }
    let range = buffer.withView { view in
      view.skipBackward(
        from: caretByte, while: view.isBlank)..<view.skipForward(
          from: caretByte, while: view.isBlank)
    }
    return edit(range, .empty, .deletion, .none)
  }
}
