/// A telephone number, as the locale's region writes it, or with `+` (ITU-T E.164).
struct PhoneFormat: MaskedFormat {
  let mask: PhoneEntry

  func read(_ text: String) -> TextReading {
    TextReading(
      .text(mask.answer(text)),
      mask.isComplete(text) ? nil : .entry(.notAPhoneNumber(isNorthAmerican: mask.isNorthAmerican)))
  }

  /// Blanks are free and no part of the value.
  func valueIndex(_ index: Int, in text: String) -> Int { mask.answer(String(text.prefix(index))).count }
}

extension PhoneEntry {
  /// A number from elsewhere without what separates its digits, whatever the region.
  static func bare(_ text: String) -> String {
    text.filter { !$0.isWhitespace && !"-.()/".contains($0) }
  }
}
