/// Something in an answers file that can't be taken.
public struct AnswersFault: Error, Hashable, Sendable {
  /// The field; nil for the file as a whole.
  public let id: String?
  /// What is wrong, and what would be right.
  public let words: String
  /// Line and column, in characters, both from 1; nil where it stands in no line.
  public let place: Place?

  /// A place in a file.
  public struct Place: Hashable, Sendable, Comparable {
    /// From 1.
    public let line: Int
    /// In characters, from 1.
    public let column: Int

    /// A place by its line and column, both from 1.
    public init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

    /// In reading order.
    public static func < (one: Self, other: Self) -> Bool {
      (one.line, one.column) < (other.line, other.column)
    }
  }

  /// Something wrong with a field or (nil) with the file.
  public init(id: String?, words: String, place: Place? = nil) {
    self.id = id
    self.words = words
    self.place = place
  }

  /// `FILE:LINE:COLUMN: field: words`, without what is not known.
  public func description(file: String) -> String {
    let position = place.map { "\(file):\($0.line):\($0.column)" } ?? (id == nil ? "\(file):1:1" : file)
    return "\(position): \(id.map { "\($0): " } ?? "")\(words)"
  }
}
