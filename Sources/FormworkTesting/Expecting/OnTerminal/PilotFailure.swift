/// Why a script could not be played on a terminal.
public enum PilotFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The system has no pseudo-terminal left, or no pipe.
  case noPseudoTerminal
  /// A script on a terminal was begun from within another one: a process has one terminal at a time.
  case nested
  /// The form did not come to wait for input in the time it was given. Keys are counted from 1; 0 is
  /// the first screen. No key is named: it may be a letter of a secret.
  case stuck(afterKey: Int, within: Duration)

  /// What is wrong and how to mend it.
  public var description: String {
    switch self {
    case .noPseudoTerminal:
      "No pseudo-terminal could be opened. Look whether too many are open on this machine."
    case .nested:
      "A script is played on a terminal from within another one. End that one first, or use `.memory`."
    case .stuck(let key, let limit):
      "The form did not wait for input again \(key == 0 ? "after it began" : "after key \(key)"),"
        + " within \(limit). Look for a rule or an observer that takes long, or give more time (`within:`)."
    }
  }
}
