/// Text to be read between fields. It has no value and takes no focus.
public struct Note<Model: Sendable>: Field {
  public var content: FieldContent<Model>

  public init(_ text: String) {
    content = FieldContent(
      label: text, kind: NoteKind(text),
      binding: FieldBinding(path: nil, read: { _ in .empty }, write: { _, _ in }))
    content.definition.id = "note"
  }
}
