/// Commands, each to the letter of readline where readline has it; what people expect of a selection
/// comes on top.
extension TextEditor {
  /// Carries out a command. Nil where the text stays as it is.
  @discardableResult
  public mutating func perform(_ command: EditingCommand, killRing: inout KillRing) -> EditStep? {
    switch command {
    case .move(let motion, let extending): return move(motion, extending: extending)
    case .selectAll: selectAll()
    case .copy: copy(to: &killRing)
    case .deleteBackward: return delete(forward: false)
    case .deleteForward: return delete(forward: true)
    case .killToLineEnd: return kill(to: lineKillEnd, into: &killRing)
    case .killToLineStart: return kill(to: lineKillStart, into: &killRing)
    case .killBackwardToBlank:
      return killWord(into: &killRing) { $0.spaceDelimitedStart(before: $0.gapStart) }
    case .killWordBackward: return killWord(into: &killRing) { $0.wordStart(before: $0.gapStart) }
    case .killWordForward: return killWord(into: &killRing) { $0.wordEnd(after: $0.gapStart) }
    case .yank: return yank(from: killRing)
    case .yankNext: return yankNext(from: &killRing)
    case .transposeCharacters: return transposeCharacters()
    case .capitalizeWord: return changeCase(.capital)
    case .uppercaseWord: return changeCase(.upper)
    case .lowercaseWord: return changeCase(.lower)
    case .deleteBlanks: return deleteBlanks()
    case .clear: return edit(0..<buffer.count, .empty, .clear, .none)
    case .newline: return kind == .multiline ? insert("\n") : nil
    }
    return nil
  }

  // MARK: Moving

  private mutating func move(_ motion: Motion, extending: Bool) -> EditStep? {
    moveCaret(toByte: target(of: motion, extending: extending), extending: extending)
    return nil
  }

  private func target(of motion: Motion, extending: Bool) -> Int {
    let collapsing = extending ? nil : selectedBytes
    return buffer.withView { view in
      switch motion {
      case .characterBackward:
        return collapsing?.lowerBound ?? (caretByte == 0 ? 0 : view.boundary(before: caretByte))
      case .characterForward:
        return collapsing?.upperBound
          ?? (caretByte == view.count ? view.count : view.boundary(after: caretByte))
      case .wordBackward: return isSecret ? 0 : view.wordStart(before: caretByte)
      case .wordForward: return isSecret ? view.count : view.wordEnd(after: caretByte)
      case .lineStart: return lineStart
      case .lineEnd: return lineEnd
      case .textStart: return 0
      case .textEnd: return view.count
      }
    }
  }

  private var lineStart: Int {
    kind == .multiline ? buffer.withView { $0.lineStart(before: caretByte) } : 0
  }

  private var lineEnd: Int {
    kind == .multiline ? buffer.withView { $0.lineEnd(after: caretByte) } : buffer.count
  }

  // MARK: Deleting and killing

  private mutating func delete(forward: Bool) -> EditStep? {
    if let selectedBytes { return edit(selectedBytes, .empty, .deletion, .none) }
    anchor = nil
    let target = target(of: forward ? .characterForward : .characterBackward, extending: false)
    return edit(
      min(target, caretByte)..<max(target, caretByte), .empty, .deletion,
      forward ? .deletingForward : .deletingBackward)
  }

  private var lineKillEnd: Int {
    let end = lineEnd
    return end == caretByte && end < buffer.count ? buffer.withView { $0.boundary(after: end) } : end
  }

  private var lineKillStart: Int {
    let start = lineStart
    return start == caretByte && start > 0 ? buffer.withView { $0.boundary(before: start) } : start
  }

  /// Kills by word. A word of a secret is its whole value: how long its words are would tell
  /// something about it.
  private mutating func killWord(
    into ring: inout KillRing, to target: (GappedBytes) -> Int
  ) -> EditStep? {
    isSecret ? edit(0..<buffer.count, .empty, .kill, .none) : kill(to: buffer.withView(target), into: &ring)
  }

  /// Kills what lies between the caret and `target`.
  private mutating func kill(to target: Int, into ring: inout KillRing) -> EditStep? {
    let (caret, joins) = (caretByte, run == .killing)
    anchor = nil
    guard let step = edit(min(target, caret)..<max(target, caret), .empty, .kill, .none) else { return nil }
    guard !isSecret else { return step }
    run = .killing
    if joins {
      ring.join(step.removed, target < caret ? .backward : .forward)
    } else {
      ring.push(step.removed)
    }
    return step
  }

  private mutating func copy(to ring: inout KillRing) {
    run = .none
    if let selectedText { ring.push(selectedText) }
  }

  // MARK: Yanking

  private mutating func yank(from ring: KillRing) -> EditStep? {
    run = .none
    guard !isSecret, let text = ring.current else { return nil }
    return yank(text, over: selectedBytes ?? caretByte..<caretByte)
  }

  /// Only right after a yank: the next older text in place of the one just yanked.
  private mutating func yankNext(from ring: inout KillRing) -> EditStep? {
    guard case .yanked(let range) = run, ring.current != nil else {
      run = .none
      return nil
    }
    ring.rotate()
    return yank(ring.current ?? "", over: range)
  }

  /// Goes the way of a paste: what was killed in several lines may be yanked into one.
  private mutating func yank(_ text: String, over range: Range<Int>) -> EditStep? {
    var text = text
    let room: PasteCleaning.Room = kind == .multiline ? .lines : .oneLine
    let step = text.withUTF8 {
      put(UnsafeRawBufferPointer($0), over: range, named: .yank, PasteCleaning(room: room)).step
    }
    run = .yanked(range.lowerBound..<range.lowerBound + (step?.inserted.utf8.count ?? 0))
    return step
  }
}

extension UnsafeRawBufferPointer {
  /// No bytes.
  static var empty: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: nil, count: 0) }
}
