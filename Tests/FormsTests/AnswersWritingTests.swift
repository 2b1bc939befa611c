import TerminalScreen
import Testing

@testable import Forms

@Suite("Answers as they are written")
struct AnswersWritingTests {
  private func session(_ values: [String: FieldValue], hidden: Set<String> = []) -> Session {
    let form = Form("T", for: Answers(values.filter { if case .secret = $0.value { false } else { true } })) {
      for id in values.keys.sorted() {
        let isSecret = if case .secret = values[id]! { true } else { false }
        AnswerField(id, id, kind: TextKind(isSecret: isSecret)).optional()
          .visible { _ in !hidden.contains(id) }
      }
    }
    var session = Session(form, size: Size(columns: 80, rows: 24))
    for (number, field) in session.form.fields.enumerated() {
      if case .secret(let secret) = values[field.id] {
        _ = session.handle(.entry(field: number, .value(.secret(secret))))
      }
    }
    return session
  }

  private func written(
    _ format: AnswersFormat, _ session: Session, showingSecrets: Bool = true
  ) throws -> String {
    var bytes = SensitiveBytes(capacity: 8)
    try session.write(format, showingSecrets: showingSecrets, into: &bytes)
    return bytes.withBytes { String(decoding: $0, as: UTF8.self) }
  }

  private func secret(_ text: String) -> FieldValue {
    .secret(Array(text.utf8).withUnsafeBytes { Secret(copying: $0) })
  }

  @Test(
    "Shell: what was entered is between quotes, whatever it is",
    arguments: [
      ("plain", "a='plain'\n"), ("it's", "a='it'\\''s'\n"),
      ("$(rm -rf /) `x` \"$y\" \\", "a='$(rm -rf /) `x` \"$y\" \\'\n"),
      ("two\nlines", "a='two\nlines'\n"), ("", "a=''\n"), ("é世", "a='é世'\n"), ("''", "a=''\\'''\\'''\n"),
    ])
  func shell(_ value: String, _ line: String) throws {
    #expect(try written(.shell, session(["a": .text(value)])) == line)
    #expect(try written(.shell, session(["a": secret(value)])) == line)
  }

  @Test("JSON: no answers are an empty object, in one line")
  func empty() throws {
    #expect(try written(.json, session(["a": .text("x")], hidden: ["a"])) == "{}\n")
  }

  @Test("JSON: nothing in an answer moves the terminal that it is printed on")
  func harmless() throws {
    let text = try written(.json, session(["a": .text("\u{9B}2J\u{202E}x")]))
    #expect(text == "{\n  \"a\": \"\\u009b2J\\u202ex\"\n}\n")
  }

  @Test("Shell: toggles, and nothing for what is not answered; numbers as they were entered")
  func shellKinds() throws {
    let form = Form("T", for: Answers(["t": .toggle(true)])) {
      AnswerField("t", "T", kind: ToggleKind())
      AnswerField("e", "E", kind: TextKind()).optional()
    }
    #expect(try written(.shell, Session(form, size: Size(columns: 80, rows: 24))) == "t='true'\ne=''\n")
    #expect(AnswerValue(.number(try #require(DecimalNumber("-12.50")))) == .number("-12.50"))
  }

  @Test("Shell: ids become names by one rule, and never two the same")
  func names() throws {
    let rule = ["user-name": "user_name", "a.b": "a_b", "größe": "gr__e", "_x9": "_x9", "9": "_9"]
    for (id, name) in rule { #expect(ShellText.name(ofField: id) == name) }
    let clash = session(["a-b": .text("1"), "a.b": .text("2")])
    #expect(clash.form.shellNameClash == .sameName("a_b", ids: ["a-b", "a.b"]))
    #expect(throws: AnswersWritingError.sameName("a_b", ids: ["a-b", "a.b"])) { try written(.shell, clash) }
  }

  @Test("Shell: a NUL is refused, in JSON it is an escape")
  func nul() throws {
    let session = session(["a": .text("x\u{0}y")])
    #expect(throws: AnswersWritingError.nul(id: "a")) { try written(.shell, session) }
    #expect(try written(.json, session) == "{\n  \"a\": \"x\\u0000y\"\n}\n")
  }

  @Test("Lines: a line for each field, hidden or not; breaks, tabs and backslashes are escapes")
  func lines() throws {
    let values: [String: FieldValue] = [
      "a": .text("one\ntwo\\\tx"), "b": .text("hidden"), "c": .empty, "d": secret("s\r"),
    ]
    #expect(try written(.lines, session(values, hidden: ["b"])) == "one\\ntwo\\\\\\tx\n\n\ns\\r\n")
  }

  @Test("E4: secrets are left out where they must not be seen")
  func secretsLeftOut() throws {
    let session = session(["p": secret("xyzzy")])
    #expect(session.hasSecretAnswers)
    #expect(try written(.json, session, showingSecrets: false) == "{\n  \"p\": null\n}\n")
    #expect(try written(.shell, session, showingSecrets: false) == "p=''\n")
    #expect(try written(.lines, session, showingSecrets: false) == "\n")
  }

  @Test("Nothing unchecked gets out: of a disabled field the last right value")
  func disabled() throws {
    let form = Form("T", for: Answers(["on": .toggle(true), "a": .text("right")])) {
      AnswerField("on", "On", kind: ToggleKind())
      AnswerField("a", "A", kind: TextKind()).rule(.minimumLength(3)).disabled { $0["on"] == .toggle(false) }
    }
    var session = Session(form, size: Size(columns: 80, rows: 24))
    _ = session.handle(.entry(field: 1, .value(.text("x"))))
    _ = session.handle(.entry(field: 0, .value(.toggle(false))))
    #expect(session.isGateOpen)
    #expect(try written(.shell, session) == "on='false'\na='right'\n")
  }
}
