/// A field for a small, specific piece of text (T1).
public struct TextField<Model: Sendable>: Field {
  /// What the modifiers change.
  public var content: FieldContent<Model>
  private var kind: TextKind

  /// A field for the text at a place in the model. What stands there is what it begins with.
  public init(_ label: String, _ path: any WritableKeyPath<Model, String> & Sendable) {
    kind = TextKind()
    content = FieldContent(
      label: label, kind: kind,
      binding: FieldBinding(
        path: path,
        read: { .text($0[keyPath: path]) },
        write: { $0[keyPath: path] = $1.text ?? "" }))
  }

  /// Which text is expected: it decides the rule and the keys (T11).
  public func kind(_ content: TextContent) -> TextField {
    changingKind { $0.content = content }
  }

  /// The longest text, in characters. More is told, and refused if so chosen (T22).
  public func limit(_ characters: Int, _ behavior: LimitBehavior = .tell) -> TextField {
    changingKind { $0.limit = Limit(characters: characters, behavior: behavior) }
  }

  func changingKind(_ change: (inout TextKind) -> Void) -> TextField {
    var field = self
    change(&field.kind)
    field.content.definition.kind = field.lined(field.kind)
    return field
  }
}

/// A field whose text shows as one dot a character. It can't be prefilled: there is no value to
/// give (E4, E5).
public struct SecureField<Model: Sendable>: Field {
  /// What the modifiers change.
  public var content: FieldContent<Model>

  /// A field for the secret at a place in the model. It begins empty, whatever stands there.
  public init(_ label: String, _ path: any WritableKeyPath<Model, Secret> & Sendable) {
    content = FieldContent(
      label: label, kind: TextKind(isSecret: true),
      binding: FieldBinding(
        path: path,
        read: { _ in .empty },
        write: { model, value in
          if case .secret(let secret) = value {
            model[keyPath: path] = secret
          } else {
            model[keyPath: path] = Secret()
          }
        }))
  }
}

extension FieldContent {
  init(label: String, kind: any FieldKind, binding: FieldBinding<Model>) {
    definition = FieldDefinition(id: FieldDefinition.id(fromLabel: label), label: label, kind: kind)
    self.binding = binding
  }
}

extension FieldDefinition {
  /// `Full Name` becomes `fullName`.
  static func id(fromLabel label: String) -> String {
    var id = ""
    for word in label.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      id += id.isEmpty ? word.lowercased() : word.prefix(1).uppercased() + word.dropFirst()
    }
    return id.isEmpty ? "field" : id
  }
}
