/// Which text a field expects (T11).
public enum TextContent: String, Sendable, CaseIterable {
  case text, email
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
  /// Grapheme clusters.
  public var characters: Int
  /// What becomes of more.
  public var behavior: LimitBehavior

  /// A limit in characters.
  public init(characters: Int, behavior: LimitBehavior) {
    self.characters = characters
    self.behavior = behavior
  }
}

/// What a text can be taken from instead of typing it (T12).
public enum TextOffer: Sendable {
  case files(FileChoice)
  case suggestions(Suggestions)
}

/// Text in one row, plain or hidden.
public struct TextKind: FieldKind {
  /// Which text is expected.
  public var content: TextContent
  /// Whether dots stand for its characters (E4).
  public var isSecret: Bool
  /// The longest text; nil for any.
  public var limit: Limit?
  /// What can be opened to fill it in.
  public var offers: TextOffer?

  /// A kind of text; plain and of any length unless said.
  public init(
    content: TextContent = .text, isSecret: Bool = false, limit: Limit? = nil, offers: TextOffer? = nil
  ) {
    self.content = content
    self.isSecret = isSecret
    self.limit = limit
    self.offers = offers
  }

  /// What fields of this kind can do.
  public var traits: ControlTraits {
    var traits: ControlTraits = [.takesText, .floatsLabel, .clears]
    if isSecret { traits.insert(.secret) }
    if offers != nil { traits.insert(.opens) }
    return traits
  }

  /// Makes the control that holds the value, and is typed into.
  public func makeControl(_ value: FieldValue, _ environment: ControlEnvironment) -> any Control {
    TextControl(kind: self, value: value, home: environment.home)
  }
}
