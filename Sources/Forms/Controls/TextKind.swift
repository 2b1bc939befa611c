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
  public var behavior: LimitBehavior

  public init(characters: Int, behavior: LimitBehavior) {
    self.characters = characters
    self.behavior = behavior
  }
}

/// Text in one row, plain or hidden.
public struct TextKind: FieldKind {
  public var content: TextContent
  public var isSecret: Bool
  public var limit: Limit?

  public init(content: TextContent = .text, isSecret: Bool = false, limit: Limit? = nil) {
    self.content = content
    self.isSecret = isSecret
    self.limit = limit
  }

  public var traits: ControlTraits {
    isSecret ? [.takesText, .floatsLabel, .clears, .secret] : [.takesText, .floatsLabel, .clears]
  }

  public func makeControl(_ value: FieldValue, _ environment: ControlEnvironment) -> any Control {
    TextControl(kind: self, value: value)
  }
}
