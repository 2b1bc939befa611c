/// A value to be read, with a label as fields have: what a program knows or computes, such as a sum. It
/// takes no focus, and stands on a review and among the answers like any other.
public struct LabeledContent<Model: Sendable>: Field {
  /// What the modifiers change.
  public var content: FieldContent<Model>

  /// A value made from the model, anew whenever that has changed. The model has valid values only: while
  /// a field is wrong it has what was right before, so nothing that judges a field belongs here.
  public init(_ label: String, value: @escaping @Sendable (Model) -> String) {
    content = FieldContent(
      label: label, kind: TextKind(),
      binding: FieldBinding(path: nil, read: { .text(value($0)) }, write: { _, _ in }))
    content.definition.isReadOnly = true
  }
}
