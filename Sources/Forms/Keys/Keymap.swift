public import TerminalScreen

/// Which key means which command: one table, that a program can replace.
///
/// Names are readline's, Emacs' and libform's. No printable character without Control or Alt is in
/// it: typed text is never a command.
public struct Keymap: Sendable {
  /// What each key means; keys that are not here mean nothing.
  public var commands: [KeyPress: Command]

  /// A keymap of one’s own.
  public init(_ commands: [KeyPress: Command]) { self.commands = commands }

  /// The meaning of a key; nil takes it away.
  public subscript(press: KeyPress) -> Command? {
    get { commands[press] }
    set { commands[press] = newValue }
  }

  /// The keys that people know from readline, libform and their desktops.
  public static let standard: Keymap = {
    var map = Keymap([:])
    map.addMovement()
    map.addEditing()
    map.addForm()
    return map
  }()

  private mutating func bind(_ command: Command, _ presses: KeyPress...) {
    for press in presses { commands[press] = command }
  }

  private mutating func addMovement() {
    let moves: [(Motion, [KeyPress])] = [
      (.characterBackward, [KeyPress(.left), control("b")]),
      (.characterForward, [KeyPress(.right), control("f")]),
      (.wordBackward, [KeyPress(.left, .control), KeyPress(.left, .alt), alt("b")]),
      (.wordForward, [KeyPress(.right, .control), KeyPress(.right, .alt), alt("f")]),
      (.lineStart, [KeyPress(.home), control("a")]),
      (.lineEnd, [KeyPress(.end), control("e")]),
      (.textStart, [KeyPress(.home, .control), alt("<")]),
      (.textEnd, [KeyPress(.end, .control), alt(">")]),
    ]
    for (movement, presses) in moves {
      for press in presses {
        bind(.edit(.move(movement, extending: false)), press)
        if case .text = press.key { continue }
        let shifted = KeyPress(press.key, press.modifiers.union(.shift))
        bind(.edit(.move(movement, extending: true)), shifted)
      }
    }
    bind(.edit(.selectAll), alt("a"))
  }

  private mutating func addEditing() {
    bind(.edit(.deleteBackward), KeyPress(.backspace), control("h"), KeyPress(.backspace, .shift))
    bind(.edit(.deleteForward), KeyPress(.delete), control("d"))
    bind(.edit(.killBackwardToBlank), control("w"))
    bind(.edit(.killWordBackward), KeyPress(.backspace, .alt), KeyPress(.backspace, .control))
    bind(.edit(.killWordForward), alt("d"), KeyPress(.delete, .alt), KeyPress(.delete, .control))
    bind(.edit(.killToLineEnd), control("k"))
    bind(.edit(.killToLineStart), control("u"))
    bind(.edit(.yank), control("y"))
    bind(.edit(.yankNext), alt("y"))
    bind(.edit(.transposeCharacters), control("t"))
    bind(.edit(.capitalizeWord), alt("c"))
    bind(.edit(.uppercaseWord), alt("u"))
    bind(.edit(.lowercaseWord), alt("l"))
    bind(.edit(.deleteBlanks), alt("\\"))
    bind(.undo, control("_"), alt("z"))
    bind(.redo, alt("_"), alt("Z"))
    bind(.revertField, alt("r"))
    bind(.clear, alt("x"))
    bind(.edit(.copy), alt("w"))
    bind(.reveal, alt("v"))
  }

  private mutating func addForm() {
    bind(.nextField, KeyPress(.tab))
    bind(.previousField, KeyPress(.tab, .shift))
    bind(.accept, KeyPress(.enter))
    bind(.up, KeyPress(.up))
    bind(.down, KeyPress(.down))
    bind(.selectUp, KeyPress(.up, .shift))
    bind(.selectDown, KeyPress(.down, .shift))
    bind(.pageUp, KeyPress(.pageUp))
    bind(.pageDown, KeyPress(.pageDown))
    bind(.previousPage, KeyPress(.pageUp, .control), KeyPress(.pageUp, .alt))
    bind(.nextPage, KeyPress(.pageDown, .control), KeyPress(.pageDown, .alt))
    bind(.open, KeyPress(.down, .alt), KeyPress(.function(4)))
    bind(.help, KeyPress(.function(1)))
    bind(.menu, KeyPress(.function(2)))
    bind(.summary, KeyPress(.function(3)))
    bind(.redraw, control("l"))
    bind(.cancel, KeyPress(.escape))
    bind(.quit, control("c"))
    bind(.suspend, control("z"))
  }

  private func control(_ scalar: Unicode.Scalar) -> KeyPress { KeyPress(.text(scalar), .control) }

  private func alt(_ scalar: Unicode.Scalar) -> KeyPress { KeyPress(.text(scalar), .alt) }
}
