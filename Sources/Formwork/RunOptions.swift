public import Forms
public import NcursesTerminal
public import TerminalScreen

/// How a form is shown.
public struct RunOptions: Sendable {
  /// The device, the mouse and the delay of Alt.
  public var terminal = NcursesTerminal.Options()
  public var theme = Theme.standard
  /// Words, keys and locale.
  public var session = SessionSettings()

  /// As the terminal says, on this day.
  public init() { session.environment.today = .today }
}
