internal import TerminalScreen

/// The last row: the keys of what has the focus, or what has to be said for a moment.
extension Session {
  func drawStatus(into frame: inout Frame) {
    let hints = keyHints
    let isAbove = scroll.item != .header || scroll.hidden > 0
    let isBelow = layout.items.last.map { $0.item != .buttons || $0.top >= layout.geometry.rows } ?? false
    var revision = UInt64(hints.rawValue) << 2 | (isAbove ? 2 : 0) | (isBelow ? 1 : 0)
    if let status { revision |= UInt64(UInt32(truncatingIfNeeded: status.hashValue)) << 20 }
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

  /// As many hints as there is room for, the last in the list first to go; how to leave stays.
  private func draw(_ hints: KeyHints, with pen: inout Pen, end: Int, into frame: inout Frame) {
    let words = settings.wording.keys
    var shown = hints.texts(words)
    func columns(_ hints: [String]) -> Int { hints.reduce(0) { $0 + $1.columns + 2 } - 2 }
    while shown.count > 1, columns(shown) > end - pen.column { shown.remove(at: shown.count - 2) }
    for (index, hint) in shown.enumerated() {
      if index > 0 { pen.write("  ", .text, into: &frame) }
      pen.write(hint, .key, into: &frame)
    }
  }

  private var keyHints: KeyHints {
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
    return [.next, .previous, .help, .leave]
  }
}

/// Keys and what they do now, in the order in which they are shown.
struct KeyHints: OptionSet {
  let rawValue: UInt16

  static let press = KeyHints(rawValue: 1)
  static let change = KeyHints(rawValue: 2)
  static let openList = KeyHints(rawValue: 4)
  static let take = KeyHints(rawValue: 8)
  static let filter = KeyHints(rawValue: 16)
  static let next = KeyHints(rawValue: 32)
  static let previous = KeyHints(rawValue: 64)
  static let help = KeyHints(rawValue: 128)
  static let leave = KeyHints(rawValue: 256)
  static let close = KeyHints(rawValue: 512)

  func texts(_ words: Wording.KeyWords) -> [String] {
    let all: [(KeyHints, String)] = [
      (.press, "Enter \(words.go)"), (.change, "Space \(words.change)"), (.openList, "Enter \(words.open)"),
      (.take, "Enter \(words.take)"), (.filter, words.filter), (.next, "Tab \(words.next)"),
      (.previous, "Shift+Tab \(words.previous)"), (.help, "F1 \(words.help)"), (.leave, "Esc \(words.leave)"),
      (.close, "Esc \(words.close)"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
