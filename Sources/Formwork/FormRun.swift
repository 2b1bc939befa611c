public import Forms
internal import NcursesTerminal

extension Form {
  /// Shows the form on the terminal until the person is done. Returns the model, filled in and
  /// valid; nil if the person left.
  ///
  /// The form is drawn on `/dev/tty`, so standard output stays free for the answer. The terminal is
  /// as it was before when this returns, throws, or when a signal ends the process. The calling
  /// thread waits: in `async` code use the other `run`.
  ///
  /// - Throws: `TerminalError` when there is no terminal that a form can be drawn on.
  public func run(_ options: RunOptions = RunOptions()) throws -> Model? {
    try run(options, cancellation: Cancellation())
  }

  /// Shows the form on the terminal until the person is done. Returns the model, filled in and
  /// valid; nil if the person left, or if the task was cancelled.
  ///
  /// The form has a thread of its own: no actor is blocked meanwhile.
  ///
  /// - Throws: `TerminalError` when there is no terminal that a form can be drawn on.
  public func run(_ options: RunOptions = RunOptions()) async throws -> Model? {
    let cancellation = Cancellation()
    return try await withTaskCancellationHandler {
      try await onThreadOfItsOwn { try run(options, cancellation: cancellation) }
    } onCancel: {
      cancellation.cancel()
    }
  }

  private func run(_ options: RunOptions, cancellation: Cancellation) throws -> Model? {
    let (end, session) = try runOnScreen(options, cancellation: cancellation)
    switch end {
    case .submitted:
      options.draft?.remove()
      return session.model(as: Model.self)
    case .cancelled, .hungUp: return nil
    case .signal(let signal): NcursesTerminal.dieOf(signal: signal)
    }
  }

  /// Shows the form and tells in full how it ended, with the session as it was then. The terminal is
  /// restored; what a signal was to do is left to the caller, and so is removing the draft once the
  /// answers are in safety.
  public func present(_ options: RunOptions = RunOptions()) throws -> (end: RunEnd, session: Session) {
    try runOnScreen(options, cancellation: Cancellation())
  }

  private func runOnScreen(_ options: RunOptions, cancellation: Cancellation) throws -> (RunEnd, Session) {
    var settings = options.session
    if let draft = options.draft { try settings.take(draft, for: definition) }
    var terminal = try NcursesTerminal(options.terminal)
    settings.traits = terminal.traits
    let session = Session(self, size: terminal.size, settings: settings)
    var run = ScreenRun(session, theme: options.theme, draft: options.draft, cancellation: cancellation)
    let end = run.run(on: &terminal)
    terminal.close()
    options.rememberPage?(run.session.page)
    return (end, run.session)
  }
}
