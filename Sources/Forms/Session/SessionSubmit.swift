/// Continue: submits once the gate is open, else says what is missing and goes there (E10).
extension Session {
  mutating func pressSubmit() {
    guard !isTooSmall else { return }
    if isGateOpen { return finish(.submitted) }
    retryFailedChecks()
    showAllErrors()
    let bad = fields.indices.filter {
      fields[$0].flags.contains(.blocks) && !fields[$0].flags.contains(.checking)
    }
    guard let first = bad.first else { return tellOfChecks() }
    changeFocus(to: .field(first))
    send(.focusByKey, to: first)
    if bad.count > 1 {
      let words = settings.wording.thingsToMend(bad.count)
      status = Status(words: words, isError: true)
      announcements.append(words)
    }
    announceFocus()
  }

  /// Nothing is wrong, but rules still run. It is for the person to try again: a form never sends
  /// itself at a moment that nobody chose.
  private mutating func tellOfChecks() {
    guard let first = runningChecks.first else { return }
    let words = settings.wording.stillChecking(form.fields[first].label)
    status = Status(words: words, isError: false)
    announcements.append(words)
  }
}
