internal import JSONText

/// Why a form file can't be used: where, and what would be right.
public struct FormFileError: Error, Hashable, Sendable {
  /// From 1.
  public let line: Int
  /// In characters, from 1.
  public let column: Int
  /// The keys that lead there: `fields[2].rules[0].minLength`; empty for the file as a whole.
  public let path: String
  /// What is wrong, and what would be right.
  public let words: String

  /// An error at a place in the file.
  public init(line: Int, column: Int, path: String = "", words: String) {
    self.line = line
    self.column = column
    self.path = path
    self.words = words
  }

  init(_ error: JSONError) { self.init(line: error.line, column: error.column, words: error.words) }

  /// `FILE:LINE:COLUMN: path: words`.
  public func description(file: String) -> String {
    "\(file):\(line):\(column): \(path.isEmpty ? "" : path + ": ")\(words)"
  }
}
