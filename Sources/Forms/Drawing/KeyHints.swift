/// A key and what it does now, in the order in which they are shown.
enum KeyHint: UInt32, CaseIterable {
  case scroll, press, change, openList, take, choose, check, checkFound, filter, done, month, up, hidden
  /// Beside typing, where Enter goes on.
  case open
  case next, previous, reveal, conceal, goBack, nextTab, help, leave, close

  func text(_ wording: Wording) -> String {
    let words = wording.keys
    switch self {
    case .scroll: return "PageUp PageDown \(words.scroll)"
    case .press: return "Enter \(words.go)"
    case .change: return "Space \(words.change)"
    case .openList: return "Enter \(words.open)"
    case .take: return "Enter \(words.take)"
    case .choose: return "Down \(words.take)"
    case .check: return "Space \(words.check)"
    case .checkFound: return "Enter \(words.check)"
    case .filter: return words.filter
    case .done: return "Enter \(words.done)"
    case .month: return "PageUp PageDown \(words.month)"
    case .up: return "Backspace \(words.up)"
    case .hidden: return ". \(words.hidden)"
    case .open: return "F4 \(words.open)"
    case .next: return "Tab \(words.next)"
    case .previous: return "Shift+Tab \(words.previous)"
    case .reveal: return "Alt+V \(words.show)"
    case .conceal: return "Alt+V \(words.hide)"
    case .goBack: return "Ctrl+PageUp \(wording.pages.previousPage)"
    case .nextTab: return "Ctrl+PageDown \(wording.pages.nextTab)"
    case .help: return "F1 \(words.help)"
    case .leave: return "Esc \(words.leave)"
    case .close: return "Esc \(words.close)"
    }
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

  func texts(_ wording: Wording) -> [String] {
    var texts: [String] = []
    for hint in KeyHint.allCases where bits & 1 << hint.rawValue != 0 { texts.append(hint.text(wording)) }
    return texts
  }
}
