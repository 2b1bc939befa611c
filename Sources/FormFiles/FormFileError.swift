internal import AnswerFiles
internal import JSONText

/// Why a form file can't be used: where, and what would be right. Of several faults this is the first.
public struct FormFileError: Error, Hashable, Sendable {
  /// From 1.
  public let line: Int
  /// In characters, from 1.
  public let column: Int
  /// The keys that lead there: `fields[2].rules[0].minLength`; empty for the file as a whole.
  public let path: String
  /// What is wrong, and what would be right.
  public let words: String
  /// What else is wrong, independent of it and behind it in the file.
  public private(set) var others: [FormFileError] = []

  /// An error at a place in the file.
  public init(line: Int, column: Int, path: String = "", words: String) {
    self.line = line
    self.column = column
    self.path = path
    self.words = words
  }

  /// More faults than these nobody reads before mending some.
  public static let mostTold = 20

  /// The first of several in order of place, with the others; nil where there are none.
  init?(all faults: [FormFileError]) {
    let sorted = faults.enumerated().sorted {
      ($0.element.line, $0.element.column, $0.offset) < ($1.element.line, $1.element.column, $1.offset)
    }
    guard let first = sorted.first?.element else { return nil }
    self = first
    others = sorted.dropFirst().map(\.element)
  }

  /// All that is wrong, in order of place.
  public var all: [FormFileError] {
    var first = self
    first.others = []
    return [first] + others
  }

  init(_ error: JSONError) { self.init(line: error.line, column: error.column, words: error.words) }

  /// `FILE:LINE:COLUMN: path: words`, without the others.
  public func description(file: String) -> String {
    "\(file):\(line):\(column): \(path.isEmpty ? "" : path + ": ")\(words.asFaultSentence)"
  }
}
