public import TerminalScreen

/// Text in one row, plain or hidden.
public struct TextKind: FieldKind {
  /// Which text is expected.
  public var content: TextContent
  /// Shows dots for characters, and keeps no copy that could leak (E4).
  public var isSecret: Bool
  /// The longest text.
  public var limit: Limit?
  /// What is left out of a text too long for its row while it has no focus (T9).
  public var truncation = Truncation.clip
  /// Whether a secret can be shown on demand (M-v); never without being asked for (E4).
  public var reveals = false
  /// Shows the same number of dots however long a secret is.
  public var hidesLength = false
  /// A sign before the text that shows its purpose (T15).
  public var icon: String?
  /// Buttons behind the text (T15).
  public var accessories: [Accessory] = []
  /// What can be opened to fill it in.
  public var offers: TextOffer?

  /// Any text unless said otherwise.
  public init(
    content: TextContent = .text, isSecret: Bool = false, limit: Limit? = nil, offers: TextOffer? = nil
  ) {
    self.content = content
    self.isSecret = isSecret
    self.limit = limit
    self.offers = offers
  }

  /// A text that can be cleared; of a secret nothing leaves.
  public var traits: ControlTraits {
    var traits: ControlTraits = [.takesText, .floatsLabel, .clears]
    if isSecret { traits.insert(reveals ? [.secret, .reveals] : .secret) }
    if opens { traits.insert(.opens) }
    if content.isNoted { traits.insert(.noted) }
    return traits
  }

  /// A day and a file are chosen, though both can be typed as well.
  public var answered: AnswerManner {
    if case .day = content { return .chosen }
    if case .files = offers { return .chosen }
    return .entered
  }

  private var opens: Bool { if case .day = content { true } else { offers != nil } }

  /// The format of the text in that environment; nil for plain text, and for a secret, of which no
  /// text is made.
  func format(in environment: ControlEnvironment) -> (any TextFormat)? {
    if isSecret { return nil }
    if case .files = offers { return PathFormat(home: environment.home) }
    return content.format(in: environment)
  }

  /// A control of this kind that holds `value`.
  public func makeControl(_ value: FieldValue, _ environment: ControlEnvironment) -> any Control {
    TextControl(kind: self, value: value, environment)
  }

  /// A masked text is known without its literals however it was given.
  public func normalized(_ value: FieldValue, _ environment: ControlEnvironment) -> FieldValue {
    guard !value.isEmpty, let format = format(in: environment) else { return value }
    return format.read(format.text(for: value)).value
  }

  /// As wide as said, or as the mask is with the caret behind it, and room for what stands beside (T4).
  public func inputColumns(width: Int?, _ environment: ControlEnvironment) -> Int? {
    guard let text = width ?? content.columns(in: environment).map({ $0 + 1 }) else { return nil }
    return text + leadingColumns + trailingColumns
  }
}

/// What a text can be taken from instead of typing it (T12).
public indirect enum TextOffer: Sendable {
  case files(FileChoice)
  case suggestions(Suggestions)
}

/// What happens to text beyond a limit.
public enum LimitBehavior: String, Sendable, CaseIterable {
  /// It is taken, and told as an error.
  case tell
  /// It is refused, and told once.
  case refuse
}

/// The longest text of a field.
public struct Limit: Sendable, Hashable {
  /// What is counted.
  public enum Unit: Sendable, Hashable {
    /// Grapheme clusters.
    case characters
    /// Bytes of UTF-8.
    case bytes
  }

  /// How many are allowed.
  public var count: Int
  /// What is counted.
  public var unit: Unit
  /// What happens to more.
  public var behavior: LimitBehavior

  /// So many grapheme clusters.
  public init(characters: Int, behavior: LimitBehavior) {
    (count, unit, self.behavior) = (characters, .characters, behavior)
  }

  /// So many bytes of UTF-8.
  public init(bytes: Int, behavior: LimitBehavior) {
    (count, unit, self.behavior) = (bytes, .bytes, behavior)
  }

  func isExceeded(by editor: TextEditor) -> Bool { count(of: editor) > count }

  /// How much of what is limited a text has.
  func count(of editor: TextEditor) -> Int { unit == .bytes ? editor.byteCount : editor.count }

  /// A text is longer.
  var exceeded: Problem { unit == .bytes ? .entry(.tooManyBytes(maximum: count)) : .tooLong(maximum: count) }

  /// More was refused.
  var refused: Problem { unit == .bytes ? .entry(.fullOfBytes(maximum: count)) : .full(maximum: count) }
}
