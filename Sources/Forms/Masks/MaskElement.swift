/// One position of a mask.
enum MaskElement: Sendable, Hashable {
  case place(MaskPlace, required: Bool, letters: LetterCase)
  /// A character of the mask itself. One that is `late` waits for the character after it instead of
  /// appearing once what stands before it is complete: a card number of 16 digits has no dash for
  /// the 3 digits that might follow.
  case literal(Character, late: Bool)

  /// What the letters of a place become (`>`, `<`, `!`).
  enum LetterCase: Sendable, Hashable {
    case asTyped, upper, lower

    /// The letter in this case; as it is where its other case is more than one character (ß).
    func applied(to character: Character) -> Character {
      let text: String
      switch self {
      case .asTyped: return character
      case .upper: text = character.isLowercase ? character.uppercased() : String(character)
      case .lower: text = character.isUppercase ? character.lowercased() : String(character)
      }
      return text.count == 1 ? text[text.startIndex] : character
    }
  }
}
