/// Continue: goes on or submits once the gate is open, else says what is missing and goes there (E10).
extension Session {
  mutating func pressSubmit() {
    guard !isTooSmall else { return }
    guard isGateOpen else { return refuseSubmit() }
    if let returnPage { return go(toPage: returnPage) }
    if isWizard, let nextPage { return go(toPage: nextPage) }
    if let confirmation = form.confirmation {
      open(.alert(.submit(confirmation, settings.wording)))
    } else {
      finish(.submitted)
    }
  }

  /// The first bad field gets the focus, on whatever page it is.
  private mutating func refuseSubmit() {
    retryFailedChecks()
    showAllErrors()
    let bad = gateFields.filter {
      fields[$0].flags.contains(.blocks) && !fields[$0].flags.contains(.checking)
    }
    guard let first = bad.first else { return tellOfChecks() }
    changeFocus(to: .field(first))
    send(.focusByKey, to: first)
    if bad.count > 1 {
      let words = settings.wording.thingsToMend(
        bad.count, settings.keymap.name(of: .summary, usually: "F3"))
      status = Status(words: words, isError: true)
      announcements.append(words)
    }
    announceFocus()
  }

  /// Presses what has the focus where that is no field.
  mutating func press(_ target: Focus) {
    switch target {
    case .line(let number): follow(line: number)
    case .back: goBack()
    case .submit: pressSubmit()
    case .field, .tabs: break
    }
  }

  /// Left and Right between the buttons, and between tabs.
  mutating func moveSideways(_ direction: Int) {
    switch focus {
    case .tabs: turnTab(direction)
    case .back where direction > 0: moveFocus(to: .submit)
    case .submit where direction < 0 && hasBack: moveFocus(to: .back)
    case .field, .line, .back, .submit: break
    }
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
