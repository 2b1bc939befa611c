/// A month of days to take one from.
struct OpenCalendar: Sendable {
  let field: Int
  let title: String
  /// The day under the cursor.
  private(set) var day: CalendarDate
  /// The day that the field holds.
  let taken: CalendarDate?
  let today: CalendarDate
  let symbols: DateSymbols
  /// The days of the month that can't be taken, and why.
  var refused: [CalendarDate: Problem] = [:]

  init(
    field: Int, title: String, day: CalendarDate, taken: CalendarDate?, today: CalendarDate,
    symbols: DateSymbols
  ) {
    self.field = field
    self.title = title
    self.day = day
    self.taken = taken
    self.today = today
    self.symbols = symbols
  }

  mutating func move(days: Int) { day = day.adding(days: days) ?? day }

  mutating func move(months: Int) { day = day.adding(months: months) ?? day }

  /// To the first (false) or last day of the week.
  mutating func moveToWeek(end: Bool) { move(days: end ? 6 - column(of: day) : -column(of: day)) }

  mutating func move(to day: CalendarDate) { self.day = day }

  func isOffered(_ day: CalendarDate) -> Bool { refused[day] == nil }

  /// The column of a day: 0 for the day that weeks begin with here.
  func column(of day: CalendarDate) -> Int {
    (day.weekday.rawValue % 7 - symbols.firstWeekday + 7) % 7
  }

  /// The weekdays as indices into the symbols, in the order of the columns.
  var weekdays: [Int] { (0..<7).map { ($0 + symbols.firstWeekday) % 7 } }

  /// The days of the month that is shown.
  var days: [CalendarDate] {
    (1...day.lastOfMonth.day).compactMap { CalendarDate(year: day.year, month: day.month, day: $0) }
  }

  /// The days of the month by weeks, nil where a week has days of other months.
  var weeks: [[CalendarDate?]] {
    let before = days.first.map(column) ?? 0
    var cells: [CalendarDate?] = Array(repeating: nil, count: before) + days
    cells += Array(repeating: nil, count: (7 - cells.count % 7) % 7)
    return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<($0 + 7)]) }
  }

  /// `March 2026`.
  var month: String {
    let name = symbols.months[day.month - 1]
    return symbols.order.first == .year ? "\(day.year) \(name)" : "\(name) \(day.year)"
  }

  /// `Wednesday, March 4, 2026`, in the order of the locale.
  var spokenDay: String {
    let month = symbols.months[day.month - 1]
    let date =
      switch symbols.order.first {
      case .day: "\(day.day) \(month) \(day.year)"
      case .year: "\(day.year) \(month) \(day.day)"
      case .month, nil: "\(month) \(day.day), \(day.year)"
      }
    return "\(symbols.weekdays[day.weekday.rawValue % 7]), \(date)"
  }
}
