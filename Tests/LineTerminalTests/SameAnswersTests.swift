import AnswerFiles
import FormFiles
import Forms
import FormworkTesting
import TerminalScreen
import Testing

@testable import LineTerminal

/// The same form answered on the screen, in lines and from a file gives the same bytes (A2, E9).
@Suite("A2, E9: one form, three ways to answer")
struct SameAnswersTests {
  static let form = #"""
    {"title": "Create Account", "sections": [
      {"title": "Your Details", "fields": [
        {"id": "name", "type": "text", "label": "Full Name"},
        {"id": "email", "type": "email", "label": "Email"},
        {"id": "bio", "type": "multiline", "label": "Biography", "optional": true},
        {"id": "city", "type": "text", "label": "City", "value": "Paris"}]},
      {"title": "Plan", "fields": [
        {"id": "plan", "type": "picker", "label": "Plan", "options": ["free", {"value": "team", "label": "Team"}]},
        {"id": "seats", "type": "text", "label": "Seats", "visible": {"plan": "team"}},
        {"id": "code", "type": "text", "label": "Code", "enabled": {"plan": "free"}, "optional": true},
        {"id": "terms", "type": "toggle", "label": "I Accept the Terms", "rules": [{"oneOf": [true]}]},
        {"id": "password", "type": "secure", "label": "Password", "rules": [{"minLength": 8}]},
        {"id": "again", "type": "secure", "label": "Confirm Password", "rules": [{"equals": "password"}]}]}]}
    """#

  struct Way: Sendable {
    var keys: String
    var lines: [String]
    var answers: String
  }

  static let ways = [
    Way(
      keys:
        "Ada L\u{E9}<Tab>ada@x.org<Tab>one<Enter>two<Tab><Tab><Enter>Team<Enter><Tab>5<Tab><Space><Tab>s'cr \"t$x<Tab>s'cr \"t$x<Tab><Enter>",
      lines: [
        "Ada L\u{E9}", "ada@x.org", "one", "two", ".", "", "Team", "5", "y", "s'cr \"t$x", "s'cr \"t$x",
      ],
      answers: #"""
        {"name": "Ada Lé", "email": "ada@x.org", "bio": "one\ntwo", "plan": "team", "seats": "5", "terms": true,
         "password": {"file": "s'cr \"t$x"}}
        """#),
    Way(
      keys:
        "  x  <Tab>a@b.co<Tab><Tab><C-u>Rom<Tab><Enter><Enter><Tab>C-1<Tab><Space><Tab>correct horse<Tab>correct horse<Tab><Enter>",
      lines: ["  x  ", "a@b.co", "", "Rom", "1", "C-1", "yes", "correct horse", "correct horse"],
      answers: #"""
        {"name": "  x  ", "email": "a@b.co", "bio": null, "city": "Rom", "plan": "free", "code": "C-1", "terms": true,
         "password": {"file": "correct horse"}}
        """#),
  ]

  private func written(_ session: Session, _ format: AnswersFormat) throws -> String {
    var bytes = SensitiveBytes()
    try session.write(format, showingSecrets: true, into: &bytes)
    return bytes.withBytes { String(decoding: $0, as: UTF8.self) }
  }

  @Test("Byte for byte, in every format", arguments: ways.indices)
  func same(_ index: Int) throws {
    let way = Self.ways[index]
    let file = try FormFile(parsing: Array(Self.form.utf8))
    let size = Size(columns: 80, rows: 24)

    var player = ScriptPlayer(Session(file.form, size: size))
    try player.play(way.keys)
    try #require(player.session.outcome == .submitted)

    var lines = LineRun(Session(file.form, size: size), on: ScriptedLines(way.lines))
    try #require(lines.run() == .submitted)

    let secrets = SecretReader { source throws(SecretReader.Failure) in
      guard case .file(let text) = source else { throw SecretReader.Failure(words: "none") }
      return Array(text.utf8).withUnsafeBytes { Secret(copying: $0) }
    }
    let answers = try AnswersFile(parsing: Array(way.answers.utf8), for: file, secrets: secrets)
    var settings = SessionSettings()
    settings.known = answers.answers
    let batch = Session(file.form, size: size, settings: settings)
    try #require(answers.faults.isEmpty && batch.faults(given: Set(answers.answers.map(\.id))).isEmpty)

    for format in AnswersFormat.allCases {
      let screen = try written(player.session, format)
      #expect(try written(lines.session, format) == screen)
      #expect(try written(batch, format) == screen)
    }
  }
}
