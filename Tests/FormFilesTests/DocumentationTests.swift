import FormFiles
import FormworkTesting
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the documentation shows is what there is.
@Suite("Documentation")
struct DocumentationTests {
  @Test("Every form in docs/form-files.md is one that is taken, and can be shown")
  func formFiles() throws {
    let forms = try blocks("json", in: "docs/form-files.md")
    #expect(forms.count >= 3)
    for text in forms {
      let file = try FormFile(parsing: Array(text.utf8), system: .replayed)
      #expect(try file.form.playing().session.outcome == .editing)
    }
  }

  @Test("Every kind and every rule of form files has its place in docs/form-files.md")
  func complete() throws {
    let page = try text(of: "docs/form-files.md")
    let firstColumns = page.split(separator: "\n").compactMap {
      $0.hasPrefix("| ") ? $0.split(separator: "|").first : nil
    }
    for kind in try offered(#"{"fields": [{"id": "a", "type": "?", "label": "A"}]}"#) {
      #expect(firstColumns.contains { $0.contains("`\(kind)`") }, "the kind \(kind)")
    }
    for rule in try offered(
      #"{"fields": [{"id": "a", "type": "text", "label": "A", "rules": [{"?": 1}]}]}"#)
    where rule != "message" {
      #expect(page.contains("`\(rule)`"), "the rule \(rule)")
    }
  }

  @Test("The picture in README.md is what is shown")
  func readme() throws {
    let makefile = try text(of: "Makefile").split(separator: "\n")
    let keys = try #require(makefile.first { $0.hasPrefix("PICTURE_KEYS = ") }).dropFirst(15)
    let form = try FormFile(parsing: Array(text(of: "docs/pictures/signup.json").utf8), system: .replayed)
      .form
    let player = try form.playing("", size: Size(columns: 64, rows: 19))
    let film = Film(of: player, playing: try KeyNotation.parse(String(keys)))
    let picture = film.svg(theme: .standard, on: .dark, title: form.definition.title)
    #expect(try text(of: "README.md").contains("(docs/pictures/signup.svg)"))
    #expect(try text(of: "docs/pictures/signup.svg") == picture, "make pictures makes it anew")
  }

  /// What the error of a form file with something unknown in it offers instead.
  private func offered(_ file: String) throws -> [String] {
    let error = #expect(throws: FormFileError.self) { try FormFile(parsing: Array(file.utf8)) }
    let list = try #require(error?.words.split(separator: "use one of ").last)
    return list.split(separator: ", ").map { $0.filter { $0 != "`" } }
  }

  /// The code blocks of a language.
  private func blocks(_ language: String, in path: String) throws -> [String] {
    var blocks: [String] = []
    var block: [Substring]?
    var isWanted = false
    for line in try text(of: path).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let lines = block {
          if isWanted { blocks.append(lines.joined(separator: "\n")) }
          block = nil
        } else {
          block = []
          isWanted = line == "```" + language
        }
      } else {
        block?.append(line)
      }
    }
    return blocks
  }

  private func text(of path: String) throws -> String {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
      .joined(separator: "/")
    let file = try #require(fopen("\(root)/\(path)", "r"), "\(path) is missing")
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    return String(decoding: buffer[..<fread(&buffer, 1, buffer.count, file)], as: UTF8.self)
  }
}
