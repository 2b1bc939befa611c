/// What is wrong with a text that has to have a format, or why an edit of it was refused: data; the
/// words are in `Wording` (T7, T11, T22).
public enum EntryProblem: Sendable, Hashable {
  // MARK: Refused edits

  /// The character doesn't belong where it would stand.
  case unfit(Character, expected: EntryExpectation)
  /// A character that was there already would no longer fit its place.
  case displaced(Character, expected: EntryExpectation)
  /// A secret takes digits only. What was typed is not told.
  case digitsOnly
  /// There is room for so many bytes.
  case fullOfBytes(maximum: Int)

  // MARK: Texts

  /// Places are still empty. `example` is how a whole entry looks.
  case incomplete(example: String)
  /// So many digits are asked for.
  case digitsMissing(count: Int)
  case tooManyBytes(maximum: Int)
  /// No telephone number; where `isNorthAmerican` ten digits without a country code are one too.
  case notAPhoneNumber(isNorthAmerican: Bool)
  /// A card number with too few digits for its brand.
  case cardIncomplete
  case number(NumberProblem)
  case size(ByteSizeProblem)
  /// No date; `example` is how one is written.
  case date(DateProblem, example: String)

  // MARK: Bounds, as they are written in the field's locale

  case below(minimum: String)
  case above(maximum: String)
  case outside(minimum: String, maximum: String)
}

/// What would have been right.
public enum EntryExpectation: Sendable, Hashable {
  /// A place or a literal of a mask.
  case mask(MaskExpectation)
  /// Digits, the decimal sign where decimals are taken, and the minus sign where numbers go below zero.
  case number(decimalSign: Character?, allowsNegative: Bool)
  /// A number with a unit.
  case size
  /// No spaces: an address of electronic mail or of the web.
  case noSpace
}

extension Problem {
  init(_ refusal: MaskRefusal) {
    switch refusal {
    case .unfit(let character, let expected): self = .entry(.unfit(character, expected: .mask(expected)))
    case .displaced(let character, let expected):
      self = .entry(.displaced(character, expected: .mask(expected)))
    case .full(let limit): self = .full(maximum: limit)
    }
  }
}
