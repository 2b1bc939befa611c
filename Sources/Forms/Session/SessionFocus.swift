/// Moving the focus in reading order (T6): Shift+Tab is the exact inverse of Tab.
extension Session {
  /// What follows in order on the page, nil behind the last; with nil the first of all.
  func nextFocus(after focus: Focus?) -> Focus? {
    switch focus {
    case nil: hasTabs ? .tabs : next(from: bodyFields(of: page).lowerBound, onPage: page)
    case .tabs: next(from: bodyFields(of: page).lowerBound, onPage: page)
    case .field(let number), .line(let number): next(from: number + 1, onPage: page)
    case .back: .submit
    case .submit: nil
    }
  }

  /// What comes before in order on the page, nil before the first; with nil the last of all.
  func previousFocus(before focus: Focus?) -> Focus? {
    let start = bodyFields(of: page).lowerBound
    switch focus {
    case nil: return .submit
    case .tabs: return nil
    case .field(let number), .line(let number): return previous(before: max(start, number))
    case .submit where hasBack: return .back
    case .back, .submit: return previous(before: bodyFields(of: page).upperBound)
    }
  }

  /// Where the focus is when a page comes: its first field, else the button that goes on.
  func firstFocus(ofPage page: Int) -> Focus {
    let first = next(from: bodyFields(of: page).lowerBound, onPage: page)
    return first == .back ? .submit : first
  }

  /// Numbers of the fields that a page lets a person go to: its own, or those that it reviews.
  private func bodyFields(of page: Int) -> Range<Int> {
    let fields = form.pages[page].fields
    return form.pages[page].isReview ? 0..<fields.lowerBound : fields
  }

  // Loops, and no closures over the session: each of those would copy it.

  private func next(from start: Int, onPage page: Int) -> Focus {
    let isReview = form.pages[page].isReview
    for number in start..<max(start, bodyFields(of: page).upperBound) {
      if isReview ? isListed(number) : isReachable(number) {
        return isReview ? .line(number) : .field(number)
      }
    }
    return hasBack ? .back : .submit
  }

  private func previous(before end: Int) -> Focus? {
    let start = bodyFields(of: page).lowerBound
    let isReview = shownPage.isReview
    for number in (start..<max(start, end)).reversed() {
      if isReview ? isListed(number) : isReachable(number) {
        return isReview ? .line(number) : .field(number)
      }
    }
    return hasTabs ? .tabs : nil
  }

  /// Whether the way from one to the other goes on, not back: only that way can be barred.
  private func isForward(to target: Focus) -> Bool {
    switch (focus, target) {
    case (.field(let from), .field(let to)): to > from
    case (.field, .back), (.field, .submit): true
    default: false
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
    noteMark(number)
    fields[number].revision &+= 1
    layoutIsStale = true
    announcements.append(settings.wording.spokenError(words(for: problem, number)))
    return true
  }

  /// Moves the focus, to another page if the field is on one.
  mutating func changeFocus(to target: Focus) {
    if case .field(let number) = target {
      changeFocus(to: target, onPage: page(of: number))
    } else {
      changeFocus(to: target, onPage: page)
    }
  }

  mutating func changeFocus(to target: Focus, onPage targetPage: Int) {
    let old = focus
    closeSuggestions()
    if case .field(let number) = old { noteLeaving(number) }
    focus = target
    if case .field(let number) = old { send(.blur, to: number) }
    if targetPage != page { show(page: targetPage) }
    if case .field(let number) = target { fields[number].revision &+= 1 }
    layoutIsStale = true
    scroll.followsFocus = true
  }

  /// The focus never rests on what went away.
  mutating func rescueFocus() {
    switch focus {
    case .field(let number) where !isReachable(number), .line(let number) where !isListed(number):
      focus = nextFocus(after: focus) ?? .submit
    case .back where !hasBack: focus = .submit
    default: return
    }
    layoutIsStale = true
    scroll.followsFocus = true
    announceFocus()
  }
}
