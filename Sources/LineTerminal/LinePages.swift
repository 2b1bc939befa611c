internal import Forms
internal import TerminalScreen

/// What is asked beside the fields: the review, and alerts.
extension LineRun {
  /// What was entered, line by line, to be changed by number.
  mutating func askReview() throws(Ended) {
    let lines = session.review ?? []
    for (index, line) in lines.enumerated() { say("\(index + 1). \(words.readOnly(line.label, line.value))") }
    say(words.review)
    while true {
      guard let answer = try read(isHidden: false, again: nil)?.text.trimmed else { continue }
      switch answer {
      case "": return proceed()
      case "<": if goBack() { return }
      default:
        if let number = Int(answer), lines.indices.contains(number - 1) {
          lastAsked = nil
          _ = session.handle(.line(.follow(field: lines[number - 1].field)))
          return
        }
        sayError(words.noNumber)
      }
    }
  }

  /// An alert: its buttons by number. The safe one of a submit that was not meant goes back.
  mutating func ask(_ alert: (title: String, message: String, buttons: [String])) throws(Ended) {
    for line in ["", alert.title, alert.message] { say(line) }
    for (index, button) in alert.buttons.enumerated() { say("\(index + 1). \(button)") }
    say(words.alert)
    while true {
      guard let answer = try read(isHidden: false, again: nil)?.text.trimmed else { continue }
      let named = alert.buttons.firstIndex { $0.lowercased() == answer.lowercased() }
      if let button = named ?? Int(answer).map({ $0 - 1 }), alert.buttons.indices.contains(button) {
        let wasAsked = session.focus
        _ = session.handle(.line(.press(button: button)))
        if session.outcome == .editing, wasAsked == .submit, session.focus == .submit { _ = goBack() }
        return
      }
      sayError(words.noNumber)
    }
  }
}
