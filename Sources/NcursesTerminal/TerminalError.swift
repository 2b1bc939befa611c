/// Why a terminal could not be opened.
public enum TerminalError: Error, Hashable, Sendable {
  /// There is none, or what was named is none.
  case noTerminal
  /// It can't place its cursor (`TERM` is unset, empty, `dumb` or such): line mode serves it.
  case dumb
  /// One is open already: a process has one at a time.
  case busy
  /// The system refused what was needed.
  case unavailable
}
