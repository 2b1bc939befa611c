extension ReplayOptions.Size {
  /// `80x24`: columns, rows.
  init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map(digits)
    guard parts.count == 2, let columns = parts[0], let rows = parts[1], (1...1000).contains(columns),
      (1...1000).contains(rows)
    else { return nil }
    self.init(columns: columns, rows: rows)
  }
}

extension ReplayOptions.Day {
  /// `2026-03-09` (ISO 8601, the extended format of a calendar date).
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], let year = digits(parts[0]), let month = digits(parts[1]),
      let day = digits(parts[2]), year > 0, (1...12).contains(month)
    else { return nil }
    guard (1...Self.days(in: month, of: year)).contains(day) else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

/// A number of ASCII digits alone: `Int` by itself would take a sign.
private func digits(_ text: Substring) -> Int? {
  text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
}
