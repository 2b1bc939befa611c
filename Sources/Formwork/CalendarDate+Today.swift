public import Forms

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

extension CalendarDate {
  /// The day that it is here, by the clock and the time zone of the process.
  public static var today: CalendarDate {
    var now = time(nil)
    var parts = tm()
    localtime_r(&now, &parts)
    let year = Int(parts.tm_year) + 1900
    return CalendarDate(year: year, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
      ?? CalendarDate(year: 2001, month: 1, day: 1)!
  }
}
