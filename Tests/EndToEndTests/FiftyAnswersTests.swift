import FormworkTesting
import JSONText
import TerminalScreen
import Testing

/// The same fifty answers, of every kind, given in each way that there is to answer a form (A2, E9).
@Suite("A2, E9: one form, every way to answer")
struct FiftyAnswersTests {
  /// A field and its answer as it is typed on a screen, said in lines, and written in an answers file.
  struct Row {
    var field: String
    var keys: String
    var lines: [String]
    var answer: String?

    init(_ field: String, keys: String, lines: [String]? = nil, _ answer: String?) {
      self.field = field
      self.keys = keys
      self.lines = lines ?? [keys]
      self.answer = answer
    }
  }

  private static let options = #""options": ["x", "y", {"value": "z", "label": "The Last"}]"#

  static let rows: [Row] = [
    Row(#""type": "text""#, keys: "it's \"é\" $(x) `y`", #""it's \"é\" $(x) `y`""#),
    Row(
      #""type": "multiline""#, keys: "one<Enter>  two", lines: ["one", "  two", "."], #""one\n  two""#),
    Row(#""type": "secure", "rules": [{"minLength": 8}]"#, keys: "s'cr \"t$x", #"{"file": "SECRET"}"#),
    Row(#""type": "digits", "count": 4"#, keys: "0042", #""0042""#),
    Row(#""type": "email""#, keys: "ada@example.org", #""ada@example.org""#),
    Row(#""type": "url""#, keys: "https://example.org/?q=1", #""https://example.org/?q=1""#),
    Row(#""type": "phone""#, keys: "5551234567", #""5551234567""#),
    Row(#""type": "card""#, keys: "4111111111111111", #""4111111111111111""#),
    Row(#""type": "expiration""#, keys: "31122030", lines: ["31/12/2030"], #""2030-12-31""#),
    Row(#""type": "date""#, keys: "03092026", lines: ["2026-03-09"], #""2026-03-09""#),
    Row(#""type": "number""#, keys: "-12345678901234567890.500", "-12345678901234567890.500"),
    Row(#""type": "number""#, keys: "1,234", "1234"),
    Row(#""type": "currency""#, keys: "99.90", "99.90"),
    Row(#""type": "percent""#, keys: "12.5", "12.5"),
    Row(#""type": "size""#, keys: "1.5G", "1610612736"),
    Row(#""type": "toggle""#, keys: "<Space>", lines: ["y"], "true"),
    Row(#""type": "toggle""#, keys: "", lines: ["n"], "false"),
    Row(#""type": "choice", \#(options)"#, keys: "<Down><Space>", lines: ["2"], #""y""#),
    Row(#""type": "picker", \#(options)"#, keys: "<Enter>Last<Enter>", lines: ["The Last"], #""z""#),
    Row(
      #""type": "multiple", \#(options)"#, keys: "<Space><Down><Down><Space>", lines: ["3, 1"], #"["x", "z"]"#
    ),
    Row(#""type": "stepper", "min": 0, "max": 9"#, keys: "<Up><Up><Up><Up>", lines: ["3"], "3"),
    Row(#""type": "search""#, keys: "lovelace", #""lovelace""#),
    Row(#""type": "file""#, keys: "/srv/no such file", #""/srv/no such file""#),
    Row(#""type": "text", "mask": ">AA-999""#, keys: "xy123", #""XY123""#),
    Row(#""type": "text", "optional": true"#, keys: "", "null"),
  ]

  /// Every row twice, which makes fifty; notes between them ask nothing.
  static var form: String {
    let fields = (0..<2 * rows.count).map { number in
      #"{"id": "f\#(number)", "label": "Field \#(number)", \#(rows[number % rows.count].field)}"#
    }
    let note = #"{"id": "note", "type": "note", "label": "Half of it is done."}"#
    let half = fields.count / 2
    return #"{"title": "Fifty", "locale": "en_US", "fields": ["#
      + (fields[..<half] + [note] + fields[half...]).joined(separator: ",\n") + "]}"
  }

  private let form: TemporaryFile
  private let secret: TemporaryFile

  init() throws {
    form = try TemporaryFile(Self.form)
    secret = try TemporaryFile("s'cr \"t$x\n")
  }

  /// The bytes that batch prints: what all others have to print too.
  private func batch(_ format: String) throws -> String {
    let members = (0..<2 * Self.rows.count).compactMap { number in
      Self.rows[number % Self.rows.count].answer.map {
        #""f\#(number)": \#($0.replacing("SECRET", with: secret.path))"#
      }
    }
    let answers = try TemporaryFile("{" + members.joined(separator: ",\n") + "}")
    let result = try Program.run([
      Products.path(of: "formwork"), "run", form.path, "--batch", "--answers", answers.path, "--format",
      format,
    ])
    try #require(result.ending == .status(0), "\(result.error)")
    return result.output
  }

  @Test("There are fifty answers, of every kind that answers")
  func fifty() throws {
    let answers = try #require(try JSONNode(parsing: Array(batch("json").utf8)).members)
    #expect(answers.count == 50)
    #expect(answers.map(\.name) == (0..<50).map { "f\($0)" })
  }

  @Test("Lines on a pipe give the same bytes as batch", arguments: ["json", "shell", "lines"])
  func lines(format: String) throws {
    let input = (Self.rows + Self.rows).flatMap(\.lines).map { $0 + "\n" }.joined()
    let result = try Program.run(
      [Products.path(of: "formwork"), "run", form.path, "--line-mode", "--format", format],
      input: .bytes(Array(input.utf8)))
    #expect(result.ending == .status(0), "\(result.error.suffix(300))")
    #expect(try result.output == batch(format))
  }

  @Test(
    "The screen, whole and inline, gives the same bytes as batch", arguments: [[], ["--inline"]],
    ["json", "shell", "lines"])
  func screen(face: [String], format: String) throws {
    let terminal = try PseudoTerminal(
      product: "formwork", ["run", form.path, "--format", format] + face, output: .pipe, error: .pipe)
    try terminal.waitForText("Field 0")
    for row in Self.rows + Self.rows { try terminal.play(row.keys + "<Tab>") }
    try terminal.waitForText("[ Continue ]")
    try terminal.play("<Enter>")
    #expect(try terminal.waitForExit() == .status(0))
    #expect(try terminal.standardOutput == batch(format))
  }
}
