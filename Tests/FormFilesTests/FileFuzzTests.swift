import AnswerFiles
import RepeatableRandom
import TerminalScreen
import Testing

@testable import FormFiles
@testable import Forms

/// Bytes changed at random: a file is read or refused, and nothing else ever happens.
@Suite("Form and answers files that are broken in ten thousand ways")
struct FileFuzzTests {
  private static let form = #"""
    {"title": "T", "style": "plain", "sections": [{"title": "S", "fields": [
      {"id": "name", "type": "text", "label": "Full Name", "limit": 20, "rules": [{"pattern": "[a-z]+(x|y)*"}]},
      {"id": "email", "type": "email", "label": "Email", "validate": "onLeave", "width": 12},
      {"id": "bio", "type": "multiline", "label": "Bio", "lines": {"min": 2, "max": 5}, "wrap": "word"},
      {"id": "plan", "type": "picker", "label": "Plan", "options": ["free", {"value": "team", "label": "Team"}]},
      {"id": "seats", "type": "text", "label": "Seats", "visible": {"plan": ["team"], "not": {"name": "x"}}},
      {"id": "terms", "type": "toggle", "label": "Terms", "rules": [{"oneOf": [true]}]},
      {"id": "password", "type": "secure", "label": "Password", "rules": [{"minLength": 8, "message": "More."}]},
      {"id": "again", "type": "secure", "label": "Again", "rules": [{"equals": "password"}]}]}]}
    """#

  private static let answers = #"""
    {"name": "ada", "email": "ada@x.org", "bio": "one\ntwo", "plan": "team", "seats": "1e999", "terms": true,
     "password": {"file": "some secret"}, "again": {"fd": 3}}
    """#

  private func mutate(_ bytes: [UInt8], _ random: inout SeededNumbers) -> [UInt8] {
    var bytes = bytes
    let pieces: [[UInt8]] = [
      [0], [0xFF], [0x22], [0x5C], Array("\\u0000".utf8), Array("\\ud800".utf8), Array("null".utf8),
      Array("-1".utf8),
      Array("1e99999".utf8), Array("99999999999999999999".utf8), Array("{}".utf8), Array("[]".utf8),
      Array("\u{202E}".utf8),
      Array("[[[[[[[[".utf8), Array("true".utf8), Array("\"\"".utf8),
    ]
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes[start] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(start..<end)
      case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 3: bytes.replaceSubrange(start..<end, with: pieces.randomElement(using: &random)!)
      default: bytes.insert(contentsOf: pieces.randomElement(using: &random)!, at: start)
      }
    }
    return bytes
  }

  @Test("A form file is a form or an error with its place; what is a form can be shown and audited")
  func forms() {
    var random = SeededNumbers(seed: 1)
    let original = Array(Self.form.utf8)
    var taken = 0
    for _ in 0..<10_000 {
      let bytes = mutate(original, &random)
      do throws(FormFileError) {
        let file = try FormFile(parsing: bytes)
        taken += 1
        let session = Session(file.form, size: Size(columns: 40, rows: 12))
        var frame = Frame(size: session.size)
        session.draw(into: &frame)
        _ = file.form.audit()
      } catch {
        #expect(error.line > 0 && error.column > 0 && !error.words.isEmpty)
      }
    }
    // Blanks and words may change: some of them are still forms.
    #expect(taken > 20 && taken < 8_000, "\(taken)")
  }

  @Test("An answers file is answers or faults; what is answers goes through the session's own rules")
  func answers() throws {
    var random = SeededNumbers(seed: 2)
    let file = try FormFile(parsing: Array(Self.form.utf8))
    let secrets = SecretReader { _ throws(SecretReader.Failure) in
      Array("some secret".utf8).withUnsafeBytes { Secret(copying: $0) }
    }
    let original = Array(Self.answers.utf8)
    var valid = 0
    for _ in 0..<10_000 {
      let bytes = mutate(original, &random)
      do throws(AnswersFault) {
        let answers = try AnswersFile(parsing: bytes, for: file, secrets: secrets)
        var settings = SessionSettings()
        settings.known = answers.answers
        let session = Session(file.form, size: Size(columns: 40, rows: 12), settings: settings)
        let faults = session.faults(given: Set(answers.answers.map(\.id)))
        if answers.faults.isEmpty, answers.invalid.isEmpty, faults.isEmpty { valid += 1 }
        var frame = Frame(size: session.size)
        session.draw(into: &frame)
      } catch {
        #expect(!error.description(file: "F").isEmpty)
      }
    }
    #expect(valid > 100 && valid < 8_000)
  }

  @Test("What goes too deep, or is too large, is refused")
  func limits() {
    for (open, close) in [("[", "]"), (#"{"all": ["#, "]}"), (#"{"not": "#, "}")] {
      let depth = 100_000
      let condition = String(repeating: open, count: depth) + String(repeating: close, count: depth)
      let text = #"{"fields": [{"id": "a", "type": "text", "label": "A", "visible": \#(condition)}]}"#
      #expect(throws: FormFileError.self) { try FormFile(parsing: Array(text.utf8)) }
    }
    #expect(throws: FormFileError.self) {
      try FormFile(parsing: [UInt8](repeating: 0x20, count: (16 << 20) + 1))
    }
  }
}
