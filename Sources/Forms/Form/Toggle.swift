/// A choice between off and on. It always has an answer.
public struct Toggle<Model: Sendable>: Field {
  /// What the modifiers change.
  public var content: FieldContent<Model>

  /// A choice between off and on for the place in the model.
  public init(_ label: String, _ path: any WritableKeyPath<Model, Bool> & Sendable) {
    content = FieldContent(
      label: label, kind: ToggleKind(),
      binding: FieldBinding(
        path: path,
        read: { .toggle($0[keyPath: path]) },
        write: { $0[keyPath: path] = $1 == .toggle(true) }))
  }
}
