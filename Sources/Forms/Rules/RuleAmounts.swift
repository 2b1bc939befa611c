/// How much, and when.
extension Rule {
  /// This number or more. A text is read as a number with `.` before its decimals.
  public static func minimum(_ minimum: DecimalNumber) -> Rule {
    number("min") { $0 < minimum ? .tooSmall(minimum: minimum) : nil }
  }

  /// This number or less.
  public static func maximum(_ maximum: DecimalNumber) -> Rule {
    number("max") { $0 > maximum ? .tooLarge(maximum: maximum) : nil }
  }

  /// This day or a later one.
  public static func earliest(_ first: CalendarDate) -> Rule {
    day("min") { date, _ in date < first ? .tooEarly(first: first) : nil }
  }

  /// This day or an earlier one.
  public static func latest(_ last: CalendarDate) -> Rule {
    day("max") { date, _ in date > last ? .tooLate(last: last) : nil }
  }

  /// Today or later. Of a month without a day (`2027-05`) the last one counts.
  public static let notPast = day("notPast") { date, today in date < today ? .past : nil }

  private static func number(
    _ name: String, _ problem: @escaping @Sendable (DecimalNumber) -> Problem?
  ) -> Rule {
    Rule(name) { value, _ in
      switch value {
      case .number(let number): problem(number)
      case .text(let text), .choice(let text): DecimalNumber(text).map(problem) ?? .notANumber
      case .empty, .secret, .toggle, .date, .choices: nil
      }
    }
  }

  private static func day(
    _ name: String, _ problem: @escaping @Sendable (CalendarDate, CalendarDate) -> Problem?
  ) -> Rule {
    Rule(name) { value, context in value.day.flatMap { problem($0, context.today) } }
  }
}

extension FieldValue {
  /// The day that stands there, also where it is written as in answers.
  var day: CalendarDate? {
    switch self {
    case .date(let date): date
    case .text(let text): CalendarDate(iso: text) ?? CalendarDate(iso: text + "-01")?.lastOfMonth
    case .empty, .secret, .toggle, .choice, .number, .choices: nil
    }
  }
}
