import FormworkTesting
import JSONText
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What `formwork run` prints, in each format, for whoever reads it next.
@Suite("Answers as they are printed")
struct AnswersOutputTests {
  static let form = #"""
    {"fields": [
      {"id": "user-name", "type": "text", "label": "User"},
      {"id": "über", "type": "multiline", "label": "About"},
      {"id": "many", "type": "multiple", "label": "Many", "options": ["a b", "c'd", "$(touch x)"]}]}
    """#

  private func batch(_ answers: String, _ more: String...) throws -> Program {
    let form = try TemporaryFile(Self.form)
    let file = try TemporaryFile(answers)
    return try Program.run(
      [Products.path(of: "formwork"), "run", form.path, "--batch", "--answers", file.path] + more)
  }

  @Test(
    "--format shell: any value comes through eval as it is, and nothing in it runs",
    arguments: [
      "it's", "$(exit 9)", "`exit 9`", #"\\ \\n \"x\" \\\\"#, "!! * ? ~ # & ; | > <", "é 世界 👩‍👩‍👧", "-n", "=x=",
    ])
  func shell(_ value: String) throws {
    let form = try TemporaryFile(Self.form)
    let file = try TemporaryFile(
      #"{"user-name": "\#(value)", "über": "one\n'two'\n\n", "many": ["c'd", "$(touch x)"]}"#)
    let script = """
      eval "$("$1" run "$2" --batch --answers "$3" --format shell)" || exit 1
      printf '%s|%s|%s' "$user_name" "$_ber" "$many"
      """
    let result = try Program.run(
      ["sh", "-c", script, "sh", Products.path(of: "formwork"), form.path, file.path])
    #expect(result.ending == .status(0), "\(result.error)")
    let told = try #require(try JSONNode(parsing: Array("\"\(value)\"".utf8)).string)
    #expect(result.output == "\(told)|one\n'two'\n\n|c'd\n$(touch x)")
  }

  @Test("A NUL, which no shell variable can hold, is refused, in answers and in secrets")
  func nul() throws {
    let result = try batch(#"{"user-name": "a\u0000b", "über": "x", "many": ["a b"]}"#, "--format", "shell")
    #expect(result.ending == .status(1))
    #expect(result.output == "")
    #expect(result.error.contains(": user-name: U+0000 is a control character; remove it.\n"))
    let form = try TemporaryFile(CommandTests.form)
    let secret = try TemporaryFile("p\0w")
    let answers = try TemporaryFile(#"{"name": "A", "password": {"file": "\#(secret.path)"}}"#)
    let other = try Program.run([
      Products.path(of: "formwork"), "run", form.path, "--batch", "--answers", answers.path,
    ])
    #expect(other.ending == .status(1))
    #expect(other.output == "")
  }

  @Test("--show-secrets prints a secret on a terminal; without it, formats for scripts leave it out")
  func secretsOnTerminal() throws {
    let form = try TemporaryFile(CommandTests.form)
    for (options, isShown, words) in [
      (["--show-secrets"], true, ""), (["--format", "shell"], false, "Secrets are left out on a terminal"),
      (["--format", "shell", "--show-secrets"], true, ""), ([], false, "Secrets are null on a terminal"),
    ] {
      let terminal = try PseudoTerminal(
        product: "formwork", ["run", form.path] + options, output: .terminal, error: .pipe)
      try terminal.waitForText("Login")
      try terminal.play("Ada<Tab>xyzzy<Tab><Enter>")
      #expect(try terminal.waitForExit() == .status(0))
      let output = String(decoding: terminal.output, as: UTF8.self)
      #expect(output.contains("xyzzy") == isShown, "\(options)")
      #expect(terminal.standardError.contains(words))
      #expect(terminal.standardError.contains("Secrets are") == !isShown)
    }
  }

  @Test("A signal is 128 and its number for a shell", arguments: [1, 2, 15])
  func signals(_ number: Int) throws {
    let form = try TemporaryFile(
      #"{"fields": [{"id": "a", "type": "text", "label": "A", "rules": [{"command": ["sh", "-c", "kill -\#(number) $PPID; exec sleep 60"]}]}]}"#
    )
    let answers = try TemporaryFile(#"{"a": "x"}"#)
    let result = try Program.run([
      "sh", "-c", "\"$1\" run \"$2\" --batch --answers \"$3\"; echo $?", "sh",
      Products.path(of: "formwork"), form.path, answers.path,
    ])
    #expect(result.output == "\(128 + number)\n")
  }
}
