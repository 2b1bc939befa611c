public import TerminalScreen

/// A field whose value is typed in one row. The modifiers here belong to all of them.
public protocol TextualField: Field {}

extension TextualField {
  /// The longest text, in characters (grapheme clusters). More is told, and refused if so chosen (T22).
  public func limit(_ characters: Int, _ behavior: LimitBehavior = .tell) -> Self {
    limited(Limit(characters: characters, behavior: behavior))
  }

  /// The longest text, in bytes of UTF-8: for what is kept where bytes are counted.
  public func limit(bytes: Int, _ behavior: LimitBehavior = .tell) -> Self {
    limited(Limit(bytes: bytes, behavior: behavior))
  }

  /// What is left out of a text too long for its row while it has no focus (T9).
  public func truncation(_ truncation: Truncation) -> Self { changingText { $0.truncation = truncation } }

  /// A button behind the text, for the mouse and in the menu of F2 (T15). `action` gets the text and
  /// returns another to put in its place, which undo takes back, or nil; it must not wait. Never for
  /// a secret: there it gets no text.
  public func accessory(
    _ glyph: Character, label: String, action: @escaping @Sendable (String) -> String?
  ) -> Self {
    changingText { $0.accessories.append(Accessory(glyph, label: label, action: action)) }
  }

  private func limited(_ limit: Limit) -> Self {
    guard var lines = content.definition.kind as? MultilineKind else {
      return changingText { $0.limit = limit }
    }
    lines.limit = limit
    var field = self
    field.content.definition.kind = lines
    return field
  }

  func changingText(_ change: (inout TextKind) -> Void) -> Self {
    guard var kind = content.definition.kind as? TextKind else { return self }
    change(&kind)
    var field = self
    field.content.definition.kind = kind
    return field
  }
}
