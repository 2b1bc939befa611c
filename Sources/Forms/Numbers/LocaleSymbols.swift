/// What forms need to know of a locale, as plain data: how numbers and dates are written there.
///
/// en_US is built in; the product FormworkFormats makes others.
public struct LocaleSymbols: Hashable, Sendable {
  /// The locale: language, script and region joined by `_`, as `de_DE`.
  public var identifier: String
  /// How numbers are written.
  public var numbers: NumberSymbols
  /// How dates are written.
  public var dates: DateSymbols
  /// The currency that people pay with there (ISO 4217): for fields of amounts.
  public var currency: String

  /// A locale from its parts.
  public init(identifier: String, numbers: NumberSymbols, dates: DateSymbols, currency: String = "USD") {
    self.identifier = identifier
    self.currency = currency
    self.numbers = numbers
    self.dates = dates
  }

  /// English as in the United States of America.
  public static let enUS = LocaleSymbols(identifier: "en_US", numbers: .enUS, dates: .enUS)
}

/// How dates of the Gregorian calendar are written somewhere, in figures and in words.
public struct DateSymbols: Hashable, Sendable {
  /// A part of a date.
  public enum Part: Character, Hashable, Sendable {
    case day = "d"
    case month = "m"
    case year = "y"
  }

  /// Day, month and year, in the order in which they are written in figures.
  public var order: [Part]
  /// Between two of them.
  public var separator: Character
  /// The twelve months as they stand alone, January first.
  public var months: [String]
  /// The same, short.
  public var shortMonths: [String]
  /// The seven days of the week, Sunday first.
  public var weekdays: [String]
  /// The same, short enough for the head of a calendar's column.
  public var shortWeekdays: [String]
  /// The day with which a week begins: its index in `weekdays`.
  public var firstWeekday: Int

  /// The symbols from their parts.
  public init(
    order: [Part], separator: Character, months: [String], shortMonths: [String], weekdays: [String],
    shortWeekdays: [String], firstWeekday: Int
  ) {
    self.order = order
    self.separator = separator
    self.months = months
    self.shortMonths = shortMonths
    self.weekdays = weekdays
    self.shortWeekdays = shortWeekdays
    self.firstWeekday = firstWeekday
  }

  /// The order in letters: `mdy`, `dmy`, `ymd`.
  public var orderText: String { String(order.map(\.rawValue)) }

  /// English as in the United States of America.
  public static let enUS = DateSymbols(
    order: [.month, .day, .year], separator: "/",
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
      "November",
      "December",
    ],
    shortMonths: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
    weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    shortWeekdays: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"], firstWeekday: 0)
}
