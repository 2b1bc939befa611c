import RepeatableRandom
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Files changed at random, read by the real command.
///
/// `FormFilesTests/FileFuzzTests` reads ten thousand of each kind in the tests' process; here so many
/// processes read them as `FORMWORK_BROKEN_FILES` says, 150 of each kind by itself.
@Suite("formwork run with broken files")
struct BrokenFilesTests {
  private static let form = #"""
    {"title": "T", "pages": [{"title": "P", "fields": [
      {"id": "name", "type": "text", "label": "Full Name", "rules": [{"pattern": "[a-z]+(x|y)*"}]},
      {"id": "plan", "type": "picker", "label": "Plan", "options": ["free", {"value": "team", "label": "Team"}]},
      {"id": "seats", "type": "number", "label": "Seats", "min": 1, "max": 5, "visible": {"plan": "team"}},
      {"id": "password", "type": "secure", "label": "Password", "rules": [{"minLength": 8}]}]}]}
    """#

  private static func answers(_ secret: String) -> String {
    #"{"name": "hopperx", "plan": "team", "seats": 3, "password": {"file": "\#(secret)"}}"#
  }

  /// How many files of each kind.
  private static var count: Int {
    getenv("FORMWORK_BROKEN_FILES").flatMap { Int(String(cString: $0)) } ?? 150
  }

  /// A few bytes of the text go, come, or change; seeded, so that a failure comes again.
  private func mutated(_ text: String, _ random: inout SeededNumbers) -> String {
    var bytes = Array(text.utf8)
    let pieces = [
      "\"", "{", "}", "[", "]", ",", "null", "1e999", "-", "\\u0000", "\\ud800", "\u{202E}", "\u{0}",
    ]
    for _ in 0...Int.random(in: 0...2, using: &random) where !bytes.isEmpty {
      let start = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 1...9, using: &random))
      let piece = Array((pieces.randomElement(using: &random) ?? "").utf8)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.replaceSubrange(start..<end, with: piece)
      default: bytes.insert(contentsOf: piece, at: start)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What has to hold of every run: whole answers, or a message and no answers. Returns whether it was refused.
  private func check(_ result: Program, _ text: String) -> Bool {
    guard case .status(let status) = result.ending else {
      Issue.record("\(result.ending) by \(text)")
      return true
    }
    #expect([0, 1, 2].contains(status), "\(text)")
    #expect(result.output.isEmpty == (status != 0), "\(text)")
    #expect(result.error.isEmpty == (status == 0), "\(text)")
    #expect(!result.error.contains("correct horse"), "\(text)")
    return status != 0
  }

  private func run(_ form: TemporaryFile, _ answers: TemporaryFile) throws -> Program {
    try Program.run([Products.path(of: "formwork"), "run", form.path, "--batch", "--answers", answers.path])
  }

  @Test("A broken form file: status 2 or 1 and a message that begins with a file's name")
  func forms() throws {
    let secret = try TemporaryFile("correct horse")
    let answers = try TemporaryFile(Self.answers(secret.path))
    var random = SeededNumbers(seed: 3)
    var refused = 0
    for _ in 0..<Self.count {
      let text = mutated(Self.form, &random)
      let form = try TemporaryFile(text)
      let result = try run(form, answers)
      guard check(result, text) else { continue }
      refused += 1
      let isNamed = result.error.hasPrefix(form.path + ":") || result.error.hasPrefix(answers.path + ":")
      #expect(isNamed, "\(result.error) by \(text)")
    }
    #expect(refused > Self.count / 2)
  }

  @Test("A broken answers file: status 1 and a message that begins with its name")
  func answers() throws {
    let secret = try TemporaryFile("correct horse")
    let form = try TemporaryFile(Self.form)
    var random = SeededNumbers(seed: 4)
    var refused = 0
    for _ in 0..<Self.count {
      let text = mutated(Self.answers(secret.path), &random)
      let answers = try TemporaryFile(text)
      let result = try run(form, answers)
      guard check(result, text) else { continue }
      refused += 1
      #expect(result.ending == .status(1), "\(text)")
      #expect(result.error.hasPrefix(answers.path + ":"), "\(result.error) by \(text)")
    }
    #expect(refused > Self.count / 2)
  }
}
