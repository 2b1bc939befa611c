/// A date, in the order of the locale or as `YYYY-MM-DD` (ISO 8601).
struct DateFormat: MaskedFormat {
  let mask: DateEntry
  let range: ClosedRange<CalendarDate>?

  func read(_ text: String) -> TextReading {
    switch day(text) {
    case .empty: TextReading(.empty)
    case .date(let date): TextReading(.date(date), problem(with: date))
    case .problem(let problem):
      TextReading(.text(text), .entry(.date(problem, example: mask.order.text(.example))))
    }
  }

  private func problem(with date: CalendarDate) -> Problem? {
    guard let range, !range.contains(date) else { return nil }
    return date < range.lowerBound ? .tooEarly(first: range.lowerBound) : .tooLate(last: range.upperBound)
  }

  /// Where the day comes last, one digit is enough (`2026/01/2`).
  private func day(_ text: String) -> DateReading {
    let reading = mask.read(text)
    if case .problem(.incomplete) = reading, case .date(let date) = mask.order.read(mask.shown(text).text) {
      return .date(date)
    }
    return reading
  }

  func text(for value: FieldValue) -> String {
    if case .date(let date) = value { return mask.value(for: date) }
    return unmasked(value.text ?? "")
  }

  /// In the locale's order, also where it was typed as `YYYY-MM-DD`.
  func formatted(_ text: String) -> String {
    if case .date(let date) = day(text) { return mask.order.text(date) }
    return mask.shown(text).text
  }
}

/// The last day that something is valid.
struct ExpirationFormat: MaskedFormat {
  let mask: Expiration

  func read(_ text: String) -> TextReading {
    switch mask.read(text) {
    case .empty: TextReading(.empty)
    case .date(let date):
      TextReading(mask.format == .dayMonthYear ? .date(date) : .text(mask.answer(text)))
    case .problem(let problem): TextReading(.text(text), .entry(.date(problem, example: example)))
    }
  }

  /// Takes a day, `YYYY-MM` and `YYYY-MM-DD` too.
  func text(for value: FieldValue) -> String {
    if case .date(let date) = value { return mask.value(for: date) ?? date.description }
    let text = value.text ?? ""
    if case .date(let date) = mask.read(text) { return mask.value(for: date) ?? text }
    return unmasked(text)
  }

  private var example: String { mask.format == .dayMonthYear ? "31/12/2030" : "12/30" }
}

extension CalendarDate {
  /// A day whose parts can't be mistaken for each other.
  static let example = CalendarDate(year: 2030, month: 12, day: 31)!
}
