/// A field of a form over `Model`: one of `TextField`, `SecureField`, `Toggle`, `Picker` …
///
/// The modifiers here belong to every kind. Each returns the changed field and changes nothing else.
public protocol Field<Model>: Sendable {
  associatedtype Model: Sendable
  /// For conformances: what the modifiers change.
  var content: FieldContent<Model> { get set }
}

/// What a field is made of.
public struct FieldContent<Model: Sendable>: Sendable {
  var definition: FieldDefinition
  var binding: FieldBinding<Model>
  /// Rules that look at another field, named by the key path that it is bound to.
  var pathRules: [PathRule] = []
}

/// A rule that gets the id of a field once all ids are known.
struct PathRule: Sendable {
  let path: any AnyKeyPath & Sendable
  let makeRule: @Sendable (_ id: String) -> Rule
}

extension Field {
  private func with(_ change: (inout FieldContent<Model>) -> Void) -> Self {
    var field = self
    change(&field.content)
    return field
  }

  private func withWords(_ change: (inout FieldWords) -> Void) -> Self {
    with {
      var words = $0.definition.words ?? FieldWords()
      change(&words)
      $0.definition.words = words
    }
  }

  /// Names the field in answers and rules. By default made from the label: `fullName`.
  public func id(_ id: String) -> Self { with { $0.definition.id = id } }

  /// A hint at the format, shown once the label has floated (T2, E2).
  public func prompt(_ text: String) -> Self { withWords { $0.prompt = text } }

  /// Helper text under the field; an error never replaces it (T18, T19).
  public func help(_ text: String) -> Self { withWords { $0.help = text } }

  /// One or two sentences that F1 shows (P5).
  public func tip(_ text: String) -> Self { withWords { $0.tip = text } }

  /// Marks the field optional; fields are required otherwise (T20).
  public func optional(_ isOptional: Bool = true) -> Self { with { $0.definition.isOptional = isOptional } }

  /// Adds a rule. Rules are asked in the order they were added; the first problem counts.
  public func rule(_ rule: Rule) -> Self { with { $0.definition.rules.append(rule) } }

  /// When the first error shows (T7).
  public func validate(_ moment: ValidationMoment) -> Self { with { $0.definition.moment = moment } }

  /// Shows the value, and takes no focus.
  public func readOnly(_ isReadOnly: Bool = true) -> Self { with { $0.definition.isReadOnly = isReadOnly } }

  /// Columns that the expected text takes; without it the field is as wide as its container (T4).
  public func width(_ columns: Int) -> Self { withWords { $0.width = columns } }

  /// Shows the field only while the condition holds. A hidden field is neither required nor
  /// answered, and keeps what was typed in case it comes back.
  public func visible(_ condition: @escaping @Sendable (Model) -> Bool) -> Self {
    with { $0.binding.isVisible = condition }
  }

  /// Takes the focus from the field while the condition holds.
  public func disabled(_ condition: @escaping @Sendable (Model) -> Bool) -> Self {
    with { $0.binding.isEnabled = { model in !condition(model) } }
  }

  /// Takes the focus from the field, whatever is entered elsewhere.
  public func disabled(_ isDisabled: Bool = true) -> Self { disabled { _ in isDisabled } }

  /// Numbers and dates of this field are written as in another locale than those of the form (T8).
  public func locale(_ locale: LocaleSymbols) -> Self { withWords { $0.locale = .holding(locale) } }

  /// A sign before the input that shows its purpose (T15).
  public func icon(_ icon: String) -> Self {
    with { content in
      // Text of one row has its icon in the row itself, behind it what was scrolled away.
      if var kind = content.definition.kind as? TextKind {
        kind.icon = icon
        content.definition.kind = kind
      } else {
        var words = content.definition.words ?? FieldWords()
        words.icon = icon
        content.definition.words = words
      }
    }
  }

  /// Says which fields, by id, the conditions of this one look at: they are then asked when one of
  /// those changes, else after every change.
  public func conditionsLook(at ids: [String]) -> Self { with { $0.binding.conditionSources = ids } }

  /// Demands the same value as the field bound to `path` has. The error lands here; mending either
  /// side mends both.
  public func matches<Value>(_ path: any WritableKeyPath<Model, Value> & Sendable) -> Self {
    looking(at: path) { .equals($0) }
  }

  /// Demands something later, or larger, than the field bound to `path` holds. The error lands here;
  /// mending either side mends both.
  public func after<Value>(_ path: any WritableKeyPath<Model, Value> & Sendable) -> Self {
    looking(at: path) { .after($0) }
  }

  /// Demands nothing earlier, or smaller, than the field bound to `path` holds.
  public func notBefore<Value>(_ path: any WritableKeyPath<Model, Value> & Sendable) -> Self {
    looking(at: path) { .notBefore($0) }
  }

  private func looking(
    at path: any AnyKeyPath & Sendable, _ makeRule: @escaping @Sendable (String) -> Rule
  ) -> Self {
    with { $0.pathRules.append(PathRule(path: path, makeRule: makeRule)) }
  }
}
