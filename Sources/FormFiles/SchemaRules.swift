internal import JSONText

/// The schema of the rules that a field of a type may have: one rule an object.
struct SchemaRules {
  let type: FieldType

  var node: JSONNode {
    let rules = RuleType.all.filter { $0.readsSecrets || !isAlwaysSecret }
    var properties: [JSONNode.Member] = []
    for rule in rules {
      guard let argument = argument(of: rule.name) else { continue }
      properties.append(JSONNode.Member(rule.name, argument))
      for key in rule.keys { properties.append(JSONNode.Member(key, Self.node(Self.extras[key]))) }
    }
    properties.append(JSONNode.Member("message", Self.node(#"{"type": "string"}"#)))
    let owners = rules.flatMap { rule in
      rule.keys.map { JSONNode.Member($0, .array([.string(rule.name)])) }
    }
    let schema = Self.node(#"{"type": "object"}"#).adding("properties", .object(properties))
      .adding("additionalProperties", .bool(false))
      .adding("oneOf", .array(rules.map { Self.node(#"{"required": ["\#($0.name)"]}"#) }))
    return owners.isEmpty ? schema : schema.adding("dependentRequired", .object(owners))
  }

  /// Types whose fields are always secrets, or nothing at all.
  private var isAlwaysSecret: Bool { type.valueSchema == nil }

  /// Most types share their rules; each kind of them stands once in the schema.
  var name: String {
    if isAlwaysSecret { return "secretRule" }
    return type.name == "toggle" || type.name == "size" ? type.name + "Rule" : "rule"
  }

  var reference: JSONNode { Self.node(##"{"$ref": "#/$defs/\##(name)"}"##) }

  /// Every kind of rules, by name.
  static var definitions: [JSONNode.Member] {
    var names: Set<String> = []
    return FieldType.all.map(SchemaRules.init).filter { names.insert($0.name).inserted }
      .map { JSONNode.Member($0.name, $0.node) }
  }

  private func argument(of rule: String) -> JSONNode? {
    if rule == "oneOf", type.name == "toggle" { return Self.node(#"{"const": [true]}"#) }
    if type.name == "size", rule == "min" || rule == "max" {
      return Self.node(#"{"type": ["string", "number"]}"#)
    }
    return Self.arguments[rule].map { Self.node($0) }
  }

  private static func node(_ text: String?) -> JSONNode { FormSchema.node(text ?? "true") }

  private static let length = #"{"type": "integer", "minimum": 0, "maximum": 1000000}"#
  private static let texts = #"{"type": "array", "minItems": 1, "items": {"type": ["string", "number"]}}"#
  private static let on = #"{"const": true}"#
  private static let field = #"{"type": "string", "description": "The id of another field."}"#
  private static let bound =
    #"{"anyOf": [{"type": "number"}, {"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"}]}"#

  private static func words(_ words: String) -> String {
    #"{"anyOf": [{"enum": [\#(words)]}, {"type": "array", "minItems": 1, "items": {"enum": [\#(words)]}}]}"#
  }

  static let extras = ["timeout": #"{"type": "number", "exclusiveMinimum": 0, "maximum": 3600}"#]

  static let arguments: [String: String] = [
    "minLength": length, "maxLength": length, "min": bound, "max": bound,
    "pattern": #"{"type": "string", "description": "Taken by the whole value; without look-around."}"#,
    "contains": words(#""digit", "upper", "lower", "symbol""#),
    "equals": field, "after": field, "notBefore": field, "oneOf": texts, "notOneOf": texts,
    "luhn": on, "notPast": on, "email": on, "userName": on, "realName": on, "port": on, "vlan": on,
    "macAddress": on, "interfaceName": on,
    "url": #"{"anyOf": [{"const": true}, {"type": "array", "items": {"type": "string"}}]}"#,
    "hostName": #"{"enum": [true, "qualified"]}"#, "cidr": #"{"enum": [true, "network"]}"#,
    "mtu": #"{"enum": [true, "6"]}"#, "ipAddress": #"{"enum": ["4", "6", "any", 4, 6]}"#,
    "path": words(#""exists", "directory", "writable""#),
    "command": #"{"type": "array", "minItems": 1, "items": {"type": "string"}}"#,
  ]
}
