public import Forms
internal import NcursesTerminal
internal import TerminalScreen

extension Form {
  /// Asks the form until the person is done. Returns the model, filled in and valid; nil if the
  /// person left, did nothing for as long as `idleLimit`, or if the task was cancelled.
  ///
  /// The form is drawn on `/dev/tty`, so standard output stays free for the answer, or asked line by
  /// line where the terminal or the environment (`ACCESSIBLE`) asks for that. The terminal is as it was
  /// before when this returns, throws, or when a signal ends the process. The form has a thread of its
  /// own: no actor is blocked meanwhile. A task that is cancelled leaves the form.
  ///
  /// - Throws: `TerminalError` or `NothingToAskOn` when there is nothing that the form can be asked on.
  public func run(_ options: RunOptions = RunOptions()) async throws -> Model? {
    let cancellation = Cancellation()
    return try await withTaskCancellationHandler {
      try await onThreadOfItsOwn { try run(options, cancellation: cancellation) }
    } onCancel: {
      cancellation.cancel()
    }
  }

  /// The same where nothing is `async`: the calling thread waits.
  ///
  /// Its name is another, since `try await form.run()` in the top-level code of a program would take an overload
  /// without `async`, and warn of it.
  ///
  /// - Throws: `TerminalError` or `NothingToAskOn` when there is nothing that the form can be asked on.
  public func runAndWait(_ options: RunOptions = RunOptions()) throws -> Model? {
    try run(options, cancellation: Cancellation())
  }

  private func run(_ options: RunOptions, cancellation: Cancellation) throws -> Model? {
    let (end, session) = try options.secretProtection.during(definition) {
      try run(options, cancellation)
    }
    switch end {
    case .submitted:
      if !options.keepsDraftWhenSubmitted { options.draft?.remove() }
      return session.model(as: Model.self)
    case .cancelled, .hungUp, .idle, .inputEnded: return nil
    case .signal(let signal): NcursesTerminal.dieOf(signal: signal)
    }
  }

  /// Asks the form and tells in full how it ended, with the session as it was then. The terminal is
  /// restored; what a signal was to do is left to the caller, and so is removing the draft once the
  /// answers are in safety.
  public func present(_ options: RunOptions = RunOptions()) throws -> (end: RunEnd, session: Session) {
    try options.secretProtection.during(definition) {
      try run(options, options.watch?.cancellation ?? Cancellation())
    }
  }

  private func run(_ options: RunOptions, _ cancellation: Cancellation) throws -> (RunEnd, Session) {
    var settings = options.session
    if let draft = options.draft { try settings.take(draft, for: definition) }
    let form = options.watch == nil ? prefilled(from: .current) : self
    // Only where all may be known beforehand is a session worth making before there is a face for it.
    if !settings.known.isEmpty {
      var session = form.session(forLines: settings)
      if session.isAllKnown {
        session.waitForChecks()
        _ = session.handle(.line(.proceed))
        if session.outcome == .submitted { return (.submitted, session) }
      }
    }
    if options.asksForLines { return try form.runInLines(options, settings) }
    do throws(TerminalError) {
      return try form.runOnScreen(options, settings, cancellation)
    } catch {
      // Lines serve where a screen can't be had.
      guard options.face == .automatic, error == .dumb || error == .noTerminal else { throw error }
    }
    return try form.runInLines(options, settings)
  }

  private func session(forLines settings: SessionSettings) -> Session {
    var settings = settings
    settings.traits = TerminalTraits(isUTF8: isLocaleUTF8, colors: 0, hasDim: false)
    return Session(self, size: Size(columns: 80, rows: 24), settings: settings)
  }

  private func runInLines(
    _ options: RunOptions, _ settings: SessionSettings
  ) throws(NothingToAskOn) -> (RunEnd, Session) {
    var session = session(forLines: settings)
    let end = try session.runInLines(options, changed: observer)
    return (end, session)
  }

  private func runOnScreen(
    _ options: RunOptions, _ settings: SessionSettings, _ cancellation: Cancellation
  ) throws(TerminalError) -> (RunEnd, Session) {
    var terminal = try NcursesTerminal(options.terminal)
    var settings = settings
    settings.traits = terminal.traits
    settings.isInline = options.terminal.place == .inline
    settings.takesMouse = options.terminal.chosenMouse != .off
    let room = options.terminal.place == .inline ? terminal.size.belowPrompt : nil
    let background = terminal.traits.background
    // Made where it goes: a second holder would make the first key copy the state of every field.
    var run = ScreenRun(
      Session(self, size: room ?? terminal.size, settings: settings), options,
      theme: options.theme.suited(to: background),
      liveTheme: liveTheme.map { theme in { theme($0)?.suited(to: background) } },
      changed: observer, room: room, cancellation: cancellation)
    let end = run.run(on: &terminal)
    if room != nil { run.leaveAnswers(end, on: &terminal) }
    // What was typed when nobody was expected any more is not for the shell, nor the rest of a password.
    terminal.close(discardingInput: end == .idle || run.session.isFocusSecret)
    if end == .idle { options.sayClosedIdle(isUTF8: settings.traits.isUTF8) }
    options.rememberPage?(run.session.page)
    return (end, run.session)
  }
}
