internal import CNcurses
internal import CTerminal
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif
internal import TerminalScreen

extension NcursesTerminal {
  /// Gives the terminal back for a while, for a command: modes, screen and cursor are as the
  /// command expects them. What is shown meanwhile is dropped.
  public mutating func beginOutside() {
    guard isInside, !isGone else { return }
    isInside = false
    fw_guard_restore(false)
  }

  /// Takes the terminal again and shows what was there. Signals from keys that were meant for the
  /// command are forgotten.
  public mutating func endOutside() {
    guard !isInside else { return }
    isInside = true
    fw_wake_forget(1 << UInt64(SIGINT) | 1 << UInt64(SIGQUIT))
    enter()
  }

  /// Stops the process group as C-z does in a shell, and returns when it goes on, with the screen
  /// as it was. Without effect where no shell is behind, or stopping was ignored.
  public mutating func suspend() {
    guard isInside, !isGone, fw_guard_can_suspend() else { return }
    erase()
    fw_guard_restore(false)
    fw_guard_stop()
    // Going on is dealt with here, and must not be once more.
    fw_wake_forget(1 << UInt64(SIGCONT))
    enter()
  }

  /// Takes what is shown inline away again, as if it had never been there. Without effect on the
  /// whole screen, where giving the terminal back does that.
  public mutating func erase() {
    guard isInside, !isGone, inline != nil else { return }
    inline?.erase()
    noteRestore()
    send(inline?.takeOutput() ?? [])
  }

  /// Sets the terminal up again after it was another's, and draws everything.
  ///
  /// A change of size meanwhile was told to whoever had the terminal: `wait` looks.
  mutating func enter() {
    fw_wake_note(SIGWINCH)
    fw_guard_arm(true)
    _ = fw_guard_raw()
    guard inline == nil else {
      inline?.forget()
      noteRestore()
      showsCursor = true
      return send(modes.enter)
    }
    clearok(fw_shown(), true)
    doupdate()
    let drawn = Array(screen.takeOutput())
    let cursor = showsCursor ? [] : TerminalModes.capability(fw_cursor_hide)
    send(modes.screen + modes.enter + drawn + cursor)
  }

  /// Takes a new size; everything has to be shown anew.
  mutating func resize(to new: Size) {
    size = new
    writer = CellWriter(columns: new.columns, isUTF8: traits.isUTF8)
    guard inline == nil else { return }
    resizeterm(Int32(new.rows), Int32(new.columns))
    werase(fw_window())
    isBlank = true
    noteRestore()
  }
}
