/// What a text field makes of its text: which edits it takes, how the text shows, and what it means
/// (T8, T11, T16).
///
/// The text is what the editor holds: what was typed, without the literals of a mask. A format
/// holds no text; the field asks it about each edit. Programs add formats of their own with
/// `TextContent.custom`.
public protocol TextFormat: Sendable {
  /// The text and caret that an edit leads to, or why it is refused. An edit is taken whole or not
  /// at all, and never dropped in silence (T7, T11).
  func edited(_ edit: TextEdit, in text: String) -> Result<MaskEdit, Problem>

  /// The text as it shows while it has the focus, where that differs from the text itself.
  func shown(_ text: String) -> MaskedText?

  /// The text as it shows when the field was left (T8).
  func formatted(_ text: String) -> String

  /// What the text means, and what is wrong with it. Never asked of an empty text.
  func read(_ text: String) -> TextReading

  /// The text to be edited for a value that is known.
  func text(for value: FieldValue) -> String

  /// Columns that a whole entry takes; nil where that is open, or where `TextContent` knows (T4).
  var columns: Int? { get }

  /// What is known of the text beside its value and spoken with it: the brand of a card.
  func note(_ text: String) -> String?

  /// How many characters of the value stand before a caret in the text.
  func valueIndex(_ index: Int, in text: String) -> Int
}

extension TextFormat {
  /// As it is.
  public func shown(_ text: String) -> MaskedText? { nil }

  /// As while it has the focus.
  public func formatted(_ text: String) -> String { shown(text)?.text ?? text }

  /// The text of texts, else as in answers.
  public func text(for value: FieldValue) -> String { value.text ?? "" }

  /// Open.
  public var columns: Int? { nil }

  /// Nothing.
  public func note(_ text: String) -> String? { nil }

  /// The same: value and text are of one length.
  public func valueIndex(_ index: Int, in text: String) -> Int { index }
}

/// What a text means to a format.
public struct TextReading: Sendable, Equatable {
  /// The value that the field has; the text itself where it is none of its kind.
  public var value: FieldValue
  /// What is wrong with it.
  public var problem: Problem?

  /// A value that is right, or wrong for a reason.
  public init(_ value: FieldValue, _ problem: Problem? = nil) {
    self.value = value
    self.problem = problem
  }
}

/// A change of a text, before its format has seen it.
public struct TextEdit: Sendable, Equatable {
  /// How it came about.
  public enum Source: Sendable, Hashable {
    /// One character typed.
    case typing
    /// Text from elsewhere: a paste, a yank, a completion.
    case paste
    /// Taken out; `forward` says which way (Del, C-d, C-k).
    case deletion(forward: Bool)
  }

  /// What comes; empty in a deletion.
  public var text: String
  /// What goes, in characters of the text; empty where the caret only stands.
  public var range: Range<Int>
  /// How it came about.
  public var source: Source

  /// A change of a text.
  public init(_ text: String, replacing range: Range<Int>, _ source: Source) {
    self.text = text
    self.range = range
    self.source = source
  }

  /// The text and caret that the edit leads to where nothing stands in its way.
  public func applied(to text: String) -> MaskEdit {
    let characters = Array(text)
    let range = range.clamped(to: 0..<characters.count)
    let head = String(characters[..<range.lowerBound]) + self.text
    let result = head + String(characters[range.upperBound...])
    return MaskEdit(value: result, caret: min(head.count, result.count))
  }

  var isPaste: Bool { source == .paste }
}
