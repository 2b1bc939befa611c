/// A telephone number, as the locale's region writes it, or with `+` (ITU-T E.164).
struct PhoneFormat: MaskedFormat {
  let mask: PhoneEntry

  /// Where only the international form is known, says so from the first character on.
  func edited(_ edit: TextEdit, in text: String) -> Result<MaskEdit, Problem> {
    if case .deletion(let forward) = edit.source {
      return mask.delete(edit.range, from: text, forward: forward).mapError(problem)
    }
    return mask.insert(edit.text, into: text, replacing: edit.range, isPaste: edit.isPaste)
      .mapError(problem)
  }

  private func problem(_ refusal: MaskRefusal) -> Problem {
    switch refusal {
    case .unfit(_, .literal("+")), .displaced(_, .literal("+")):
      .entry(.notAPhoneNumber(isNorthAmerican: mask.isNorthAmerican))
    default: Problem(refusal)
    }
  }

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
