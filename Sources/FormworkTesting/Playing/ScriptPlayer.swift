public import Forms
public import TerminalScreen

/// Plays keys on a session without a terminal, with a clock of its own.
public struct ScriptPlayer: Sendable {
  /// The session as it is after the last key.
  public private(set) var session: Session
  /// What the terminal would show: drawn after each input, as a terminal does.
  public private(set) var frame: Frame
  /// Effects of the last key.
  public private(set) var effects: [Effect] = []
  /// What was announced by the last key.
  public private(set) var announcements: [String]
  private var now = Duration.zero
  /// Rules that run beside typing and were not answered yet.
  private var requests: [CheckRequest] = []
  private let perform: PerformCheck?
  private let readFolder: (@Sendable (String) -> Result<Folder, FolderProblem>)?
  /// What suggestions were asked for and not found yet.
  private var searches: [SuggestionRequest] = []

  /// Says how a check that needs no `await` is performed, those of paths and commands; nil where it
  /// is not: then it counts as passed.
  public typealias PerformCheck = @Sendable (Check) -> (@Sendable (FieldValue) -> Problem?)?

  /// - Parameters:
  ///   - perform: looks at paths and runs commands while a script waits; without it all such rules
  ///     count as passed, since a script is to do the same on every machine.
  ///   - readFolder: what folders hold, for files to be chosen from; none by default, for the same
  ///     reason.
  public init(
    _ session: Session, performing perform: PerformCheck? = nil,
    readFolder: (@Sendable (String) -> Result<Folder, FolderProblem>)? = nil
  ) {
    self.session = session
    self.perform = perform
    self.readFolder = readFolder
    frame = Frame(size: session.size)
    announcements = session.announcements
    effects = self.session.begin()
    note(effects)
    self.session.draw(into: &frame)
  }

  /// A session that was played elsewhere; what is played from here on goes on from it.
  ///
  /// - Parameters:
  ///   - announcements: what was announced by the last key.
  ///   - now: the time that has passed for the session.
  package init(played session: Session, announcements: [String], now: Duration) {
    self.session = session
    self.announcements = announcements
    self.now = now
    perform = nil
    readFolder = nil
    frame = Frame(size: session.size)
    self.session.draw(into: &frame)
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
        answerChecks()
      }
    }
    session.draw(into: &frame)
  }

  /// The screen with dots for secrets even where the form reveals them: what may be kept and shown.
  public var concealedFrame: Frame {
    guard let concealed = session.concealingSecrets() else { return frame }
    var frame = Frame(size: frame.size)
    concealed.draw(into: &frame)
    return frame
  }

  /// Plays keys in their notation: `Ada<Tab>ada@x.org<Enter>`.
  public mutating func play(_ keys: String) throws(KeyNotationError) {
    for key in try KeyNotation.parse(keys) { play(key) }
  }

  /// Finds the suggestions that were asked for, and hands them over in the order of the questions.
  public mutating func finishSearches() async {
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
    note(new)
  }
}

/// Rules that run beside typing: they end while a script waits, in the order in which they began.
extension ScriptPlayer {
  /// Plays keys in their notation. At each `<Wait …>` the asynchronous rules and the suggestions asked
  /// for by then are run to their ends, however long they would take.
  public mutating func play(_ keys: String) async throws(KeyNotationError) {
    for key in try KeyNotation.parse(keys) {
      play(key)
      let waits = key.inputs.contains { if case .wait = $0 { true } else { false } }
      guard waits else { continue }
      await finishChecks()
      await finishSearches()
    }
  }

  /// Runs what rules wait for to its end, and hands the answers over.
  public mutating func finishChecks() async {
    while !requests.isEmpty {
      let request = requests.removeFirst()
      handle(.checked(request.id, await answer(request)))
    }
    session.draw(into: &frame)
  }

  /// Keeps what takes time for the next wait. What nobody may run has passed at once.
  private mutating func note(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .check(let request):
        if request.checks.allSatisfy(isSkipped) {
          handle(.checked(request.id, nil))
        } else {
          requests.append(request)
        }
      case .cancelCheck(let id): requests.removeAll { $0.id == id }
      case .readFolder(let path): handle(.folder(path, readFolder?(path) ?? .failure(.missing)))
      case .suggest(let request): searches.append(request)
      case .forgetHistory(let field): session.historyClearing(ofField: field)?()
      case .finish, .redraw, .suspend, .copy: break
      }
    }
  }

  /// Answers all that needs no `await`.
  private mutating func answerChecks() {
    let ready = requests.filter { !$0.checks.contains(where: isAsynchronous) }
    requests.removeAll { request in ready.contains { $0.id == request.id } }
    for request in ready {
      handle(.checked(request.id, firstProblem(request)))
    }
  }

  private func firstProblem(_ request: CheckRequest) -> Problem? {
    for check in request.checks {
      if let problem = perform?(check)?(request.value) { return check.told(problem) }
    }
    return nil
  }

  private func answer(_ request: CheckRequest) async -> Problem? {
    for check in request.checks {
      let problem: Problem?
      if case .asynchronous(let work) = check.work {
        problem = await work(request.value)
      } else {
        problem = perform?(check)?(request.value)
      }
      if let problem { return check.told(problem) }
    }
    return nil
  }

  private func isAsynchronous(_ check: Check) -> Bool {
    if case .asynchronous = check.work { true } else { false }
  }

  private func isSkipped(_ check: Check) -> Bool { !isAsynchronous(check) && perform?(check) == nil }
}
