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

  @Test("fish and zsh get a script that names every command")
  func otherShells() throws {
    for shell in ["fish", "zsh"] {
      let script = try formwork("completions", shell)
      for command in ["run", "replay", "audit", "schema", "completions"] { #expect(script.contains(command)) }
    }
  }
}
