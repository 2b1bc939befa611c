internal import TerminalScreen

/// Which key has a command: the way back, for all that tells people of keys.
extension Keymap {
  /// The name of a key that has the command in this keymap; nil where none has.
  ///
  /// - Parameter usual: the name of its key in the standard keymap, which is told without a search
  ///   there.
  func name(of command: Command, usually usual: String) -> String? {
    isStandard ? usual : press(for: command)?.name
  }

  /// The key that has the command: the one that people know before a program's own, of several the
  /// simplest.
  func press(for command: Command) -> KeyPress? {
    let known = StandardKeys.presses(for: command).filter { self[$0] == command }
    return known.first ?? ownPresses(for: command).min { ($0.effort, $0.name) < ($1.effort, $1.name) }
  }
}

extension KeyPress {
  /// How many keys are held down with it, and whether it is one with a name.
  fileprivate var effort: Int {
    let held = modifiers.rawValue.nonzeroBitCount * 2
    if case .text = key { return held + 1 }
    return held
  }
}

extension StandardKeys {
  /// The keys that have a command, the one to tell of first.
  static func presses(for command: Command) -> [KeyPress] { told[command] ?? [] }

  private static let told = Dictionary(
    grouping: candidates.filter { StandardKeys.command($0) != nil },
    by: { StandardKeys.command($0) ?? .redraw })

  /// All keys that mean anything, simple ones first. A sign is told before a letter, a small letter
  /// before its capital.
  private static let candidates: [KeyPress] = {
    let named: [Key] =
      [
        .enter, .tab, .escape, .backspace, .delete, .up, .down, .left, .right, .home, .end, .pageUp,
        .pageDown,
      ] + (1...12).map { .function($0) }
    let printed = (0x21...0x7E).compactMap { Unicode.Scalar(UInt8($0)) }
    let typed =
      printed.filter { !$0.properties.isAlphabetic } + printed.filter(\.properties.isLowercase)
      + printed.filter(\.properties.isUppercase)
    let bare = ([[], .shift] as [Modifiers]).flatMap { held in named.map { KeyPress($0, held) } }
    return bare
      + ([.control, .alt] as [Modifiers]).flatMap { held in
        (named + typed.map { Key.text($0) }).map { KeyPress($0, held) }
      }
  }()
}
