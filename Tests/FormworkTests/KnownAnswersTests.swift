import AnswerFiles
import Formwork
import Testing

private struct Person: Sendable {
  var name = ""
  var age = 0
  var size: ByteSize?
  var colour = ""
  var tags: [String] = []
  var isIn = false
  var day: CalendarDate?
  var password = Secret()
  var again = Secret()
  var nick = ""
}

private let form = Form("Person", for: Person()) {
  TextField("Name", \.name).rule(.minimumLength(2))
  NumberField("Age", \.age).range(0...150)
  SizeField("Size", \.size)
  Picker("Colour", \.colour, options: [Option("red"), Option("blue")])
  MultiplePicker("Tags", \.tags, options: [Option("a"), Option("b")])
  Toggle("Is In", \.isIn)
  DateField("Day", \.day)
  SecureField("Password", \.password).rule(.minimumLength(8))
  SecureField("Confirm Password", \.again).matches(\.password)
  TextField("Nick", \.nick).optional().rule(
    .asynchronous("free") { $0.text == "bob" ? .words("Taken.") : nil })
}

private let secrets = SecretReader { _ throws(SecretReader.Failure) in
  Array("correct horse".utf8).withUnsafeBytes { Secret(copying: $0) }
}

private func fill(_ text: String) throws -> Person {
  let known = try KnownAnswers(parsing: Array(text.utf8), for: form.definition, secrets: secrets)
  return try form.filled(with: known)
}

@Suite("E9: a form in Swift, filled in from an answers file")
struct KnownAnswersTests {
  @Test("Right answers fill the model, through masks and rules; a secret comes from elsewhere")
  func right() throws {
    let person = try fill(
      """
      {"name": "Ada", "age": 36, "size": "1.5G", "colour": "blue", "tags": ["b", "a"], "isIn": true,
       "day": "2026-03-02", "password": {"file": "pw"}, "nick": null}
      """)
    #expect(person.name == "Ada" && person.age == 36 && person.size == ByteSize("1.5G"))
    #expect(person.colour == "blue" && person.tags == ["a", "b"] && person.isIn)
    #expect(person.day == CalendarDate(year: 2026, month: 3, day: 2))
    #expect(person.password.count == 13 && person.again == person.password)
  }

  @Test("All that is wrong is told at once, each with its line, in the order of the file")
  func wrong() throws {
    let text = """
      {
        "name": "A",
        "age": 151,
        "size": "12",
        "colour": "bleu",
        "tags": "a",
        "isIn": "yes",
        "day": "2026-02-30",
        "password": "plain",
        "nick": "bob",
        "nickname": 1
      }
      """
    let refused = #expect(throws: AnswersRefused.self) { try fill(text) }
    let faults = try #require(refused?.faults)
    #expect(
      faults.map(\.id) == [
        "name", "age", "size", "colour", "tags", "isIn", "day", "password", "nick", "nickname",
      ])
    #expect(faults.map { $0.place?.line } == Array(2...11))
    #expect(
      faults[3].description(file: "a.json") == "a.json:5:13: colour: This is no option; did you mean `blue`?")
    #expect(!faults.contains { $0.words.contains("plain") })
  }

  @Test("What is missing is told last, without a line")
  func missing() throws {
    let refused = #expect(throws: AnswersRefused.self) { try fill(#"{"name": "Ada", "age": 1}"#) }
    #expect(refused?.faults.map(\.id) == ["size", "colour", "tags", "day", "password"])
    #expect(refused?.faults.allSatisfy { $0.place == nil } == true)
  }

  @Test("What is no object is told with its place", arguments: ["", "[]", "{", "{\"a\":1,}", "\"x\""])
  func noObject(text: String) {
    let fault = #expect(throws: AnswersFault.self) { try fill(text) }
    #expect(fault?.place != nil && fault?.id == nil)
  }

  @Test("A control character is no answer")
  func control() throws {
    let refused = #expect(throws: AnswersRefused.self) { try fill(#"{"name": "A\u001bda"}"#) }
    #expect(refused?.faults.first?.id == "name")
  }
}
