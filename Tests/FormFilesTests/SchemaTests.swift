import JSONText
import Testing

@testable import FormFiles

@Suite("The JSON Schema of form files")
struct SchemaTests {
  private let schema = SchemaValidator(root: FormSchema.node)

  private func reads(_ text: String) -> Bool { (try? FormFile(parsing: Array(text.utf8))) != nil }

  @Test("Every type has what its value may be, every key and every rule a schema")
  func complete() {
    for type in FieldType.all {
      #expect(SchemaKeys.values.keys.contains(type.name), "\(type.name) has no schema for `value`")
      for key in type.keys where key != "value" {
        #expect(
          SchemaKeys.schema(ofKey: key, type: type.name) != nil, "`\(key)` of \(type.name) has no schema")
      }
    }
    for key in FieldDecoder.keys where !["type", "value", "rules"].contains(key) {
      #expect(SchemaKeys.schema(ofKey: key, type: "text") != nil, "`\(key)` has no schema")
    }
    for rule in RuleType.all {
      #expect(SchemaRules.arguments[rule.name] != nil, "\(rule.name) has no schema")
    }
  }

  /// Fields that stand alone in a form.
  static let accepted = [
    #"{"id": "a", "type": "text", "label": "A"}"#,
    #"{"id": "_a.b-c9", "type": "text", "label": "A", "prompt": "x", "help": "H.", "tip": "T.", "optional": true, "value": "v", "width": 12, "readOnly": false, "validate": "onLeave"}"#,
    #"{"id": "ä", "type": "email", "label": "A", "from": "system.userName"}"#,
    #"{"id": "a", "type": "text", "label": "A", "from": "env:USER", "limit": 5, "limitBehavior": "refuse"}"#,
    #"{"id": "a", "type": "secure", "label": "A", "rules": [{"minLength": 8, "message": "Use more."}]}"#,
    #"{"id": "a", "type": "toggle", "label": "A", "value": true, "rules": [{"oneOf": [true]}]}"#,
    #"{"id": "a", "type": "picker", "label": "A", "options": ["x", {"value": "y", "label": "Y"}], "value": "x"}"#,
    #"{"id": "a", "type": "text", "label": "A", "rules": [{"pattern": "[a-z]+"}, {"oneOf": ["x"]}, {"email": true}, {"equals": "a"}]}"#,
    #"{"id": "a", "type": "choice", "label": "A", "options": ["x", "y"], "value": "y"}"#,
    #"{"id": "a", "type": "multiple", "label": "A", "options": ["x", "y"], "value": ["y"], "min": 1, "max": 2}"#,
    #"{"id": "a", "type": "stepper", "label": "A", "min": -1.5, "max": 9, "step": 0.5, "value": 2.5}"#,
    #"{"id": "a", "type": "file", "label": "A", "filter": ["*.txt", "*.md"], "value": "/tmp"}"#,
    #"{"id": "a", "type": "file", "label": "A", "directory": true}"#,
    #"{"id": "a", "type": "search", "label": "A", "suggestions": ["x"]}"#,
    #"{"id": "a", "type": "note", "label": "Read this."}"#,
    #"{"id": "a", "type": "text", "label": "A", "mask": "99-99", "value": "1234", "truncate": "middle", "icon": "@"}"#,
    #"{"id": "a", "type": "text", "label": "A", "limit": {"bytes": 9}, "limitBehavior": "tell"}"#,
    #"{"id": "a", "type": "digits", "label": "A", "count": 6, "obscured": true, "reveal": true}"#,
    #"{"id": "a", "type": "digits", "label": "A", "count": 4, "value": "12"}"#,
    #"{"id": "a", "type": "number", "label": "A", "min": 1, "max": 9.5, "step": 0.5, "decimals": 2, "value": 2.5}"#,
    #"{"id": "a", "type": "currency", "label": "A", "currency": "EUR", "value": 12}"#,
    #"{"id": "a", "type": "percent", "label": "A", "value": 12.5}"#,
    #"{"id": "a", "type": "size", "label": "A", "min": "1G", "max": 99999999999, "value": "2G"}"#,
    #"{"id": "a", "type": "date", "label": "A", "min": "2020-01-01", "value": "2024-02-29"}"#,
    #"{"id": "a", "type": "expiration", "label": "A", "format": "mm/yy", "rules": [{"notPast": true}]}"#,
    #"{"id": "a", "type": "phone", "label": "A"}"#, #"{"id": "a", "type": "card", "label": "A"}"#,
    #"{"id": "a", "type": "url", "label": "A", "rules": [{"url": ["https"]}, {"url": true}]}"#,
    #"{"id": "a", "type": "text", "label": "A", "rules": [{"contains": "digit"}, {"contains": ["upper", "lower"]}, {"hostName": "qualified"}, {"ipAddress": 4}, {"cidr": true}, {"mtu": "6"}, {"path": ["exists", "writable"]}]}"#,
    #"{"id": "a", "type": "text", "label": "A", "rules": [{"command": ["check", "-q"], "timeout": 2.5, "message": "No."}]}"#,
    #"{"id": "a", "type": "number", "label": "A", "rules": [{"min": 1}, {"oneOf": [1, "2"]}]}"#,
    #"{"id": "a", "type": "date", "label": "A", "rules": [{"max": "2030-12-31"}, {"notBefore": "a"}]}"#,
    #"{"id": "a", "type": "multiline", "label": "A", "lines": {"max": 5}, "wrap": "character", "value": "x\ny", "confirmClear": 20}"#,
  ]

  static let refused = [
    #"{"type": "text", "label": "A"}"#,
    #"{"id": "a", "label": "A"}"#,
    #"{"id": "a", "type": "text"}"#,
    #"{"id": "a", "type": "txt", "label": "A"}"#,
    #"{"id": "9a", "type": "text", "label": "A"}"#,
    #"{"id": "a b", "type": "text", "label": "A"}"#,
    #"{"id": "a", "type": "text", "label": "A", "lable": "A"}"#,
    #"{"id": "a", "type": "text", "label": 5}"#,
    #"{"id": "a", "type": "text", "label": "A", "help": null}"#,
    #"{"id": "a", "type": "text", "label": "A", "optional": "yes"}"#,
    #"{"id": "a", "type": "text", "label": "A", "value": 5}"#,
    #"{"id": "a", "type": "text", "label": "A", "value": "two\nlines"}"#,
    #"{"id": "a", "type": "text", "label": "A", "width": 0}"#,
    #"{"id": "a", "type": "text", "label": "A", "limit": 0}"#,
    #"{"id": "a", "type": "text", "label": "A", "limitBehavior": "shout"}"#,
    #"{"id": "a", "type": "text", "label": "A", "validate": "never"}"#,
    #"{"id": "a", "type": "text", "label": "A", "from": "system.shoeSize"}"#,
    #"{"id": "a", "type": "text", "label": "A", "options": ["x"]}"#,
    #"{"id": "a", "type": "secure", "label": "A", "value": "secret"}"#,
    #"{"id": "a", "type": "secure", "label": "A", "from": "env:PASSWORD"}"#,
    #"{"id": "a", "type": "toggle", "label": "A", "value": "on"}"#,
    #"{"id": "a", "type": "toggle", "label": "A", "from": "system.userName"}"#,
    #"{"id": "a", "type": "toggle", "label": "A", "rules": [{"oneOf": [false]}]}"#,
    #"{"id": "a", "type": "picker", "label": "A"}"#,
    #"{"id": "a", "type": "picker", "label": "A", "options": []}"#,
    #"{"id": "a", "type": "picker", "label": "A", "options": [5]}"#,
    #"{"id": "a", "type": "picker", "label": "A", "options": [{"label": "X"}]}"#,
    #"{"id": "a", "type": "text", "label": "A", "visible": {}}"#,
    #"{"id": "a", "type": "text", "label": "A", "visible": true}"#,
    #"{"id": "a", "type": "text", "label": "A", "visible": {"a": {"b": 1}}}"#,
    #"{"id": "a", "type": "text", "label": "A", "visible": {"all": {"a": 1}}}"#,
    #"{"id": "a", "type": "text", "label": "A", "rules": [{}]}"#,
    #"{"id": "a", "type": "text", "label": "A", "rules": [{"message": "Hm."}]}"#,
    #"{"id": "a", "type": "text", "label": "A", "rules": [{"minLength": 1, "maxLength": 2}]}"#,
    #"{"id": "a", "type": "text", "label": "A", "rules": [{"minLength": -1}]}"#,
    #"{"id": "a", "type": "text", "label": "A", "rules": [{"email": false}]}"#,
    #"{"id": "a", "type": "text", "label": "A", "rules": {"email": true}}"#,
    #"{"id": "a", "type": "multiple", "label": "A", "options": ["x", "y"], "min": 0}"#,
    #"{"id": "a", "type": "multiple", "label": "A", "options": ["x", "y"], "value": "x"}"#,
    #"{"id": "a", "type": "stepper", "label": "A", "step": 0}"#,
    #"{"id": "a", "type": "stepper", "label": "A", "min": "1"}"#,
    #"{"id": "a", "type": "file", "label": "A", "filter": 5}"#,
    #"{"id": "a", "type": "note", "label": "A", "value": "x"}"#,
    #"{"id": "a", "type": "text", "label": "A", "limitBehavior": "tell"}"#,
    #"{"id": "a", "type": "text", "label": "A", "truncate": "left"}"#,
    #"{"id": "a", "type": "text", "label": "A", "mask": ""}"#,
    #"{"id": "a", "type": "digits", "label": "A"}"#,
    #"{"id": "a", "type": "digits", "label": "A", "count": 0}"#,
    #"{"id": "a", "type": "digits", "label": "A", "count": 4, "obscured": true, "value": "12"}"#,
    #"{"id": "a", "type": "digits", "label": "A", "count": 4, "reveal": true}"#,
    #"{"id": "a", "type": "number", "label": "A", "value": "12"}"#,
    #"{"id": "a", "type": "number", "label": "A", "decimals": -1}"#,
    #"{"id": "a", "type": "currency", "label": "A", "currency": "euro"}"#,
    #"{"id": "a", "type": "date", "label": "A", "value": "1/2/2024"}"#,
    #"{"id": "a", "type": "expiration", "label": "A", "format": "yy"}"#,
    #"{"id": "a", "type": "text", "label": "A", "rules": [{"contains": []}]}"#,
    #"{"id": "a", "type": "text", "label": "A", "rules": [{"contains": "vowel"}]}"#,
    #"{"id": "a", "type": "text", "label": "A", "rules": [{"hostName": false}]}"#,
    #"{"id": "a", "type": "text", "label": "A", "rules": [{"ipAddress": 5}]}"#,
    #"{"id": "a", "type": "text", "label": "A", "rules": [{"command": "check -q"}]}"#,
    #"{"id": "a", "type": "text", "label": "A", "rules": [{"command": []}]}"#,
    #"{"id": "a", "type": "text", "label": "A", "rules": [{"email": true, "timeout": 3}]}"#,
    #"{"id": "a", "type": "text", "label": "A", "rules": [{"command": ["x"], "timeout": 0}]}"#,
    #"{"id": "a", "type": "secure", "label": "A", "rules": [{"email": true}]}"#,
    #"{"id": "a", "type": "text", "label": "A", "rules": [{"min": "soon"}]}"#,
    #"{"id": "a", "type": "multiline", "label": "A", "lines": 5}"#,
    #"{"id": "a", "type": "multiline", "label": "A", "wrap": "never"}"#,
    #"[]"#,
  ]

  @Test("What the reader takes, the schema takes", arguments: accepted)
  func takes(_ field: String) throws {
    let text = #"{"title": "T", "fields": [\#(field)]}"#
    #expect(reads(text))
    #expect(schema.accepts(try JSONNode(parsing: text)))
  }

  @Test("What the reader refuses, the schema refuses", arguments: refused)
  func refuses(_ field: String) throws {
    let text = #"{"title": "T", "fields": [\#(field)]}"#
    #expect(!reads(text))
    #expect(!schema.accepts(try JSONNode(parsing: text)))
  }

  static let tops: [(String, Bool)] = [
    (#"{"fields": []}"#, true),
    (
      #"{"fields": [{"id": "b", "type": "text", "label": "B"}, {"id": "a", "type": "text", "label": "A", "visible": {"b": "x"}, "enabled": {"not": {"b": ["x", 1, null]}, "any": [{"b": 1}]}}]}"#,
      true
    ),
    (
      #"{"fields": [{"id": "b", "type": "toggle", "label": "B"}, {"id": "a", "type": "text", "label": "A", "visible": {"b": true}}]}"#,
      true
    ),
    (#"{"sections": [{"title": "S", "fields": []}], "style": "plain", "theme": "high-contrast"}"#, true),
    (#"{"title": "T", "message": "M.", "submit": "Go On", "locale": "de_DE", "fields": []}"#, true),
    (
      #"{"pages": [{"title": "P", "fields": []}, {"review": true, "message": "M."}], "pageStyle": "tabs"}"#,
      true
    ),
    (#"{"pages": [{"sections": [{"fields": []}], "visible": {"all": []}}]}"#, true),
    (#"{"pages": []}"#, false), (#"{"pages": [{}]}"#, false),
    (#"{"pages": [{"review": true, "fields": []}]}"#, false),
    (#"{"pages": [{"fields": [], "sections": []}]}"#, false), (#"{"pages": [], "fields": []}"#, false),
    (#"{"fields": [], "pageStyle": "book"}"#, false), (#"{}"#, false), (#"[]"#, false),
    (#"{"fields": {}}"#, false),
    (#"{"fields": [], "sections": []}"#, false),
    (#"{"sections": [{"title": "S"}]}"#, false), (#"{"fields": [], "style": "loud"}"#, false),
    (#"{"fields": [], "theme": "pink"}"#, false), (#"{"fields": [], "titel": "T"}"#, false),
    (#"{"sections": [{"fields": [], "hint": "H"}]}"#, false),
  ]

  @Test("Reader and schema agree on the top level", arguments: tops)
  func top(_ text: String, _ isRight: Bool) throws {
    #expect(reads(text) == isRight)
    #expect(schema.accepts(try JSONNode(parsing: text)) == isRight)
  }
}
