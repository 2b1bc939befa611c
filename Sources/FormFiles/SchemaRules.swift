internal import JSONText

/// The schema of the rules that a field of a type may have: one rule an object.
struct SchemaRules {
  let type: FieldType

  var node: JSONNode {
    let names = RuleType.all.map(\.name)
    let properties = names.compactMap { name in argument(of: name).map { JSONNode.Member(name, $0) } }
    let one = names.map { FormSchema.node(#"{"required": ["\#($0)"]}"#) }
    return FormSchema.node(#"{"type": "object"}"#)
      .adding(
        "properties",
        .object(properties + [JSONNode.Member("message", FormSchema.node(#"{"type": "string"}"#))])
      )
      .adding("additionalProperties", .bool(false)).adding("oneOf", .array(one))
  }

  private func argument(of rule: String) -> JSONNode? {
    if rule == "oneOf", type.name == "toggle" { return FormSchema.node(#"{"const": [true]}"#) }
    return Self.arguments[rule].map { FormSchema.node($0) }
  }

  private static let length = #"{"type": "integer", "minimum": 0, "maximum": 1000000}"#
  private static let texts = #"{"type": "array", "items": {"type": "string"}}"#
  private static let on = #"{"const": true}"#

  static let arguments: [String: String] = [
    "minLength": length, "maxLength": length,
    "equals": #"{"type": "string", "description": "The id of another field."}"#,
    "oneOf": texts, "notOneOf": texts, "email": on,
    "pattern": #"{"type": "string", "description": "Taken by the whole value; without look-around."}"#,
  ]
}
