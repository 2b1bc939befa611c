/// The model of a form that was read from a file: values by field id.
public struct Answers: Sendable, Equatable {
  /// By field id.
  public var values: [String: FieldValue]

  /// Answers known beforehand.
  public init(_ values: [String: FieldValue] = [:]) { self.values = values }

  /// The value of a field; `.empty` where there is none.
  public subscript(id: String) -> FieldValue {
    get { values[id] ?? .empty }
    set { values[id] = newValue }
  }
}

/// A field of a form over `Answers`: any kind, bound by its id.
public struct AnswerField: Field {
  /// What the modifiers change.
  public var content: FieldContent<Answers>

  /// A field that is answered under an id.
  public init(_ id: String, _ label: String, kind: any FieldKind) {
    content = FieldContent(
      id: id, label: label, kind: kind,
      binding: FieldBinding(path: nil, read: { $0[id] }, write: { $0[id] = $1 }))
  }
}
