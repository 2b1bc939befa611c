/// What one place of a mask takes: the pairs of Qt's `QLineEdit.inputMask` (T11, T16).
public enum MaskPlace: Sendable, Hashable, CaseIterable {
  /// `A`, `a`: a letter of any script.
  case letter
  /// `N`, `n`: a letter or decimal digit of any script.
  case letterOrDigit
  /// `X`, `x`: anything that shows, but no blank.
  case notBlank
  /// `9`, `0`: a decimal digit.
  case digit
  /// `D`, `d`: a digit from 1.
  case digitFromOne
  /// `#`: a digit, `+` or `-`.
  case digitOrSign
  /// `H`, `h`: a hexadecimal digit.
  case hexDigit
  /// `B`, `b`: 0 or 1.
  case binaryDigit

  /// The character as the value keeps it, or nil where it doesn't belong here.
  ///
  /// A decimal digit of another script (`٣`, `３`) becomes its ASCII digit in the places that take
  /// digits alone, so that a program never has to know where it was typed.
  func taken(_ character: Character) -> Character? {
    if let ascii = character.asciiValue { return takes(ascii: ascii) ? character : nil }
    switch self {
    case .letter: return character.isLetter ? character : nil
    case .letterOrDigit: return character.isLetter || character.decimalDigit != nil ? character : nil
    case .notBlank: return character.standsAlone && !character.isWhitespace ? character : nil
    case .digit, .digitFromOne, .digitOrSign, .hexDigit, .binaryDigit:
      guard let digit = character.decimalDigit, takes(ascii: digit) else { return nil }
      return Character(Unicode.Scalar(digit))
    }
  }

  private func takes(ascii byte: UInt8) -> Bool {
    let isDigit = byte &- 0x30 < 10
    let isLetter = (byte | 0x20) &- 0x61 < 26
    return switch self {
    case .letter: isLetter
    case .letterOrDigit: isLetter || isDigit
    case .notBlank: byte > 0x20 && byte < 0x7F
    case .digit: isDigit
    case .digitFromOne: isDigit && byte != 0x30
    case .digitOrSign: isDigit || byte == 0x2B || byte == 0x2D
    case .hexDigit: isDigit || (byte | 0x20) &- 0x61 < 6
    case .binaryDigit: byte &- 0x30 < 2
    }
  }
}

extension Character {
  /// The ASCII byte of a decimal digit (general category Nd) in any script.
  var decimalDigit: UInt8? {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1,
      scalar.properties.generalCategory == .decimalNumber,
      let value = scalar.properties.numericValue
    else { return nil }
    return 0x30 + UInt8(value)
  }

  /// True unless the cluster is a mark, control or format character that has lost its base.
  fileprivate var standsAlone: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case nil, .nonspacingMark, .spacingMark, .enclosingMark, .control, .format, .unassigned, .surrogate: false
    default: true
    }
  }
}
