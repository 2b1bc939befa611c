/// Kinds of scalars that the validators ask for. A digit is one of ASCII: the full-width ones and
/// those of other scripts look alike and are read as digits by no program behind a form.
enum RuleScalars {
  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  static func isLower(_ scalar: Unicode.Scalar) -> Bool { ("a"..."z").contains(scalar) }

  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    isLower(scalar) || ("A"..."Z").contains(scalar)
  }

  static func isHexDigit(_ scalar: Unicode.Scalar) -> Bool {
    isDigit(scalar) || ("a"..."f").contains(scalar) || ("A"..."F").contains(scalar)
  }

  static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }

  /// A mark that belongs to the character before it, as an accent of its own does.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  static func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .control }

  /// A letter or mark beyond ASCII, as in `müller` or `пример`, but for the full-width and
  /// half-width forms, which only look like other letters (U+FF00 to U+FFEF).
  static func isLetterBeyondASCII(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII, !(0xFF00...0xFFEF).contains(scalar.value) else { return false }
    return switch scalar.properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    case .nonspacingMark, .spacingMark: true
    default: false
    }
  }
}

/// A whole number in ASCII digits, without sign or leading zero; nil if it is none or has more
/// than nine digits.
func plainNumber(_ text: some StringProtocol) -> Int? {
  guard !text.isEmpty, text.utf8.count <= 9, text.unicodeScalars.allSatisfy(RuleScalars.isDigit),
    text == "0" || text.first != "0"
  else { return nil }
  return Int(text)
}
