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

  /// Where unfinished answers are kept, and offered again at the next start (P12).
  public var draft: DraftFile?
  /// Told the page that was shown last, to be given as `session.startPage` the next time (P9).
  public var rememberPage: (@Sendable (Int) -> Void)?

  /// As the terminal says, on this day.
  public init() { session.environment.today = .today }
}
