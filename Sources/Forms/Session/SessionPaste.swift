internal import TerminalScreen

/// What is pasted goes into the field as its kind takes it; what was changed on the way is told.
/// A paste never submits and is never a command.
extension Session {
  mutating func handle(_ paste: PastedText) {
    prepareForInput()
    drag = DragState()
    if overlay != nil, pasteInOverlay(paste) { return }
    guard case .field(let number) = focus else { return tellPasteNotHere() }
    var text = droppedPath(in: paste, number).map { PastedText($0) } ?? paste
    let last = lastBreak(of: text, number)
    if last != .stays { text = text.withoutLastLineBreaks ?? text }
    switch sendUnlessIgnored(.paste(text), to: number) {
    case .ignored: tellPasteNotHere()
    case .changed: tellChanges(of: text, number, last)
    case .moved, .refused: break
    }
  }

  /// What becomes of the line break that a copied line ends in.
  private enum LastBreak {
    /// It is a space, as those between lines are, or a line break in several lines.
    case stays
    /// No value of this kind ends in a space: nothing is lost.
    case goes
    /// A limit has room for the text, but not for a space behind it.
    case findsNoRoom
  }

  private func lastBreak(of paste: PastedText, _ number: Int) -> LastBreak {
    guard !(form.fields[number].kind is MultilineKind), paste.withoutLastLineBreaks != nil else {
      return .stays
    }
    if form.fields[number].kind is StepperKind { return .goes }
    guard let kind = form.fields[number].kind as? TextKind else { return .stays }
    if !kind.content.takesBlanks { return .goes }
    guard kind.limit?.behavior == .refuse else { return .stays }
    var copy = control(number)
    var tools = ControlTools(killRing: KillRing(), area: inputArea(of: number))
    if case .refused = copy.handle(.paste(paste), &tools) { return .findsNoRoom }
    return .stays
  }

  private mutating func tellPasteNotHere() { tell(settings.wording.notices.pasteNotHere, isError: true) }

  private func droppedPath(in paste: PastedText, _ number: Int) -> String? {
    let paths = form.fields[number].kind.droppedPaths
    guard paths != .asTyped, let dropped = paste.withBytes({ DroppedPath($0) }) else { return nil }
    return dropped.isQuoted || paths == .always ? dropped.path : nil
  }

  private mutating func tellChanges(of paste: PastedText, _ number: Int, _ last: LastBreak) {
    let hasLines = form.fields[number].kind is MultilineKind
    let changes = paste.withBytes { PasteCleaning(room: hasLines ? .lines : .oneLine).measure($0).changes }
    let words = settings.wording.notices
    var sentences: [String] = []
    if changes.contains(.controls) || last == .findsNoRoom { sentences.append(words.pasteLeftOut) }
    if changes.contains(.invalidBytes) { sentences.append(words.pasteReplaced) }
    if sentences.isEmpty, changes.contains(.lineBreaks), !hasLines { sentences = [words.pasteJoinedLines] }
    if !sentences.isEmpty { tell(sentences.joined(separator: " "), isError: false) }
  }

  /// Says something in the status row, until the next key.
  mutating func tell(_ words: String, isError: Bool) {
    status = Status(words: words, isError: isError)
    announcements.append(words)
  }

  /// What was said and shown for a moment goes, and the view is with the focus again.
  mutating func prepareForInput() {
    if status != nil { status = nil }
    endHover()
    guard !scroll.followsFocus else { return }
    scroll.followsFocus = true
    layoutIsStale = true
  }
}
