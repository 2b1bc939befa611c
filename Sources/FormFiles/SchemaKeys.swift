internal import JSONText

/// What stands behind each key of a field, whatever its type.
enum SchemaKeys {
  /// Some keys mean something else for some types.
  static func schema(ofKey key: String, type: String) -> JSONNode? {
    (keys["\(type).\(key)"] ?? keys[key]).map { FormSchema.node($0) }
  }

  /// Keys without which a field of a type that has them can't be made.
  static let required = ["options", "count"]

  private static let text = #"{"type": "string"}"#
  private static let texts = #"{"type": "array", "items": {"type": "string"}}"#
  private static let number = #"{"type": "number"}"#
  private static let count = #"{"type": "integer", "minimum": 1}"#
  private static let flag = #"{"type": "boolean"}"#
  private static let day = #"{"type": "string", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"}"#
  private static let size = #"{"anyOf": [{"type": "string"}, {"type": "integer", "minimum": 0}]}"#

  static let keys: [String: String] = [
    "id": #"{"type": "string", "pattern": "^[_\\p{Alphabetic}][-_.0-9\\p{Alphabetic}]*$"}"#,
    "label": text, "prompt": text, "help": text, "tip": text, "icon": text,
    "confirmClear": #"{"type": "integer", "minimum": 0, "maximum": 1000000}"#,
    "optional": flag, "readOnly": flag,
    "from":
      #"{"type": "string", "pattern": "^(system\\.(userName|fullName|hostName|home|shell|locale|timeZone)|env:.+)$"}"#,
    "validate": #"{"enum": ["onChange", "onLeave", "beforeLeaving", "onSubmit"]}"#,
    "visible": ##"{"$ref": "#/$defs/condition"}"##,
    "enabled": ##"{"$ref": "#/$defs/condition"}"##,
    "width": #"{"type": "integer", "minimum": 1, "maximum": 1000}"#,
    "limit": #"""
    {"anyOf": [{"type": "integer", "minimum": 1, "maximum": 1000000},
      {"type": "object", "properties": {"bytes": {"type": "integer", "minimum": 1, "maximum": 1000000}},
       "required": ["bytes"], "additionalProperties": false}]}
    """#,
    "mask": #"{"type": "string", "minLength": 1}"#,
    "truncate": #"{"enum": ["clip", "head", "middle", "tail"]}"#,
    "reveal": flag, "obscured": flag,
    "count": #"{"type": "integer", "minimum": 1, "maximum": 32}"#,
    "decimals": #"{"type": "integer", "minimum": 0, "maximum": 38}"#,
    "currency": #"{"type": "string", "pattern": "^[A-Z]{3}$"}"#,
    "format": #"{"enum": ["dd/mm/yyyy", "mm/yy"]}"#,
    "size.min": size, "size.max": size, "date.min": day, "date.max": day,
    "lines": #"""
    {"type": "object", "properties": {
      "min": {"type": "integer", "minimum": 1, "maximum": 100},
      "max": {"type": "integer", "minimum": 1, "maximum": 100}}, "additionalProperties": false}
    """#,
    "min": number, "max": number, "multiple.min": count, "multiple.max": count,
    "step": #"{"type": "number", "exclusiveMinimum": 0}"#,
    "suggestions": texts, "directory": flag,
    "filter": #"{"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]}"#,
    "wrap": #"{"enum": ["word", "character"]}"#,
    "limitBehavior": #"{"enum": ["tell", "refuse"]}"#,
    "options": #"""
    {"type": "array", "minItems": 1, "items": {"anyOf": [
      {"type": "string"},
      {"type": "object", "properties": {"value": {"type": "string"}, "label": {"type": "string"}},
       "required": ["value"], "additionalProperties": false}]}}
    """#,
  ]

  /// What `value` may be, by type.
  static let values: [String: String?] = [
    "multiline": text, "text": oneLine, "email": oneLine, "secure": nil, "toggle": flag, "picker": text,
    "choice": text,
    "multiple": texts, "stepper": number, "file": oneLine, "search": oneLine, "note": nil,
    "url": oneLine, "phone": oneLine, "card": oneLine, "expiration": oneLine, "digits": oneLine, "date": day,
    "number": number, "currency": number, "percent": number, "size": size,
  ]

  /// Types that the system can fill in.
  static let prefilled: Set<String> = [
    "text", "multiline", "email", "picker", "choice", "stepper", "file", "search", "url", "phone", "card",
    "digits", "number", "currency", "percent", "size", "date", "expiration",
  ]

  /// Text without line breaks.
  private static let oneLine =
    #"{"type": "string", "pattern": "^[^\\n\\u000B\\u000C\\r\\u0085\\u2028\\u2029]*$"}"#

  static var condition: JSONNode {
    FormSchema.node(
      ##"""
      {"type": "object", "minProperties": 1,
       "description": "Fields by id with the values that they may have; all have to hold.",
       "properties": {
         "not": {"$ref": "#/$defs/condition"},
         "all": {"type": "array", "items": {"$ref": "#/$defs/condition"}},
         "any": {"type": "array", "items": {"$ref": "#/$defs/condition"}}},
       "additionalProperties": {"anyOf": [
         {"$ref": "#/$defs/plainValue"},
         {"type": "array", "items": {"$ref": "#/$defs/plainValue"}}]}}
      """##)
  }
}
