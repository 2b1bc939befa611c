import FormworkTesting
import TerminalScreen
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What is installed beside the command says what the command says.
@Suite("Files that are installed with the command")
struct ShippedFilesTests {
  private func document(_ name: String) throws -> String {
    let folder = "\(#filePath)".split(separator: "/").dropLast(3).joined(separator: "/")
    guard let file = fopen("/\(folder)/docs/\(name)", "r") else {
      throw SystemError(call: name, number: errno)
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&block, 1, block.count, file), count > 0 { bytes += block[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func formwork(_ arguments: String...) throws -> String {
    try Program.run([Products.path(of: "formwork")] + arguments).output
  }

  @Test("docs/form.schema.json is what formwork schema prints")
  func schema() throws { #expect(try document("form.schema.json") == formwork("schema")) }

  @Test("The manual page has every command and every option of the pages of help")
  func manual() throws {
    let page = try document("formwork.1").replacing("\\-", with: "-")
    for command in ["run", "replay", "audit", "schema", "completions"] {
      #expect(page.contains("formwork \(command)"))
      let help = try formwork(command, "--help")
      for word in help.split(whereSeparator: \.isWhitespace) where word.hasPrefix("--") && word != "--help" {
        #expect(page.contains(word), "\(word)")
      }
    }
  }

  @Test(
    "bash completes commands, options, and the words of an option",
    arguments: [
      ("formwork rep", "replay"), ("formwork run --for", "--format"), ("formwork run --format s", "shell"),
      ("formwork run --theme hi", "high-contrast"), ("formwork completions z", "zsh"),
      ("formwork audit --", "--help"),
    ])
  func bash(_ line: String, _ completed: String) throws {
    let words = line.split(separator: " ").map { "'\($0)'" }.joined(separator: " ")
    let script = """
      eval "$("$1" completions bash)"; COMP_WORDS=(\(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _formwork; echo "${COMPREPLY[@]}"
      """
    let result = try Program.run(["bash", "-c", script, "bash", Products.path(of: "formwork")])
    #expect(result.output == completed + "\n", "\(result.error)")
  }

  @Test("bash completes what stands behind = too, and names of files with blanks in them")
  func bashValues() throws {
    let file = try TemporaryFile("")
    let named = file.path + " b.json"
    #expect(rename(file.path, named) == 0)
    defer { unlink(named) }
    let words = [
      (["--format", "=", "s"], "shell"), (["--theme", "="], "standard dark light high-contrast mono"),
      ([String(named.dropLast(5))], named), (["--answers", "=", String(named.dropLast(5))], named),
    ]
    for (given, completed) in words {
      let script = """
        eval "$("$1" completions bash)"; shift; COMP_WORDS=(formwork run "$@"); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _formwork; printf '%s' "${COMPREPLY[*]}"
        """
      let command = ["bash", "-c", script, "bash", try Products.path(of: "formwork")] + given
      #expect(try Program.run(command).output == completed)
    }
  }

  @Test(
    "fish completes commands, options, their words and files",
    .enabled(if: hasCommand("fish"), "fish is not installed"),
    arguments: [
      ("formwork repl", "replay"), ("formwork run --form", "--format"), ("formwork run --format s", "shell"),
      ("formwork run --theme hi", "high-contrast"), ("formwork completions z", "zsh"),
      ("formwork audit /etc/passw", "/etc/passwd"), ("formwork run --answers /etc/passw", "/etc/passwd"),
    ])
  func fish(_ line: String, _ completed: String) throws {
    let script = "$argv[1] completions fish | source; complete -C \(Self.quoted(line))"
    // It keeps files of its own there.
    let home = "/tmp/formwork-test-fish-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    defer { _ = try? Program.run(["rm", "-rf", home]) }
    let result = try Program.run(
      ["fish", "--no-config", "-c", script, try Products.path(of: "formwork")], environment: ["HOME": home])
    #expect(result.error == "")
    let words = result.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(words.contains { $0 == completed }, "\(result.output)")
  }

  @Test(
    "zsh completes commands, options, their words and files at its prompt",
    .enabled(if: hasCommand("zsh"), "zsh is not installed"),
    arguments: [
      ("formwork repl", "formwork replay "), ("formwork run --form", "formwork run --format="),
      ("formwork run --format=s", "formwork run --format=shell "),
      ("formwork run --theme hi", "formwork run --theme high-contrast "),
      ("formwork completions z", "formwork completions zsh "),
      ("formwork audit /etc/hostn", "formwork audit /etc/hostname "),
    ])
  func zsh(_ line: String, _ completed: String) throws {
    let terminal = try PseudoTerminal(["zsh", "-f", "-i"], size: Size(columns: 100, rows: 24))
    let setup =
      "PROMPT='> '; autoload -Uz compinit; compinit -u -D; eval \"$('\(try Products.path(of: "formwork"))' completions zsh)\""
    try terminal.play(setup + "; print READY<Enter>")
    try terminal.wait(for: "a prompt") { $0.rows.contains("READY") }
    try terminal.play(line + "<Tab>_")
    try terminal.wait(for: "“\(completed)”") { $0.rows.contains("> \(completed)_") }
  }

  private static func quoted(_ text: String) -> String { "'\(text)'" }
}

/// Whether a program is in the search path.
private func hasCommand(_ name: String) -> Bool {
  let folders = getenv("PATH").map { String(cString: $0) } ?? ""
  return folders.split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
}
