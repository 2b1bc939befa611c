import FormFiles
import Forms
import Testing

@Suite("E6: kinds of choices in form files")
struct ChoiceTypesTests {
  private func form(_ field: String) throws -> FormFile {
    try FormFile(parsing: Array("{\"fields\": [{\"id\": \"a\", \"label\": \"A\", \(field)}]}".utf8))
  }

  @Test(
    "E6: the kinds of choices are read",
    arguments: [
      (
        "\"type\": \"choice\", \"options\": [\"m\", {\"value\": \"y\", \"label\": \"Yearly\"}], \"value\": \"y\"",
        "y"
      ),
      (
        "\"type\": \"multiple\", \"options\": [\"x\", \"y\", \"z\"], \"value\": [\"z\", \"x\"], \"min\": 1",
        "x,z"
      ),
      ("\"type\": \"stepper\", \"min\": 1, \"max\": 9.5, \"step\": 0.5, \"value\": 2.50", "2.50"),
      ("\"type\": \"file\", \"filter\": [\"*.pem\", \"*.key\"], \"value\": \"/etc\"", "/etc"),
      ("\"type\": \"file\", \"directory\": true, \"from\": \"system.home\"", ""),
      ("\"type\": \"search\", \"suggestions\": [\"x\"], \"value\": \"y\"", "y"),
      ("\"type\": \"text\", \"suggestions\": [\"x\"], \"value\": \"y\"", "y"),
    ])
  func read(field: String, value: String) throws {
    let answer = try form(field).form.model["a"]
    let text = if case .choices(let values) = answer { values.joined(separator: ",") } else { answer.text }
    #expect(text == value)
  }

  @Test("E6: a note is its label; it has no answer")
  func note() throws {
    let file = try form("\"type\": \"note\"")
    #expect(file.form.json(of: file.form.model) == "{}")
  }

  @Test(
    "E6: what can’t be used is told with what would be right",
    arguments: [
      ("\"type\": \"choice\"", "`options` is missing"),
      ("\"type\": \"choice\", \"options\": []", "an option at least is needed"),
      ("\"type\": \"choice\", \"options\": [\"monthly\"], \"value\": \"montly\"", "did you mean `monthly`?"),
      ("\"type\": \"multiple\", \"options\": [\"x\"], \"value\": \"x\"", "expected a list"),
      ("\"type\": \"multiple\", \"options\": [\"x\"], \"max\": 2", "expected a whole number from 1 to 1"),
      (
        "\"type\": \"multiple\", \"options\": [\"x\", \"y\"], \"min\": 2, \"max\": 1",
        "`max` is less than `min`"
      ),
      ("\"type\": \"stepper\", \"min\": 2, \"max\": 1", "`max` is less than `min`"),
      ("\"type\": \"stepper\", \"step\": 0", "a step is above zero"),
      ("\"type\": \"stepper\", \"value\": \"1\"", "expected a number"),
      ("\"type\": \"file\", \"directory\": true, \"filter\": \"*\"", "leave it out with `directory`"),
      ("\"type\": \"note\", \"value\": \"x\"", "a note has no value"),
      ("\"type\": \"search\", \"suggestions\": \"x\"", "expected a list"),
      ("\"type\": \"choise\", \"options\": [\"x\"]", "did you mean `choice`?"),
    ])
  func refused(field: String, words: String) throws {
    let error = #expect(throws: FormFileError.self) { try form(field) }
    #expect(error?.words.contains(words) == true, "\(error?.words ?? "")")
  }
}
