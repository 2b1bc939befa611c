/// A regular expression for rules (`pattern`): it always speaks of the whole value.
///
/// Matching takes time in proportion to the length of the text, whatever the pattern: nothing is
/// ever tried twice (Thompson's simulation of a nondeterministic automaton). A pattern from a file
/// therefore can't stop a form.
///
/// It works by Unicode scalars and knows literals; `.` (anything but a line break); `|`, `( )`,
/// `(?: )`; `*`, `+`, `?`, `{m}`, `{m,}`, `{m,n}`, each with a lazy `?` behind, which changes nothing
/// here; `[a-z]`, `[^a-z]`, with the POSIX names as in `[[:alpha:]]`; `^` and `$` for the value's
/// ends; `(?i)` and `(?i: )`; the escapes `\d \w \s \D \W \S \t \n \r \f \v \xHH \uHHHH \u{…}` and a
/// backslash before any sign. `\d`, `\w`, `\s` and `[:digit:]` are ASCII; `[:alpha:]`, `[:alnum:]`,
/// `[:lower:]`, `[:upper:]`, `[:space:]` and `[:punct:]` follow Unicode's properties. Back-references, look-around and
/// names, which no such automaton can have, are refused.
public struct Pattern: Sendable {
  /// The expression as it was written.
  public let source: String
  private let program: PatternProgram

  /// Instructions of a compiled pattern, at most: what a repetition repeats counts each time.
  public static let sizeLimit = 5_000

  /// Groups inside each other, at most.
  public static let depthLimit = 100

  /// Reads an expression. Throws what is wrong with it, and where.
  public init(_ source: String) throws(PatternError) {
    var parser = PatternParser(source)
    let tree = try parser.expression()
    program = try PatternProgram(tree, classes: parser.classes)
    self.source = source
  }

  /// Whether the whole text, from its first to its last scalar, is one of those described.
  public func matches(_ text: String) -> Bool { program.accepts(text.unicodeScalars) }

  /// The same of scalars that come from elsewhere, such as a secret.
  func matches(scalars: some Sequence<Unicode.Scalar>) -> Bool { program.accepts(scalars) }
}

extension Pattern: Hashable {
  /// Patterns are equal when they are written the same.
  public static func == (one: Pattern, other: Pattern) -> Bool { one.source == other.source }

  /// Hashes the source.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
