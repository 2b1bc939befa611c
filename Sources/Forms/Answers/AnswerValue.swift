/// An answer as it leaves a form, by the kind of its field.
public enum AnswerValue: Sendable, Equatable {
  /// An empty optional field.
  case null
  case text(String)
  case toggle(Bool)
  /// Written exactly as it was entered, with `.` for the decimals.
  case number(String)
  case list([String])
  case secret(Secret)
}

/// The answer of one field.
public struct Answer: Sendable, Equatable {
  /// The id of the field.
  public var id: String
  /// What was answered.
  public var value: AnswerValue
}

extension Session {
  /// The answers of all visible fields in form order, valid or not; invalid text as it was typed.
  /// Confirmations of a secret have none of their own.
  public var answers: [Answer] {
    fields.indices.filter { fields[$0].flags.contains(.visible) && form.fields[$0].kind.asks }.map {
      Answer(id: form.fields[$0].id, value: answer(ofField: $0))
    }
  }

  private func answer(ofField number: Int) -> AnswerValue { AnswerValue(currentValue(number)) }
}

extension AnswerValue {
  init(_ value: FieldValue) {
    switch value {
    case .empty: self = .null
    case .text(let text), .choice(let text): self = text.isEmpty ? .null : .text(text)
    case .secret(let secret): self = .secret(secret)
    case .toggle(let isOn): self = .toggle(isOn)
    case .choices(let values): self = .list(values)
    case .number(let number): self = .number(number.description)
    case .date(let date): self = .text(date.description)
    }
  }
}
