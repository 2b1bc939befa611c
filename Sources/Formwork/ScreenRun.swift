internal import Forms
internal import NcursesTerminal
internal import Synchronization
internal import TerminalScreen

/// How a run ended.
public enum RunEnd: Sendable, Hashable {
  case submitted, cancelled
  /// The terminal is gone.
  case hungUp
  /// Nobody did anything for as long as `RunOptions.idleLimit`. The draft is kept.
  case idle
  /// The input of a run in lines was at its end before the form was.
  case inputEnded
  /// A signal asked to end. The terminal is restored; the signal is still to do what it does.
  case signal(Int32)
}

/// Runs a session on a terminal: events in, effects out, one drawing for all that has come.
struct ScreenRun {
  var session: Session
  /// How meanings look, where the model has no say in it.
  private let theme: Theme
  /// How the model wants them to look.
  private let liveTheme: ((Session) -> Theme?)?
  private var shownTheme: Theme
  /// What the terminal itself can do.
  private let traits: TerminalTraits
  /// Told of the session whenever a value was entered.
  private let changed: ((Session) -> Void)?
  private let announcer: Announcer
  private let watch: RunWatch?
  let cancellation: Cancellation
  private var frame: Frame
  private var end: RunEnd?
  private let errands = Errands()
  private var drafts: DraftKeeping?
  private var idle: IdleLimit?
  private let desk = CheckDesk { Waker().wake() }

  /// The room that there is below the prompt; nil on the whole screen.
  private var room: Size?

  /// - Parameter room: how large the form may become below the prompt; nil gives it the whole screen.
  init(
    _ session: Session, _ options: RunOptions, theme: Theme, liveTheme: ((Session) -> Theme?)?,
    changed: ((Session) -> Void)?, room: Size? = nil, cancellation: Cancellation
  ) {
    self.room = room
    drafts = options.draft.map { DraftKeeping($0, session) }
    idle = options.idleLimit.map(IdleLimit.init)
    announcer = Announcer(options)
    watch = options.watch
    self.session = session
    self.theme = theme
    self.liveTheme = liveTheme
    shownTheme = liveTheme?(session) ?? theme
    traits = session.settings.traits
    self.changed = changed
    self.cancellation = cancellation
    frame = Frame(size: session.size)
    self.session.setQuiet(shownTheme.showsQuiet(on: traits))
  }

  /// Returns when the form is over; the terminal is the caller's to close.
  mutating func run(on terminal: inout NcursesTerminal) -> RunEnd {
    let start = ContinuousClock.now
    announcer.announce(session.announcements)
    // Checks of what was there beforehand; any event would take their place.
    let begun = session.begin() + handle(.refresh)
    show(on: &terminal)
    perform(begun, on: &terminal)
    defer { desk.close() }
    while end == nil {
      var effects: [Effect] = []
      var isFirst = true
      let deadline = deadline(from: start)
      watch?.tellWaiting(session, start.duration(to: .now), terminal)
      terminal.wait(until: deadline) { wakeup in
        if isFirst { effects += handle(.time(start.duration(to: .now))) }
        isFirst = false
        effects += take(wakeup)
      }
      perform(effects, on: &terminal)
      keepDraft(on: &terminal)
      // What was announced may stand in a note.
      perform(handle(.refresh), on: &terminal)
      if idle?.hasPassed == true { end = end ?? .idle }
      if end == nil { show(on: &terminal) }
    }
    errands.stop()
    // Also after submitting: whoever takes the answers removes the draft when they are in safety.
    drafts?.saveRest(session)
    return end ?? .cancelled
  }

  /// When something is due though nobody does anything.
  private mutating func deadline(from start: ContinuousClock.Instant) -> ContinuousClock.Instant? {
    var deadline = session.nextDeadline.map { start + $0 }
    func take(_ other: ContinuousClock.Instant?) {
      if let other, deadline.map({ other < $0 }) ?? true { deadline = other }
    }
    take(drafts?.deadline(session))
    take(idle?.deadline)
    return deadline
  }

  /// What stays below the prompt: the answers if the form was submitted, else nothing.
  mutating func leaveAnswers(_ end: RunEnd, on terminal: inout NcursesTerminal) {
    terminal.erase()
    guard end == .submitted else { return }
    var summary = session.summary(columns: terminal.size.columns)
    summary.cursor = Point(column: 0, row: max(0, summary.size.rows - 1))
    if summary.size.rows > 0 { terminal.show(&summary, theme: shownTheme) }
  }

  private mutating func keepDraft(on terminal: inout NcursesTerminal) {
    drafts?.saveIfDue(session) { Waker().wake() }
    guard let failure = drafts?.newFailure() else { return }
    perform(handle(.notice(session.settings.wording.drafts.notSaved(failure))), on: &terminal)
  }

  /// The only way into the session: what was said and changed by it is passed on.
  private mutating func handle(_ event: SessionEvent) -> [Effect] {
    if announcer.wantsInput, case .terminal(let event) = event {
      announcer.input(event.name(isSecret: session.isFocusSecret))
    }
    guard session.outcome == .editing else { return [] }
    let changes = session.changes
    let effects = session.handle(event)
    announcer.announce(session.announcements)
    if session.changes != changes {
      changed?(session)
      if let liveTheme {
        shownTheme = liveTheme(session) ?? theme
        session.setQuiet(shownTheme.showsQuiet(on: traits))
      }
    }
    return effects
  }

  private mutating func show(on terminal: inout NcursesTerminal) {
    fit()
    session.draw(into: &frame)
    terminal.show(&frame, theme: shownTheme)
  }

  /// Below the prompt a form is as high as what it shows.
  private mutating func fit() {
    guard let room else { return }
    let fitting = Size(columns: room.columns, rows: session.rowsNeeded(in: room))
    if fitting != session.size { _ = session.handle(.terminal(.resize(fitting))) }
  }

  private mutating func take(_ wakeup: Wakeup) -> [Effect] {
    if case .event(let event) = wakeup { idle?.take(event) }
    switch wakeup {
    case .event(.hangup):
      end = end ?? .hungUp
      return handle(.terminal(.hangup))
    case .event(.resize(let size)) where room != nil:
      room = size.belowPrompt
      return []
    case .event(let event): return handle(.terminal(event))
    case .signal(let signal): end = .signal(signal)
    case .woken:
      if cancellation.isCancelled { end = end ?? .cancelled }
      return errands.take().flatMap { handle($0) }
        + desk.take().flatMap { handle(.checked($0.id, $0.problem)) }
    case .deadline: break
    }
    return []
  }

  private mutating func perform(_ effects: [Effect], on terminal: inout NcursesTerminal) {
    for effect in effects {
      switch effect {
      case .finish(let outcome): end = end ?? (outcome == .submitted ? .submitted : .cancelled)
      case .redraw: terminal.redraw()
      // Whoever watches would be stopped as well.
      case .suspend where watch != nil: break
      case .suspend:
        drafts?.saveRest(session)
        terminal.suspend()
        idle?.begin()
      case .readFolder(let path): errands.readFolder(path)
      case .suggest(let request):
        if let search = session.suggester(ofField: request.field) { errands.suggest(request, search) }
      case .forgetHistory(let field): session.historyClearing(ofField: field)?()
      case .check(let request): desk.start(request)
      case .cancelCheck(let id): desk.cancel(id)
      case .copy(var text): text.withUTF8 { _ = terminal.copyToClipboard(UnsafeRawBufferPointer($0)) }
      }
    }
  }
}

extension Size {
  /// What there is below a prompt, which stays in sight.
  var belowPrompt: Size { Size(columns: columns, rows: max(1, rows - 1)) }
}

/// Tells a run from another thread that its task was cancelled.
final class Cancellation: Sendable {
  private let state = Mutex(false)

  var isCancelled: Bool { state.withLock { $0 } }

  func cancel() {
    state.withLock { $0 = true }
    Waker().wake()
  }
}
