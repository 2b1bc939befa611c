public import TerminalScreen

/// Which key means which command, as a program would have it.
public struct Keymap: Sendable {
  /// Whether a key that has no meaning here has its standard one.
  private let goesOn: Bool
  /// A key that is to mean nothing is in it with nil. Made with the first key: most maps have none.
  private var changes: [KeyPress: Command?]?

  /// The keys that people know from readline, libform and their desktops.
  public static let standard = Keymap()

  private init() { goesOn = true }

  /// A keymap of one’s own: keys that are not in it mean nothing.
  public init(_ commands: [KeyPress: Command]) {
    goesOn = false
    changes = commands.mapValues { $0 }
  }

  /// The meaning of a key; nil takes it away.
  public subscript(press: KeyPress) -> Command? {
    get {
      if let changed = changes?[press] { return changed }
      return goesOn ? StandardKeys.command(press) : nil
    }
    set { changes = (changes ?? [:]).merging([press: newValue]) { $1 } }
  }

  /// Whether nothing in it was replaced.
  var isStandard: Bool { goesOn && changes == nil }

  /// The keys that a program gave the command.
  func ownPresses(for command: Command) -> [KeyPress] {
    (changes ?? [:]).compactMap { $0.value == command ? $0.key : nil }
  }
}
