import JSONText
import TerminalScreen
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The command from a shell: every row of its table that asks nothing or asks in lines, and every exit
/// status.
@Suite("formwork run without a screen")
struct RunTests {
  static let form = #"""
    {"title": "Create Account", "fields": [
      {"id": "name", "type": "text", "label": "Full Name"},
      {"id": "plan", "type": "picker", "label": "Plan", "options": ["free", "team"]},
      {"id": "seats", "type": "text", "label": "Seats", "visible": {"plan": "team"}},
      {"id": "terms", "type": "toggle", "label": "Terms"},
      {"id": "note", "type": "text", "label": "Note", "optional": true},
      {"id": "password", "type": "secure", "label": "Password", "rules": [{"minLength": 8}]},
      {"id": "again", "type": "secure", "label": "Confirm Password", "rules": [{"equals": "password"}]}]}
    """#

  private let form: TemporaryFile
  private let secret: TemporaryFile
  /// Answers of which all are right.
  private let answers: TemporaryFile

  init() throws {
    form = try TemporaryFile(Self.form)
    secret = try TemporaryFile("correct horse\n")
    answers = try TemporaryFile(Self.answers(secret))
  }

  private static func answers(_ secret: TemporaryFile, _ more: String = "") -> String {
    #"{"name": "Ada 'A' $(false)", "plan": "free", "terms": true, "password": {"file": "\#(secret.path)"}\#(more)}"#
  }

  private func run(
    _ arguments: [String], input: String? = nil, environment: [String: String?] = [:]
  ) throws -> Program {
    try Program.run(
      [Products.path(of: "formwork")] + arguments, environment: environment,
      input: input.map { .bytes(Array($0.utf8)) } ?? .terminal)
  }

  private func shell(_ script: String) throws -> Program {
    try Program.run(
      ["sh", "-c", script], environment: ["FORMWORK": try Products.path(of: "formwork"), "FORM": form.path])
  }

  @Test("--batch: valid answers are printed, status 0, and nothing else is said")
  func batch() throws {
    let result = try run(["run", form.path, "--batch", "--answers", answers.path])
    #expect(result.ending == .status(0))
    let answers = try JSONNode(parsing: Array(result.output.utf8))
    #expect(answers.members?.map(\.name) == ["name", "plan", "terms", "note", "password"])
    #expect(answers["password"]?.string == "correct horse")
    #expect(result.error == "")
  }

  @Test("--batch: else every error, one a line with its field, nothing printed, status 1")
  func batchErrors() throws {
    let file = try TemporaryFile(#"{"nme": 1, "terms": "x", "plan": "fre", "password": "hunter2"}"#)
    let result = try run(["run", form.path, "--batch", "--answers", file.path])
    #expect(result.ending == .status(1))
    #expect(result.output == "")
    let lines = result.error.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines.allSatisfy { $0.hasPrefix(file.path + ": ") })
    #expect(!result.error.contains("hunter2"))
    #expect(result.error.contains("\(file.path): name: Enter Full Name to continue.\n"))
  }

  @Test("--batch: errors of type stand among those of rules, in form order; what is no field comes last")
  func batchOrder() throws {
    let form = try TemporaryFile(
      #"""
      {"fields": [
        {"id": "name", "type": "text", "label": "Name"},
        {"id": "terms", "type": "toggle", "label": "Terms"},
        {"id": "seats", "type": "number", "label": "Seats", "min": 1},
        {"id": "plan", "type": "picker", "label": "Plan", "options": ["free", "team"]},
        {"id": "email", "type": "email", "label": "Email"}]}
      """#)
    let file = try TemporaryFile(#"{"email": "a", "nme": "x", "plan": "fre", "seats": 0, "terms": "x"}"#)
    let result = try run(["run", form.path, "--batch", "--answers", file.path])
    let fields = result.error.split(separator: "\n").map { $0.split(separator: ":")[1].dropFirst() }
    #expect(fields == ["name", "terms", "seats", "plan", "email", "nme"])
  }

  @Test("--batch alone tells what is missing by the form's name")
  func batchAlone() throws {
    let result = try run(["run", form.path, "--batch"])
    #expect(result.ending == .status(1))
    #expect(result.error.hasPrefix("\(form.path): name: "))
  }

  @Test("E5: a secret by its descriptor; a file that others can read is refused")
  func secrets() throws {
    let byDescriptor = try TemporaryFile(
      #"{"name": "A", "plan": "free", "password": {"fd": 3}}"#)
    let result = try shell(
      "printf 'from a pipe\\r\\n' | (exec 3<&0 </dev/null; \"$FORMWORK\" run \"$FORM\" --batch --answers \(byDescriptor.path))"
    )
    #expect(result.ending == .status(0))
    #expect(result.output.contains(#""password": "from a pipe""#))
    chmod(secret.path, 0o644)
    let refused = try run(["run", form.path, "--batch", "--answers", answers.path])
    #expect(refused.ending == .status(1))
    #expect(refused.error.contains("can be read by others than its owner; use chmod 600 on it"))
  }

  @Test("--format shell: a shell takes the lines as they are, and nothing in them runs")
  func shellFormat() throws {
    let result = try shell(
      "eval \"$(\"$FORMWORK\" run \"$FORM\" --batch --answers \(answers.path) --format shell)\" && printf '%s|%s|%s|%s' \"$name\" \"$terms\" \"$note\" \"$password\""
    )
    #expect(result.output == "Ada 'A' $(false)|true||correct horse")
  }

  @Test("--format shell: fields that would be the same variable are status 2 before anything is asked")
  func sameNames() throws {
    let file = try TemporaryFile(
      #"{"fields": [{"id": "a-b", "type": "text", "label": "A"}, {"id": "a.b", "type": "text", "label": "B"}]}"#
    )
    let result = try run(["run", file.path, "--line-mode", "--format", "shell"], input: "x\ny\n")
    #expect(result.ending == .status(2))
    #expect(result.error.contains("The fields a-b, a.b would all be the shell variable a_b"))
    #expect(result.output == "")
  }

  @Test("--format lines: a line for every field, the hidden one's empty")
  func linesFormat() throws {
    let result = try run(["run", form.path, "--batch", "--answers", answers.path, "--format", "lines"])
    #expect(result.output == "Ada 'A' $(false)\nfree\n\ntrue\n\ncorrect horse\n")
  }

  @Test("--output: a file of mode 0600, whole; a link stays one; a folder is refused")
  func output() throws {
    let target = try TemporaryFile("old")
    chmod(target.path, 0o644)
    let link = target.path + "-link"
    symlink(target.path, link)
    defer { unlink(link) }
    let result = try run(["run", form.path, "--batch", "--answers", answers.path, "--output", link])
    #expect(result.ending == .status(0))
    #expect(result.output == "")
    #expect(try target.text().contains(#""password": "correct horse""#))
    var status = stat()
    #expect(stat(target.path, &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    for bad in ["/tmp", "/nonexistent/x", "/proc/x"] {
      let result = try run(["run", form.path, "--line-mode", "--output", bad], input: "")
      #expect(result.ending == .status(2), "\(bad)")
      #expect(!result.error.contains("Full Name"), "\(bad): asked for nothing")
    }
  }

  @Test("Answers that can't be written are status 2 with words: full disk, closed pipe, closed stream")
  func unwritable() throws {
    let call = "\"$FORMWORK\" run \"$FORM\" --batch --answers \(answers.path)"
    for (script, words) in [
      ("\(call) >/dev/full", "No space left on device"), ("\(call) >&-", "Bad file descriptor"),
      ("(\(call); echo $? >&2) | true", "Broken pipe"),
    ] {
      let result = try shell("\(script); echo status $? >&2")
      #expect(result.error.contains(words), "\(result.error)")
      #expect(result.output == "")
    }
  }

  @Test("--line-mode on a pipe: questions on standard error, answers on standard output")
  func lineMode() throws {
    let input = "Ada\nteam\n5\ny\n\nlong enough\nlong enough\nleft for others\n"
    let result = try run(["run", form.path, "--line-mode"], input: input)
    #expect(result.ending == .status(0))
    #expect(try JSONNode(parsing: Array(result.output.utf8))["seats"]?.string == "5")
    #expect(result.error.hasPrefix("Create Account\n"))
    #expect(result.error.hasSuffix("Submitted.\n"))
    #expect(!result.error.contains("long enough"))
  }

  @Test("What follows the form's lines is left for whoever reads next")
  func leavesInput() throws {
    let result = try shell(
      "printf 'Ada\\nfree\\n\\n\\nlong enough\\nlong enough\\nnext\\n' | { \"$FORMWORK\" run \"$FORM\" --line-mode >/dev/null 2>&1; cat; }"
    )
    #expect(result.output == "next\n")
  }

  @Test("Status 3: input that ends early prints nothing", arguments: ["", "Ada\n", "Ada\nfree", "\n\n\n"])
  func endsEarly(_ input: String) throws {
    let result = try run(["run", form.path, "--line-mode"], input: input)
    #expect(result.ending == .status(3))
    #expect(result.output == "")
    #expect(result.error.hasSuffix("The input ended before the form was done. Nothing was submitted.\n"))
  }

  @Test("Status 2: neither a terminal nor input that can be read")
  func nothingToAskOn() throws {
    for redirection in ["<&-", "<.", "0>/dev/null"] {
      let result = try shell("\"$FORMWORK\" run \"$FORM\" --line-mode \(redirection)")
      #expect(result.ending == .status(2), "\(redirection)")
      #expect(result.error.contains("neither a terminal nor input"), "\(redirection): \(result.error)")
      #expect(result.output == "")
    }
  }

  @Test("Lines by themselves where the environment or the terminal asks for them")
  func automatic() throws {
    for environment in [["ACCESSIBLE": "1"], ["TERM": "dumb"], ["TERM": nil], [:]] as [[String: String?]] {
      let result = try run(["run", form.path], input: "Ada\n", environment: environment)
      #expect(result.ending == .status(3), "\(environment)")
      #expect(result.error.contains("Full Name\n> "), "\(environment)")
    }
  }

  @Test("--answers: what is answered validly is not asked, the rest is, with what was given")
  func answersInLines() throws {
    let file = try TemporaryFile(Self.answers(secret, #", "note": null"#))
    let result = try run(["run", form.path, "--answers", file.path, "--line-mode"], input: "")
    #expect(result.ending == .status(0))
    #expect(result.error == "Submitted.\n")
    let partly = try TemporaryFile(#"{"name": "Ada", "plan": "gratis", "terms": false, "note": "n"}"#)
    let rest = try run(
      ["run", form.path, "--answers", partly.path, "--line-mode"], input: "1\nlong enough\nlong enough\n")
    #expect(rest.ending == .status(0))
    #expect(!rest.error.contains("Full Name"))
    #expect(try JSONNode(parsing: Array(rest.output.utf8))["note"]?.string == "n")
  }

  @Test("Wrong usage and files that can't be used are status 2, a wrong answers file status 1")
  func statuses() throws {
    let noJSON = try TemporaryFile("{")
    let cases: [([String], Int32)] = [
      (["run", form.path, "--theme", "pink", "--batch"], 2),
      (["run", form.path, "--locale", "xx_XX", "--batch"], 2),
      (["run", form.path, "--answers", "/nonexistent", "--batch"], 2),
      (["run", form.path, "--answers", noJSON.path, "--batch"], 1), (["run", noJSON.path, "--batch"], 2),
      (["run", form.path, "--batch", "--line-mode"], 2), (["run", form.path, "--format", "xml"], 2),
      (["run", "-", "--answers", "-", "--batch"], 2), (["audit", noJSON.path], 2), (["schema", "x"], 2),
      (["audit", form.path], 0), (["schema"], 0), (["--help"], 0), (["run", "--help"], 0), (["--version"], 0),
    ]
    for (arguments, status) in cases {
      let result = try run(arguments, input: "")
      #expect(result.ending == .status(status), "\(arguments): \(result.error)")
      #expect((result.output == "") == (status != 0 || arguments[0] == "audit"), "\(arguments)")
      #expect((result.error == "") == (status == 0), "\(arguments)")
    }
  }

  @Test("audit: a finding a line, FORM.json: field: rule: words, status 1")
  func audit() throws {
    let file = try TemporaryFile(
      #"{"title": "T", "fields": [{"id": "a", "type": "text", "label": "full name:"}]}"#)
    let result = try run(["audit", file.path])
    #expect(result.ending == .status(1))
    #expect(
      result.output == """
        \(file.path): a: label-case: Write “full” in the label “full name:” with a capital.
        \(file.path): a: label-punctuation: Remove “:” at the end of the label.

        """)
  }

  @Test("E8: a rule that runs a command is waited for, in batch and in lines")
  func commandRule() throws {
    let form = try TemporaryFile(
      #"{"fields": [{"id": "a", "type": "text", "label": "A", "rules": [{"command": ["grep", "-qx", "ok"], "message": "Use ok."}]}]}"#
    )
    for (value, status) in [("ok", Int32(0)), ("no", 1)] {
      let answers = try TemporaryFile(#"{"a": "\#(value)"}"#)
      let result = try run(["run", form.path, "--batch", "--answers", answers.path])
      #expect(result.ending == .status(status))
      #expect(result.error == (status == 0 ? "" : "\(answers.path): a: Use ok.\n"))
      let face = try run(["run", form.path, "--answers", answers.path, "--line-mode"], input: "ok\n")
      #expect(face.ending == .status(0))
      #expect(face.error.contains("A\n") == (status == 1), "\(face.error)")
    }
    let lines = try run(["run", form.path, "--line-mode"], input: "no\nok\n")
    #expect(lines.ending == .status(0))
    #expect(lines.error.contains("Error: Use ok."))
    #expect(lines.output == "{\n  \"a\": \"ok\"\n}\n")
  }

  @Test("Locales: the option, then the form, then the environment; C means English")
  func locales() throws {
    func words(_ locale: String?, _ arguments: [String], _ environment: [String: String?]) throws -> String {
      let key = locale.map { #""locale": "\#($0)", "# } ?? ""
      let form = try TemporaryFile(#"{\#(key)"fields": [{"id": "a", "type": "text", "label": "Name"}]}"#)
      return try run(["run", form.path, "--batch"] + arguments, environment: environment).error
    }
    func isGerman(_ text: String) -> Bool { text.contains("Name") && !text.contains("Enter Name") }
    #expect(try isGerman(words(nil, [], ["LC_ALL": "de_DE.UTF-8"])))
    #expect(try !isGerman(words("en_US", [], ["LC_ALL": "de_DE.UTF-8"])))
    #expect(try isGerman(words("en_US", ["--locale", "de_DE"], [:])))
    #expect(try !isGerman(words("de_DE", ["--locale", "C"], [:])))
    #expect(try !isGerman(words(nil, [], ["LC_ALL": "C"])))
    #expect(try !isGerman(words(nil, [], ["LC_ALL": "xx_YY.UTF-8"])))
  }

  @Test("Numbers come out exactly as they went in; every kind takes its answer and gives it back")
  func kinds() throws {
    let form = try TemporaryFile(
      #"""
      {"fields": [
        {"id": "n", "type": "number", "label": "N"}, {"id": "p", "type": "percent", "label": "P"},
        {"id": "c", "type": "currency", "label": "C"}, {"id": "t", "type": "stepper", "label": "T", "min": 0, "max": 9},
        {"id": "z", "type": "size", "label": "Z"}, {"id": "d", "type": "date", "label": "D"},
        {"id": "e", "type": "expiration", "label": "E"}, {"id": "f", "type": "phone", "label": "F"},
        {"id": "k", "type": "card", "label": "K"}, {"id": "g", "type": "digits", "count": 4, "label": "G"},
        {"id": "m", "type": "multiple", "label": "M", "options": ["x", "y", "z"]},
        {"id": "l", "type": "multiline", "label": "L"}, {"id": "o", "type": "choice", "label": "O", "options": ["x", "y"]},
        {"id": "u", "type": "url", "label": "U"}, {"id": "note", "type": "note", "label": "Read this."}]}
      """#)
    let text = #"""
      {
        "n": 12345678901234567890.1234500,
        "p": 12.5,
        "c": 9999.90,
        "t": 3,
        "z": 10737418240,
        "d": "2024-02-29",
        "e": "2030-12-31",
        "f": "5551234567",
        "k": "4111111111111111",
        "g": "0042",
        "m": ["x","z"],
        "l": "one\ntwo",
        "o": "y",
        "u": "https://example.org/"
      }

      """#
    let answers = try TemporaryFile(text)
    let result = try run(["run", form.path, "--batch", "--answers", answers.path])
    #expect(result.ending == .status(0), "\(result.error)")
    #expect(result.output == text)
    for (id, value, words) in [
      ("n", #""12""#, "Expected a number"), ("t", "11", "9"), ("d", #""2023-02-29""#, "28"),
      ("m", #"["q"]"#, "not known"),
      ("g", #""42""#, "4"), ("note", #""x""#, "note"),
    ] {
      let answers = try TemporaryFile(#"{"\#(id)": \#(value)}"#)
      let result = try run(["run", form.path, "--batch", "--answers", answers.path])
      #expect(result.ending == .status(1))
      let line = result.error.split(separator: "\n").first { $0.hasPrefix("\(answers.path): \(id): ") }
      #expect(line?.contains(words) == true, "\(id): \(result.error)")
    }
  }
}
