public import Forms
public import TerminalScreen

/// Plays keys on a session without a terminal, with a clock of its own.
public struct ScriptPlayer {
  public private(set) var session: Session
  /// What the terminal would show: drawn after each input, as a terminal does.
  public private(set) var frame: Frame
  /// Effects of the last key.
  public private(set) var effects: [Effect] = []
  /// What was announced by the last key.
  public private(set) var announcements: [String]
  private var now = Duration.zero

  public init(_ session: Session) {
    self.session = session
    frame = Frame(size: session.size)
    announcements = session.announcements
    session.draw(into: &frame)
  }

  /// Plays one key of a script; what follows from it is drawn.
  public mutating func play(_ key: ScriptedKey) {
    effects = []
    announcements = []
    for input in key.inputs {
      switch input {
      case .event(let event): handle(.terminal(event))
      case .wait(let duration):
        wait(until: now + duration)
      }
    }
    session.draw(into: &frame)
  }

  /// Plays keys in their notation: `Ada<Tab>ada@x.org<Enter>`.
  public mutating func play(_ keys: String) throws(KeyNotationError) {
    for key in try KeyNotation.parse(keys) { play(key) }
  }

  /// Time passes, with a stop wherever the session has something to do by itself.
  private mutating func wait(until end: Duration) {
    while let deadline = session.nextDeadline, deadline < end {
      now = max(now, deadline)
      handle(.time(now))
    }
    now = end
    handle(.time(now))
  }

  private mutating func handle(_ event: SessionEvent) {
    let outcome = session.outcome
    effects += session.handle(event)
    if outcome == .editing { announcements += session.announcements }
  }
}
