extension Mask {
  /// Puts `text` in place of `range`; see `EntryMask`.
  ///
  /// A pasted text is read with its literals, without them, and, beside other characters, with literals
  /// left out that stand elsewhere than in the mask; the first reading that fills the mask is taken, else the first that
  /// fits. Refusals are those of the first.
  public func insert(
    _ text: String, into value: String, replacing range: Range<Int>, isPaste: Bool = false
  ) -> Result<MaskEdit, MaskRefusal> {
    let old = Array(value)
    let range = range.clamped(to: 0..<old.count)
    if text.isEmpty { return delete(range, from: value) }
    var splice = MaskSplice(text, into: old, replacing: range)
    if !isPaste, splice.text.count == 1 {
      return typedLiteral(splice)
        ?? (keepsLiterals ? insertKeeping(splice) : attempt(splice, literals: false))
    }
    splice.trimText()
    return keepsLiterals ? insertKeeping(splice) : paste(splice)
  }

  /// Takes `range` out; see `EntryMask`.
  public func delete(
    _ range: Range<Int>, from value: String, forward: Bool = false
  ) -> Result<MaskEdit, MaskRefusal> {
    let old = Array(value)
    let range = range.clamped(to: 0..<old.count)
    guard !range.isEmpty else { return .success(MaskEdit(value: value, caret: range.lowerBound)) }
    var splice = MaskSplice("", into: old, replacing: range)
    let result = attempt(splice, literals: keepsLiterals)
    guard keepsLiterals else { return result }
    switch result {
    case .success(let edit) where edit.value == value:
      return deleteBeside(range, of: old, forward: forward) ?? result
    case .success:
      return result
    case .failure:
      splice.tail = loosened(old, from: range.upperBound)
      return attempt(splice, literals: true).flatMapError { _ in result }
    }
  }

  /// Reads a splice and builds the value. `literals`: whether what comes may hold literals, and, in a
  /// value that keeps them, what is there already does.
  func attempt(_ splice: MaskSplice, literals: Bool) -> Result<MaskEdit, MaskRefusal> {
    let characters = splice.characters
    let readable = !literals ? 0..<0 : keepsLiterals ? 0..<characters.count : splice.inserted
    return switch read(characters, literals: readable) {
    case .success(let steps):
      settled(edit(steps, characters, caretAfter: splice.inserted.upperBound))
    case .failure(let misfit): .failure(refusal(misfit, in: splice))
    }
  }

  /// The edit when its value reads as itself. Where a place takes a literal's own character (`0001`), one
  /// text can be read in two ways: then the value is the one that reading it again leads to.
  private func settled(_ edit: MaskEdit) -> Result<MaskEdit, MaskRefusal> {
    guard keepsLiterals else { return .success(edit) }
    var edit = edit
    for _ in 0...places.count {
      let characters = Array(edit.value)
      guard case .success(let steps) = read(characters, literals: readable(characters)) else { break }
      let again = self.edit(steps, characters, caretAfter: edit.caret)
      if again.value == edit.value { return .success(edit) }
      edit = again
    }
    return .failure(.full(limit: places.count))
  }

  private func refusal(_ misfit: MaskMisfit, in splice: MaskSplice) -> MaskRefusal {
    guard let expected = misfit.expected else { return .full(limit: places.count) }
    let character = splice.characters[misfit.index]
    return splice.inserted.contains(misfit.index)
      ? .unfit(character, expected: expected) : .displaced(character, expected: expected)
  }

  /// The value of a reading; the caret comes to stand behind the first `count` characters read.
  private func edit(_ steps: [MaskStep], _ characters: [Character], caretAfter count: Int) -> MaskEdit {
    var value: [Character] = []
    value.reserveCapacity(steps.count)
    var index = 0
    var caret = 0
    for (element, step) in zip(elements, steps) {
      switch element {
      case .place(let place, _, let letters):
        guard step == .filled, let taken = place.taken(characters[index]) else { continue }
        value.append(letters.applied(to: taken))
        index += 1
      case .literal(let literal, _):
        if keepsLiterals { value.append(literal) }
        guard step == .typed else { continue }
        index += 1
      }
      if index <= count { caret = count == 0 ? 0 : value.count }
    }
    if keepsLiterals { value.removeLast(loneLiterals(steps, value)) }
    return MaskEdit(value: String(value), caret: min(caret, value.count))
  }

  /// How many literals at the end of a value would appear there by themselves. Where places before
  /// them were skipped, the first one says so and stays.
  private func loneLiterals(_ steps: [MaskStep], _ value: [Character]) -> Int {
    let kept = (steps.lastIndex { $0 == .filled || $0 == .skipped } ?? -1) + 1
    let count = steps.count - kept
    guard count > 0, kept > 0 else { return count }
    let bare = Array(value.dropLast(count))
    guard steps[kept - 1] == .filled, case .success(let again) = read(bare, literals: readable(bare)),
      again.count == kept
    else { return count - 1 }
    return count
  }
}

// MARK: - Literals

extension Mask {
  /// A typed literal that comes next or has just been passed: taken, and nothing else happens. Nil
  /// where the character is no such literal.
  private func typedLiteral(_ splice: MaskSplice) -> Result<MaskEdit, MaskRefusal>? {
    let typed = splice.text[0]
    guard elements.contains(where: { $0.isLiteral(typed) }) else { return nil }
    var moved = splice
    moved.text = []
    if !keepsLiterals {
      return passes(typed, splice) ? attempt(moved, literals: false) : nil
    }
    guard !hasPlace(for: typed) else { return nil }
    if splice.head.last == typed { return attempt(moved, literals: true) }
    guard splice.tail.first == typed else { return nil }
    moved.head.append(moved.tail.removeFirst())
    return attempt(moved, literals: true)
  }

  /// Where the value has no literals: whether those before the next place have this one. The one
  /// right before the caret wins over the place behind it; before the first character all do, since
  /// none of them shows yet.
  private func passes(_ literal: Character, _ splice: MaskSplice) -> Bool {
    let caret = splice.head.count
    guard caret <= places.count else { return false }
    let next = caret < places.count ? places[caret] : elements.count
    let run = elements[(caret == 0 ? 0 : places[caret - 1] + 1)..<next]
    guard run.contains(where: { $0.isLiteral(literal) }) else { return false }
    if splice.head.isEmpty && splice.tail.isEmpty || run.last?.isLiteral(literal) == true { return true }
    guard next < elements.count, case .place(let place, _, _) = elements[next] else { return true }
    return place.taken(literal) == nil
  }

  private func hasPlace(for character: Character) -> Bool {
    places.contains {
      if case .place(let place, _, _) = elements[$0] { place.taken(character) != nil } else { false }
    }
  }

  private func paste(_ splice: MaskSplice) -> Result<MaskEdit, MaskRefusal> {
    let first = attempt(splice, literals: true)
    if case .success(let edit) = first, isComplete(edit.value) || isShown(splice, as: edit.value) {
      return first
    }
    let readings = [first, attempt(splice, literals: false), attemptExcerpt(splice)]
      .filter { if case .success = $0 { true } else { false } }
    let whole = readings.first { if case .success(let edit) = $0 { isComplete(edit.value) } else { false } }
    return whole ?? readings.first ?? first
  }

  /// Without the literals in the text: those of an excerpt that was copied elsewhere. Never for a whole
  /// value, in which a literal at another place means something else (`3/5/26`).
  private func attemptExcerpt(_ splice: MaskSplice) -> Result<MaskEdit, MaskRefusal> {
    var bare = splice
    bare.text.removeAll { character in
      elements.contains { $0.isLiteral(character) } && !hasPlace(for: character)
    }
    let isExcerpt = !bare.text.isEmpty && !(splice.head.isEmpty && splice.tail.isEmpty)
    return attempt(isExcerpt ? bare : splice, literals: false)
  }

  /// A text just as the mask would show that value.
  private func isShown(_ splice: MaskSplice, as value: String) -> Bool {
    splice.head.isEmpty && splice.tail.isEmpty && shown(value).characters == splice.text
  }
}

// MARK: - Values that keep their literals

extension Mask {
  /// As the text stands; else behind the literals after the caret; else with what follows shifting
  /// through those literals that appear by themselves.
  private func insertKeeping(_ splice: MaskSplice) -> Result<MaskEdit, MaskRefusal> {
    let first = attempt(splice, literals: true)
    if case .success = first { return first }
    var behind = splice
    while let next = behind.tail.first, elements.contains(where: { $0.isLiteral(next) }), !hasPlace(for: next)
    {
      behind.head.append(behind.tail.removeFirst())
    }
    if behind.head.count > splice.head.count, case .success(let edit) = attempt(behind, literals: true) {
      return .success(edit)
    }
    var shifting = splice
    shifting.tail = loosened(splice.head + splice.tail, from: splice.head.count)
    return attempt(shifting, literals: true).flatMapError { _ in first }
  }

  /// The characters from `start` on without the literals that would appear by themselves.
  private func loosened(_ characters: [Character], from start: Int) -> [Character] {
    guard case .success(let steps) = read(characters, literals: 0..<characters.count) else {
      return Array(characters[start...])
    }
    var loose: [Character] = []
    var index = 0
    var hasSkipped = false
    for step in steps {
      switch step {
      case .skipped: hasSkipped = true
      case .appeared: continue
      case .filled, .typed:
        if index >= start, step == .filled || hasSkipped { loose.append(characters[index]) }
        index += 1
        hasSkipped = false
      }
    }
    return loose
  }

  /// A literal that came back when it was taken out: the character beside it goes instead.
  private func deleteBeside(
    _ range: Range<Int>, of old: [Character], forward: Bool
  ) -> Result<MaskEdit, MaskRefusal>? {
    var index = forward ? range.upperBound : range.lowerBound - 1
    while old.indices.contains(index), elements.contains(where: { $0.isLiteral(old[index]) }),
      !hasPlace(for: old[index])
    {
      index += forward ? 1 : -1
    }
    guard old.indices.contains(index) else { return nil }
    return attempt(MaskSplice("", into: old, replacing: index..<index + 1), literals: true)
  }
}

extension MaskElement {
  func isLiteral(_ character: Character) -> Bool {
    if case .literal(character, _) = self { true } else { false }
  }
}

extension MaskSplice {
  /// Leaves out blanks around the text, unless it is nothing but blanks.
  mutating func trimText() {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return }
    text = Array(text[first...last])
  }
}
