/// Moving in an open calendar, and taking a day.
extension Session {
  /// Opens on the day that stands there; else on today, or the nearest day to it that can be taken.
  mutating func openCalendar(of number: Int, _ taken: CalendarDate?) {
    let environment = environment(of: number)
    var calendar = OpenCalendar(
      field: number, title: form.fields[number].label, day: taken ?? firstDay(in: number), taken: taken,
      today: environment.today, symbols: environment.locale.dates)
    calendar.refused = refused(calendar)
    open(.calendar(calendar))
  }

  private func firstDay(in number: Int) -> CalendarDate {
    var trial = control(number)
    let start =
      switch problem(with: settings.environment.today, in: number, &trial) {
      case .tooEarly(let first): first
      case .tooLate(let last): last
      default: settings.environment.today
      }
    let distances = (0...366).lazy.flatMap { [$0, -$0] }
    return distances.compactMap { start.adding(days: $0) }
      .first { problem(with: $0, in: number, &trial) == nil } ?? start
  }

  /// What is wrong with the days of the month, by the control and the rules of the field.
  private func refused(_ calendar: OpenCalendar) -> [CalendarDate: Problem] {
    var trial = control(calendar.field)
    var refused: [CalendarDate: Problem] = [:]
    for day in calendar.days { refused[day] = problem(with: day, in: calendar.field, &trial) }
    return refused
  }

  private func problem(with day: CalendarDate, in number: Int, _ trial: inout any Control) -> Problem? {
    trial.setValue(.date(day))
    return trial.problem ?? firstProblem(in: form.fields[number].rules, trial.value)
  }

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
    var calendar = calendar
    if case .calendar(let old) = overlay, old.month != calendar.month { calendar.refused = refused(calendar) }
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
    return parts.saidTogether
  }

  /// A day outside the range stays untaken, and why is told.
  mutating func take(_ day: CalendarDate, in calendar: OpenCalendar) {
    guard let problem = calendar.refused[day] else {
      closeOverlay()
      put(.date(day), into: calendar.field)
      return announceValue(of: calendar.field)
    }
    var calendar = calendar
    calendar.move(to: day)
    update(calendar)
    let words = words(for: problem, calendar.field)
    status = Status(words: words, isError: true)
    announcements.append(settings.wording.spokenError(words))
  }
}
