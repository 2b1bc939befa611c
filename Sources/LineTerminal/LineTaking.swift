internal import Forms
internal import TerminalScreen

/// Gives answers to the session. What is wrong is told, and the session stays as it was.
extension LineRun {
  mutating func take(_ line: PastedText, for question: Question) -> Bool {
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
      if let taken {
        return take(.value(taken.isEmpty ? .empty : .choices(taken.map(\.value))), for: question)
      }
      sayError(words.none(unknown))
    }
    return false
  }

  mutating func take(_ entry: Entry, for question: Question) -> Bool {
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
