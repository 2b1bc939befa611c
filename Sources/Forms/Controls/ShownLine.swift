internal import TerminalScreen

/// One row of text that shows otherwise than it is held: under a mask, formatted, shortened, or in
/// part from right to left (A5).
///
/// Columns are counted from the left of the whole line, with a cell for the caret behind its end.
struct ShownLine {
  let characters: [Character]
  /// For each character of the text where its caret is among `characters`; nil where that is the same.
  let carets: MaskedText?
  private let bidi: BidiLine?
  /// For each character the column where it starts, and the end; only where no bidi line knows.
  private let starts: [Int]

  init(_ shown: MaskedText) { self.init(shown.characters, shown) }

  init(_ characters: [Character], _ carets: MaskedText? = nil) {
    self.characters = characters
    self.carets = carets
    bidi = BidiLine.isNeeded(for: String(characters)) ? BidiLine(characters) : nil
    var starts = [0]
    if bidi == nil {
      for character in characters { starts.append(starts[starts.count - 1] + displayColumns(character)) }
    }
    self.starts = starts
  }

  var isRightToLeft: Bool { bidi?.isRightToLeft ?? false }

  /// Columns of the characters.
  var columns: Int { bidi?.columns ?? starts[starts.count - 1] }

  func caretColumn(_ caret: Int) -> Int {
    let index = carets.map { $0.carets[min(caret, $0.carets.count - 1)] } ?? caret
    return bidi?.caretColumn(at: index) ?? starts[min(index, starts.count - 1)]
  }

  /// The caret of the text whose place is at a column, or the nearest.
  func caret(atColumn column: Int) -> Int {
    let index = bidi?.index(atCaretColumn: column) ?? index(atColumn: column)
    return carets?.valueIndex(at: index) ?? index
  }

  private func index(atColumn column: Int) -> Int {
    (starts.firstIndex { $0 > column } ?? characters.count + 1) - 1
  }

  /// The first column to be shown in a row of `room`, so that the caret is in it: the view moves on by
  /// half a row when the caret leaves it. Negative where the line belongs at the right edge.
  func start(room: Int, caret: Int?) -> Int {
    let whole = caret == nil ? columns : columns + 1
    guard whole > room else { return isRightToLeft ? whole - room : 0 }
    let column = caret.map(caretColumn) ?? (isRightToLeft ? whole - 1 : 0)
    let fromEdge = isRightToLeft ? whole - 1 - column : column
    let step = max(1, room / 2)
    let start = fromEdge < room ? 0 : ((fromEdge - room) / step + 1) * step
    return isRightToLeft ? whole - room - start : start
  }

  /// Calls `body` for what is seen in a row, from left to right: the character, its index, and the
  /// column where it starts in the row. A wide character cut by an edge is left out.
  func forEachSeen(
    from start: Int, room: Int, caret: Int?, _ body: (Character, _ index: Int, _ column: Int) -> Void
  ) {
    let shift = isRightToLeft && caret != nil ? 1 : 0
    for position in characters.indices {
      let index = bidi?.visualOrder[position] ?? position
      let column = (bidi?.column(of: index) ?? starts[index]) + shift - start
      guard column < room else { return }
      let character = bidi?.shown(index) ?? characters[index]
      if column >= 0, column + displayColumns(character) <= room { body(character, index, column) }
    }
  }
}
