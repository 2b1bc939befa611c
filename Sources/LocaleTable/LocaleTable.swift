internal import Forms

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Reads the table of locales: a line for each, with what differs from its parent.
///
/// A line is the identifier, the parent's, and the fields, parted by tabs; the parent of all is en_US. Two lines
/// at the beginning name the scripts, and the regions with the day that a week begins with.
enum LocaleTable {
  static func has(language: String) -> Bool { 2...3 ~= language.utf8.count && line(language) != nil }

  static func has(script: String) -> Bool {
    line("scripts")?.dropFirst().contains { $0 == script } ?? false
  }

  /// The index of the day, Sunday being 0; nil for a region that isn't known.
  static func firstWeekday(inRegion region: String) -> Int? {
    let entry = line("regions")?.dropFirst().first { $0.dropLast() == region }
    return entry?.last.flatMap { Int(String($0)) }
  }

  static func symbols(_ name: LocaleName) -> LocaleSymbols? {
    if let symbols = symbols(name.canonical) { return symbols }
    // A script that the language has no words in is no reason to refuse: its own serves.
    let language = name.language.prefix { $0 != "_" }
    guard var symbols = symbols(name.language) ?? symbols(String(language)) else { return nil }
    symbols.identifier = name.canonical
    if let region = name.region, let day = firstWeekday(inRegion: region) { symbols.dates.firstWeekday = day }
    return symbols
  }

  private static func symbols(_ identifier: String) -> LocaleSymbols? {
    guard identifier != "en_US" else { return .enUS }
    guard let fields = line(identifier), fields.count > 1, var symbols = symbols(String(fields[1])) else {
      return nil
    }
    symbols.identifier = identifier
    for field in fields.dropFirst(2) { symbols.take(field) }
    return symbols
  }

  // MARK: Lines

  /// The parts of the line that begins with a word. Looks through the bytes: that takes 10 µs, and no table
  /// has to be made of what is asked once.
  private static func line(_ word: String) -> [Substring]? {
    var wanted = word + "\t"
    return wanted.withUTF8 { wanted in
      LocaleTableData.text.withUTF8Buffer { text in
        guard let bytes = text.baseAddress.map(UnsafeRawPointer.init), let first = wanted.baseAddress else {
          return nil
        }
        var start = 0
        while start < text.count {
          let end = memchr(bytes + start, 0x0A, text.count - start).map { UnsafeRawPointer($0) - bytes }
          let line = start..<(end ?? text.count)
          if line.count >= wanted.count, memcmp(bytes + start, first, wanted.count) == 0 {
            return String(decoding: text[line], as: UTF8.self).split(
              separator: "\t", omittingEmptySubsequences: false)
          }
          start = line.upperBound + 1
        }
        return nil
      }
    }
  }
}

extension LocaleSymbols {
  /// Takes a field of a line: a letter that names it, then its value.
  fileprivate mutating func take(_ field: Substring) {
    let value = field.dropFirst()
    switch field.first {
    case "d": numbers.decimalSigns = Array(value.unicodeScalars)
    case "g": numbers.groupingSigns = Array(value.unicodeScalars)
    case "n":
      let sizes = value.split(separator: ",").compactMap { Int($0) }
      if sizes.count == 3 { numbers.grouping = DigitGrouping(sizes[0], sizes[1], minimum: sizes[2]) }
    case "m": numbers.minusSign = value.unicodeScalars.first ?? "-"
    case "p": numbers.percentSign = value.unicodeScalars.first ?? "%"
    case "z": numbers.zero = value.unicodeScalars.first ?? "0"
    case "P": numbers.percentPattern = NumberPattern(value)
    case "C": numbers.currencyPattern = NumberPattern(value)
    case "$":
      for entry in value.split(separator: ";") {
        let sign = String(entry.dropFirst(3))
        numbers.currencySigns[String(entry.prefix(3))] = sign.isEmpty ? nil : sign
      }
    case "o": dates.order = value.compactMap(DateSymbols.Part.init)
    case "s": dates.separator = value.first ?? "-"
    case "M": dates.months = words(value)
    case "N": dates.shortMonths = words(value)
    case "W": dates.weekdays = words(value)
    case "V": dates.shortWeekdays = words(value)
    case "f": dates.firstWeekday = Int(value) ?? 0
    default: break
    }
  }

  private func words(_ value: Substring) -> [String] { value.split(separator: ";").map(String.init) }
}

extension NumberPattern {
  /// Both patterns, parted by a semicolon, as in CLDR.
  fileprivate init(_ text: Substring) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    self.init(positive: parts[0], negative: parts[parts.count - 1])
  }
}

extension KnownLocales {
  /// Those of the table.
  static let inTable = KnownLocales(
    language: LocaleTable.has(language:), script: LocaleTable.has(script:),
    region: { LocaleTable.firstWeekday(inRegion: $0) != nil })
}
