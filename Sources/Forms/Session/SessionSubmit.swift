/// Continue: submits once the gate is open, else says what is missing and goes there (E10).
extension Session {
  mutating func pressSubmit() {
    guard !isTooSmall else { return }
    if isGateOpen { return finish(.submitted) }
    showAllErrors()
    let bad = fields.indices.filter { fields[$0].flags.contains(.blocks) }
    guard let first = bad.first else { return }
    changeFocus(to: .field(first))
    send(.focusByKey, to: first)
    if bad.count > 1 {
      let words = settings.wording.thingsToMend(bad.count)
      status = Status(words: words, isError: true)
      announcements.append(words)
    }
    announceFocus()
  }
}
