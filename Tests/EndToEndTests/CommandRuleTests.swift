import FormworkTesting
import JSONText
import Testing

/// Rules that run programs, seen from outside: whoever writes a form file runs code.
@Suite("Rules that run a command, from a shell")
struct CommandRuleTests {
  private func batch(
    _ command: [String], value: String = "x", more: String = "", environment: [String: String?] = [:]
  ) throws -> Program {
    let words = command.map { JSONWriter().text(.string($0)) }.joined(separator: ", ")
    let form = try TemporaryFile(
      #"{"fields": [{"id": "a", "type": "text", "label": "A", "rules": [{"command": [\#(words)]\#(more)}]}]}"#
    )
    let answers = try TemporaryFile(#"{"a": \#(JSONWriter().text(.string(value)))}"#)
    let result = try Program.run(
      [Products.path(of: "formwork"), "run", form.path, "--batch", "--answers", answers.path],
      environment: environment)
    return Program(
      ending: result.ending, output: result.output,
      error: result.error.replacing("\(answers.path): a: ", with: ""))
  }

  @Test("The words are arguments as they are: no shell looks at them or at the value")
  func noShell() throws {
    let result = try batch(
      ["sh", "-c", #"printf '%s|' "$@"; cat; exit 1"#, "sh", "$(id)", "a b", "*", ";exit 0"],
      value: "$(id)`id`;*")
    #expect(result.ending == .status(1))
    #expect(result.error == "$(id)|a b|*|;exit 0|$(id)`id`;*\n")
  }

  @Test("The value comes on standard input, never in the arguments or the environment")
  func standardInput() throws {
    let script =
      #"read -r value; tr '\0' '\n' </proc/$$/cmdline | grep -c 'xyz[z]y'; env | grep -c 'xyz[z]y'; exit 1"#
    let result = try batch(["sh", "-c", script], value: "xyzzy")
    #expect(result.error == "0\n")
    #expect(!result.error.contains("xyzzy"))
  }

  @Test("The environment is reduced to what finds programs and speaks a language")
  func environment() throws {
    let result = try batch(
      ["sh", "-c", "env | cut -d= -f1 | sort | tr '\\n' ' '; exit 1"],
      environment: ["AWS_SECRET": "x", "LD_LIBRARY_PATH": "/tmp", "SSH_AUTH_SOCK": "/x", "LC_ALL": "C.UTF-8"])
    let names = Set(result.error.split(whereSeparator: \.isWhitespace).map(String.init))
    #expect(names.isSuperset(of: ["PATH", "HOME", "LANG", "LC_ALL"]))
    #expect(names.isDisjoint(with: ["AWS_SECRET", "LD_LIBRARY_PATH", "SSH_AUTH_SOCK", "TERM"]))
  }

  @Test("At its time limit it is ended, and that is told")
  func timeLimit() throws {
    let result = try batch(["sleep", "60"], more: #", "timeout": 0.2"#)
    #expect(result.ending == .status(1))
    #expect(result.error.split(separator: "\n").count == 1)
    #expect(result.output == "")
  }

  @Test("Of its output one short line is shown, and nothing of it moves the terminal")
  func output() throws {
    let script = #"printf '\033[2J\033]0;t\007bad\r\n'; yes y | head -c 1000000; exit 1"#
    let result = try batch(["sh", "-c", script])
    #expect(result.ending == .status(1))
    #expect(result.error.count < 300)
    #expect(
      !result.error.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
    let flood = try batch(["sh", "-c", "head -c 1000000 /dev/zero | tr '\\0' x; exit 1"])
    #expect(flood.error.count < 300)
  }

  @Test("A program that is not there is told, not taken for an answer that is right")
  func missing() throws {
    let result = try batch(["/nonexistent/program"])
    #expect(result.ending == .status(1))
    #expect(result.output == "")
  }
}
