internal import Forms
internal import NcursesTerminal
internal import Synchronization
internal import TerminalScreen

/// A long task, shown on a page of its own while it goes on (P3).
///
///     try await Progress("Installing", steps: ["Partition", "Copy"]) { report in
///       report.step(0)
///       try await report.run(["parted", …])
///       …
///     }.run()
public struct Progress<Result: Sendable>: Sendable {
  let title: String
  let steps: [String]
  let work: @Sendable (ProgressReporter) async throws -> Result
  private var settings = ProgressSession.Settings()

  /// - Parameters:
  ///   - steps: what is done one after another; may be empty.
  ///   - work: does it, in a task of its own, and reports. It is cancelled when the person stops it,
  ///     and called anew when they retry after an error. The page says an error in its own words
  ///     (`"\(error)"`).
  public init(
    _ title: String, steps: [String] = [],
    work: @escaping @Sendable (ProgressReporter) async throws -> Result
  ) {
    self.title = title
    self.steps = steps
    self.work = work
  }

  /// Whether a person may stop the work; true unless told otherwise.
  public func stoppable(_ isStoppable: Bool) -> Progress {
    var progress = self
    progress.settings.canStop = isStoppable
    return progress
  }

  /// A sentence that is shown when the work is done, until Enter (P1).
  public func result(_ sentence: String) -> Progress {
    var progress = self
    progress.settings.result = sentence
    return progress
  }

  /// Nothing moves by itself: where motion is reduced.
  public func still(_ isStill: Bool = true) -> Progress {
    var progress = self
    progress.settings.isStill = isStill
    return progress
  }

  /// Does the work, and shows it on the terminal, or line by line on standard error where no screen
  /// can be had or the environment asks for lines (`ACCESSIBLE`). Returns what the work returned; nil
  /// if the person stopped it.
  ///
  /// - Throws: what the work threw, if the person left it at that; `TerminalError.busy` while a form
  ///   is open.
  public func run(_ options: RunOptions = RunOptions()) async throws -> Result? {
    let desk = ProgressDesk(work)
    guard !options.asksForLines else {
      return try await ProgressLines(title, steps, desk, sentence: settings.result).run()
    }
    var settings = settings
    settings.wording = options.session.wording
    settings.keymap = options.session.keymap
    let (end, outcome): (RunEnd, ProgressOutcome?)
    do {
      (end, outcome) = try await withTaskCancellationHandler {
        try await onThreadOfItsOwn { [settings, title, steps] in
          try Self.show(title, steps, settings, options, desk)
        }
      } onCancel: {
        desk.stop()
      }
    } catch TerminalError.noTerminal, TerminalError.dumb {
      return try await ProgressLines(title, steps, desk, sentence: settings.result).run()
    }
    if case .signal(let signal) = end { NcursesTerminal.dieOf(signal: signal) }
    switch outcome {
    case .finished, .failed: return try desk.result()
    case .cancelled, nil: return nil
    }
  }

  private static func show(
    _ title: String, _ steps: [String], _ settings: ProgressSession.Settings, _ options: RunOptions,
    _ desk: ProgressDesk<Result>
  ) throws(TerminalError) -> (RunEnd, ProgressOutcome?) {
    var terminal = try NcursesTerminal(options.terminal)
    var settings = settings
    settings.traits = terminal.traits
    var session = ProgressSession(title, steps: steps, size: terminal.size, settings: settings)
    let isInline = options.terminal.place == .inline
    if isInline {
      let room = terminal.size.belowPrompt
      let fitting = Size(columns: room.columns, rows: session.rowsNeeded(in: room))
      session = ProgressSession(title, steps: steps, size: fitting, settings: settings)
    }
    let theme = options.theme.suited(to: terminal.traits.background)
    var run = ProgressRun(
      session, theme: theme, inline: isInline, desk, announcer: Announcer(options))
    let end = run.run(on: &terminal)
    run.leaveResult(on: &terminal)
    terminal.close()
    return (end, run.session.outcome)
  }
}
