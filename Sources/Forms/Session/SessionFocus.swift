/// Moving the focus in reading order (T6): Shift+Tab is the exact inverse of Tab.
extension Session {
  /// What follows in order, nil behind the last; with nil the first of all.
  func nextFocus(after focus: Focus?) -> Focus? {
    let start: Int
    switch focus {
    case nil: start = 0
    case .field(let number): start = number + 1
    case .submit: return nil
    }
    for number in start..<fields.count where isReachable(number) { return .field(number) }
    return .submit
  }

  /// What comes before in order, nil before the first; with nil the last of all.
  func previousFocus(before focus: Focus?) -> Focus? {
    let end: Int
    switch focus {
    case nil: return .submit
    case .field(let number): end = number
    case .submit: end = fields.count
    }
    for number in (0..<end).reversed() where isReachable(number) { return .field(number) }
    return nil
  }

  /// Whether the way from one to the other goes on, not back: only that way can be barred.
  private func isForward(to target: Focus) -> Bool {
    switch (focus, target) {
    case (.field(let from), .field(let to)): to > from
    case (.field, .submit): true
    case (.submit, _): false
    }
  }

  /// Moves by key. A field that validates before leaving keeps the focus while its value is wrong.
  mutating func moveFocus(to target: Focus?, wraps: Bool = false) {
    guard let target, target != focus else { return }
    if isHeld(against: target) { return }
    changeFocus(to: target)
    if case .field(let number) = target { send(.focusByKey, to: number) }
    announceFocus()
  }

  /// Bars the way on from an invalid value that may not be left (T7), and says why.
  mutating func isHeld(against target: Focus) -> Bool {
    guard case .field(let number) = focus, form.fields[number].moment == .beforeLeaving,
      isForward(to: target), let problem = fields[number].problem, problem != .required,
      isReachable(number)
    else { return false }
    fields[number].flags.insert(.live)
    fields[number].revision &+= 1
    layoutIsStale = true
    announcements.append(settings.wording.spokenError(words(for: problem, number)))
    return true
  }

  mutating func changeFocus(to target: Focus) {
    let old = focus
    if case .field(let number) = old { noteLeaving(number) }
    focus = target
    if case .field(let number) = old { send(.blur, to: number) }
    if case .field(let number) = target { fields[number].revision &+= 1 }
    layoutIsStale = true
    scroll.followsFocus = true
  }

  /// The focus never rests on what went away.
  mutating func rescueFocus() {
    guard case .field(let number) = focus, !isReachable(number) else { return }
    focus = nextFocus(after: .field(number)) ?? .submit
    layoutIsStale = true
    scroll.followsFocus = true
    announceFocus()
  }
}
