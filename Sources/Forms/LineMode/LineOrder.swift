/// A step of a run in lines. It goes through the same pages in the same order as the screen does.
public enum LineMove: Sendable, Hashable {
  /// To the next question of the page, or behind its last.
  case next
  /// To the question before, on whatever page it is.
  case back
  /// Behind the last question of the page.
  case pageEnd
  /// From the end of a page to the next, or to the end of the form; to what is wrong, if anything is.
  case proceed
  /// To a line of the review, to change it.
  case follow(field: Int)
  /// An answer to the alert that is open, by the number of its button.
  case press(button: Int)
}

extension Session {
  mutating func perform(_ move: LineMove) {
    switch move {
    case .next:
      if case .field(let number)? = nextFocus(after: focus) { return changeFocusInLines(to: number) }
      changeFocus(to: .submit)
    case .back: if let previousQuestion { changeFocusInLines(to: previousQuestion) }
    case .pageEnd: changeFocus(to: .submit)
    case .proceed:
      changeFocus(to: .submit)
      if hasTabs, nextPage != nil { turnTab(1) } else { pressSubmit() }
    case .follow(let number): follow(line: number)
    case .press(let button):
      guard case .alert(let alert) = overlay, alert.buttons.indices.contains(button) else { return }
      perform(alert.buttons[button].action)
    }
  }

  private mutating func changeFocusInLines(to number: Int) {
    changeFocus(to: .field(number))
    send(.focusByKey, to: number)
  }

  private var previousQuestion: Int? {
    let end = if case .field(let number) = focus { number } else { pageFields.upperBound }
    return (0..<end).last { isReachable($0) && shownPages[page(of: $0)] }
  }

  /// What stands above a page: its step in a wizard, or its title; nil where neither is.
  public var pageHeading: String? { isWizard ? stepWords : shownPage.title }

  /// Whether an earlier question can be gone back to.
  public var canGoBack: Bool { previousQuestion != nil }

  /// Whether a line of the review is being changed: the review comes next.
  public var isFollowing: Bool { returnPage != nil }

  /// What stops everything else until it is answered: title, message, and buttons, the safe one first.
  public var alert: (title: String, message: String, buttons: [String])? {
    guard case .alert(let alert) = overlay else { return nil }
    return (alert.title, alert.message, alert.buttons.map(\.label))
  }

  /// The lines of the review page that is shown; nil on other pages.
  public var review: [(field: Int, label: String, value: String)]? {
    guard shownPage.isReview else { return nil }
    return reviewedFields.filter { isListed($0) }.map { number in
      (number, form.fields[number].label, reviewed(number) ?? settings.wording.pages.notGiven)
    }
  }
}
