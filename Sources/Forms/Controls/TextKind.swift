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

struct Limit: Sendable, Hashable {
  var characters: Int
  var behavior: LimitBehavior
}

/// Text in one row, plain or hidden.
struct TextKind: FieldKind {
  var content = TextContent.text
  var isSecret = false
  var limit: Limit?

  func makeControl(_ value: FieldValue, _ locale: LocaleSymbols) -> any Control {
    TextControl(kind: self, value: value)
  }
}
