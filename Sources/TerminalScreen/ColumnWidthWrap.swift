/// How text that is longer than its row goes on in the next (T9).
public enum Wrapping: Hashable, Sendable {
  /// After a blank or between wide characters; a word longer than the row is cut.
  case words
  /// After any cluster.
  case characters
}

/// The rows of a text in so many columns, one after the other and without storage of their own.
///
/// Newlines end a row. Wrapped by words, the blanks at which a row ends belong to none; blanks at
/// the beginning of a paragraph stay. There is a row at least, and a cluster at least in a row, be
/// it too wide. Rows are slices of the text: one begins where its first cluster stands in it.
public struct WrappedText: Sequence, Sendable {
  /// What is wrapped.
  public let text: Substring
  /// The room of a row.
  public let columns: Int
  /// Where rows may end.
  public let wrapping: Wrapping

  /// Wraps nothing yet; rows are found one by one as they are asked for.
  public init(_ text: Substring, columns: Int, by wrapping: Wrapping = .words) {
    self.text = text
    self.columns = columns
    self.wrapping = wrapping
  }

  /// Begins with the first row.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// Finds row after row.
  public struct Iterator: IteratorProtocol {
    /// What is still to come; nil when the last row has been given.
    private var rest: Substring?
    private let columns: Int
    private let wrapping: Wrapping

    init(_ wrapped: WrappedText) {
      rest = wrapped.text
      columns = wrapped.columns
      wrapping = wrapped.wrapping
    }

    /// The next row; nil after the last.
    public mutating func next() -> Substring? {
      guard let text = rest else { return nil }
      // Most labels: all of it in one row.
      if text.utf8.count <= columns, text.printableASCIICount == text.utf8.count {
        rest = nil
        return text
      }
      var row = RowCut(text, columns: columns)
      let end = row.end(wrapping)
      rest = row.next.map { text[$0...] }
      return text[..<end]
    }
  }
}

/// Where one row ends and the next begins.
private struct RowCut {
  let text: Substring
  let columns: Int
  /// Where the next row begins; nil after the last.
  private(set) var next: String.Index?

  init(_ text: Substring, columns: Int) {
    self.text = text
    self.columns = columns
  }

  /// Finds the end of the first row, and `next`.
  mutating func end(_ wrapping: Wrapping) -> String.Index {
    var room = columns
    var place = text.startIndex
    var lastBreak: String.Index?
    var before: Character?
    var hasWord = false
    while place < text.endIndex {
      let character = text[place]
      if character.endsRow {
        next = text.index(after: place)
        return place
      }
      if hasWord, let before, before.allowsBreak(before: character) { lastBreak = place }
      room -= character.columns
      if room < 0, place > text.startIndex {
        return wrapping == .words ? cutWord(at: place, lastBreak, isBlank: character == " ") : cut(at: place)
      }
      before = character
      hasWord = hasWord || character != " "
      text.formIndex(after: &place)
    }
    return text.endIndex
  }

  private mutating func cut(at place: String.Index) -> String.Index {
    next = place
    return place
  }

  private mutating func cutWord(
    at place: String.Index, _ lastBreak: String.Index?, isBlank: Bool
  ) -> String.Index {
    guard let end = isBlank ? place : lastBreak else { return cut(at: place) }
    // The blanks around the break are shown in neither row.
    var start = end
    while start < text.endIndex, text[start] == " " { text.formIndex(after: &start) }
    var trimmed = end
    while trimmed > text.startIndex, text[text.index(before: trimmed)] == " " {
      text.formIndex(before: &trimmed)
    }
    if start < text.endIndex {
      next = text[start].endsRow ? text.index(after: start) : start
    }
    return trimmed
  }
}

extension Character {
  fileprivate var endsRow: Bool { self == "\n" || self == "\r\n" }

  /// Whether a row may end between these two. Ideographs are words of their own, but closing
  /// punctuation begins no row and opening punctuation ends none.
  fileprivate func allowsBreak(before next: Character) -> Bool {
    if self == " " { return next != " " }
    guard next.utf8.first! >= 0x80, utf8.first! >= 0x80, columns == 2, next.columns == 2 else { return false }
    let opens = unicodeScalars.first!.properties.generalCategory
    let closes = next.unicodeScalars.first!.properties.generalCategory
    return opens != .openPunctuation && opens != .initialPunctuation
      && closes != .closePunctuation && closes != .finalPunctuation && closes != .otherPunctuation
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The rows of the text in so many columns (``WrappedText``).
  public func wrapped(columns: Int, by wrapping: Wrapping = .words) -> [Substring] {
    Array(WrappedText(self[...], columns: columns, by: wrapping))
  }
}
