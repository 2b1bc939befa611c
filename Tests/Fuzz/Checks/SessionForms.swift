/// Forms with every kind of field and every way of showing them.
enum SessionForms {
  static let all = [everything, wizard, tabs, plain]

  private static let everything = #"""
    {"title": "Everything", "style": "grouped", "sections": [
      {"title": "Text", "fields": [
        {"id": "name", "type": "text", "label": "Name", "limit": 12, "rules": [{"pattern": "[a-z]+(x|y)*"}]},
        {"id": "short", "type": "text", "label": "Short", "limit": 4, "limitBehavior": "refuse", "optional": true},
        {"id": "email", "type": "email", "label": "Email", "validate": "onChange", "suggestions": ["a@b.org", "ab@c.org"]},
        {"id": "key", "type": "text", "label": "Key", "mask": ">AAA-999", "validate": "beforeLeaving"},
        {"id": "net", "type": "text", "label": "Net", "mask": "000.000.000.000", "optional": true},
        {"id": "bio", "type": "multiline", "label": "Bio", "lines": {"min": 2, "max": 5}, "confirmClear": 5},
        {"id": "password", "type": "secure", "label": "Password", "reveal": true, "rules": [{"minLength": 3}]},
        {"id": "again", "type": "secure", "label": "Again", "rules": [{"equals": "password"}]},
        {"id": "pin", "type": "digits", "count": 4, "obscured": true, "label": "PIN", "optional": true}]},
      {"title": "Numbers", "fields": [
        {"id": "card", "type": "card", "label": "Card", "optional": true},
        {"id": "phone", "type": "phone", "label": "Phone", "optional": true},
        {"id": "date", "type": "date", "label": "Date", "min": "2020-01-01", "optional": true},
        {"id": "until", "type": "expiration", "label": "Until", "format": "mm/yy", "optional": true},
        {"id": "number", "type": "number", "label": "Number", "max": 1000, "optional": true},
        {"id": "price", "type": "currency", "currency": "EUR", "label": "Price", "optional": true},
        {"id": "size", "type": "size", "label": "Size", "optional": true}]},
      {"title": "Choices", "fields": [
        {"id": "plan", "type": "picker", "label": "Plan", "options": ["free", {"value": "team", "label": "Team"}, "x", "y", "z"]},
        {"id": "seats", "type": "stepper", "label": "Seats", "min": 1, "max": 9, "visible": {"plan": ["team"]}},
        {"id": "color", "type": "choice", "label": "Color", "options": ["red", "green"]},
        {"id": "extras", "type": "multiple", "label": "Extras", "options": ["a", "b", "c"], "min": 1, "max": 2},
        {"id": "file", "type": "file", "label": "File", "optional": true},
        {"id": "search", "type": "search", "label": "Search", "suggestions": ["one", "two"], "optional": true},
        {"id": "terms", "type": "toggle", "label": "Terms", "rules": [{"oneOf": [true]}]}]}]}
    """#

  private static let wizard = #"""
    {"title": "Wizard", "pages": [
      {"title": "One", "fields": [
        {"id": "a", "type": "text", "label": "A"},
        {"id": "b", "type": "toggle", "label": "B"}]},
      {"title": "Two", "visible": {"b": true}, "message": "Only sometimes.", "fields": [
        {"id": "c", "type": "secure", "label": "C"},
        {"id": "d", "type": "text", "label": "D", "optional": true, "rules": [{"command": ["true"]}]}]},
      {"title": "Three", "fields": [{"id": "e", "type": "multiline", "label": "E", "optional": true}]}]}
    """#

  private static let tabs = #"""
    {"title": "Settings", "pageStyle": "tabs", "pages": [
      {"title": "Look", "fields": [
        {"id": "theme", "type": "choice", "label": "Theme", "options": ["dark", "light"], "value": "dark"}]},
      {"title": "Rules", "fields": [
        {"id": "x", "type": "text", "label": "X", "rules": [{"command": ["true"]}]},
        {"id": "y", "type": "text", "label": "Y", "enabled": {"theme": "light"}},
        {"id": "z", "type": "number", "label": "Z", "rules": [{"min": 3}]}]}]}
    """#

  private static let plain = #"""
    {"title": "Plain", "style": "plain", "fields": [
      {"id": "t", "type": "text", "label": "שלום", "value": "אב ab"},
      {"id": "m", "type": "multiline", "label": "M", "wrap": "character", "value": "one\ntwo \u05d0\u05d1 three"},
      {"id": "n", "type": "text", "label": "N", "visible": {"t": "x"}, "optional": true},
      {"id": "note", "type": "note", "label": "Read this."}]}
    """#
}
