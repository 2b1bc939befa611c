/// A key and what it does now, in the order in which they are shown.
enum KeyHint: UInt32, CaseIterable {
  case scroll, press, change, openList, take, choose, check, checkFound, filter, done, month, up, hidden
  /// Beside typing, where Enter goes on.
  case open
  case next, previous, reveal, conceal, goBack, nextTab, help, leave, close

  /// The key that has it in the keymap in force, and what it does; nil where no key has it.
  func text(_ wording: Wording, _ keymap: Keymap) -> String? {
    if self == .filter { return wording.keys.filter }
    return key(keymap).map { "\($0) \(words(wording))" }
  }

  private func key(_ keymap: Keymap) -> String? {
    switch self {
    case .press, .openList, .take, .checkFound, .done: keymap.name(of: .accept, usually: "Enter")
    // What is typed means itself in every keymap.
    case .change, .check: "Space"
    case .hidden: "."
    case .filter: nil
    case .choose: keymap.name(of: .down, usually: "Down")
    case .scroll, .month: keymap.namesOfPages
    case .up: keymap.name(of: .edit(.deleteBackward), usually: "Backspace")
    case .open: keymap.name(of: .open, usually: "F4")
    case .next: keymap.name(of: .nextField, usually: "Tab")
    case .previous: keymap.name(of: .previousField, usually: "Shift+Tab")
    case .reveal, .conceal: keymap.name(of: .reveal, usually: "Alt+V")
    case .goBack: keymap.name(of: .previousPage, usually: "Ctrl+PageUp")
    case .nextTab: keymap.name(of: .nextPage, usually: "Ctrl+PageDown")
    case .help: keymap.name(of: .help, usually: "F1")
    case .leave, .close: keymap.name(of: .cancel, usually: "Esc")
    }
  }

  private func words(_ wording: Wording) -> String {
    let words = wording.keys
    return switch self {
    case .scroll: words.scroll
    case .press: words.go
    case .change: words.change
    case .openList, .open: words.open
    case .take, .choose: words.take
    case .check, .checkFound: words.check
    case .filter: words.filter
    case .done: words.done
    case .month: words.month
    case .up: words.up
    case .hidden: words.hidden
    case .next: words.next
    case .previous: words.previous
    case .reveal: words.show
    case .conceal: words.hide
    case .goBack: wording.pages.previousPage
    case .nextTab: wording.pages.nextTab
    case .help: words.help
    case .leave: words.leave
    case .close: words.close
    }
  }
}

extension Keymap {
  /// Both keys that turn pages, or the one that there is.
  fileprivate var namesOfPages: String? {
    if isStandard { return "PageUp PageDown" }
    let names = [Command.pageUp, .pageDown].compactMap { press(for: $0)?.name }
    return names.isEmpty ? nil : names.joined(separator: " ")
  }
}

/// The keys that the status row tells of.
struct KeyHints: ExpressibleByArrayLiteral {
  /// Differs with the set.
  private(set) var bits: UInt32 = 0

  init(arrayLiteral hints: KeyHint...) {
    for hint in hints { insert(hint) }
  }

  mutating func insert(_ hint: KeyHint) { bits |= 1 << hint.rawValue }

  mutating func remove(_ hint: KeyHint) { bits &= ~(1 << hint.rawValue) }

  func texts(_ wording: Wording, _ keymap: Keymap) -> [String] {
    var texts: [String] = []
    for hint in KeyHint.allCases where bits & 1 << hint.rawValue != 0 {
      if let text = hint.text(wording, keymap) { texts.append(text) }
    }
    return texts
  }
}
