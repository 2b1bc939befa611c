public import Forms
public import NcursesTerminal
public import TerminalScreen

/// How a form is shown.
public struct RunOptions: Sendable {
  /// The device, the mouse and the delay of Alt.
  public var terminal = NcursesTerminal.Options()
  /// How meanings look.
  public var theme = Theme.standard
  /// Words, keys and locale.
  public var session = SessionSettings()

  /// What most programs want.
  public init() {}
}
