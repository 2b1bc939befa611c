/// Any one scalar of a set.
struct PatternClass: Hashable, Sendable {
  /// A POSIX name that Unicode's properties decide.
  enum Property: Hashable, Sendable {
    case letter, lower, upper, number, space, punctuation
  }

  private let ranges: [ClosedRange<UInt32>]
  private let properties: [Property]
  private let isNegated: Bool
  private let ignoresCase: Bool
  /// The answer for each of ASCII, since nearly all that is asked is ASCII.
  private var lowBits: UInt64 = 0
  private var highBits: UInt64 = 0

  init(
    _ ranges: [ClosedRange<UInt32>], _ properties: [Property] = [], isNegated: Bool = false,
    ignoresCase: Bool = false
  ) {
    self.ranges = ranges
    self.properties = properties
    self.isNegated = isNegated
    self.ignoresCase = ignoresCase
    for code in 0..<UInt32(64) {
      if lookUp(Unicode.Scalar(UInt8(code))) { lowBits |= 1 << code }
      if lookUp(Unicode.Scalar(UInt8(code + 64))) { highBits |= 1 << code }
    }
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<64: lowBits >> scalar.value & 1 == 1
    case ..<128: highBits >> (scalar.value - 64) & 1 == 1
    default: lookUp(scalar)
    }
  }

  private func lookUp(_ scalar: Unicode.Scalar) -> Bool {
    let isMember =
      holds(scalar) || ignoresCase && scalar.otherCases.contains { holds($0) }
    return isMember != isNegated
  }

  private func holds(_ scalar: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(scalar.value) } || properties.contains { $0.holds(scalar) }
  }
}

extension PatternClass.Property {
  fileprivate func holds(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return switch self {
    case .letter: properties.isAlphabetic
    case .lower: properties.isLowercase
    case .upper: properties.isUppercase
    case .number: properties.generalCategory == .decimalNumber
    case .space: properties.isWhitespace
    case .punctuation: properties.generalCategory.isPunctuation
    }
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isPunctuation: Bool {
    switch self {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// The lower and the upper case of a scalar where each is one scalar. What is not ASCII has no
  /// other case in ASCII (U+212A, the sign of Kelvin, is no k): who asks for a to z means those.
  fileprivate var otherCases: [Unicode.Scalar] {
    [properties.lowercaseMapping, properties.uppercaseMapping].compactMap { mapping in
      guard let other = mapping.unicodeScalars.first, mapping.unicodeScalars.count == 1 else { return nil }
      return isASCII || !other.isASCII ? other : nil
    }
  }
}
