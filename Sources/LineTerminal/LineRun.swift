public import Forms
internal import TerminalScreen

/// Asks a form line by line: no cursor addressing, no colour, no animation (A2).
///
/// It drives the same session as the screen does, so that the order, the conditions, the rules and
/// the answers are the same.
public struct LineRun<Device: LineDevice> {
  public private(set) var session: Session
  public internal(set) var device: Device
  let text: LineText
  var words: LineWords { session.settings.wording.line }
  /// The question before this one.
  var lastAsked: Int?
  /// Whether all was asked once, and only what is wrong is asked again.
  private var isMending = false

  public init(_ session: Session, on device: Device) {
    self.session = session
    self.device = device
    text = LineText(isUTF8: session.settings.traits.isUTF8)
  }

  public mutating func run() -> LineEnd {
    introduce()
    while session.outcome == .editing {
      if let question = session.question {
        if let end = ask(question) { return end }
      } else {
        isMending = true
        _ = session.handle(.command(.accept))
      }
    }
    return session.outcome == .submitted ? .submitted : .cancelled
  }

  private mutating func introduce() {
    var lines = [session.form.title]
    if let message = session.form.message { lines.append(message) }
    if session.form.fields.contains(where: \.isOptional) {
      lines.append(session.settings.wording.allRequired)
    }
    lines.append(words.introduction)
    for line in lines where !line.isEmpty { say(line) }
  }

  mutating func say(_ line: String) { device.say(text.safe(line) + "\n") }

  // MARK: One question

  /// Asks until there is an answer. Returns how the run ended, nil if it goes on.
  private mutating func ask(_ question: Question) -> LineEnd? {
    sayWhatLeads(to: question)
    say(question)
    while true {
      let input: LineInput
      switch read(question) {
      case .success(let line): input = line
      case .failure(let end): return end.end
      }
      guard case .line(let line) = input else { continue }
      switch LineAnswer(line, to: question) {
      case .help: help(question)
      case .back:
        if goBack(from: question) { return nil }
        say(words.first)
      case .keep: if keep(question) { return nil }
      case .empty: if take(.value(.empty), for: question) { return nil }
      case .text(let answer):
        switch longText(answer, question) {
        case .failure(let end): return end.end
        case .success(let answer): if take(answer, for: question) { return nil }
        }
      }
    }
  }

  struct Ended: Error { let end: LineEnd }

  /// A line; what is no line is told, and the caller asks again.
  private mutating func read(_ question: Question) -> Result<LineInput, Ended> {
    device.say(words.prompt)
    let input = device.readLine(isHidden: question.kind == .secret)
    switch input {
    case .line(let line):
      guard line.isUTF8 else {
        say(words.notUTF8)
        return .success(.resumed)
      }
    case .tooLong: say(words.tooLong)
    case .resumed: say(question)
    case .ended: return .failure(Ended(end: .inputEnded))
    case .hungUp: return .failure(Ended(end: .hungUp))
    case .signal(let signal): return .failure(Ended(end: signal == interrupt ? .cancelled : .signal(signal)))
    }
    return .success(input)
  }

  /// Goes on reading where a text may have several lines: to a line that has only a period.
  private mutating func longText(_ first: PastedText, _ question: Question) -> Result<PastedText, Ended> {
    guard question.kind == .longText else { return .success(first) }
    var bytes = SensitiveBytes()
    var line = first
    var isFirst = true
    while !line.isPeriod {
      if !isFirst { bytes.append(0x0A) }
      isFirst = false
      line.withBytes { for byte in $0 { bytes.append(byte) } }
      switch device.readLine(isHidden: false) {
      case .line(let next): line = next
      case .tooLong, .resumed: say(words.tooLong)
      case .ended: return .failure(Ended(end: .inputEnded))
      case .hungUp: return .failure(Ended(end: .hungUp))
      case .signal(let signal):
        return .failure(Ended(end: signal == interrupt ? .cancelled : .signal(signal)))
      }
    }
    return .success(bytes.withBytes { PastedText($0) })
  }

  private mutating func goBack(from question: Question) -> Bool {
    guard session.canGoBack else { return false }
    _ = session.handle(.command(.previousField))
    lastAsked = question.number
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
    _ = session.handle(.command(.nextField))
    while isMending, session.question != nil { _ = session.handle(.command(.nextField)) }
  }

  mutating func sayError(_ words: String) { say(session.settings.wording.spokenError(words)) }
}

/// SIGINT: Control-C.
private let interrupt: Int32 = 2

extension PastedText {
  fileprivate var isPeriod: Bool { withBytes { $0.count == 1 && $0[0] == UInt8(ascii: ".") } }
}

extension LineRun {
  // MARK: Taking an answer

  /// Gives the session an answer. What is wrong is told, and the session stays as it was.
  private mutating func take(_ line: PastedText, for question: Question) -> Bool {
    switch question.kind {
    case .text, .secret, .longText: return take(.text(line), for: question)
    case .yesNo:
      let answer = line.text.trimmed.lowercased()
      if words.yesAnswers.contains(answer) { return take(.value(.toggle(true)), for: question) }
      if words.noAnswers.contains(answer) { return take(.value(.toggle(false)), for: question) }
      sayError(words.notYesNo)
    case .one(let options):
      switch LineChoices(options: options).match(line.text) {
      case .one(let option): return take(.value(.choice(option.value)), for: question)
      case .several(let numbers):
        list(options, numbers)
        say(words.several(numbers.count))
      case .none: sayError(words.none(line.text))
      }
    case .several(let options):
      let (taken, unknown) = LineChoices(options: options).matches(line.text)
      if let taken { return take(.value(.choices(taken.map(\.value))), for: question) }
      sayError(words.none(unknown))
    }
    return false
  }

  private mutating func take(_ entry: Entry, for question: Question) -> Bool {
    let before = session
    _ = session.handle(.entry(field: question.number, entry))
    if let words = session.faultWords(ofField: question.number) {
      session = before
      sayError(words)
      return false
    }
    goOn(question)
    return true
  }
}
