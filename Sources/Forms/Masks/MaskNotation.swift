/// Reads the notation of Qt's `QLineEdit.inputMask`, as form files write it (T16).
///
/// Blank characters (`;c`) and the meta characters `[]{}` of Qt are plain literals here.
enum MaskNotation {
  /// Positions, so that no form file can make a key press slow.
  static let limit = 1_024

  static func elements(_ notation: String) throws(MaskError) -> [MaskElement] {
    var elements: [MaskElement] = []
    var letters = MaskElement.LetterCase.asTyped
    var escaped = false
    var position = 0
    for character in notation {
      if elements.count == limit { throw MaskError(kind: .tooLong(limit: limit), position: position) }
      if escaped {
        elements.append(.literal(character, late: false))
        escaped = false
      } else if character == "\\" {
        escaped = true
      } else if let change = letterCase(character) {
        letters = change
      } else if let (place, required) = place(character) {
        elements.append(.place(place, required: required, letters: letters))
      } else {
        elements.append(.literal(character, late: false))
      }
      position += 1
    }
    if escaped { throw MaskError(kind: .nothingEscaped, position: position - 1) }
    return elements
  }

  private static func letterCase(_ character: Character) -> MaskElement.LetterCase? {
    switch character {
    case ">": .upper
    case "<": .lower
    case "!": .asTyped
    default: nil
    }
  }

  private static func place(_ character: Character) -> (MaskPlace, required: Bool)? {
    switch character {
    case "A": (.letter, true)
    case "a": (.letter, false)
    case "N": (.letterOrDigit, true)
    case "n": (.letterOrDigit, false)
    case "X": (.notBlank, true)
    case "x": (.notBlank, false)
    case "9": (.digit, true)
    case "0": (.digit, false)
    case "D": (.digitFromOne, true)
    case "d": (.digitFromOne, false)
    case "#": (.digitOrSign, false)
    case "H": (.hexDigit, true)
    case "h": (.hexDigit, false)
    case "B": (.binaryDigit, true)
    case "b": (.binaryDigit, false)
    default: nil
    }
  }
}
