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
  private static let bytes = #"{"type": ["string", "number"], "description": "As in 10G, or whole bytes."}"#
  /// Text without line breaks.
  private static let oneLine =
    #"{"type": "string", "pattern": "^[^\\n\\u000B\\u000C\\r\\u0085\\u2028\\u2029]*$"}"#

  static let keys: [String: String] = [
    "id": #"{"type": "string", "pattern": "^[_\\p{Alphabetic}][-_.0-9\\p{Alphabetic}]*$"}"#,
    "label": text, "prompt": text, "help": text, "tip": text,
    "icon": #"{"type": "string", "minLength": 1, "description": "1 to 4 characters."}"#,
    "optional": flag, "readOnly": flag,
    "from":
      #"{"type": "string", "pattern": "^(system\\.(userName|fullName|hostName|home|shell|locale|timeZone)|env:.+)$"}"#,
    "validate": #"{"enum": ["onChange", "onLeave", "beforeLeaving", "onSubmit"]}"#,
    "visible": ##"{"$ref": "#/$defs/condition"}"##,
    "enabled": ##"{"$ref": "#/$defs/condition"}"##,
    "width": #"{"type": "integer", "minimum": 1, "maximum": 1000}"#,
    "confirmClear": #"{"type": "integer", "minimum": 0, "maximum": 1000000}"#,
    "limit": #"""
    {"anyOf": [
      {"type": "integer", "minimum": 1, "maximum": 1000000},
      {"type": "object", "properties": {"bytes": {"type": "integer", "minimum": 1, "maximum": 1000000}},
       "required": ["bytes"], "additionalProperties": false}]}
    """#,
    "limitBehavior": #"{"enum": ["tell", "refuse"]}"#,
    "truncate": #"{"enum": ["clip", "head", "middle", "tail"]}"#,
    "lines": #"""
    {"type": "object", "properties": {
      "min": {"type": "integer", "minimum": 1, "maximum": 100},
      "max": {"type": "integer", "minimum": 1, "maximum": 100}}, "additionalProperties": false}
    """#,
    "wrap": #"{"enum": ["word", "character"]}"#,
    "mask": #"{"type": "string", "minLength": 1, "description": "As in 999-999-9999."}"#,
    "count": #"{"type": "integer", "minimum": 1, "maximum": 32}"#,
    "obscured": flag, "reveal": flag, "directory": flag, "suggestions": texts,
    "decimals": #"{"type": "integer", "minimum": 0, "maximum": 38}"#,
    "currency": #"{"type": "string", "pattern": "^[A-Z]{3}$"}"#,
    "format": #"{"enum": ["dd/mm/yyyy", "mm/yy"]}"#,
    "min": number, "max": number, "multiple.min": count, "multiple.max": count, "date.min": day,
    "date.max": day,
    "size.min": bytes, "size.max": bytes,
    "step": #"{"type": "number", "exclusiveMinimum": 0}"#,
    "filter": #"{"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]}"#,
    "options": #"""
    {"type": "array", "minItems": 1, "items": {"anyOf": [
      {"type": "string"},
      {"type": "object", "properties": {"value": {"type": "string"}, "label": {"type": "string"}},
       "required": ["value"], "additionalProperties": false}]}}
    """#,
  ]

  /// What `value` and answers may be, by type; nil where there are none.
  static let values: [String: String?] = [
    "text": oneLine, "search": oneLine, "email": oneLine, "url": oneLine, "phone": oneLine, "card": oneLine,
    "multiline": text, "secure": nil, "digits": oneLine, "number": number, "currency": number,
    "percent": number,
    "size": bytes, "date": day, "expiration": oneLine, "toggle": flag, "choice": text, "picker": text,
    "multiple": texts, "stepper": number, "file": oneLine, "note": nil,
  ]

  /// Types that the system can't fill in.
  static let neverPrefilled: Set<String> = ["secure", "toggle", "multiple", "note"]

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
