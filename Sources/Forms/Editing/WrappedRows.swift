/// Where a text of several lines may be broken into rows (T9, T17).
public enum RowWrap: String, Sendable, CaseIterable {
  /// After blanks and beside wide characters; a longer word wherever the row is full.
  case word
  /// Wherever the row is full.
  case character
}

/// The rows that a text takes at a width, kept while it is edited.
///
/// A row knows only where it starts. Starts before an edit are kept from the start of the text and
/// those after it from its end, so that an edit moves none of them; between the two lie the rows to
/// be laid out again, which happens as far as somebody asks (`settle`), and stops where a new row
/// starts at the place of an old one, the rest being as it was. So a key in a long paragraph costs
/// what is shown of it. Every `EditStep` of the text has to be told, in order, by `update`.
public struct WrappedRows: Sendable {
  /// Columns of a row. The caret behind a full row stands at this column: give one less than there
  /// are, to see it.
  public let width: Int
  /// Where rows break.
  public let wrap: RowWrap
  private var head = [0]
  /// Distances from the end of the text, nearest row last; valid from the first that is met again.
  private var tail: [Int] = []
  private var isComplete = false
  private var length: Int

  /// Rows of a text, none of them laid out yet but the first.
  public init(of editor: TextEditor, width: Int, wrap: RowWrap) {
    self.width = max(width, 1)
    self.wrap = wrap
    length = editor.byteCount
  }

  // MARK: Keeping up

  /// Takes notice of a change: `editor` is the text after `step`.
  public mutating func update(_ step: EditStep, in editor: TextEditor) {
    let oldLength = length
    length = editor.byteCount
    // What is typed may join the cluster before, and a shorter word may fit the row before.
    let touched = editor.buffer.withView { $0.certainBoundary(before: step.offset) }
    let end = step.offset + step.removed.utf8.count
    if isComplete {
      while let distance = tail.last, oldLength - distance <= touched {
        head.append(oldLength - distance)
        tail.removeLast()
      }
    }
    let kept = max(Self.lastIndex(in: head, notAfter: touched) - 1, 0)
    if isComplete {
      tail += head[(kept + 1)...].reversed().prefix { $0 >= end }.map { oldLength - $0 }
    }
    head.removeSubrange((kept + 1)...)
    while let distance = tail.last, oldLength - distance < end { tail.removeLast() }
    isComplete = false
  }

  /// Lays out at least as far as `row`, so that it and those before it can be asked for.
  public mutating func settle(throughRow row: Int, in editor: TextEditor) {
    while !isComplete, head.count - 1 <= row { layOutNext(editor) }
  }

  /// Lays out at least as far as the row of a byte, such as `caretByte`.
  public mutating func settle(throughByte byte: Int, in editor: TextEditor) {
    while !isComplete, head[head.count - 1] <= byte { layOutNext(editor) }
  }

  private mutating func layOutNext(_ editor: TextEditor) {
    let start = head[head.count - 1]
    guard let next = editor.buffer.withView({ $0.nextRow(after: start, width: width, wrap: wrap) }) else {
      tail.removeAll()
      isComplete = true
      return
    }
    while let distance = tail.last, length - distance < next { tail.removeLast() }
    isComplete = tail.last == length - next
    if !isComplete { head.append(next) }
  }

  // MARK: Asking

  /// Rows laid out so far: all of them after `settle(throughRow: .max, …)`, and at least one.
  public var count: Int { head.count + (isComplete ? tail.count : 0) }

  /// The bytes of a settled row, its line break left out.
  public func bytes(ofRow row: Int, in editor: TextEditor) -> Range<Int> {
    let start = start(ofRow: row)
    let end = row + 1 < count ? self.start(ofRow: row + 1) : length
    return editor.buffer.withView { view in
      guard end > start, view[end - 1] == 0x0A else { return start..<end }
      return start..<view.boundary(before: end)
    }
  }

  /// The settled row that a byte is in; between two rows, the second.
  public func row(ofByte byte: Int) -> Int {
    if !isComplete || tail.isEmpty || byte < length - tail[tail.count - 1] {
      return Self.lastIndex(in: head, notAfter: byte)
    }
    var (low, high) = (0, tail.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if length - tail[middle] <= byte { high = middle } else { low = middle + 1 }
    }
    return head.count + tail.count - 1 - low
  }

  /// Row and column of the caret, settled as far as that.
  public func caret(in editor: TextEditor) -> (row: Int, column: Int) {
    let row = row(ofByte: editor.caretByte)
    let before = start(ofRow: row)..<editor.caretByte
    let column = editor.buffer.withView { $0.measure(before, masked: false).columns }
    return (row, min(column, width))
  }

  /// The byte of the character at a column of a settled row; behind its last, its end.
  public func byte(row: Int, column: Int, in editor: TextEditor) -> Int {
    let range = bytes(ofRow: row, in: editor)
    let isBroken = row + 1 < count && start(ofRow: row + 1) == range.upperBound
    return editor.buffer.withView { view in
      var (offset, seen) = (range.lowerBound, 0)
      while offset < range.upperBound {
        let end = view.boundary(after: offset)
        seen += view.columns(offset..<end)
        // Behind a row broken by width the caret would already be in the next one.
        if seen > column || (isBroken && end == range.upperBound) { break }
        offset = end
      }
      return offset
    }
  }

  private func start(ofRow row: Int) -> Int {
    row < head.count ? head[row] : length - tail[tail.count - 1 - (row - head.count)]
  }

  private static func lastIndex(in starts: [Int], notAfter byte: Int) -> Int {
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= byte { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension GappedBytes {
  /// Where the row after the one at `start` starts; nil after the last.
  fileprivate func nextRow(after start: Int, width: Int, wrap: RowWrap) -> Int? {
    var (offset, column) = (start, 0)
    var chance: Int?
    let lowest: UInt8 = wrap == .word ? 0x21 : 0x20
    while offset < count {
      let run = plainRun(from: offset, limit: width - column, lowest: lowest)
      if run > 0 {
        offset += run
        column += run
        continue
      }
      let first = self[offset]
      if first < 0x20, isLineBreak(at: offset) { return boundary(after: offset) }
      let end = boundary(after: offset)
      let columns = columns(offset..<end)
      // Blanks hang over the end of a row: they never start one.
      let hangs = wrap == .word && (first == 0x20 || first == 0x09)
      let isWide = wrap == .word && columns > 1
      if isWide, offset > start { chance = offset }
      if column + columns > width, !hangs, offset > start { return chance ?? offset }
      column += columns
      offset = end
      if hangs || isWide { chance = offset }
    }
    return nil
  }
}

extension TextEditor {
  /// Moves the caret some rows down (up, where negative), keeping to the column it set out from.
  /// False, and no move, where there are not so many.
  public mutating func moveCaret(
    byRows distance: Int, in rows: inout WrappedRows, extending: Bool = false
  ) -> Bool {
    rows.settle(throughByte: caretByte, in: self)
    let place = rows.caret(in: self)
    let target = place.row + distance
    rows.settle(throughRow: target, in: self)
    guard target >= 0, target < rows.count else { return false }
    let column = if case .vertical(let column) = run { column } else { place.column }
    moveCaret(toByte: rows.byte(row: target, column: column, in: self), extending: extending)
    run = .vertical(column: column)
    return true
  }

  /// Moves the caret to a row and column, as a click does; past the last row to the end.
  public mutating func moveCaret(
    toRow row: Int, column: Int, in rows: inout WrappedRows, extending: Bool = false
  ) {
    rows.settle(throughRow: row, in: self)
    let byte = row < rows.count ? rows.byte(row: max(row, 0), column: column, in: self) : byteCount
    moveCaret(toByte: byte, extending: extending)
  }

  /// Lines, as line breaks part them; one at least.
  public var lineCount: Int { 1 + lineBreaks(in: 0..<byteCount) }

  /// The line of the caret, from 0.
  public var lineOfCaret: Int { lineBreaks(in: 0..<caretByte) }

  private func lineBreaks(in range: Range<Int>) -> Int {
    buffer.withView { view in range.reduce(0) { $0 + (view[$1] == 0x0A ? 1 : 0) } }
  }
}
