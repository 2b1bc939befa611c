internal import Forms
internal import NcursesTerminal
internal import TerminalScreen

/// Runs a progress page on a terminal: keys and reports in, frames out, ten a second at most.
struct ProgressRun<Result: Sendable> {
  private(set) var session: ProgressSession
  private let theme: Theme
  private let desk: ProgressDesk<Result>
  private let announcer: Announcer
  private var reporter: ProgressReporter
  private var frame: Frame
  private var end: RunEnd?

  private let isInline: Bool

  init(
    _ session: ProgressSession, theme: Theme, inline: Bool, _ desk: ProgressDesk<Result>,
    announcer: Announcer
  ) {
    isInline = inline
    self.announcer = announcer
    self.session = session
    self.theme = theme
    self.desk = desk
    frame = Frame(size: session.size)
    // Something is on the screen before the work begins.
    reporter = ProgressReporter(wake: {})
  }

  /// Returns when the page is over; `submitted` if the work is done. The terminal is the caller's to
  /// close.
  mutating func run(on terminal: inout NcursesTerminal) -> RunEnd {
    let start = ContinuousClock.now
    announcer.announce(session.announcements)
    show(on: &terminal)
    reporter = desk.start { Waker().wake() }
    while end == nil {
      var effects: [ProgressEffect] = []
      var isFirst = true
      terminal.wait(until: session.wakeTime.map { start + $0 }) { wakeup in
        if isFirst { effects += handle(.time(start.duration(to: .now))) }
        isFirst = false
        effects += take(wakeup)
      }
      for event in reporter.take() { effects += handle(event) }
      perform(effects, on: &terminal)
      if end == nil { show(on: &terminal) }
    }
    if end != .submitted { desk.stop() }
    return end ?? .cancelled
  }

  /// What stays below the prompt: that the work is done, if it is.
  mutating func leaveResult(on terminal: inout NcursesTerminal) {
    guard isInline else { return }
    terminal.erase()
    guard session.outcome == .finished else { return }
    var summary = session.summary(columns: terminal.size.columns)
    summary.cursor = Point(column: 0, row: 0)
    terminal.show(&summary, theme: theme)
  }

  /// What happens is told at once: the next event has announcements of its own (A3).
  private mutating func handle(_ event: ProgressEvent) -> [ProgressEffect] {
    let effects = session.handle(event)
    announcer.announce(session.announcements)
    return effects
  }

  private mutating func show(on terminal: inout NcursesTerminal) {
    guard session.takeFrame() else { return }
    session.draw(into: &frame)
    terminal.show(&frame, theme: theme)
  }

  private mutating func take(_ wakeup: Wakeup) -> [ProgressEffect] {
    switch wakeup {
    case .event(.hangup):
      end = end ?? .hungUp
      return []
    case .event(.resize(let size)) where isInline:
      let room = size.belowPrompt
      let fitting = Size(columns: room.columns, rows: session.rowsNeeded(in: room))
      return handle(.terminal(.resize(fitting)))
    case .event(let event): return handle(.terminal(event))
    case .signal(let signal): end = .signal(signal)
    case .woken, .deadline: break
    }
    return []
  }

  private mutating func perform(_ effects: [ProgressEffect], on terminal: inout NcursesTerminal) {
    for effect in effects {
      switch effect {
      case .stopWork: desk.stop()
      case .startWork: reporter = desk.start { Waker().wake() }
      case .finish(.finished): end = end ?? .submitted
      case .finish: end = end ?? .cancelled
      case .redraw: terminal.redraw()
      case .suspend: terminal.suspend()
      }
    }
  }
}
