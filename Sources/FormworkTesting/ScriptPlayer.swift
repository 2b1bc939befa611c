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
  private let readFolder: (@Sendable (String) -> Result<Folder, FolderProblem>)?
  /// What suggestions were asked for and not found yet.
  private var searches: [SuggestionRequest] = []

  /// - Parameter readFolder: what folders hold, for files to be chosen from; none by default, so that a
  ///   script does the same on every machine.
  public init(
    _ session: Session, readFolder: (@Sendable (String) -> Result<Folder, FolderProblem>)? = nil
  ) {
    self.session = session
    self.readFolder = readFolder
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

  /// Finds the suggestions that were asked for, and hands them over in the order of the questions.
  public mutating func finishSearches() async {
    announcements = []
    while !searches.isEmpty {
      let request = searches.removeFirst()
      guard let search = session.suggester(ofField: request.field) else { continue }
      handle(.suggestions(request, await search(request.text)))
    }
    session.draw(into: &frame)
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
    let new = session.handle(event)
    effects += new
    if outcome == .editing { announcements += session.announcements }
    for effect in new { perform(effect) }
  }

  private mutating func perform(_ effect: Effect) {
    switch effect {
    case .readFolder(let path): handle(.folder(path, readFolder?(path) ?? .failure(.missing)))
    case .suggest(let request): searches.append(request)
    case .forgetHistory(let field): session.historyClearing(ofField: field)?()
    case .finish, .redraw, .suspend, .copy: break
    }
  }
}
