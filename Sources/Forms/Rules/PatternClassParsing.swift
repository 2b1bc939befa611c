extension PatternParser {
  /// A class in brackets; its `[`, at `start`, was just passed. A `]` in first place is literal.
  mutating func characterClass(from start: Int) throws(PatternError) -> PatternClass {
    let isNegated = take("^")
    var ranges: [ClosedRange<UInt32>] = []
    var properties: [PatternClass.Property] = []
    var isFirst = true
    while let next = peek, isFirst || next != "]" {
      isFirst = false
      if let named = try posixName() {
        ranges += named.ranges
        properties += named.properties
      } else {
        ranges += try item()
      }
    }
    guard take("]") else { throw error(.unclosedClass, at: start) }
    return PatternClass(ranges, properties, isNegated: isNegated, ignoresCase: ignoresCase)
  }

  /// A scalar, an escape, or a range. A `-` in the last place, or the first, is literal.
  private mutating func item() throws(PatternError) -> [ClosedRange<UInt32>] {
    let start = offset
    let first = try member()
    let isRange = peek == "-" && offset + 1 < scalars.count && scalars[offset + 1] != "]"
    guard isRange else { return first.ranges }
    offset += 1
    guard case .scalar(let low) = first, case .scalar(let high) = try member() else {
      throw error(.rangeOfClass, at: start)
    }
    guard low <= high else { throw error(.rangeReversed, at: start) }
    return [low.value...high.value]
  }

  private mutating func member() throws(PatternError) -> PatternEscape {
    let start = offset
    if take("\\") { return try escape(from: start) }
    guard let scalar = peek else { throw error(.unclosedClass, at: start) }
    offset += 1
    return .scalar(scalar)
  }

  private typealias Named = (ranges: [ClosedRange<UInt32>], properties: [PatternClass.Property])

  /// `[:name:]` (POSIX, Base Definitions 9.3.5).
  private mutating func posixName() throws(PatternError) -> Named? {
    let start = offset
    guard take("[:") else { return nil }
    let first = offset
    while let letter = peek, ("a"..."z").contains(letter) { offset += 1 }
    let name = String(String.UnicodeScalarView(scalars[first..<offset]))
    guard take(":]") else {
      // `[:` alone is a bracket and a colon.
      offset = start
      return nil
    }
    return switch name {
    case "alpha": ([], [.letter])
    case "alnum": ([], [.letter, .number])
    case "lower": ([], [.lower])
    case "upper": ([], [.upper])
    case "space": ([], [.space])
    case "punct": ([], [.punctuation])
    case "digit": (PatternEscape.digits, [])
    case "xdigit": ([0x30...0x39, 0x41...0x46, 0x61...0x66], [])
    case "word": (PatternEscape.word, [])
    case "blank": ([0x09...0x09, 0x20...0x20], [])
    case "cntrl": ([0x00...0x1F, 0x7F...0x9F], [])
    case "graph": ([0x21...0x7E], [.letter, .number, .punctuation])
    case "print": ([0x20...0x7E], [.letter, .number, .punctuation])
    default: throw error(.unknownClass(name), at: start)
    }
  }
}
