import FormFiles
import Testing

/// A condition asks for a value that its field can have: else what it shows would never come.
@Suite("P10: values of conditions")
struct ConditionValueTests {
  /// What is wrong with a condition beside one field of each kind of value.
  private func error(_ condition: String, _ place: String = "visible") -> FormFileError? {
    let file = #"""
      {"title": "T", "fields": [
        {"id": "plan", "type": "picker", "label": "Plan", "options": ["solo", "team", "firm"]},
        {"id": "pace", "type": "choice", "label": "Pace", "options": ["1", "2"]},
        {"id": "parts", "type": "multiple", "label": "Parts", "options": ["docs", "tools"]},
        {"id": "ship", "type": "toggle", "label": "Ship"},
        {"id": "name", "type": "text", "label": "Name"},
        {"id": "seats", "type": "stepper", "label": "Seats", "min": 1, "max": 9},
        {"id": "rate", "type": "number", "label": "Rate"},
        {"id": "disk", "type": "size", "label": "Disk"},
        {"id": "day", "type": "date", "label": "Day"},
        {"id": "pin", "type": "secure", "label": "PIN"},
        {"id": "hint", "type": "note", "label": "A hint."},
        {"id": "it", "type": "text", "label": "It", "\#(place)": \#(condition)}]}
      """#
    do throws(FormFileError) {
      _ = try FormFile(parsing: Array(file.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "A value that the field can have is taken",
    arguments: [
      #"{"plan": "team"}"#, #"{"plan": ["team", "firm"]}"#, #"{"plan": null}"#, #"{"pace": 2}"#,
      #"{"parts": "docs"}"#, #"{"ship": true}"#, #"{"ship": [true, false]}"#, #"{"name": "anything"}"#,
      #"{"name": 12}"#, #"{"seats": 3}"#, #"{"rate": "1.50"}"#, #"{"disk": 1024}"#,
      #"{"day": "2026-02-28"}"#, #"{"pin": null}"#, #"{"not": {"all": [{"plan": "solo"}, {"ship": false}]}}"#,
    ])
  func taken(_ condition: String) {
    #expect(error(condition) == nil)
    #expect(error(condition, "enabled") == nil)
  }

  @Test(
    "A value that the field never has is refused, with what would be right",
    arguments: [
      (#"{"plan": "tema"}"#, "`plan` has no option `tema`; did you mean `team`?"),
      (#"{"plan": "enterprise"}"#, "`plan` has no such option; use one of `solo`, `team`, `firm`"),
      (#"{"plan": true}"#, "`plan` has no such option; use one of `solo`, `team`, `firm`"),
      (#"{"plan": "Team"}"#, "`plan` has no option `Team`; did you mean `team`?"),
      (#"{"pace": 3}"#, "`pace` has no such option; use one of `1`, `2`"),
      (#"{"parts": "doc"}"#, "`parts` has no option `doc`; did you mean `docs`?"),
      (#"{"ship": "yes"}"#, "`ship` is a toggle: its value is `true` or `false`"),
      (#"{"ship": null}"#, "`ship` is a toggle: its value is `true` or `false`"),
      (#"{"name": true}"#, "`name` is no toggle: its value is a text, a number or `null`"),
      (#"{"seats": "many"}"#, "`seats` has a number for its value"),
      (#"{"rate": "1,5"}"#, "`rate` has a number for its value"),
      (#"{"disk": "10G"}"#, "`disk` has a number of bytes for its value"),
      (#"{"day": "2026-02-30"}"#, "`day` has a day for its value, as YYYY-MM-DD"),
      (#"{"pin": "1234"}"#, "`pin` is a secret, of which a condition can only ask for nothing: `null`"),
      (#"{"hint": "x"}"#, "`hint` is a note and has no value"),
    ])
  func refused(condition: String, words: String) {
    #expect(error(condition)?.words == words)
    #expect(error(condition, "enabled")?.words == words)
    #expect(error(#"{"any": [{"not": \#(condition)}]}"#)?.words == words)
  }

  @Test("The error is at the value, with line, column and path")
  func place() {
    let error = error(#"{"all": [{"plan": ["solo", "tema"]}]}"#)
    #expect(error?.line == 13)
    #expect(error?.column == 85)
    #expect(error?.path == "fields[11].visible.all[0].plan[1]")
  }

  @Test("The condition of a page says the same, and a long list is not written out")
  func pageAndLongList() throws {
    let options = (1...20).map { #""o\#($0)x""# }.joined(separator: ", ")
    let file = #"""
      {"title": "T", "pages": [
        {"fields": [{"id": "many", "type": "picker", "label": "Many", "options": [\#(options)]}]},
        {"visible": {"many": "unknown"}, "fields": [{"id": "b", "type": "text", "label": "B"}]}]}
      """#
    let error = #expect(throws: FormFileError.self) { _ = try FormFile(parsing: Array(file.utf8)) }
    #expect(error?.words == "`many` has no such option; use one of its 20 values")
    #expect(error?.path == "pages[1].visible.many")
  }
}
