import FormFiles
import Forms
import FormworkTesting
import TerminalScreen
import Testing

@Suite("T17: multiline in form files")
struct MultilineTypeTests {
  private func form(_ more: String) throws -> FormFile {
    let text = #"{"title": "T", "fields": [{"id": "t", "type": "multiline", "label": "Text"\#(more)}]}"#
    return try FormFile(parsing: Array(text.utf8))
  }

  private func play(_ more: String, _ keys: String) throws -> ScriptPlayer {
    var player = ScriptPlayer(Session(try form(more).form, size: Size(columns: 40, rows: 16)))
    try player.play(keys)
    return player
  }

  @Test("grows within lines", arguments: [("", 3), (#", "lines": {"min": 1, "max": 2}"#, 1)])
  func lines(_ more: String, _ rows: Int) throws {
    let player = try play(more, "")
    let end = player.frame.rows.firstIndex { $0.contains("╰") }
    let start = player.frame.rows.firstIndex { $0.contains("╭") }
    #expect(try #require(end) - #require(start) - 1 == rows)
  }

  @Test("has a limit, a wrap and a length from which Clear asks")
  func keys() throws {
    let more = #", "limit": 5, "limitBehavior": "refuse", "wrap": "character", "confirmClear": 3"#
    #expect(try play(more, "abcdefg").session.shown.map(\.text) == ["abcde"])
    #expect(try play(more, "abcd<M-x>").session.openName == "alert")
    #expect(try play(more, "abc<M-x>").session.openName == nil)
  }

  @Test("takes a value with line breaks")
  func value() throws {
    #expect(try play(#", "value": "a\nb""#, "").session.shown.map(\.text) == ["a\nb"])
  }

  @Test(
    "says what can't be used",
    arguments: [
      (#", "lines": {"min": 5, "max": 2}"#, "`max` is less than `min`"),
      (#", "lines": 3"#, "expected an object in `{ }`, found the number 3"),
      (#", "wrap": "words""#, "`words` is not known here; did you mean `word`?"),
    ])
  func errors(_ more: String, _ words: String) throws {
    let error = #expect(throws: FormFileError.self) { try form(more) }
    #expect(error.map { "\($0)".contains(words) } == true, "\(String(describing: error))")
  }
}
