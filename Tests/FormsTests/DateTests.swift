import Testing

@testable import Forms

@Suite("Calendar dates") struct DateTests {
  static func day(_ iso: String) -> CalendarDate { CalendarDate(iso: iso)! }

  static let leap = [(4, true), (1900, false), (2000, true), (2024, true), (2026, false), (2100, false)]

  @Test("leap years are those of the Gregorian calendar", arguments: leap)
  func leapYear(_ year: Int, _ isLeap: Bool) {
    #expect(CalendarDate.isLeap(year) == isLeap)
    #expect((CalendarDate(year: year, month: 2, day: 29) != nil) == isLeap)
    #expect(CalendarDate(year: year, month: 12, day: 31)!.dayOfYear == (isLeap ? 366 : 365))
  }

  @Test(
    "only YYYY-MM-DD of a day that there is, is ISO text",
    arguments: [
      "2026-1-1", "26-01-01", "2026/01/01", "2026-02-30", "2026-13-01", "2026-00-10", "2026-01-00",
      "0000-01-01", "+026-01-01", "2026-01-01 ", "２026-01-01", "", "2026-01-011",
    ])
  func noISO(_ text: String) {
    #expect(CalendarDate(iso: text) == nil)
  }

  @Test("ISO text and back", arguments: ["0001-01-01", "9999-12-31", "2024-02-29", "0476-09-04"])
  func iso(_ text: String) {
    #expect(CalendarDate(iso: text)?.description == text)
  }

  @Test("each day of 400 years, after which all repeats, follows the one before")
  func everyDay() {
    var date = CalendarDate(year: 1, month: 1, day: 1)!
    for number in 0..<146_097 {
      let isLast = date == date.lastOfMonth
      let next = CalendarDate(
        year: isLast && date.month == 12 ? date.year + 1 : date.year,
        month: isLast ? date.month % 12 + 1 : date.month, day: isLast ? 1 : date.day + 1)!
      guard date.dayNumber == number, CalendarDate(dayNumber: number) == date, date < next,
        next.weekday.rawValue == date.weekday.rawValue % 7 + 1, date.adding(days: 1) == next
      else {
        Issue.record("\(number): \(date), \(next)")
        return
      }
      date = next
    }
    #expect(date == CalendarDate(year: 401, month: 1, day: 1))
  }

  @Test("days are numbered from the first to the last there is")
  func ends() {
    #expect(CalendarDate(dayNumber: 0) == Self.day("0001-01-01"))
    #expect(CalendarDate(dayNumber: 3_652_058) == Self.day("9999-12-31"))
    #expect(CalendarDate(dayNumber: 3_652_059) == nil)
    #expect(CalendarDate(dayNumber: -1) == nil)
  }

  @Test("the weekday of days that everyone knows")
  func weekday() {
    #expect(Self.day("1970-01-01").weekday == .thursday)
    #expect(Self.day("2000-01-01").weekday == .saturday)
    #expect(Self.day("2026-11-21").weekday == .saturday)
  }

  static let months: [(String, Int, String?)] = [
    ("2026-01-31", 1, "2026-02-28"), ("2024-01-31", 1, "2024-02-29"), ("2026-12-15", 1, "2027-01-15"),
    ("2026-03-31", -1, "2026-02-28"), ("2026-05-05", -17, "2024-12-05"), ("9999-12-01", 1, nil),
    ("0001-01-01", -1, nil), ("2026-01-01", .max, nil), ("2026-01-01", .min, nil),
    ("0001-12-01", -11, "0001-01-01"),
  ]

  @Test("adding months stays within the month", arguments: months)
  func addingMonths(_ date: String, _ months: Int, _ sum: String?) {
    #expect(Self.day(date).adding(months: months)?.description == sum)
  }

  @Test("adding days goes over months and years")
  func addingDays() {
    #expect(Self.day("2024-02-28").adding(days: 2) == Self.day("2024-03-01"))
    #expect(Self.day("2027-01-01").adding(days: -1) == Self.day("2026-12-31"))
    #expect(Self.day("9999-12-31").adding(days: 1) == nil)
    #expect(Self.day("2026-01-01").adding(days: .max) == nil)
    #expect(Self.day("2026-01-01").adding(days: .min) == nil)
  }

  static let locales = [
    ("en_US", "12/31/2026"), ("en_GB", "31/12/2026"), ("de_DE", "31.12.2026"), ("de_CH", "31.12.2026"),
    ("fr_FR", "31/12/2026"), ("hi_IN", "31/12/2026"), ("ja_JP", "2026/12/31"), ("pt_BR", "31/12/2026"),
    ("ar_EG", "31/12/2026"), ("fa_IR", "2026/12/31"), ("C", "12/31/2026"), ("en", "12/31/2026"),
    ("fr-CA", "2026-12-31"), ("nl_NL.UTF-8", "31-12-2026"), ("xx_YY", "2026-12-31"), ("", "12/31/2026"),
  ]

  @Test("T16: a date is written in the locale's order with a four-digit year", arguments: locales)
  func order(_ locale: String, _ text: String) {
    let order = DateOrder(locale: locale)
    #expect(order.text(Self.day("2026-12-31")) == text)
    #expect(order.read(text) == .date(Self.day("2026-12-31")))
    #expect(order.read(text.filter(\.isNumber)) == .date(Self.day("2026-12-31")))
    #expect(order.read("2026-12-31") == .date(Self.day("2026-12-31")))
    #expect(order.mask.width == 10)
  }

  static let readings: [(String, String, DateReading)] = [
    ("en_US", "", .empty),
    ("en_US", "3/5/2026", .date(day("2026-03-05"))), ("en_GB", "3/5/2026", .date(day("2026-05-03"))),
    ("ar_EG", "٣١/١٢/٢٠٢٦", .date(day("2026-12-31"))),
    ("en_US", "02302026", .problem(.noSuchDay(30, month: 2, year: 2026, last: 28))),
    ("en_GB", "29/02/2024", .date(day("2024-02-29"))),
    ("en_GB", "29/02/2025", .problem(.noSuchDay(29, month: 2, year: 2025, last: 28))),
    ("en_US", "13/01/2026", .problem(.noSuchMonth(13))), ("en_US", "00/01/2026", .problem(.noSuchMonth(0))),
    ("en_US", "01/01/0000", .problem(.noSuchYear(0))),
    ("en_US", "12/31/26", .problem(.twoDigitYear(26))), ("en_US", "123126", .problem(.twoDigitYear(26))),
    ("ja_JP", "26/12/31", .problem(.twoDigitYear(26))),
    ("en_US", "12/31", .problem(.incomplete)), ("en_US", "12", .problem(.incomplete)),
    ("en_US", "12//2026", .problem(.incomplete)), ("en_US", "12/31/202", .problem(.incomplete)),
    ("en_US", "2026-12-3", .problem(.incomplete)), ("en_US", "2026-", .problem(.incomplete)),
    ("en_US", "2026-02-30", .problem(.noSuchDay(30, month: 2, year: 2026, last: 28))),
    ("en_US", "12.31.2026", .problem(.unreadable)), ("en_US", "12/31/20266", .problem(.unreadable)),
    ("en_US", "123120261", .problem(.unreadable)), ("en_US", "Dec 31", .problem(.unreadable)),
    ("en_US", "1/2/3/2026", .problem(.unreadable)), ("en_US", "123/1/2026", .problem(.unreadable)),
    ("de_DE", "1.2.2026", .date(day("2026-02-01"))), ("nl_NL", "1-2-2026", .date(day("2026-02-01"))),
  ]

  @Test("T16: what a typed text is, or why it is no date", arguments: readings)
  func reading(_ locale: String, _ text: String, _ reading: DateReading) {
    #expect(DateOrder(locale: locale).read(text) == reading)
  }
}
