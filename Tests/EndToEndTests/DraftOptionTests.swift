import FormworkTesting
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `--draft` together with the other options of `formwork run`.
@Suite("P12, E9: --draft with --answers, --batch and --line-mode")
struct DraftOptionTests {
  private let form: TemporaryFile
  private let draft = "/tmp/formwork-test-draft-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"

  init() throws { form = try TemporaryFile(CommandTests.form) }

  private func run(_ arguments: [String], lines: String = "") throws -> Program {
    try Program.run(
      [Products.path(of: "formwork"), "run", form.path, "--draft", draft] + arguments,
      input: .bytes(Array(lines.utf8)))
  }

  @Test("Lines keep a draft when the input ends, offer it again, and it goes when the form is sent")
  func lines() throws {
    defer { unlink(draft) }
    let left = try run(["--line-mode"], lines: "Ada\n")
    #expect(left.ending == .status(3))
    #expect(left.error.hasSuffix("\nDraft kept in \(draft).\n"))
    let again = try run(["--line-mode"], lines: "1\nsecret\n")
    #expect(again.ending == .status(0))
    #expect(again.error.contains("Continue Where You Left Off?\n1 answer was kept."))
    #expect(again.output.contains(#""name": "Ada""#))
    #expect(access(draft, F_OK) != 0)
  }

  @Test("An answer known now counts for more than the one that was typed then")
  func known() throws {
    defer { unlink(draft) }
    _ = try run(["--line-mode"], lines: "Ada\n")
    let answers = try TemporaryFile(#"{"name": "Bob"}"#)
    let result = try run(["--line-mode", "--answers", answers.path], lines: "secret\n")
    #expect(result.ending == .status(0))
    #expect(!result.error.contains("Continue Where You Left Off?"))
    #expect(result.output.contains(#""name": "Bob""#))
  }

  @Test("--batch asks nobody: the draft is neither read nor changed")
  func batch() throws {
    defer { unlink(draft) }
    _ = try run(["--line-mode"], lines: "Ada\n")
    let missing = try run(["--batch"])
    #expect(missing.ending == .status(1))
    #expect(missing.error.contains("name: Enter Name"))
    let secret = try TemporaryFile("pw")
    let answers = try TemporaryFile(#"{"name": "Bob", "password": {"file": "\#(secret.path)"}}"#)
    #expect(try run(["--batch", "--answers", answers.path]).ending == .status(0))
    #expect(access(draft, F_OK) == 0)
  }

  @Test(
    "Where no draft or answers can be written, that is said before the form is shown, status 2",
    arguments: ["--draft", "--output"], ["/nonexistent/x", "/tmp", "/proc/x"])
  func unwritable(option: String, path: String) throws {
    let terminal = try PseudoTerminal(
      product: "formwork", ["run", form.path, option, path], output: .pipe, error: .pipe)
    #expect(try terminal.waitForExit() == .status(2))
    #expect(terminal.standardError.contains("\(path): "))
    #expect(terminal.output.isEmpty)
  }

  @Test("On the screen a draft over known answers fills in the rest, and one undo takes it back")
  func screen() throws {
    defer { unlink(draft) }
    let form = try TemporaryFile(
      #"{"title": "Trip", "fields": [{"id": "a", "type": "text", "label": "From"}, {"id": "b", "type": "text", "label": "To"}, {"id": "c", "type": "text", "label": "By"}]}"#
    )
    let command = ["run", form.path, "--draft", draft]
    let first = try PseudoTerminal(product: "formwork", command, output: .pipe, error: .pipe)
    try first.waitForText("From")
    try first.play("Rome<Tab>Oslo<Tab>train<C-c>")
    #expect(try first.waitForExit() == .status(130))
    #expect(first.standardError == "Cancelled; draft kept in \(draft).\n")
    let answers = try TemporaryFile(#"{"a": "Bern"}"#)
    let second = try PseudoTerminal(
      product: "formwork", command + ["--answers", answers.path], output: .pipe, error: .pipe)
    try second.waitForText("2 answers were kept.")
    try second.play("<Enter>")
    try second.waitForText("Oslo")
    try second.play("<C-_>")
    try second.waitForText("Undid Draft.")
    try second.wait(for: "empty fields") { !$0.contains("Oslo") && !$0.contains("train") }
    try second.play("<M-_>")
    try second.waitForText("Oslo")
    try second.play("<Tab><Enter>")
    #expect(try second.waitForExit() == .status(0))
    #expect(second.standardOutput == "{\n  \"a\": \"Bern\",\n  \"b\": \"Oslo\",\n  \"c\": \"train\"\n}\n")
    #expect(access(draft, F_OK) != 0)
  }
}
