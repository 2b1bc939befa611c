/// A field for what is looked for, with suggestions before and while one types, and what was looked for
/// on other occasions (P6).
public struct SearchField<Model: Sendable>: TextualField {
  /// What the modifiers change.
  public var content: FieldContent<Model>
  private var suggestions = Suggestions([])

  /// A field to search in, for the text at a place in the model.
  public init(_ label: String, _ path: any WritableKeyPath<Model, String> & Sendable) {
    content = FieldContent(
      label: label, kind: TextKind(content: .search, offers: .suggestions(suggestions)), binding: .text(path))
  }

  /// Texts that are known beforehand: those that match are offered.
  public func suggestions(_ texts: [String]) -> SearchField { suggesting(.texts(texts)) }

  /// Texts that are found for what is typed, beside typing. A search for an older text is cancelled.
  public func suggestions(_ search: @escaping @Sendable (String) async -> [String]) -> SearchField {
    suggesting(.search(search))
  }

  /// What was looked for before, newest first; offered while nothing is typed (M-Down). Where `forget` is
  /// given the person can clear it.
  public func history(_ texts: [String], forget: (@Sendable () -> Void)? = nil) -> SearchField {
    with(suggestions.history(texts, forget: forget))
  }

  /// A choice of where to look, as a field of its own below this one.
  public func scope<Value>(
    _ label: String, _ path: any WritableKeyPath<Model, Value> & Sendable
  ) -> FormContent<Model> where Value: CaseIterable & Hashable & Sendable {
    var content = FormContent<Model>()
    content.append(self)
    content.append(Picker(label, path))
    return content
  }

  private func suggesting(_ source: Suggestions.Source) -> SearchField {
    with(Suggestions(source, history: suggestions.history, forget: suggestions.forget))
  }

  private func with(_ suggestions: Suggestions) -> SearchField {
    var field = changingText { $0.offers = .suggestions(suggestions) }
    field.suggestions = suggestions
    return field
  }
}

extension TextField {
  /// Offers those of these texts that match while one types; any other text is as good.
  public func suggestions(_ texts: [String]) -> TextField {
    changingText { $0.offers = .suggestions(Suggestions(texts)) }
  }

  /// Offers what is found for the text, beside typing.
  public func suggestions(_ search: @escaping @Sendable (String) async -> [String]) -> TextField {
    changingText { $0.offers = .suggestions(Suggestions(search)) }
  }
}

extension FieldBinding {
  static func text(_ path: any WritableKeyPath<Model, String> & Sendable) -> FieldBinding {
    FieldBinding(
      path: path, read: { .text($0[keyPath: path]) }, write: { $0[keyPath: path] = $1.text ?? "" })
  }
}
