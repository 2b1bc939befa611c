public import TerminalScreen
internal import CTerminal

/// Why the loop woke.
public enum Wakeup: Sendable {
  case event(Event)
  /// A signal that asks to end: INT, TERM, HUP, QUIT, PIPE, ALRM, USR1 or USR2, by its number.
  case signal(Int32)
  /// A `Waker` called.
  case woken
  /// The deadline is reached.
  case deadline
}

/// Wakes the loop from any thread. It may outlive the terminal; then it does nothing.
public struct Waker: Sendable {
  /// Wakers are all alike: any of them wakes the loop.
  public init() {}

  /// Makes `wait` return with `.woken`; several calls before it does are one.
  public func wake() { fw_wake() }
}
