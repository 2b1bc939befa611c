/// Why a text is no date yet; the words are made elsewhere.
public enum DateProblem: Error, Sendable, Hashable {
  /// Some digits or a part are still missing.
  case incomplete
  /// The year has two digits, so that its century is open.
  case twoDigitYear(Int)
  /// There is no such year (0000).
  case noSuchYear(Int)
  /// There is no such month (00, 13).
  case noSuchMonth(Int)
  /// The month has no such day (30 February); `last` is its last.
  case noSuchDay(Int, month: Int, year: Int, last: Int)
  /// Nothing like a date in this order.
  case unreadable
}

/// What a typed text is.
public enum DateReading: Sendable, Hashable {
  case empty
  case date(CalendarDate)
  case problem(DateProblem)
}

extension CalendarDate {
  /// That day, or what is wrong about it.
  static func checked(year: Int, month: Int, day: Int) -> DateReading {
    guard years.contains(year) else { return .problem(.noSuchYear(year)) }
    guard (1...12).contains(month) else { return .problem(.noSuchMonth(month)) }
    if let date = CalendarDate(year: year, month: month, day: day) { return .date(date) }
    let last = days(inMonth: month, of: year)
    return .problem(.noSuchDay(day, month: month, year: year, last: last))
  }
}
