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
  /// Leaves the draft where it is when the form is submitted, for a program that removes it once the
  /// answers are in safety (`draft?.remove()`).
  public var keepsDraftWhenSubmitted = false
  /// After how long without a key, a paste or the mouse the form is closed, as if the person had left: the
  /// draft is kept, the terminal is as it was before, and a sentence on it says why. Nil waits for ever.
  ///
  /// It is for terminals that others can come to, and for places that others wait for; give people
  /// minutes, and a draft. Line mode waits for ever, and so does a page of progress. A shell's own limit is
  /// `idleLimitOfShell`.
  public var idleLimit: Duration?
  /// Told the page that was shown last, to be given as `session.startPage` the next time (P9).
  public var rememberPage: (@Sendable (Int) -> Void)?

  /// Told everything that a screen reader is to say, as it happens, on the form's thread (A3). Never a
  /// secret, nor its length where that is hidden.
  public var onAnnounce: (@Sendable (String) -> Void)?
  /// The same, one line each in UTF-8, to an open file or pipe that stays the caller's. A line that it
  /// can't take at once is left out.
  public var announcementDescriptor: Int32?
  /// Told what the person did, by name (`Tab`, `Ctrl+A`, `Click at 10,5`): for demos and logs. What is
  /// typed into a secret is told as dots.
  public var onInput: (@Sendable (String) -> Void)?

  /// Looks into the run, from the same process.
  package var watch: RunWatch?

  /// How numbers and dates are written, and the language of all words that are built in.
  public var locale: LocaleSymbols {
    get { session.environment.locale }
    set {
      session.environment.locale = newValue
      session.wording = .language(ofLocale: newValue.identifier)
    }
  }

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
