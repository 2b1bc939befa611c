import FormFiles
import Forms
import FormworkTesting
import Testing
import TerminalScreen

private func form(_ pages: String, _ more: String = "") throws(FormFileError) -> Form<Answers> {
  try FormFile(parsing: Array(#"{"title": "T", \#(more) "pages": \#(pages)}"#.utf8)).form
}

@Suite("Pages in form files")
struct PageFileTests {
  @Test("P10: pages have titles, messages, conditions, fields or sections, and a review")
  func pages() throws {
    let form = try form(
      """
      [{"title": "One", "message": "First.", "fields": [
          {"id": "a", "type": "text", "label": "A"}, {"id": "more", "type": "toggle", "label": "More"}]},
       {"title": "Two", "visible": {"more": true}, "sections": [
          {"title": "S", "fields": [{"id": "b", "type": "text", "label": "B"}]}]},
       {"review": true}]
      """, #""submit": "Go", "#)
    var player = ScriptPlayer(Session(form, size: Size(columns: 60, rows: 20)))
    #expect(player.frame.rows[1] == " Step 1 of 2 · One")
    #expect(player.frame.rows[2] == " First.")
    try player.play("x<Tab><Space>")
    #expect(player.frame.rows[1] == " Step 1 of 3 · One")
    try player.play("<Enter><Enter>y<Enter><Enter>")
    #expect(player.frame.rows[1] == " Step 3 of 3 · Review")
    #expect(player.frame.rows.contains(" Two · S"))
    #expect(player.session.page == 2)
  }

  @Test("P9: the page style of a file is tabs or steps")
  func style() throws {
    let page = #"{"title": "One", "fields": [{"id": "a", "type": "text", "label": "A"}]}"#
    let other = #"{"title": "Two", "fields": [{"id": "b", "type": "text", "label": "B"}]}"#
    #expect(try form("[\(page), \(other)]", #""pageStyle": "tabs", "#).definition.pageStyle == .tabs)
    #expect(try form("[\(page), \(other)]").definition.pageStyle == .steps)
  }

  @Test(
    "P10: what is wrong with pages is said with its place",
    arguments: [
      (#"[]"#, "a page at least is needed"),
      (#"{}"#, "expected a list in `[ ]`, found an object"),
      (#"[{"title": "One"}]"#, "`fields` or `sections` is missing"),
      (#"[{"titel": "One", "fields": []}]"#, "`titel` is not known here; did you mean `title`?"),
      (#"[{"review": true, "fields": []}]"#, "a review page is made from the pages before it"),
      (#"[{"fields": [], "visible": {"x": 1}}]"#, "there is no field with this id"),
    ])
  func errors(pages: String, words: String) {
    let error = #expect(throws: FormFileError.self) { _ = try form(pages) }
    #expect(error?.words.contains(words) == true)
    #expect(error?.path.hasPrefix("pages") == true)
  }

  @Test("P10: fields beside pages are refused")
  func both() {
    let error = #expect(throws: FormFileError.self) {
      _ = try form(#"[{"fields": []}]"#, #""fields": [], "#)
    }
    #expect(error?.words == "give either `pages`, `sections` or `fields`, not both")
  }
}
