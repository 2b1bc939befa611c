/// Why a text is not JSON as this package takes it, where, and what would be right.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// Nothing but blanks.
    case empty
    /// More bytes than `JSONNode.sizeLimit`.
    case tooLarge
    /// Objects and arrays inside each other beyond `JSONNode.depthLimit`.
    case tooDeep
    case invalidUTF8
    /// A value is due, something else stands here; the text is what was found.
    case noValue(found: String)
    /// A word without quotes where a value is due, with the word that was probably meant.
    case bareWord(String, meant: String?)
    case textAfterEnd(found: String)

    case comment
    case singleQuotes
    case typographicQuotes
    /// A blank that is none in JSON, such as U+00A0, or something invisible.
    case strangeBlank(Unicode.Scalar)

    case unclosedString
    /// A control character, as such, inside a string.
    case controlInString(UInt8)
    case unknownEscape(String)
    case shortUnicodeEscape
    case loneSurrogate(UInt16)

    /// The text ends before the object or array that began at that place.
    case unclosed(Container, line: Int, column: Int)
    case trailingComma(Container)
    case missingComma(Container, found: String)
    /// A comma before the first element, or two in a row.
    case strayComma(Container)
    case unquotedName(String)
    case noName(found: String)
    case missingColon(name: String, found: String)
    /// The name stood on that line already.
    case duplicateName(String, line: Int)

    case plusSign
    case leadingZero
    case numberWithoutWhole
    case numberWithoutDigits
    case numberWithoutFraction
    case numberWithoutExponent
  }

  /// What was being read.
  public enum Container: Hashable, Sendable {
    case object, array
  }

  /// What is wrong.
  public let problem: Problem
  /// From 1.
  public let line: Int
  /// In characters from 1.
  public let column: Int

  /// A problem at a place.
  public init(_ problem: Problem, line: Int, column: Int) {
    self.problem = problem
    self.line = line
    self.column = column
  }

  /// `LINE:COLUMN: words`.
  public var description: String { "\(line):\(column): \(problem.words)" }
}
