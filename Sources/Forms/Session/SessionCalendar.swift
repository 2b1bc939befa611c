/// Moving in an open calendar, and taking a day.
extension Session {
  mutating func performInCalendar(_ calendar: OpenCalendar, _ command: Command) {
    var calendar = calendar
    switch command {
    case .cancel: return closeOverlay()
    case .accept: return take(calendar.day, in: calendar)
    case .nextField:
      take(calendar.day, in: calendar)
      if overlay == nil { moveFocus(to: nextFocus(after: focus)) }
      return
    case .previousField:
      closeOverlay()
      return moveFocus(to: previousFocus(before: focus))
    case .up: calendar.move(days: -7)
    case .down: calendar.move(days: 7)
    case .edit(.move(.characterBackward, _)): calendar.move(days: -1)
    case .edit(.move(.characterForward, _)): calendar.move(days: 1)
    case .edit(.move(.lineStart, _)): calendar.moveToWeek(end: false)
    case .edit(.move(.lineEnd, _)): calendar.moveToWeek(end: true)
    case .edit(.move(.wordBackward, _)): calendar.move(months: -12)
    case .edit(.move(.wordForward, _)): calendar.move(months: 12)
    case .pageUp: calendar.move(months: -1)
    case .pageDown: calendar.move(months: 1)
    default: return
    }
    update(calendar)
  }

  private mutating func update(_ calendar: OpenCalendar) {
    overlay = .calendar(calendar)
    overlayRevision += 1
    announcements.append(spoken(calendar))
  }

  func spoken(_ calendar: OpenCalendar) -> String {
    let words = settings.wording
    var parts = [calendar.spokenDay]
    if calendar.day == calendar.today { parts.append(words.calendar.today) }
    if calendar.day == calendar.taken { parts.append(words.roles.selected) }
    if !calendar.isOffered(calendar.day) { parts.append(words.calendar.notAvailable) }
    return parts.joined(separator: ", ")
  }

  /// A day outside the range stays untaken, and why is told.
  mutating func take(_ day: CalendarDate, in calendar: OpenCalendar) {
    guard let range = calendar.range, !range.contains(day) else {
      closeOverlay()
      put(.date(day), into: calendar.field)
      return announceValue(of: calendar.field)
    }
    var calendar = calendar
    calendar.move(to: day)
    update(calendar)
    let problem =
      day < range.lowerBound ? Problem.tooEarly(first: range.lowerBound) : .tooLate(last: range.upperBound)
    let words = words(for: problem, calendar.field)
    status = Status(words: words, isError: true)
    announcements.append(settings.wording.spokenError(words))
  }
}
