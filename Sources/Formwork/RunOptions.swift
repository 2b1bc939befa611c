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
  /// The screen or lines; nothing but `automatic` overrules the environment.
  public var face = Face.automatic
  /// Lines are read from the terminal even where standard input is something else.
  public var readsTerminal = false
  /// Whether the program can be dumped and traced while it holds what was typed into a secret field.
  public var secretProtection = SecretProtection.whileShown
  /// Where unfinished answers are kept, and offered again at the next start (P12).
  public var draft: DraftFile?
  /// Told the page that was shown last, to be given as `session.startPage` the next time (P9).
  public var rememberPage: (@Sendable (Int) -> Void)?

  /// As the terminal says, on this day.
  public init() { session.environment.today = .today }

  /// Below the prompt instead of on the whole screen: `form.run(.inline)`. What was answered stays in the
  /// scrollback as a short list, without secrets (P13).
  public static var inline: RunOptions {
    var options = RunOptions()
    options.terminal.place = .inline
    return options
  }
}
