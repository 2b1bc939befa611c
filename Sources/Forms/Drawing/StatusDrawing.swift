internal import TerminalScreen

/// The last row: the keys of what has the focus, or what has to be said for a moment.
extension Session {
  func drawStatus(into frame: inout Frame) {
    let hints = keyHints
    let isAbove = scroll.item != .header || scroll.hidden > 0
    let isBelow = layout.items.last.map { $0.item != .buttons || $0.top >= layout.geometry.rows } ?? false
    var revision = UInt64(hints.bits) << 2 | (isAbove ? 2 : 0) | (isBelow ? 1 : 0)
    if let status { revision |= UInt64(UInt32(truncatingIfNeeded: status.hashValue)) << 32 }
    let picture = Picture(id: -3, top: size.rows - 1, height: 1, revision: revision)
    guard frame.pictures.isNew(picture) else { return }
    var pen = Pen(row: size.rows - 1, column: 0, limit: size.columns)
    pen.fill(to: layout.geometry.columns.lowerBound, into: &frame)
    let end = size.columns - 4
    if let status {
      let words = (status.isError ? "! " : "") + status.words
      pen.write(
        words.truncated(.tail, columns: max(0, end - pen.column), ellipsis: glyphs.ellipsis),
        status.isError ? .error : .text, into: &frame)
    } else {
      draw(hints, with: &pen, end: end, into: &frame)
    }
    pen.fill(to: end + 1, into: &frame)
    pen.write(isAbove ? glyphs.above : " ", .key, into: &frame)
    pen.write(isBelow ? glyphs.open : " ", .key, into: &frame)
    pen.fill(into: &frame)
  }

  private func draw(_ hints: KeyHints, with pen: inout Pen, end: Int, into frame: inout Frame) {
    for (index, hint) in fitting(hints, columns: end - pen.column).enumerated() {
      if index > 0 { pen.write("  ", .text, into: &frame) }
      pen.write(hint, .key, into: &frame)
    }
  }

  /// As many hints as there is room for. The way back is the first to go, since it is found without words; how
  /// to leave stays, and of the others, in their order, what fits beside it.
  private func fitting(_ hints: KeyHints, columns: Int) -> [String] {
    func used(_ hints: [String]) -> Int { hints.reduce(0) { $0 + $1.columns + 2 } - 2 }
    let all = hints.texts(settings.wording, settings.keymap)
    if used(all) <= columns { return all }
    var others = hints
    others.remove(.previous)
    let rest = others.texts(settings.wording, settings.keymap)
    var shown = Array(rest.suffix(1))
    for hint in rest.dropLast() where used(shown) + hint.columns + 2 <= columns {
      shown.insert(hint, at: shown.count - 1)
    }
    return shown
  }

  private var keyHints: KeyHints {
    switch overlay {
    case .alert: return [.press, .next, .close]
    case .list(let list): return keyHints(of: list)
    case .calendar: return [.take, .month, .close]
    case .files: return [.take, .filter, .up, .hidden, .close]
    case .tip: return [.close]
    case nil: break
    }
    var hints = focusHints
    if showsLongNote { hints.insert(.scroll) }
    return hints
  }

  private var focusHints: KeyHints {
    guard case .field(let number) = focus else {
      return hasTabs ? [.press, .next, .previous, .nextTab, .leave] : [.press, .next, .previous, .leave]
    }
    let traits = traits(of: number)
    let own: KeyHint? =
      if traits.opensByEnter {
        .openList
      } else if traits.contains(.toggles) {
        .change
      } else if traits.contains(.opens) {
        .open
      } else if traits.contains(.reveals) {
        isSecretShown(number) ? .conceal : .reveal
      } else {
        nil
      }
    var hints: KeyHints = [.next, .previous, .help, .leave]
    if let own { hints.insert(own) }
    if hasTabs { hints.insert(.nextTab) }
    if own == nil, hasBack { hints.insert(.goBack) }
    return hints
  }

  private func isSecretShown(_ number: Int) -> Bool { (control(number) as? TextControl)?.isRevealed ?? false }

  private func keyHints(of list: OpenList) -> KeyHints {
    switch list.purpose {
    case .options, .files: [.take, .filter, .close]
    case .checks: list.filter.isEmpty ? [.check, .filter, .done, .close] : [.checkFound, .close]
    case .suggestions: list.highlighted == nil ? [.choose, .next, .close] : [.take, .next, .close]
    case .menu: [.take, .close]
    case .summary: [.press, .close]
    }
  }
}
