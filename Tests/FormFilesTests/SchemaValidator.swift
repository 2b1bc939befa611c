import JSONText

/// As much of JSON Schema 2020-12 as the schema of form files uses.
struct SchemaValidator {
  let root: JSONNode

  func accepts(_ node: JSONNode) -> Bool { accepts(node, root) }

  private func accepts(_ node: JSONNode, _ schema: JSONNode) -> Bool {
    if let bool = schema.bool { return bool }
    return (schema.members ?? []).allSatisfy { keyword in holds(keyword, node, schema) }
  }

  private func holds(_ keyword: JSONNode.Member, _ node: JSONNode, _ schema: JSONNode) -> Bool {
    let value = keyword.value
    switch keyword.name {
    case "$ref": return accepts(node, resolve(value.string!))
    case "type": return (value.elements ?? [value]).contains { isType(node, $0.string!) }
    case "enum": return value.elements!.contains(node)
    case "const": return value == node
    case "required":
      return node.members.map { _ in value.elements!.allSatisfy { node[$0.string!] != nil } } ?? true
    case "properties":
      return value.members!.allSatisfy { member in node[member.name].map { accepts($0, member.value) } ?? true
      }
    case "additionalProperties":
      let known = Set(schema["properties"]?.members?.map(\.name) ?? [])
      return (node.members ?? []).allSatisfy { known.contains($0.name) || accepts($0.value, value) }
    case "items": return (node.elements ?? []).allSatisfy { accepts($0, value) }
    case "minItems": return node.elements.map { $0.count >= value.number!.int! } ?? true
    case "minProperties": return node.members.map { $0.count >= value.number!.int! } ?? true
    case "minimum": return node.number.map { Double($0.text)! >= Double(value.number!.text)! } ?? true
    case "maximum": return node.number.map { Double($0.text)! <= Double(value.number!.text)! } ?? true
    case "pattern":
      let regex = try! Regex(value.string!)
      return node.string.map { $0.firstMatch(of: regex) != nil } ?? true
    case "oneOf": return value.elements!.filter { accepts(node, $0) }.count == 1
    case "anyOf": return value.elements!.contains { accepts(node, $0) }
    case "allOf": return value.elements!.allSatisfy { accepts(node, $0) }
    case "not": return !accepts(node, value)
    case "if":
      return (accepts(node, value) ? schema["then"] : schema["else"]).map { accepts(node, $0) } ?? true
    case "exclusiveMinimum": return node.number.map { Double($0.text)! > Double(value.number!.text)! } ?? true
    case "then", "else", "$defs", "$schema", "title", "description": return true
    default: preconditionFailure("the validator does not know \(keyword.name)")
    }
  }

  private func resolve(_ reference: String) -> JSONNode {
    reference.split(separator: "/").dropFirst().reduce(root) { $0[String($1)]! }
  }

  private func isType(_ node: JSONNode, _ type: String) -> Bool {
    switch (type, node.value) {
    case ("object", .object), ("array", .array), ("string", .string), ("number", .number), ("boolean", .bool),
      ("null", .null):
      true
    case ("integer", .number(let number)): number.int != nil
    default: false
    }
  }
}
