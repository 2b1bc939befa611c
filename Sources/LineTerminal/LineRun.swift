public import Forms
internal import TerminalScreen

/// Asks a form line by line: no cursor addressing, no colour, no animation (A2).
///
/// It drives the same session as the screen does, so that the order, the conditions, the rules and
/// the answers are the same.
public struct LineRun<Device: LineDevice> {
  public internal(set) var session: Session
  public internal(set) var device: Device
  let text: LineText
  var words: LineWords { session.settings.wording.line }
  /// The question before this one.
  var lastAsked: Int?
  /// The page whose title was said.
  private var saidPage: Int?
  /// Whether all was asked once, and only what is wrong is asked again.
  private var isMending = false

  public init(_ session: Session, on device: Device) {
    self.session = session
    self.device = device
    text = LineText(isUTF8: session.settings.traits.isUTF8)
  }

  /// - Parameter changed: told the session after each answer: a draft can be kept of it.
  public mutating func run(changed: (Session) -> Void = { _ in }) -> LineEnd {
    introduce()
    do throws(Ended) {
      while session.outcome == .editing {
        try step()
        changed(session)
      }
    } catch {
      return error.end
    }
    return session.outcome == .submitted ? .submitted : .cancelled
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
    _ = session.handle(.line(.proceed))
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
    _ = session.handle(.line(.back))
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
    _ = session.handle(.line(isMending || session.isFollowing ? .pageEnd : .next))
  }
}
