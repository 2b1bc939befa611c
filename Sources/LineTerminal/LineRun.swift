public import Forms
internal import TerminalScreen

/// Asks a form line by line: no cursor addressing, no colour, no animation (A2).
///
/// It drives the same session as the screen does, so that the order, the conditions, the rules and
/// the answers are the same.
public struct LineRun<Device: LineDevice> {
  /// The run as it is now.
  public internal(set) var session: Session
  /// Where questions go and answers come from.
  public internal(set) var device: Device
  let text: LineText
  var words: Wording.LineWords { session.settings.wording.line }
  /// The question before this one.
  var lastAsked: Int?
  /// The page whose title was said.
  private var saidPage: Int?
  /// Whether all was asked once, and only what is wrong is asked again.
  private var isMending = false
  private let check: (CheckRequest) -> Problem?

  /// - Parameter check: performs rules that take time, and waits for their answer: nil for right.
  public init(
    _ session: Session, on device: Device, check: @escaping (CheckRequest) -> Problem? = { _ in nil }
  ) {
    self.check = check
    self.session = session
    self.device = device
    text = LineText(isUTF8: session.settings.traits.isUTF8)
  }

  /// - Parameters:
  ///   - answered: told the session after each answer: a draft can be kept of it.
  ///   - changed: told it where the answer was another one than before, ahead of the next question.
  public mutating func run(
    answered: (Session) -> Void = { _ in }, changed: (Session) -> Void = { _ in }
  ) -> LineEnd {
    introduce()
    perform(session.begin())
    var told = session.changes
    do throws(Ended) {
      while session.outcome == .editing {
        try step()
        answered(session)
        tell(changed, &told)
      }
    } catch {
      tell(changed, &told)
      return error.end
    }
    return session.outcome == .submitted ? .submitted : .cancelled
  }

  private mutating func tell(_ changed: (Session) -> Void, _ told: inout Int) {
    guard session.changes != told else { return }
    told = session.changes
    changed(session)
    // What was done with it may stand in a note.
    handle(.refresh)
  }

  private mutating func step() throws(Ended) {
    if let alert = session.alert { return try ask(alert) }
    sayPage()
    if let question = session.question {
      try ask(question)
    } else if session.review != nil {
      try askReview()
    } else {
      sayTold(before: nil)
      proceed()
    }
  }

  mutating func proceed() {
    isMending = !session.isGateOpen
    handle(.line(.proceed))
  }

  /// Tells the session something, and waits for the rules that it wants to be asked.
  mutating func handle(_ event: SessionEvent) { perform(session.handle(event)) }

  private mutating func perform(_ effects: [Effect]) {
    for case .check(let request) in effects {
      say(session.settings.wording.checking)
      perform(session.handle(.checked(request.id, check(request))))
    }
  }

  private mutating func introduce() {
    var lines = [session.form.title]
    if let message = session.form.message { lines.append(message) }
    if session.form.fields.lazy.filter(\.kind.asks).prefix(2).count > 1 {
      lines.append(session.settings.wording.allRequired)
    }
    lines.append(words.introduction)
    for line in lines where !line.isEmpty { say(line) }
  }

  /// The title of a page that has come, once.
  private mutating func sayPage() {
    guard saidPage != session.page else { return }
    saidPage = session.page
    if let heading = session.pageHeading, session.form.pages.count > 1 {
      say("")
      say(heading)
    }
    if let message = session.form.pages[session.page].message { say(message) }
  }

  mutating func say(_ line: String) { device.say(text.safe(line) + "\n") }

  mutating func sayError(_ words: String) { say(session.settings.wording.spokenError(words)) }

  // MARK: One question

  /// Asks until there is an answer.
  private mutating func ask(_ question: Question) throws(Ended) {
    sayWhatLeads(to: question)
    say(question)
    while true {
      guard let line = try read(isHidden: question.kind == .secret, again: question) else { continue }
      switch LineAnswer(line, to: question) {
      case .help: help(question)
      case .back: if goBack() { return }
      case .keep: if keep(question) { return }
      case .empty: if take(.value(.empty), for: question) { return }
      case .text(let answer): if take(try longText(answer, question), for: question) { return }
      }
    }
  }

  mutating func goBack() -> Bool {
    guard session.canGoBack else {
      say(words.first)
      return false
    }
    if case .field(let number) = session.focus { lastAsked = number }
    handle(.line(.back))
    return true
  }

  /// Enter alone: what stands there stays, if it is right.
  private mutating func keep(_ question: Question) -> Bool {
    if let words = session.faultWords(ofField: question.number) {
      sayError(words)
      return false
    }
    goOn(question)
    return true
  }

  mutating func goOn(_ question: Question) {
    lastAsked = question.number
    handle(.line(isMending || session.isFollowing ? .pageEnd : .next))
  }
}
