/// What an expression says, as a tree.
indirect enum PatternNode {
  /// One scalar of a class, by its index in the parser's table: repeated parts share one.
  case one(Int)
  case start, end
  case sequence([PatternNode])
  case choice([PatternNode])
  /// `most` nil: without end.
  case repeated(PatternNode, least: Int, most: Int?)
}

/// Reads an expression by recursive descent: choice, sequence, repetition, atom.
struct PatternParser {
  let scalars: [Unicode.Scalar]
  /// The classes that the tree speaks of.
  private(set) var classes: [PatternClass] = []
  var offset = 0
  /// `(?i)` holds to the end of the group in which it stands.
  var ignoresCase = false
  private var depth = 0

  init(_ source: String) { scalars = Array(source.unicodeScalars) }

  mutating func expression() throws(PatternError) -> PatternNode {
    let node = try choice()
    if peek != nil { throw error(.strayParenthesis, at: offset) }
    return node
  }

  var peek: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  mutating func take(_ text: String) -> Bool {
    guard scalars[offset...].starts(with: text.unicodeScalars) else { return false }
    offset += text.unicodeScalars.count
    return true
  }

  func error(_ problem: PatternError.Problem, at offset: Int) -> PatternError {
    let before = String(String.UnicodeScalarView(scalars[..<min(offset, scalars.count)]))
    return PatternError(problem, column: before.count + 1)
  }
}

extension PatternParser {
  private mutating func choice() throws(PatternError) -> PatternNode {
    var branches = [try sequence()]
    while take("|") { branches.append(try sequence()) }
    return branches.count == 1 ? branches[0] : .choice(branches)
  }

  private mutating func sequence() throws(PatternError) -> PatternNode {
    var parts: [PatternNode] = []
    while let next = peek, next != "|", next != ")" { parts.append(try repetition()) }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func repetition() throws(PatternError) -> PatternNode {
    let node = try atom()
    guard let (least, most) = try count() else { return node }
    if take("?") { return .repeated(node, least: least, most: most) }
    if peek == "+" { throw error(.possessive, at: offset) }
    let second = offset
    if try count() != nil { throw error(.repeatedTwice, at: second) }
    return .repeated(node, least: least, most: most)
  }

  private mutating func count() throws(PatternError) -> (least: Int, most: Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    let start = offset
    guard take("{") else { return nil }
    guard let least = number() else { throw error(.badCount, at: start) }
    let most = take(",") ? (peek == "}" ? nil : number()) : least
    guard take("}") else { throw error(.badCount, at: start) }
    if let most, most < least { throw error(.countReversed, at: start) }
    if max(least, most ?? 0) > Pattern.sizeLimit { throw error(.tooLarge, at: start) }
    return (least, most)
  }

  /// A number of ASCII digits, which stops growing where it is too large anyway.
  private mutating func number() -> Int? {
    guard let first = peek, ("0"..."9").contains(first) else { return nil }
    var number = 0
    while let digit = peek, ("0"..."9").contains(digit) {
      number = min(number * 10 + Int(digit.value - 0x30), Pattern.sizeLimit + 1)
      offset += 1
    }
    return number
  }

  private mutating func one(_ set: PatternClass) -> PatternNode {
    classes.append(set)
    return .one(classes.count - 1)
  }

  private mutating func atom() throws(PatternError) -> PatternNode {
    let start = offset
    guard let scalar = peek else { return .sequence([]) }
    offset += 1
    switch scalar {
    case "^": return .start
    case "$": return .end
    case ".": return one(PatternClass([0x0A...0x0A, 0x0D...0x0D, 0x2028...0x2029], isNegated: true))
    case "(": return try group(from: start)
    case "[": return one(try characterClass(from: start))
    case "\\": return one(PatternClass(try escape(from: start).ranges, ignoresCase: ignoresCase))
    case "*", "+", "?": throw error(.nothingToRepeat, at: start)
    case "{": throw error(.badCount, at: start)
    default: return one(PatternClass([scalar.value...scalar.value], ignoresCase: ignoresCase))
    }
  }
}

extension PatternParser {
  private mutating func group(from start: Int) throws(PatternError) -> PatternNode {
    if take("?i)") {
      ignoresCase = true
      return .sequence([])
    }
    let outside = ignoresCase
    defer { ignoresCase = outside }
    if take("?i:") {
      ignoresCase = true
    } else if !take("?:"), peek == "?" {
      throw error(problemOfGroup(), at: start)
    }
    guard depth < Pattern.depthLimit else { throw error(.tooDeep, at: start) }
    depth += 1
    let node = try choice()
    depth -= 1
    guard take(")") else { throw error(.unclosedGroup, at: start) }
    return node
  }

  /// Why a group that begins with `(?` is none of those known.
  private func problemOfGroup() -> PatternError.Problem {
    let rest = scalars[offset...].dropFirst().prefix(2)
    let begins = { (text: String) in rest.starts(with: text.unicodeScalars) }
    return if begins("=") || begins("!") || begins("<=") || begins("<!") {
      .lookAround
    } else if begins("P=") || begins("&") {
      .backReference
    } else if begins("<") || begins("P<") || begins("'") {
      .namedGroup
    } else if begins(">") {
      .atomicGroup
    } else if begins("#") {
      .comment
    } else {
      .unknownGroup
    }
  }
}
