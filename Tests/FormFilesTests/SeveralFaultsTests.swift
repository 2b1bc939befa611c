import FormFiles
import Testing

/// A form file is read to its end: whoever mends it learns all that is wrong at once, as from a compiler.
@Suite("Several faults of a form file")
struct SeveralFaultsTests {
  private func faults(_ file: String) -> [FormFileError] {
    do throws(FormFileError) {
      _ = try FormFile(parsing: Array(file.utf8))
      return []
    } catch { return error.all }
  }

  private func paths(_ file: String) -> [String] { faults(file).map(\.path) }

  @Test("Faults of different fields are told together, in order of place")
  func fields() {
    let told = faults(
      #"""
      {"fields": [
        {"id": "a", "type": "txt", "label": "A"},
        {"id": "b", "type": "text", "label": "B"},
        {"id": "c", "type": "number", "label": "C", "min": 5, "max": 1}],
       "title": 5}
      """#)
    #expect(told.map(\.path) == ["fields[0].type", "fields[2].max", "title"])
    #expect(told.map { "\($0.line):\($0.column)" } == ["2:23", "4:64", "5:11"])
    #expect(told.allSatisfy { $0.others.isEmpty })
  }

  @Test("Faults of one field are told together: its keys are read one by one")
  func keys() {
    let told = paths(
      #"""
      {"fields": [{"id": "a b", "type": "text", "label": 7, "optinal": true, "width": 0, "icon": "",
        "rules": [{"minLength": "x"}, {"frob": 1}], "visible": 5, "enabled": {"a": []}, "validate": "no"}]}
      """#)
    #expect(
      told == [
        "fields[0].id", "fields[0].label", "fields[0].optinal", "fields[0].width", "fields[0].icon",
        "fields[0].rules[0].minLength", "fields[0].rules[1].frob", "fields[0].visible", "fields[0].validate",
      ])
  }

  @Test("Faults of pages and sections are told together")
  func pages() {
    let told = paths(
      #"""
      {"pages": [
        {"title": 1, "fields": [{"id": "a", "type": "text"}]},
        {"review": true, "fields": []},
        {"sections": [{"titel": "x", "fields": [{"id": "b", "type": "no", "label": "B"}]}]}]}
      """#)
    #expect(
      told == [
        "pages[0].title", "pages[0].fields[0]", "pages[1].fields", "pages[2].sections[0].titel",
        "pages[2].sections[0].fields[0].type",
      ])
  }

  @Test("What names a field that can’t be read is no fault of its own")
  func dependent() {
    let told = paths(
      #"""
      {"fields": [
        {"id": "a b", "type": "toggle", "label": "A"},
        {"id": "c", "type": "txt", "label": "C"},
        {"id": "d", "type": "text", "label": "D", "visible": {"a b": true}, "enabled": {"c": "x"}}]}
      """#)
    #expect(told == ["fields[0].id", "fields[1].type"])
  }

  @Test("All that names fields that there are not is told, beside other faults")
  func references() {
    let told = paths(
      #"""
      {"fields": [
        {"id": "a", "type": "text", "label": "A", "visible": {"x": 1}, "rules": [{"equals": "y"}]},
        {"id": "b", "type": "toggle", "label": "B"},
        {"id": "c", "type": "text", "label": "C", "enabled": {"b": "on"}, "width": 0}]}
      """#)
    #expect(
      told == ["fields[0].visible.x", "fields[0].rules[0].equals", "fields[2].enabled.b", "fields[2].width"])
  }

  @Test("What is read twice is told once")
  func once() {
    let field = #"{"id": "a", "type": "multiple", "label": "A", "options": ["x", "x"], "value": ["x"]}"#
    #expect(paths(#"{"fields": [\#(field)]}"#) == ["fields[0].options[1]"])
  }

  @Test("A file of thousands of faults is told of in time", .timeLimit(.minutes(1)))
  func many() {
    let fields = (0..<3000).map {
      #"{"id": "f\#($0)", "type": "text", "label": 1, "visible": {"g\#($0)": "x"}}"#
    }
    #expect(faults(#"{"fields": [\#(fields.joined(separator: ","))]}"#).count > 3000)
  }
}
