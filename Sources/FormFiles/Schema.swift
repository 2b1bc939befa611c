internal import JSONText

/// The JSON Schema (draft 2020-12) of form files, made from the tables that the reader goes by: a new
/// kind or rule is in it as soon as it is in those.
///
/// What it can't say, the reader still does: ids are unique, conditions and rules name fields that
/// there are, values are among the options, patterns can be read.
public enum FormSchema {
  /// The schema, with line breaks, and one at the end.
  public static var text: String { JSONWriter(.pretty).text(node) + "\n" }

  static var node: JSONNode {
    var schema = node(
      #"""
      {"$schema": "https://json-schema.org/draft/2020-12/schema",
       "title": "Formwork form file",
       "type": "object",
       "properties": {
         "title": {"type": "string"},
         "message": {"type": "string"},
         "submit": {"type": "string", "description": "The label of the button that continues."},
         "locale": {"type": "string", "description": "As in de_DE."},
         "style": {"enum": ["grouped", "standalone", "plain"]},
         "theme": {"enum": ["standard", "dark", "light", "high-contrast", "mono"]},
         "fields": {"$ref": "#/$defs/fields"},
         "sections": {"$ref": "#/$defs/sections"},
         "pages": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/page"}},
         "pageStyle": {"enum": ["steps", "tabs"]}},
       "additionalProperties": false,
       "oneOf": [{"required": ["fields"]}, {"required": ["sections"]}, {"required": ["pages"]}]}
      """#)
    schema = schema.adding("$defs", .object(definitions))
    return schema
  }

  private static var definitions: [JSONNode.Member] {
    let fields = FieldType.all.map(\.name)
    return [
      JSONNode.Member("fields", node(##"{"type": "array", "items": {"$ref": "#/$defs/field"}}"##)),
      JSONNode.Member(
        "sections",
        node(
          #"""
          {"type": "array", "items": {
            "type": "object",
            "properties": {"title": {"type": "string"}, "fields": {"$ref": "#/$defs/fields"}},
            "required": ["fields"], "additionalProperties": false}}
          """#)),
      JSONNode.Member(
        "page",
        node(
          #"""
          {"type": "object",
           "properties": {
             "title": {"type": "string"}, "message": {"type": "string"}, "review": {"type": "boolean"},
             "visible": {"$ref": "#/$defs/condition"},
             "fields": {"$ref": "#/$defs/fields"}, "sections": {"$ref": "#/$defs/sections"}},
           "additionalProperties": false,
           "if": {"properties": {"review": {"const": true}}, "required": ["review"]},
           "then": {"not": {"anyOf": [{"required": ["fields"]}, {"required": ["sections"]}]}},
           "else": {"oneOf": [{"required": ["fields"]}, {"required": ["sections"]}]}}
          """#)),
      JSONNode.Member("field", field(fields)),
      JSONNode.Member("condition", SchemaKeys.condition),
      JSONNode.Member("plainValue", node(#"{"type": ["string", "number", "boolean", "null"]}"#)),
    ] + FieldType.all.map { JSONNode.Member($0.name, SchemaFields(type: $0).node) }
  }

  /// A field is what its type makes it.
  private static func field(_ types: [String]) -> JSONNode {
    let cases = types.map { type in
      node(
        #"""
        {"if": {"properties": {"type": {"const": "\#(type)"}}, "required": ["type"]},
         "then": {"$ref": "#/$defs/\#(type)"}}
        """#)
    }
    return node(#"{"type": "object", "required": ["id", "type", "label"]}"#)
      .adding(
        "properties",
        .object([
          JSONNode.Member("type", .object([JSONNode.Member("enum", .array(types.map(JSONNode.string)))]))
        ])
      ).adding("allOf", .array(cases))
  }

  /// A part of the schema, written as it is.
  static func node(_ text: String) -> JSONNode {
    do { return try JSONNode(parsing: text) } catch {
      preconditionFailure("a part of the schema is no JSON: \(error)")
    }
  }
}

extension JSONNode {
  /// The object with one more member.
  func adding(_ name: String, _ value: JSONNode) -> JSONNode {
    .object((members ?? []) + [Member(name, value)])
  }
}
