internal import Forms

/// What is said of a question, in the order of A1: label, value or prompt, what is expected, helper
/// text, error.
extension LineRun {
  /// More options than these are found by a part of their name.
  private static var listed: Int { 20 }

  /// Sections and values that stand between two questions.
  mutating func sayWhatLeads(to question: Question) {
    if let title = session.sectionTitle(atField: question.number, after: lastAsked) {
      say("")
      say(title)
    }
    sayTold(before: question.number)
  }

  /// Notes, and values that can’t be changed.
  mutating func sayTold(before next: Int?) {
    for (label, value) in session.told(after: lastAsked, before: next) {
      say("")
      say(value.isEmpty ? label : words.told(label, value))
    }
  }

  mutating func say(_ question: Question) {
    say("")
    say(question.isOptional ? "\(question.label) \(session.settings.wording.optional)" : question.label)
    sayValue(of: question)
    sayWhatIsExpected(question)
    if let help = question.help { say(help) }
    if let error = question.error { sayError(error) }
  }

  private mutating func sayValue(of question: Question) {
    switch question.kind {
    case .yesNo:
      say(words.now(session.value(ofField: question.number) == .toggle(true) ? words.yes : words.no))
    case .longText where question.isFilled:
      say(words.longNow)
      device.say(text.safeLines(question.shown ?? "") + "\n")
      say(words.longKeep)
    case _ where question.error != nil && question.isFilled:
      if let shown = question.shown { say(words.nowWrong(shown)) }
    case _ where question.isFilled:
      say(question.shown.map(words.now) ?? words.nowSecret)
      if question.isOptional { say(words.toEmpty) }
    default:
      if let prompt = question.prompt { say(words.format(prompt)) }
      if question.isOptional { say(words.optionalEmpty) }
    }
  }

  private mutating func sayWhatIsExpected(_ question: Question) {
    switch question.kind {
    case .text: break
    case .secret: say(words.hidden)
    case .longText: say(words.longText)
    case .yesNo: say(words.yesNo)
    case .one(let options): say(options, words.chooseOne)
    case .several(let options): say(options, words.chooseSeveral)
    }
  }

  private mutating func say(_ options: [Option], _ how: String) {
    guard options.count <= Self.listed else { return say(words.chooseFromMany(options.count)) }
    list(options, Array(options.indices))
    say(how)
  }

  mutating func list(_ options: [Option], _ numbers: [Int]) {
    for number in numbers { say("\(number + 1). \(options[number].label)") }
  }

  /// `?`: the tip, all options, and how to type the signs that mean something.
  mutating func help(_ question: Question) {
    let texts = [question.tip, question.help].compactMap(\.self)
    for text in texts.isEmpty ? [words.noHelp] : texts { say(text) }
    if case .one(let options) = question.kind { list(options, Array(options.indices)) }
    if case .several(let options) = question.kind { list(options, Array(options.indices)) }
    say(words.introduction)
    say(words.escape)
  }
}
