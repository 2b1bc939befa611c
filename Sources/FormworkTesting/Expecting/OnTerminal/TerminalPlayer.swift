internal import CTerminal
internal import FormPilot
internal import Formwork
internal import Forms
internal import NcursesTerminal
internal import TerminalScreen

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Plays a script on a form that runs on a pseudo-terminal, and waits after each key until the form
/// waits itself. It knows that from the form: no pause is guessed.
struct TerminalPlayer: ~Copyable {
  private var terminal: PseudoTerminal
  private let thread: FormThread
  private let watch: RunWatch
  private let limit: Duration
  private let encoding = XtermEncoding()
  private var written = 0
  /// The number of the key that is played, for what can be told of it.
  private var key = 0

  /// Presents the form.
  init<Model>(
    _ form: Form<Model>, size: Size, settings: SessionSettings, within limit: Duration
  ) throws {
    let thread = try FormThread()
    let terminal = try PseudoTerminal(size: size)
    watch = thread.start(form, Self.options(settings, on: terminal.formSide))
    self.thread = thread
    self.terminal = terminal
    self.limit = limit
  }

  /// Returns when the form has shown itself for the first time.
  mutating func waitForFirstScreen() throws { try wait { $0.waits > 0 } }

  /// Nothing of the environment's: the same on every machine.
  private static func options(_ settings: SessionSettings, on descriptor: Int32) -> RunOptions {
    var options = RunOptions()
    options.session = settings
    options.face = .screen
    options.terminal.descriptor = descriptor
    options.terminal.environment = { $0 == "TERM" ? "xterm-256color" : nil }
    #if canImport(Darwin)
      options.terminal.locale = "en_US.UTF-8"
    #else
      options.terminal.locale = "C.UTF-8"
    #endif
    return options
  }

  // MARK: Doing

  /// Plays one key of a script. After the end of the form nobody is there to take it.
  mutating func play(_ step: ScriptedKey) throws {
    key += 1
    guard thread.look().end == nil else { return }
    thread.forgetAnnouncements()
    for input in step.inputs {
      switch input {
      case .event(.resize(let size)):
        terminal.resize(to: size)
        fw_wake_note(SIGWINCH)
        try waitForNewLook()
      case .event(.hangup):
        terminal.hangUp()
        try wait { _ in false }
      case .event(let event): try send(encoding.bytes(of: event) ?? [])
      case .wait(let duration): try pass(duration)
      }
    }
  }

  private mutating func send(_ bytes: [UInt8]) throws {
    let end = ContinuousClock.now + limit
    var rest = bytes[...]
    while !rest.isEmpty, thread.look().end == nil {
      rest = rest.dropFirst(terminal.write(rest))
      guard ContinuousClock.now < end else { throw giveUp() }
      if !rest.isEmpty { terminal.read(orWaitFor: -1, within: 5) }
    }
    written += bytes.count
    try wait { [written] in $0.last.map { $0.bytesRead >= written && $0.isInputWhole } ?? false }
  }

  /// Real time, during which the form does what it does.
  private mutating func pass(_ duration: Duration) throws {
    let end = ContinuousClock.now + duration
    while case let left = Self.milliseconds(until: end), left > 0, thread.look().end == nil {
      terminal.read(orWaitFor: thread.news, within: left)
    }
    try waitForNewLook()
  }

  /// Waits until the form has looked at all that is so by now: what it sees to at present may have begun
  /// before, what it begins afterwards has not.
  private mutating func waitForNewLook() throws {
    for _ in 1...2 {
      let waits = thread.look().waits
      Waker().wake()
      try wait { $0.waits > waits }
    }
  }

  /// Waits until the form waits and something is so, or until it is over. A form that waits without being
  /// told of anything is woken now and then, to tell how far it is.
  private mutating func wait(until isReached: (FormThread.State) -> Bool) throws {
    let end = ContinuousClock.now + limit
    while case let state = thread.look(), state.end == nil, !isReached(state) {
      let left = Self.milliseconds(until: end)
      guard left > 0 else { throw giveUp() }
      terminal.read(orWaitFor: thread.news, within: min(left, 200))
      // Longer than an escape may wait to become an Alt key: waking begins that wait anew.
      if thread.look().waits == state.waits { Waker().wake() }
    }
    if case .failure(let error) = thread.look().end { throw error }
  }

  private static func milliseconds(until end: ContinuousClock.Instant) -> Int32 {
    let left = ContinuousClock.now.duration(to: end)
    return left > .zero ? Int32(min(left / .milliseconds(1) + 1, 60_000)) : 0
  }

  /// The window is closed on a form that hangs: when it looks again, it ends by itself.
  private mutating func giveUp() -> PilotFailure {
    watch.end()
    terminal.hangUp()
    return .stuck(afterKey: key, within: limit)
  }

  // MARK: Seeing

  /// The form as it is now.
  mutating func pilot<Model>(of _: Form<Model>) -> Pilot<Model>? {
    terminal.read(orWaitFor: -1, within: 0)
    return Self.player(thread.look()).map { Pilot($0, output: terminal.output) }
  }

  /// Ends the form, and returns it as it was before that.
  mutating func finish<Model>(_: Form<Model>) throws -> Pilot<Model>? {
    let state = thread.look()
    watch.end()
    try wait { _ in false }
    terminal.readToEnd()
    // A signal that asked the form to end was meant for the process.
    if case .success((.signal(let signal), _)) = thread.look().end { kill(getpid(), signal) }
    return Self.player(state).map { Pilot($0, output: terminal.output) }
  }

  private static func player(_ state: FormThread.State) -> ScriptPlayer? {
    let ended = try? state.end?.get().session
    guard let session = ended ?? state.last?.session else { return nil }
    return ScriptPlayer(
      played: session, announcements: state.announcements, now: state.last?.elapsed ?? .zero)
  }
}
