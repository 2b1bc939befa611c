internal import JSONText

/// The schema of the fields of one type.
struct SchemaFields {
  let type: FieldType

  var node: JSONNode {
    var members: [JSONNode.Member] = []
    for key in FieldDecoder.keys + type.keys {
      if let schema = schema(ofKey: key) { members.append(JSONNode.Member(key, schema)) }
    }
    let required = SchemaKeys.required.filter { type.keys.contains($0) }
    var node = FormSchema.node(#"{"type": "object"}"#).adding("properties", .object(members))
    if !required.isEmpty { node = node.adding("required", .array(required.map(JSONNode.string))) }
    return node.adding("additionalProperties", .bool(false))
  }

  /// Nil for what this type never has: a value of a secret (E5), or a source that there is not.
  private func schema(ofKey key: String) -> JSONNode? {
    switch key {
    case "type": .object([JSONNode.Member("const", .string(type.name))])
    case "value": type.valueSchema.map { FormSchema.node($0) }
    case "from": type.hasPrefill ? SchemaKeys.schema(ofKey: key, type: type.name) : nil
    case "rules":
      .object([
        JSONNode.Member("type", .string("array")), JSONNode.Member("items", SchemaRules(type: type).node),
      ])
    default: SchemaKeys.schema(ofKey: key, type: type.name)
    }
  }
}

extension FieldType {
  /// What `value` may be; nil for types that never have one.
  var valueSchema: String? { SchemaKeys.values[name] ?? nil }

  /// Whether `from` can fill a field of this type in.
  var hasPrefill: Bool { SchemaKeys.prefilled.contains(name) }
}
