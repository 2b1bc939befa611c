/// A day of the proleptic Gregorian calendar, from 0001-01-01 to 9999-12-31; without time or zone.
public struct CalendarDate: Sendable, Hashable {
  /// 1 to 9999.
  public let year: Int
  /// 1 to 12.
  public let month: Int
  /// 1 to the month's last.
  public let day: Int

  /// The years that there are dates in.
  public static let years = 1...9999

  /// That day, nil where there is none such (30 February, month 13).
  public init?(year: Int, month: Int, day: Int) {
    guard Self.years.contains(year), (1...12).contains(month),
      (1...Self.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    self.init(checkedYear: year, month, day)
  }

  private init(checkedYear year: Int, _ month: Int, _ day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// True for years of 366 days.
  public static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  /// How many days a month (1 to 12) of that year has.
  public static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The last day of this month.
  public var lastOfMonth: CalendarDate {
    CalendarDate(checkedYear: year, month, Self.days(inMonth: month, of: year))
  }
}

extension CalendarDate: Comparable {
  /// Earlier than.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

// MARK: - ISO 8601

extension CalendarDate: CustomStringConvertible {
  /// The day of exactly `YYYY-MM-DD` in ASCII digits (ISO 8601), nil for anything else.
  public init?(iso text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == 0x2D, bytes[7] == 0x2D,
      let year = Self.number(bytes[..<4]), let month = Self.number(bytes[5..<7]),
      let day = Self.number(bytes[8...])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// `YYYY-MM-DD`.
  public var description: String {
    "\(year.padded(4))-\(month.padded(2))-\(day.padded(2))"
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    bytes.reduce(0) { sum, byte in
      guard let sum, byte &- 0x30 < 10 else { return nil }
      return sum * 10 + Int(byte - 0x30)
    }
  }
}

extension Int {
  /// With zeros in front up to that many digits.
  func padded(_ width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
  }
}
