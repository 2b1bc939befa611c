/// Where a field gets its first value from, so that nobody types what the system knows (E1).
public struct Prefill: Sendable {
  let value: @Sendable (SystemValues) -> String

  /// What the system knows, picked by a closure.
  public init(_ value: @escaping @Sendable (SystemValues) -> String) { self.value = value }

  /// The name to log in with.
  public static let userName = Prefill(\.userName)
  /// The person’s name, from the system’s user database.
  public static let fullName = Prefill(\.fullName)
  /// The name of the machine.
  public static let hostName = Prefill(\.hostName)
  /// The person’s folder.
  public static let home = Prefill(\.home)
  /// The person’s shell.
  public static let shell = Prefill(\.shell)
  /// As in `en_US`.
  public static let locale = Prefill(\.locale)
  /// As in `Europe/London`.
  public static let timeZone = Prefill(\.timeZone)

  /// An environment variable.
  public static func environment(_ name: String) -> Prefill { Prefill { $0.variable(name) ?? "" } }
}

extension Field {
  /// Fills the field in beforehand, if the model has nothing for it. What the field would not take is
  /// left out; a secret is never filled in (E5).
  public func prefill(_ source: Prefill) -> Self {
    var field = self
    field.content.binding.prefill = source
    return field
  }
}

extension Form {
  /// The form with the fields that ask for it filled in from the system. `run` does that by itself.
  ///
  /// - Parameter system: asked only if a field wants to know.
  public func prefilled(from system: @autoclosure () -> SystemValues) -> Form {
    var form = self
    var values: SystemValues?
    for number in bindings.indices {
      guard let prefill = bindings[number].prefill else { continue }
      let kind = definition.fields[number].kind
      guard kind.isEmpty(bindings[number].read(model)) else { continue }
      let known = values ?? system()
      values = known
      let value = kind.prefilled(prefill.value(known))
      if !value.isEmpty { bindings[number].write(&form.model, value) }
    }
    return form
  }
}

extension FieldKind {
  /// A text from elsewhere as the value of a field of this kind; empty where it can't stand there.
  fileprivate func prefilled(_ text: String) -> FieldValue {
    guard !text.isEmpty, !traits.contains(.secret) else { return .empty }
    switch self {
    case let kind as TextKind:
      return text.contains(where: \.isNewline) ? .empty : (try? kind.content.entry(text).get()) ?? .empty
    case is MultilineKind: return .text(text)
    case let kind as PickerKind: return kind.options.contains { $0.value == text } ? .choice(text) : .empty
    case let kind as ChoiceKind: return kind.options.contains { $0.value == text } ? .choice(text) : .empty
    default: return .empty
    }
  }
}
