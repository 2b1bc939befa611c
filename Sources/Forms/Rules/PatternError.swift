/// Why a text is no pattern, and where.
public struct PatternError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    case backReference, lookAround, namedGroup, atomicGroup, comment, possessive
    /// `\b`, `\A`, `\z` and their like: a pattern always speaks of the whole value.
    case boundary(Unicode.Scalar)
    /// `\p{…}`: the POSIX names serve.
    case property
    case unknownEscape(Unicode.Scalar)
    case backslashAtEnd
    /// `\x` without two, `\u` without four hexadecimal digits, or no scalar of that number.
    case badScalar
    case unknownGroup, unknownClass(String)
    case unclosedGroup, unclosedClass, strayParenthesis
    case nothingToRepeat, repeatedTwice
    /// `{` that begins no `{m}`, `{m,}` or `{m,n}`.
    case badCount
    /// `{5,2}`.
    case countReversed
    /// `[z-a]`.
    case rangeReversed
    /// `[\d-z]`.
    case rangeOfClass
    /// More than `Pattern.sizeLimit` instructions, or groups deeper than `Pattern.depthLimit`.
    case tooLarge, tooDeep
  }

  /// What is wrong.
  public let problem: Problem
  /// Where, in characters from 1.
  public let column: Int

  /// A problem at a place.
  public init(_ problem: Problem, column: Int) {
    self.problem = problem
    self.column = column
  }
}

extension PatternError: CustomStringConvertible {
  /// For the author of a form: what is wrong and what would be right, in full sentences.
  public var description: String {
    switch problem {
    case .backReference: "Back-references are not supported. Write the part out again."
    case .lookAround: "Look-ahead and look-behind are not supported. Use several rules."
    case .namedGroup: "Groups have no names here. Write (?: )."
    case .atomicGroup: "Atomic groups are not needed here. Write (?: )."
    case .comment: "Patterns have no comments. Remove it."
    case .possessive: "Possessive repetition is not needed here. Remove the second sign."
    case .boundary(let letter):
      "\\\(letter) is not supported. A pattern always describes the whole value."
    case .property: "\\p is not supported. Write a name such as [[:alpha:]]."
    case .unknownEscape(let letter):
      letter.properties.isAlphabetic || ("0"..."9").contains(letter)
        ? "\\\(letter) has no meaning. Remove the backslash, or write \\\\ for a backslash itself."
        : "This escape has no meaning. Remove the backslash."
    case .backslashAtEnd: "A backslash ends the pattern. Write \\\\ for a backslash itself."
    case .badScalar: "This names no character. Write \\xHH, \\uHHHH or \\u{H…} in hexadecimal digits."
    case .unknownGroup: "(? begins no group that is known. Write (?: ) or (?i)."
    case .unknownClass: "This class has no such name. Write one as in [[:alpha:]] or [[:digit:]]."
    case .unclosedGroup: "The group that begins here has no end. Write the closing )."
    case .unclosedClass: "The class that begins here has no end. Write the closing ]."
    case .strayParenthesis: "This ) closes no group. Write \\) for the sign itself."
    case .nothingToRepeat:
      "Nothing stands before this that could repeat. Write \\ before it for the sign itself."
    case .repeatedTwice: "This repeats a repetition. Remove it, or put ( ) around the first."
    case .badCount: "This is no count. Write {2}, {2,} or {2,5}, or \\{ for the sign itself."
    case .countReversed: "The first number of a count is the smaller. Exchange them."
    case .rangeReversed: "The first end of a range is the smaller. Exchange them."
    case .rangeOfClass: "A range goes from one character to another. Write \\- for the sign itself."
    case .tooLarge: "The pattern is too large. Repeat less."
    case .tooDeep: "The groups are nested too deeply. Use fewer."
    }
  }
}
