import AnswerFiles
import TerminalScreen
import Testing

@testable import FormFiles
@testable import Forms

@Suite("Answers known beforehand")
struct AnswersFileTests {
  private let form = #"""
    {"title": "T", "fields": [
      {"id": "name", "type": "text", "label": "Full Name"},
      {"id": "email", "type": "email", "label": "Email"},
      {"id": "note", "type": "text", "label": "Note", "optional": true},
      {"id": "plan", "type": "picker", "label": "Plan", "options": ["free", "team"]},
      {"id": "terms", "type": "toggle", "label": "Terms"},
      {"id": "fixed", "type": "text", "label": "Fixed", "value": "x", "readOnly": true},
      {"id": "seats", "type": "text", "label": "Seats", "visible": {"plan": "team"}},
      {"id": "extra", "type": "text", "label": "Extra", "value": "x", "enabled": {"plan": "team"}},
      {"id": "password", "type": "secure", "label": "Password", "rules": [{"minLength": 8}]},
      {"id": "again", "type": "secure", "label": "Confirm Password", "rules": [{"equals": "password"}]}]}
    """#

  /// Secrets of a test: `good`, `short`, or what a path or number says otherwise.
  private let secrets = SecretReader { source throws(SecretReader.Failure) in
    switch source {
    case .file("gone"): throw SecretReader.Failure(words: "gone: No such file or directory")
    case .file(let path): Array(path.utf8).withUnsafeBytes { Secret(copying: $0) }
    case .descriptor(let number): Array("descriptor\(number)".utf8).withUnsafeBytes { Secret(copying: $0) }
    }
  }

  private func read(_ text: String) throws -> AnswersFile {
    try AnswersFile(parsing: Array(text.utf8), for: FormFile(parsing: Array(form.utf8)), secrets: secrets)
  }

  private func session(_ text: String) throws -> (AnswersFile, Session) {
    let file = try read(text)
    var settings = SessionSettings()
    settings.known = file.answers
    let form = try FormFile(parsing: Array(form.utf8)).form
    return (file, Session(form, size: Size(columns: 80, rows: 24), settings: settings))
  }

  private func faults(_ text: String) throws -> [String] {
    let (file, session) = try session(text)
    let given = Set(file.answers.map(\.id))
    return (file.faults + file.invalid).map { $0.description(file: "F") }
      + session.faults(given: given).map { "F: \($0.id): \($0.words)" }
  }

  private static let whole = #"""
    {"name": "Ada", "email": "ada@x.org", "plan": "free", "terms": true, "password": {"file": "long enough"}}
    """#

  @Test("E5: all that is needed, a secret by its file, and nothing of the confirmation")
  func whole() throws {
    #expect(try faults(Self.whole).isEmpty)
    let (_, session) = try session(Self.whole)
    var bytes = SensitiveBytes()
    session.writeJSON(showingSecrets: true, into: &bytes)
    let text = bytes.withBytes { String(decoding: $0, as: UTF8.self) }
    #expect(
      text == #"""
        {
          "name": "Ada",
          "email": "ada@x.org",
          "note": null,
          "plan": "free",
          "terms": true,
          "fixed": "x",
          "extra": "x",
          "password": "long enough"
        }

        """#)
  }

  @Test(
    "Each fault is told with its field and what would be right",
    arguments: [
      (#"{"nme": "x"}"#, "F: nme: The form has no such field; did you mean `name`?"),
      (#"{"zzzzzz": 1}"#, "F: zzzzzz: The form has no such field; remove it."),
      (#"{"name": 5}"#, "F: name: Expected a text in quotes, found the number 5."),
      (#"{"name": "a\nb"}"#, "F: name: A field of one line takes no line breaks."),
      (#"{"name": "a\u0007b"}"#, "F: name: U+0007 is a control character; remove it."),
      (#"{"terms": "yes"}"#, "F: terms: Expected `true` or `false`, found the text “yes”."),
      (#"{"plan": "tem"}"#, "F: plan: `tem` is not known here; did you mean `team`?"),
      (#"{"email": "ada"}"#, "F: email: Enter an email address like name@domain.com."),
      (#"{"name": null}"#, "F: name: Enter Full Name to continue."),
      (#"{"fixed": "y"}"#, "F: fixed: This field is read only; remove its answer."),
      (
        #"{"plan": "free", "extra": "y"}"#,
        "F: extra: This can’t be answered as the other answers stand. Remove it."
      ),
      (
        #"{"password": "hunter2"}"#,
        "F: password: A secret never stands here; write `{\"file\": \"PATH\"}` or `{\"fd\": 3}`."
      ),
      (#"{"password": {"file": "gone"}}"#, "F: password: gone: No such file or directory."),
      (#"{"password": {"file": "a", "fd": 3}}"#, "F: password: Give either `file` or `fd`."),
      (
        #"{"password": {"fd": -1}}"#,
        "F: password: Expected a whole number from 0 to 65535, found the number -1."
      ),
      (#"{"password": {"path": "a"}}"#, "F: password: `path` is not known here; use one of `file`, `fd`."),
      (
        #"{"password": {"file": "two\nlines"}}"#,
        "F: password: A line break stands inside the secret; it is one line."
      ),
      (#"{"password": {"file": "short"}}"#, "F: password: Use at least 8 characters."),
      (
        #"{"password": {"file": "long enough"}, "again": {"file": "other enough"}}"#,
        "F: again: Enter the same as in Password."
      ),
      (
        #"{"password": {"fd": 3}, "again": {"fd": 3}}"#,
        "F: again: Descriptor 3 is read for `password` already; use another."
      ),
    ])
  func oneFault(_ text: String, _ words: String) throws { #expect(try faults(text).contains(words)) }

  @Test("All faults at once, the file's own first, then what is missing, each field once")
  func allFaults() throws {
    let fields = try faults(#"{"zz": 1, "name": 5, "plan": "x", "email": "e"}"#)
      .map { $0.split(separator: ":")[1].dropFirst() }
    #expect(Set(fields) == ["zz", "name", "plan", "email", "password"])
  }

  @Test("The answer to a hidden field is taken and not given out")
  func hidden() throws {
    let (_, session) = try session(#"{"plan": "free", "seats": "5"}"#)
    #expect(!session.answers.contains { $0.id == "seats" })
    #expect(!session.faults(given: []).contains { $0.id == "seats" })
  }

  @Test("What is answered validly is not on the screen; the rest is, filled in and with its error")
  func onlyTheRest() throws {
    let (_, session) = try session(#"{"name": "Ada", "email": "ada@", "terms": false}"#)
    #expect(session.focusedID == "email")
    #expect(session.errors.map(\.id) == ["email"])
    #expect(session.shown.map(\.id) == ["email", "fixed", "extra"])
    #expect(session.answers.first?.value == .text("Ada"))
  }

  @Test("E5: a given secret is asked neither again nor for its confirmation; another needs both")
  func confirmation() throws {
    let (_, given) = try session(#"{"password": {"file": "long enough"}}"#)
    #expect(!given.missing.contains("password") && !given.missing.contains("again"))
    let (_, open) = try session("{}")
    #expect(open.missing.contains("password") && open.missing.contains("again"))
  }

  @Test("An answer that another answer makes wrong is asked again")
  func reopened() throws {
    var (_, session) = try session(#"{"password": {"file": "long enough"}}"#)
    let number = try #require(session.form.fields.firstIndex { $0.id == "password" })
    #expect(!session.missing.contains("again"))
    _ = session.handle(.entry(field: number, .value(.secret(Secret()))))
    #expect(session.missing.contains("again"))
  }

  @Test("Nothing is left to ask when all was known")
  func allKnown() throws {
    let form =
      #"{"fields": [{"id": "a", "type": "text", "label": "A"}, {"id": "b", "type": "text", "label": "B"}]}"#
    let file = try FormFile(parsing: Array(form.utf8))
    func isAllKnown(_ answers: String) throws -> Bool {
      var settings = SessionSettings()
      settings.known = try AnswersFile(parsing: Array(answers.utf8), for: file).answers
      let session = Session(file.form, size: Size(columns: 80, rows: 24), settings: settings)
      return session.isAllKnown && session.isGateOpen
    }
    #expect(try isAllKnown(#"{"a": "1", "b": "2"}"#))
    #expect(try !isAllKnown(#"{"a": "1"}"#))
    #expect(try !isAllKnown(#"{"a": "1", "b": null}"#))
  }

  @Test(
    "A file that is no object in JSON is told with its place", arguments: ["", "{", "[]", "5", "{\"a\": 1,}"])
  func noObject(_ text: String) {
    #expect(throws: AnswersFault.self) { try read(text) }
  }
}
