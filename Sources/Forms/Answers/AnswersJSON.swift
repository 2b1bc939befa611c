public import JSONText

extension AnswerValue {
  /// The answer as JSON; a secret is null, since nothing here may hold it.
  public var json: JSONNode {
    switch self {
    case .null, .secret: .null
    case .text(let text): .string(text)
    case .toggle(let isOn): .bool(isOn)
    case .number(let text): JSONNumber(text).map(JSONNode.number) ?? .string(text)
    case .list(let values): .array(values.map(JSONNode.string))
    }
  }
}

extension Form {
  /// The answers that a model holds as a JSON object by field id, with line breaks; visible fields
  /// only, and null in place of every secret.
  public func json(of model: Model) -> String {
    let store = BoundModel(model, bindings)
    let members = definition.fields.indices.filter {
      store.isVisible(field: $0) && definition.fields[$0].kind.asks
    }.map { number in
      JSONNode.Member(
        definition.fields[number].id, AnswerValue(store.value(ofField: number)).json)
    }
    return JSONWriter(.pretty).text(.object(members))
  }
}
