import Forms

#if canImport(FoundationInternationalization)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// Learns how dates of the Gregorian calendar are written in a locale.
struct DateSampling {
  private let locale: Locale
  private let calendar: Calendar

  init(_ locale: Locale) {
    self.locale = locale
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    self.calendar = calendar
  }

  /// The symbols, or nil where a date isn't day, month and year in figures.
  func symbols() -> DateSymbols? {
    guard let (order, separator) = figures() else { return nil }
    return DateSymbols(
      order: order, separator: separator,
      months: calendar.standaloneMonthSymbols.map(visible),
      shortMonths: calendar.shortStandaloneMonthSymbols.map(visible),
      weekdays: calendar.standaloneWeekdaySymbols.map(visible),
      shortWeekdays: calendar.shortStandaloneWeekdaySymbols.map(visible), firstWeekday: firstWeekday)
  }

  /// From 22 November 2033, in which no two parts look alike.
  private func figures() -> (order: [DateSymbols.Part], separator: Character)? {
    let noon = Date(timeIntervalSince1970: 2_016_273_600)
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt)
      .year(.defaultDigits).month(.twoDigits).day(.twoDigits)
    var order: [DateSymbols.Part] = []
    var separators: [String] = [""]
    var number = 0
    for scalar in noon.formatted(style).unicodeScalars.filter({ !$0.isDirectionMark }) + ["\n"] {
      if let digit = FormattedSample.digit(scalar) {
        number = number * 10 + digit
        continue
      }
      if number != 0 {
        guard let part = part(number), !order.contains(part) else { return nil }
        order.append(part)
        separators.append("")
        number = 0
      }
      separators[separators.count - 1].unicodeScalars.append(scalar)
    }
    guard order.count == 3 else { return nil }
    let sign = separators[1].first { $0.isPunctuation || $0.isSymbol }
    return (order, sign ?? "-")
  }

  private func part(_ number: Int) -> DateSymbols.Part? {
    switch number {
    case 22: .day
    case 11: .month
    case 2033: .year
    default: nil
    }
  }

  private var firstWeekday: Int {
    let days: [Locale.Weekday] = [.sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday]
    return days.firstIndex(of: locale.firstDayOfWeek) ?? 0
  }

  private func visible(_ word: String) -> String {
    String(String.UnicodeScalarView(word.unicodeScalars.filter { !$0.isDirectionMark }))
  }
}
