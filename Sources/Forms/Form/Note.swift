/// Text to be read between fields. It has no value and takes no focus.
public struct Note<Model: Sendable>: Field {
  /// What the modifiers change.
  public var content: FieldContent<Model>

  /// A text that follows from the model: a sum, a summary. It is written anew after every event. The
  /// model has valid values only: while a field is wrong it has what was right before.
  public init(_ text: @escaping @Sendable (Model) -> String) {
    content = FieldContent(
      label: "Note", kind: NoteKind("", isLive: true),
      binding: FieldBinding(path: nil, read: { .text(text($0)) }, write: { _, _ in }))
    content.definition.id = "note"
  }

  /// A text that asks nothing.
  public init(_ text: String) {
    content = FieldContent(
      label: text, kind: NoteKind(text),
      binding: FieldBinding(path: nil, read: { _ in .empty }, write: { _, _ in }))
    content.definition.id = "note"
  }
}
