/// What an escape stands for: one scalar, or a class.
enum PatternEscape {
  case scalar(Unicode.Scalar)
  case set([ClosedRange<UInt32>])

  var ranges: [ClosedRange<UInt32>] {
    switch self {
    case .scalar(let scalar): [scalar.value...scalar.value]
    case .set(let ranges): ranges
    }
  }
}

extension PatternParser {
  /// The escape whose backslash, at `start`, was just passed.
  mutating func escape(from start: Int) throws(PatternError) -> PatternEscape {
    guard let letter = peek else { throw error(.backslashAtEnd, at: start) }
    offset += 1
    switch letter {
    case "d": return .set(PatternEscape.digits)
    case "D": return .set(complement(of: PatternEscape.digits))
    case "w": return .set(PatternEscape.word)
    case "W": return .set(complement(of: PatternEscape.word))
    case "s": return .set(PatternEscape.blanks)
    case "S": return .set(complement(of: PatternEscape.blanks))
    case "t": return .scalar("\t")
    case "n": return .scalar("\n")
    case "r": return .scalar("\r")
    case "f": return .scalar("\u{0C}")
    case "v": return .scalar("\u{0B}")
    case "x", "u": return .scalar(try scalar(digits: letter == "x" ? 2 : 4, from: start))
    default: break
    }
    if letter.isSign { return .scalar(letter) }
    throw error(problem(of: letter), at: start)
  }

  private func problem(of letter: Unicode.Scalar) -> PatternError.Problem {
    switch letter {
    case "1"..."9", "k", "g": .backReference
    case "b", "B", "A", "Z", "z", "G": .boundary(letter)
    case "p", "P": .property
    default: .unknownEscape(letter)
    }
  }

  /// `HH` after `\x`, `HHHH` after `\u`, `{H…}` after either.
  private mutating func scalar(digits: Int, from start: Int) throws(PatternError) -> Unicode.Scalar {
    let isBraced = take("{")
    let first = offset
    while let digit = peek, digit.isHexDigit, offset - first < (isBraced ? 6 : digits) { offset += 1 }
    let text = String(String.UnicodeScalarView(scalars[first..<offset]))
    guard isBraced ? take("}") : text.utf8.count == digits,
      let scalar = UInt32(text, radix: 16).flatMap(Unicode.Scalar.init)
    else { throw error(.badScalar, at: start) }
    return scalar
  }
}

extension PatternEscape {
  static let digits: [ClosedRange<UInt32>] = [0x30...0x39]
  static let word: [ClosedRange<UInt32>] = [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A]
  static let blanks: [ClosedRange<UInt32>] = [0x09...0x0D, 0x20...0x20]
}

/// All other scalars. The ranges are in order and don't touch.
private func complement(of ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
  let starts = [0] + ranges.map { $0.upperBound + 1 }
  let ends = ranges.map { Int($0.lowerBound) - 1 } + [0x10FFFF]
  return zip(starts, ends).compactMap { $0 <= $1 ? $0...UInt32($1) : nil }
}

extension Unicode.Scalar {
  fileprivate var isHexDigit: Bool { isASCII && properties.isASCIIHexDigit }

  /// Punctuation and the blank of ASCII: a backslash before it takes it as it is.
  fileprivate var isSign: Bool {
    (0x20..<0x7F).contains(value) && !PatternEscape.word.contains { $0.contains(value) } || self == "_"
  }
}
