internal import TerminalScreen

/// The keys that people know from readline, libform and their desktops.
///
/// Names are readline's, Emacs' and libform's. No printable character without Control or Alt means
/// anything: typed text is never a command.
enum StandardKeys {
  static func command(_ press: KeyPress) -> Command? {
    if case .text(let scalar) = press.key {
      switch press.modifiers {
      case .control: return control(scalar)
      case .alt: return alt(scalar)
      default: return nil
      }
    }
    if let motion = motion(press.key, press.modifiers.subtracting(.shift)) {
      return .edit(.move(motion, extending: press.modifiers.contains(.shift)))
    }
    return editing(press.key, press.modifiers) ?? form(press.key, press.modifiers)
  }

  private static func control(_ scalar: Unicode.Scalar) -> Command? {
    switch scalar {
    case "b": .edit(.move(.characterBackward, extending: false))
    case "f": .edit(.move(.characterForward, extending: false))
    case "a": .edit(.move(.lineStart, extending: false))
    case "e": .edit(.move(.lineEnd, extending: false))
    case "h": .edit(.deleteBackward)
    case "d": .edit(.deleteForward)
    case "w": .edit(.killBackwardToBlank)
    case "k": .edit(.killToLineEnd)
    case "u": .edit(.killToLineStart)
    case "y": .edit(.yank)
    case "t": .edit(.transposeCharacters)
    case "_": .undo
    case "l": .redraw
    case "c": .quit
    case "z": .suspend
    default: nil
    }
  }

  private static func alt(_ scalar: Unicode.Scalar) -> Command? {
    switch scalar {
    case "b": .edit(.move(.wordBackward, extending: false))
    case "f": .edit(.move(.wordForward, extending: false))
    case "<": .edit(.move(.textStart, extending: false))
    case ">": .edit(.move(.textEnd, extending: false))
    case "a": .edit(.selectAll)
    case "d": .edit(.killWordForward)
    case "y": .edit(.yankNext)
    case "c": .edit(.capitalizeWord)
    case "u": .edit(.uppercaseWord)
    case "l": .edit(.lowercaseWord)
    case "\\": .edit(.deleteBlanks)
    case "w": .edit(.copy)
    case "z": .undo
    case "_", "Z": .redo
    case "r": .revertField
    case "x": .clear
    case "v": .reveal
    default: nil
    }
  }

  /// With Shift, which carries the selection on, they mean the same.
  private static func motion(_ key: Key, _ modifiers: Modifiers) -> Motion? {
    switch (key, modifiers) {
    case (.left, []): .characterBackward
    case (.right, []): .characterForward
    case (.left, .control), (.left, .alt): .wordBackward
    case (.right, .control), (.right, .alt): .wordForward
    case (.home, []): .lineStart
    case (.end, []): .lineEnd
    case (.home, .control): .textStart
    case (.end, .control): .textEnd
    default: nil
    }
  }

  private static func editing(_ key: Key, _ modifiers: Modifiers) -> Command? {
    switch (key, modifiers) {
    case (.backspace, []), (.backspace, .shift): .edit(.deleteBackward)
    case (.delete, []): .edit(.deleteForward)
    case (.backspace, .alt), (.backspace, .control): .edit(.killWordBackward)
    case (.delete, .alt), (.delete, .control): .edit(.killWordForward)
    default: nil
    }
  }

  private static func form(_ key: Key, _ modifiers: Modifiers) -> Command? {
    switch (key, modifiers) {
    case (.tab, []): .nextField
    case (.tab, .shift): .previousField
    case (.enter, []): .accept
    case (.up, []): .up
    case (.down, []): .down
    case (.up, .shift): .selectUp
    case (.down, .shift): .selectDown
    case (.pageUp, []): .pageUp
    case (.pageDown, []): .pageDown
    case (.pageUp, .control), (.pageUp, .alt): .previousPage
    case (.pageDown, .control), (.pageDown, .alt): .nextPage
    case (.down, .alt), (.function(4), []): .open
    case (.function(1), []): .help
    case (.function(2), []): .menu
    case (.function(3), []): .summary
    case (.escape, []): .cancel
    default: nil
    }
  }
}
