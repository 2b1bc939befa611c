/// Text being edited, with a caret and a selection: a value without a screen.
///
/// Positions are counted in grapheme clusters from 0; those named `Byte` or `bytes` in bytes of
/// UTF-8. The caret always stands between two clusters, and the gap of the buffer with it, so that a
/// key costs the same in a text of any length. One editor serves plain text, text of several
/// lines, and secrets, which differ in where the bytes live and in what may leave.
public struct TextEditor: Sendable {
  /// What is edited.
  public enum Kind: Sendable, Hashable {
    case singleLine, multiline
    /// Bytes stay in locked memory, and no string is ever made of them.
    case secret
  }

  /// What the last command was, where the next one asks.
  enum Run: Equatable {
    case none, typing, deletingBackward, deletingForward, killing
    case yanked(Range<Int>)
    case vertical(column: Int)
  }

  /// What is edited.
  public let kind: Kind
  var buffer: GapBuffer
  /// What stands before the caret.
  var before = Extent()
  /// The whole text.
  var total = Extent()
  /// The other end of the selection, in clusters; equal to the caret when nothing is selected.
  var anchor: Int?
  var run = Run.none

  /// An empty editor; it takes memory with its first character.
  public init(_ kind: Kind) {
    self.kind = kind
    buffer = GapBuffer(locked: kind == .secret)
  }

  /// An editor of a text, the caret at its end.
  public init(_ kind: Kind, text: String) {
    self.init(kind)
    setText(text)
  }

  // MARK: What it holds

  /// The text; empty for a secret, of which no string is made.
  public var text: String { isSecret ? "" : buffer.string(in: 0..<buffer.count) }

  /// A copy of a secret's bytes; empty for the other kinds.
  public var secret: Secret {
    guard isSecret else { return Secret() }
    return buffer.withView { view in
      Secret(count: view.count) { view.copy(0..<view.count, to: $0) }
    }
  }

  /// Grapheme clusters.
  public var count: Int { total.clusters }

  /// Whether there is no text.
  public var isEmpty: Bool { buffer.count == 0 }

  /// Length in bytes of UTF-8.
  public var byteCount: Int { buffer.count }

  /// Whether all of it is ASCII: each character a byte.
  var isASCII: Bool { buffer.count == total.clusters }

  /// Columns of the whole text on one row; of a secret one a cluster.
  public var totalColumns: Int { total.columns }

  // MARK: Where the caret is

  /// Grapheme clusters before the caret.
  public var caret: Int { before.clusters }

  /// Bytes before the caret.
  public var caretByte: Int { buffer.gapStart }

  /// Columns before the caret.
  public var columnsBeforeCaret: Int { before.columns }

  /// The caret and the selection.
  public var caretState: CaretState { CaretState(caret: caret, anchor: anchor == caret ? nil : anchor) }

  /// What is selected, in clusters; nil where nothing is.
  public var selection: Range<Int>? {
    guard let anchor, anchor != caret else { return nil }
    return min(anchor, caret)..<max(anchor, caret)
  }

  /// The selected text; nil where nothing is selected, and always for a secret.
  public var selectedText: String? {
    isSecret ? nil : selectedBytes.map { buffer.string(in: $0) }
  }

  var isSecret: Bool { kind == .secret }

  var selectedBytes: Range<Int>? {
    guard let anchor, anchor != caret else { return nil }
    let other = byte(ofCluster: anchor)
    return min(other, caretByte)..<max(other, caretByte)
  }
}
