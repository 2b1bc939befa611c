public import TerminalScreen

/// A page that shows how far a long task is (P3): its steps, a bar, the time left, the end of its
/// log, and a way to stop it. A value like `Session`: `handle` alone changes it, drawing reads it.
public struct ProgressSession: Sendable {
  /// What the page is made of.
  public struct Settings: Sendable {
    /// The words that people read and hear.
    public var wording = Wording.english
    /// Which key means which command.
    public var keymap = Keymap.standard
    /// What the terminal can do.
    public var traits = TerminalTraits()
    /// Nothing moves by itself: where motion is reduced.
    public var isStill = false
    /// Whether a person may stop the work.
    public var canStop = true
    /// A sentence that is shown when the work is done, until Enter; nil ends the page at once (P1).
    public var result: String?

    /// English and the standard keys.
    public init() {}
  }

  enum State: Sendable, Hashable {
    case working, stopping
    case done
    case failed(String)
  }

  /// The heading.
  public let title: String
  /// What there is to be done, in order.
  public let steps: [String]
  /// Words, keys, and what the terminal can do.
  public let settings: Settings
  /// The size of the screen that is drawn for.
  public private(set) var size: Size
  /// What a screen reader is to say after the last event (A3).
  public private(set) var announcements: [String] = []
  /// How it ended; nil while it goes on.
  public private(set) var outcome: ProgressOutcome?
  var state = State.working
  /// The number of the step that is being done; nil before the first.
  var step: Int?
  var message: String?
  var log = ProgressLog()
  var clock = ProgressClock()
  var now = Duration.zero
  /// Whether the question is open whether to stop.
  var isAsking = false
  /// Which of the buttons has the focus.
  var focused = 0
  /// The button that the mouse is held down on, with its cells.
  var pressed: (button: Button, area: Rect)?
  /// A sentence in the last row until the next key.
  var status: String?
  private var needsFrame = true
  private var lastFrame: Duration?
  private var lastMoment: Moment

  /// What changes by time alone.
  private struct Moment: Sendable, Hashable {
    var left: Duration?
    var phase: Int
  }

  /// At most ten frames a second.
  static let frameInterval = Duration.milliseconds(100)
  static let animationInterval = Duration.milliseconds(200)

  /// Begins a task with these steps, none of them begun.
  public init(_ title: String, steps: [String] = [], size: Size, settings: Settings = Settings()) {
    self.title = title
    self.steps = steps
    self.size = size
    self.settings = settings
    lastMoment = Moment(left: nil, phase: 0)
    announcements = [title]
  }

  // MARK: Frames

  /// When it has to be told the time again; nil as long as nothing changes by itself.
  public var wakeTime: Duration? {
    if needsFrame { return lastFrame.map { max(now, $0 + Self.frameInterval) } ?? now }
    guard state == .working || state == .stopping else { return nil }
    if isAnimated { return now + Self.animationInterval }
    return clock.fraction == nil ? nil : now + .seconds(1)
  }

  /// Whether the page is to be drawn now: it changed, and the last frame was a tenth of a second ago.
  public mutating func takeFrame() -> Bool {
    guard needsFrame, lastFrame.map({ now - $0 >= Self.frameInterval }) ?? true else { return false }
    needsFrame = false
    lastFrame = now
    return true
  }

  /// Something moves while nothing is known of the length.
  var isAnimated: Bool {
    clock.fraction == nil && !settings.isStill && (state == .working || state == .stopping)
  }

  /// Counts the pictures of the animation.
  var phase: Int { isAnimated ? Int(now / Self.animationInterval) : 0 }

  // MARK: Events

  /// The only way to change a page. Returns what the edge has to do.
  public mutating func handle(_ event: ProgressEvent) -> [ProgressEffect] {
    guard outcome == nil else { return [] }
    announcements.removeAll()
    switch event {
    case .time(let time): return pass(to: time)
    case .report(let report): take(report)
    case .finished: return workEnded()
    case .failed(let words): return workFailed(words)
    case .terminal(let event): return handle(event)
    }
    return []
  }

  private mutating func pass(to time: Duration) -> [ProgressEffect] {
    now = time
    let moment = Moment(left: clock.left(at: now), phase: phase)
    if moment != lastMoment { needsFrame = true }
    lastMoment = moment
    return []
  }

  private mutating func take(_ report: ProgressReport) {
    guard state == .working || state == .stopping else { return }
    switch report {
    case .step(let number):
      guard steps.indices.contains(number), number != step else { return }
      step = number
      message = nil
      announcements.append(steps[number])
    case .fraction(let fraction):
      let before = barParts
      clock.set(fraction, at: now)
      // What is too little to be seen draws nothing.
      if before == barParts { return }
    case .message(let words):
      guard words != message else { return }
      message = words
      announcements.append(words)
    case .log(let line): log.append(line)
    }
    needsFrame = true
  }

  private mutating func workEnded() -> [ProgressEffect] {
    isAsking = false
    needsFrame = true
    if state == .stopping { return finish(.cancelled) }
    state = .done
    step = steps.count
    clock.set(1, at: now)
    guard let result = settings.result else { return finish(.finished) }
    message = result
    announcements.append(result)
    focused = 0
    return []
  }

  private mutating func workFailed(_ words: String) -> [ProgressEffect] {
    isAsking = false
    needsFrame = true
    if state == .stopping { return finish(.cancelled) }
    state = .failed(words)
    focused = 0
    announcements.append(settings.wording.spokenError(words))
    return []
  }

  mutating func finish(_ outcome: ProgressOutcome) -> [ProgressEffect] {
    self.outcome = outcome
    return [.finish(outcome)]
  }

  private mutating func handle(_ event: Event) -> [ProgressEffect] {
    switch event {
    case .resize(let size):
      self.size = size
      needsFrame = true
    case .hangup: return stop()
    case .key(let press):
      needsFrame = true
      return handle(press)
    case .mouse(let mouse):
      needsFrame = true
      return handle(mouse)
    case .paste, .focus: break
    }
    return []
  }

  /// The fraction as fine as a bar can show it.
  private var barParts: Int? { clock.fraction.map { Int($0 * 400) } }

  // MARK: What the buttons do

  enum Button: Sendable, Hashable {
    case cancel, retry, leave, done
    case keepGoing, stop
  }

  var buttons: [Button] {
    if isAsking { return [.keepGoing, .stop] }
    switch state {
    case .working: return settings.canStop ? [.cancel] : []
    case .stopping: return []
    case .done: return [.done]
    case .failed: return [.retry, .leave]
    }
  }

  mutating func press(_ button: Button) -> [ProgressEffect] {
    switch button {
    case .cancel: ask()
    case .keepGoing: isAsking = false
    case .stop: return stop()
    case .done: return finish(.finished)
    case .leave: if case .failed(let words) = state { return finish(.failed(words)) }
    case .retry:
      state = .working
      (step, message, clock, focused) = (nil, nil, ProgressClock(), 0)
      return [.startWork]
    }
    return []
  }

  /// Before work is stopped a person is asked: it may not be easy to take up again.
  mutating func ask() {
    guard settings.canStop, state == .working else {
      if state == .working { status = settings.wording.progress.cannotStop }
      return
    }
    isAsking = true
    focused = 0
    let words = settings.wording.progress
    announcements.append("\(words.stopTitle(title)) \(words.stopMessage)")
    announceButton()
  }

  mutating func stop() -> [ProgressEffect] {
    isAsking = false
    guard state == .working else { return [] }
    state = .stopping
    message = settings.wording.progress.stopping
    announcements.append(settings.wording.progress.stopping)
    return [.stopWork]
  }

  mutating func announceButton() {
    guard buttons.indices.contains(focused) else { return }
    announcements.append("\(label(of: buttons[focused])), \(settings.wording.roles.button)")
  }

  func label(of button: Button) -> String {
    let words = settings.wording.progress
    return switch button {
    case .cancel: words.cancel
    case .retry: words.retry
    case .leave: words.leave
    case .done: words.done
    case .keepGoing: words.keepGoing
    case .stop: words.stop
    }
  }
}
