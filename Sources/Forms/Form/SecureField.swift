/// A field whose text shows as one dot a character. It can't be prefilled: there is no value to
/// give (E4, E5).
public struct SecureField<Model: Sendable>: TextualField {
  /// For the modifiers.
  public var content: FieldContent<Model>

  /// A field bound to a secret of the model, which it overwrites and never reads.
  public init(_ label: String, _ path: any WritableKeyPath<Model, Secret> & Sendable) {
    content = FieldContent(label: label, kind: TextKind(isSecret: true), path)
  }

  /// Lets the person see the text (M-v, or the button behind it); it hides again when left. Off unless
  /// asked for (E4).
  public func revealable(_ isRevealable: Bool = true) -> SecureField {
    changingText { $0.reveals = isRevealable }
  }

  /// Shows the same number of dots however long the text is (E4).
  public func hidingLength(_ hidesLength: Bool = true) -> SecureField {
    changingText { $0.hidesLength = hidesLength }
  }
}

/// A fixed number of digits, each in a box: a code, or, bound to a secret, a PIN (E4).
public struct DigitField<Model: Sendable>: TextualField {
  /// For the modifiers.
  public var content: FieldContent<Model>

  /// Digits that show, bound to a text of the model.
  public init(_ label: String, _ path: any WritableKeyPath<Model, String> & Sendable, count: Int) {
    content = FieldContent(label: label, kind: TextKind(content: .digits(count: count)), path)
  }

  /// Digits that show as dots, bound to a secret of the model.
  public init(_ label: String, _ path: any WritableKeyPath<Model, Secret> & Sendable, count: Int) {
    content = FieldContent(
      label: label, kind: TextKind(content: .digits(count: count), isSecret: true), path)
  }
}

extension FieldContent {
  /// Text bound to a secret.
  init(label: String, kind: TextKind, _ path: any WritableKeyPath<Model, Secret> & Sendable) {
    self.init(
      label: label, kind: kind,
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
