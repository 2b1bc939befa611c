internal import CNcurses
internal import CTerminal

/// The bytes that set a terminal up and the bytes that undo it, worked out once at opening: a
/// handler of signals can send them, and no path of leaving forgets one.
struct TerminalModes {
  /// What ncurses doesn't send itself: keypad, paste, mouse. It goes after the alternate screen.
  let enter: [UInt8]
  /// The alternate screen, which ncurses sends only when it opens.
  let screen: [UInt8]
  let isXtermLike: Bool
  /// What a larger update is put between, so that it is not seen half done; empty where the terminal is
  /// not known to heed it.
  let beginUpdate: [UInt8]
  let endUpdate: [UInt8]
  private let leave: [UInt8]

  init(
    mouse: NcursesTerminal.Options.Mouse, place: NcursesTerminal.Options.Place, _ abilities: TerminalAbilities
  ) {
    beginUpdate = abilities.synchronizes ? Array("\u{1B}[?2026h".utf8) : []
    endUpdate = abilities.synchronizes ? Array("\u{1B}[?2026l".utf8) : []
    isXtermLike = fw_has_mouse()
    screen = place == .screen ? Self.capability(fw_enter_screen) : []
    var enter = Self.capability(fw_keypad_on)
    // A process that ends inside of an update shows what there is of it.
    var leave = endUpdate
    if abilities.hasKittyKeyboard {
      // 1 tells apart what used to be the same byte; 4 gives the character that Shift makes. The terminal
      // keeps what was set before, for each screen, and takes it back.
      enter += Array("\u{1B}[>5u".utf8)
      leave += Array("\u{1B}[<u".utf8)
    }
    if isXtermLike {
      enter += Array("\u{1B}[?2004h".utf8)
      leave += Array("\u{1B}[?2004l".utf8)
      switch mouse {
      case .off: break
      case .click:
        enter += Array("\u{1B}[?1002h\u{1B}[?1006h".utf8)
        leave += Array("\u{1B}[?1006l\u{1B}[?1002l".utf8)
      case .full:
        enter += Array("\u{1B}[?1003h\u{1B}[?1006h".utf8)
        leave += Array("\u{1B}[?1006l\u{1B}[?1003l".utf8)
      }
    }
    leave += Self.capability(fw_keypad_off) + Self.capability(fw_attributes_off)
    self.enter = enter
    self.leave = leave + Self.capability(fw_cursor_show)
  }

  /// What gives the terminal back. Without an alternate screen the form stays, and the cursor goes
  /// to a new line under it.
  func restore(rows: Int) -> [UInt8] {
    fw_has_alternate_screen()
      ? leave + Self.capability(fw_exit_screen)
      : leave + Self.capability(fw_last_row, rows - 1) + Array("\r\n".utf8)
  }

  /// What gives the terminal back with the cursor in a new row so far below; nil: where it stands.
  func restore(below rows: Int?) -> [UInt8] {
    guard let rows else { return leave }
    return leave + (rows > 0 ? Self.capability(fw_down, rows) : []) + Array("\r\n".utf8)
  }

  /// - Parameter number: the row, or how far to go, for capabilities that take one.
  static func capability(_ which: fw_capability, _ number: Int = 0) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 128) { buffer, count in
      buffer.withMemoryRebound(to: CChar.self) {
        count = fw_write_capability(which, Int32(clamping: number), $0.baseAddress, $0.count)
      }
    }
  }
}
