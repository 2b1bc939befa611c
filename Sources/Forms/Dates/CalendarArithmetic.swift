/// A day of the week, numbered as in ISO 8601: Monday is 1.
public enum Weekday: Int, Sendable, Hashable, CaseIterable {
  case monday = 1, tuesday, wednesday, thursday, friday, saturday, sunday
}

extension CalendarDate {
  /// Days since 0001-01-01, which is 0.
  public var dayNumber: Int { Self.daysBefore(year: year) + dayOfYear - 1 }

  /// The day so many days after 0001-01-01, nil beyond 9999-12-31 or before the first.
  public init?(dayNumber: Int) {
    guard (0...Self.lastDayNumber).contains(dayNumber) else { return nil }
    // 400 years have 146,097 days; the guess is right or one off.
    var year = dayNumber * 400 / 146_097 + 1
    while Self.daysBefore(year: year) > dayNumber { year -= 1 }
    while Self.daysBefore(year: year + 1) <= dayNumber { year += 1 }
    var day = dayNumber - Self.daysBefore(year: year) + 1
    var month = 1
    while day > Self.days(inMonth: month, of: year) {
      day -= Self.days(inMonth: month, of: year)
      month += 1
    }
    self.init(year: year, month: month, day: day)
  }

  /// The day of the week.
  public var weekday: Weekday { Weekday.allCases[dayNumber % 7] }

  /// From 1 to 366.
  public var dayOfYear: Int {
    (1..<month).reduce(day) { $0 + Self.days(inMonth: $1, of: year) }
  }

  /// So many days later (earlier, if negative); nil outside the years that there are.
  public func adding(days: Int) -> CalendarDate? {
    let (sum, overflow) = dayNumber.addingReportingOverflow(days)
    return overflow ? nil : CalendarDate(dayNumber: sum)
  }

  /// The same day so many months later, or the last of that month where it is shorter (31 January and
  /// a month is 28 or 29 February); nil outside the years that there are.
  public func adding(months: Int) -> CalendarDate? {
    let (sum, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !overflow, Self.years.contains(sum / 12), sum > 0 else { return nil }
    let (year, month) = (sum / 12, sum % 12 + 1)
    return CalendarDate(year: year, month: month, day: min(day, Self.days(inMonth: month, of: year)))
  }

  private static let lastDayNumber = daysBefore(year: 10_000) - 1

  private static func daysBefore(year: Int) -> Int {
    let passed = year - 1
    return passed * 365 + passed / 4 - passed / 100 + passed / 400
  }
}
