/// Text from outside inside of a sentence: short, and without what would move, hide or mislead.
enum QuotedText {
  /// Characters of a value that a sentence shows, at most.
  static let longest = 40

  /// Printable, on one line, at most `limit` characters.
  static func safe(_ text: some StringProtocol, limit: Int = longest) -> String {
    let shown = text.prefix(limit).map { $0.isNewline || $0.isWhitespace ? " " : sign($0) }
    let isCut = text.dropFirst(limit).first != nil
    return shown.joined() + (isCut ? "…" : "")
  }

  /// What is shown of the first line that a program printed: at most 200 characters, nil if nothing.
  static func firstLine(_ text: String) -> String? {
    let line = text.split(whereSeparator: \.isNewline).first { !$0.allSatisfy(\.isWhitespace) }
    return line.map { safe($0, limit: 200) }
  }

  /// A character, or the number of one that can't be seen.
  static func safe(_ scalar: Unicode.Scalar) -> String {
    isShown(scalar) ? String(scalar) : "U+" + hexadecimal(scalar.value)
  }

  static func safe(_ character: Character) -> String {
    character.unicodeScalars.allSatisfy(isShown)
      ? String(character) : safe(character.unicodeScalars.first!)
  }

  private static func sign(_ character: Character) -> String {
    let scalars = character.unicodeScalars
    return scalars.count == 1 && !isShown(scalars.first!)
      ? "�"
      : String(String.UnicodeScalarView(scalars.filter { isShown($0) || scalars.count > 1 && isJoiner($0) }))
  }

  /// ZWNJ, ZWJ and variation selectors belong to the characters that they stand in.
  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200C}" || scalar == "\u{200D}" || (0xFE00...0xFE0F).contains(scalar.value)
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    if (0x20..<0x7F).contains(scalar.value) { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse:
      return false
    default: return !scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension LocaleSymbols {
  /// A number in a sentence: with its sign, and grouped.
  func text(_ number: DecimalNumber) -> String {
    (number.isNegative ? String(numbers.minusSign) : "") + numbers.digits(of: number, grouped: true)
  }

  /// A day in a sentence, in figures.
  func text(_ date: CalendarDate) -> String { DateOrder(locale: identifier).text(date) }
}
