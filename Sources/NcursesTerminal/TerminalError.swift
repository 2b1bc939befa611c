/// Why a terminal could not be opened.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is none, or what was named is none.
  case noTerminal
  /// It can't place its cursor (`TERM` is unset, empty, `dumb` or such): line mode serves it.
  case dumb
  /// One is open already: a process has one at a time.
  case busy
  /// The system refused what was needed.
  case unavailable

  /// What is wrong and how to mend it, as a sentence for people.
  public var description: String {
    switch self {
    case .noTerminal: "There is no terminal to show the form on. Run this in a terminal."
    case .dumb: "This terminal can’t place its cursor. Set TERM to its kind, such as xterm-256color."
    case .busy: "Another form is on this terminal. Finish that one first."
    case .unavailable: "The terminal could not be opened."
    }
  }
}
