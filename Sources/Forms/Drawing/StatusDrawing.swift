internal import TerminalScreen

/// The last row: the keys of what has the focus, or what has to be said for a moment.
extension Session {
  func drawStatus(into frame: inout Frame) {
    let hints = keyHints
    let isAbove = scroll.item != .header || scroll.hidden > 0
    let isBelow = layout.items.last.map { $0.item != .buttons || $0.top >= layout.geometry.rows } ?? false
    var revision = Hasher()
    revision.combine(status)
    revision.combine(hints.map(\.rawValue))
    revision.combine(isAbove)
    revision.combine(isBelow)
    let picture = Picture(
      id: -3, top: size.rows - 1, height: 1, revision: UInt64(bitPattern: Int64(revision.finalize())))
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

  /// As many hints as there is room for, the ones at the end of the list first to go; Leave stays.
  private func draw(_ hints: [KeyHint], with pen: inout Pen, end: Int, into frame: inout Frame) {
    let words = settings.wording.keys
    var shown = hints
    func columns(_ hints: [KeyHint]) -> Int { hints.reduce(0) { $0 + $1.text(words).columns + 2 } - 2 }
    while shown.count > 1, columns(shown) > end - pen.column {
      shown.remove(at: shown.count - (shown.last == .leave || shown.last == .close ? 2 : 1))
    }
    for (index, hint) in shown.enumerated() {
      if index > 0 { pen.write("  ", .text, into: &frame) }
      pen.write(hint.text(words), .key, into: &frame)
    }
  }

  private var keyHints: [KeyHint] {
    switch overlay {
    case .alert: return [.press, .next, .close]
    case .list(let list): return list.isFiltered ? [.take, .filter, .close] : [.take, .close]
    case .tip: return [.close]
    case nil: break
    }
    guard case .field(let number) = focus else { return [.press, .next, .previous, .leave] }
    let traits = traits(of: number)
    if traits.contains(.opens) { return [.openList, .next, .previous, .help, .leave] }
    if traits.contains(.toggles) { return [.change, .next, .previous, .help, .leave] }
    if traits.contains(.reveals) { return [.next, .previous, .reveal, .help, .leave] }
    return [.next, .previous, .help, .leave]
  }
}

/// A key and what it does now.
enum KeyHint: Int {
  case next, previous, help, leave, close, press, change, openList, take, filter, reveal

  func text(_ words: Wording.KeyWords) -> String {
    switch self {
    case .next: "Tab \(words.next)"
    case .previous: "Shift+Tab \(words.previous)"
    case .help: "F1 \(words.help)"
    case .leave: "Esc \(words.leave)"
    case .close: "Esc \(words.close)"
    case .press: "Enter \(words.go)"
    case .change: "Space \(words.change)"
    case .openList: "Enter \(words.open)"
    case .take: "Enter \(words.take)"
    case .filter: words.filter
    case .reveal: "Alt+V \(words.show)"
    }
  }
}
