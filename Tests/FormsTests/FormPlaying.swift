import FormworkTesting
import Testing

/// Sizes that people meet: the usual one, half a screen, and the least.
let usualSizes: [Size] = [.usual, Size(columns: 40, rows: 12), Size(columns: 30, rows: 8), .least]

extension Size {
  static let least = Size(columns: 20, rows: 5)
}

/// Plain texts in the order of the fields, for forms made in a test.
struct Texts: Sendable, Equatable {
  var one = ""
  var two = ""
  var three = ""
  var four = ""
  var flag = false
}

extension ScriptPlayer {
  /// The screen as one text, to look for words in.
  var screen: String { frame.rows.joined(separator: "\n") }

  var focus: String { session.focusedID }

  func error(_ id: String) -> String? { session.errors.first { $0.id == id }?.words }

  func shown(_ id: String) -> String? { session.shown.first { $0.id == id }?.text }

  /// Where a text stands on the screen; nil if nowhere.
  func place(of text: String) -> Point? {
    for (row, line) in frame.rows.enumerated() {
      guard let range = line.firstRange(of: text) else { continue }
      return Point(column: line[..<range.lowerBound].columns, row: row)
    }
    return nil
  }

  /// Clicks on the first cell of a text on the screen, or so many cells behind it.
  mutating func click(on text: String, plus columns: Int = 0) throws {
    let start = try #require(self.place(of: text), "“\(text)” is not on the screen:\n\(screen)")
    try play("<Click \(start.column + columns),\(start.row)>")
  }

  /// What the first cell of a text on the screen means.
  func role(of text: String) -> StyleRole? { place(of: text).map { frame[$0.row, $0.column].role } }
}
