/// The last day that something is valid: `dd/mm/yyyy` in every locale, or `mm/yy` as on cards (T16).
///
/// The value is the digits. In `mm/yy` the month's last day counts, and the year is one from 2000 to
/// 2099: what is asked for is in use now, and the answer may not depend on the day it is given.
/// A separator typed behind a single digit puts a zero before it.
public struct Expiration: Sendable, Hashable {
  /// How it is written.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    case dayMonthYear = "dd/mm/yyyy"
    case monthYear = "mm/yy"
  }

  /// How it is written.
  public let format: Format
  /// `99/99/9999` or `99/99`.
  public let mask: Mask

  /// An expiration date in that format.
  public init(_ format: Format = .dayMonthYear) {
    self.format = format
    mask = Mask(digits: format == .dayMonthYear ? [2, 2, 4] : [2, 2], separator: "/")
  }

  /// The last valid day, or what is wrong. Takes the value, the shown text, or an answer; day and month
  /// may have one digit before a `/`.
  public func read(_ text: String) -> DateReading {
    if format == .dayMonthYear { return DateOrder.dayFirst("/").read(text) }
    let text = String(text.map { MaskPlace.digit.taken($0) ?? $0 })
    if text.isEmpty { return .empty }
    if let date = CalendarDate(iso: text + "-01") { return .date(date.lastOfMonth) }
    let digits =
      text.contains("/")
      ? text.split(separator: "/", omittingEmptySubsequences: false)[...]
      : [text.prefix(2), text.dropFirst(2)]
    guard digits.count == 2, digits.allSatisfy({ $0.count <= 2 && $0.allSatisfy { $0.decimalDigit != nil } })
    else {
      return .problem(.unreadable)
    }
    guard let month = Int(digits[0]), let year = Int(digits[1]), digits[1].count == 2 else {
      return .problem(.incomplete)
    }
    let first = CalendarDate.checked(year: 2000 + year, month: month, day: 1)
    return if case .date(let date) = first { .date(date.lastOfMonth) } else { first }
  }

  /// True for a date before `today` (the rule `notPast`); the day itself is still valid.
  public func isPast(_ value: String, today: CalendarDate) -> Bool {
    if case .date(let last) = read(value) { last < today } else { false }
  }

  /// The value for a last valid day that is known; nil for `mm/yy` outside 2000 to 2099.
  public func value(for date: CalendarDate) -> String? {
    switch format {
    case .dayMonthYear: date.day.padded(2) + date.month.padded(2) + date.year.padded(4)
    case .monthYear:
      date.year / 100 == 20 ? date.month.padded(2) + (date.year % 100).padded(2) : nil
    }
  }
}

extension Expiration: DynamicMask {
  /// Ten columns, or five.
  public var width: Int { mask.width }

  /// The same for every value.
  public func mask(for value: String) -> Mask { mask }

  /// See `EntryMask`; a whole date may come in any form that `read` takes.
  public func insert(
    _ text: String, into value: String, replacing range: Range<Int>, isPaste: Bool = false
  ) -> Result<MaskEdit, MaskRefusal> {
    var splice = MaskSplice(text, into: value, clamping: range)
    if let padded = mask.paddedByZero(splice) { return .success(padded) }
    splice.trimText()
    if splice.head.isEmpty, splice.tail.isEmpty, case .date(let date) = read(String(splice.text)),
      let whole = self.value(for: date)
    {
      return .success(MaskEdit(value: whole, caret: whole.count))
    }
    return mask.insert(text, into: value, replacing: range, isPaste: isPaste)
  }

  /// `YYYY-MM-DD`, in `mm/yy` `YYYY-MM`; the value as it is where that is no date.
  public func answer(_ value: String) -> String {
    guard case .date(let date) = read(value) else { return value }
    return format == .dayMonthYear ? date.description : String(date.description.dropLast(3))
  }
}
