import JSONText
import Testing

/// `formwork replay` from a shell: every option of its table but snapshots.
@Suite("formwork replay")
struct ReplayTests {
  static let form = #"""
    {"title": "Create Account", "theme": "dark", "fields": [
      {"id": "name", "type": "text", "label": "Name", "from": "system.fullName"},
      {"id": "day", "type": "date", "label": "Day", "rules": [{"notPast": true}]},
      {"id": "code", "type": "text", "label": "Code", "rules": [{"command": ["grep", "-qx", "ok"]}]},
      {"id": "password", "type": "secure", "label": "Password"}]}
    """#

  private let form: TemporaryFile

  init() throws { form = try TemporaryFile(Self.form) }

  private func replay(_ keys: String, _ more: String..., environment: [String: String?] = [:]) throws
    -> Program
  {
    try Program.run(
      [Products.path(of: "formwork"), "replay", form.path, "--keys", keys] + more, environment: environment)
  }

  @Test("A report has all that it promises, secrets as null, and its status is 0")
  func report() throws {
    let result = try replay("<Tab>2001<Tab><Tab>geheim<S-Tab>")
    #expect(result.ending == .status(0))
    #expect(result.error == "")
    #expect(!result.output.contains("geheim"))
    let report = try JSONNode(parsing: Array(result.output.utf8))
    #expect(
      report.members?.map(\.name) == [
        "state", "page", "focus", "values", "shown", "errors", "pending", "continue", "caret", "open",
        "cursor", "undo", "redo", "announcements", "screen",
      ])
    #expect(report["state"]?.string == "editing")
    #expect(report["focus"]?.string == "code")
    #expect(report["values"]?["name"]?.string == "Ada Lovelace")
    #expect(report["values"]?["password"]?.isNull == true)
    #expect(report["errors"]?["day"]?.string?.isEmpty == false)
    #expect(report["continue"]?["missing"]?.elements?.compactMap(\.string) == ["day", "code"])
    #expect(report["screen"]?.elements?.count == 24)
  }

  @Test("--trace: one compact report a line, one after each key")
  func trace() throws {
    let lines = try replay("ab<BS>", "--trace").output.split(separator: "\n")
    #expect(lines.count == 3)
    let names = try lines.map { try JSONNode(parsing: Array($0.utf8))["values"]?["name"]?.string }
    #expect(names == ["Ada Lovelacea", "Ada Lovelaceab", "Ada Lovelacea"])
  }

  @Test("--print screen: the rows, one a line, as many as --size says")
  func screen() throws {
    let rows = try replay("", "--print", "screen", "--size", "40x12").output
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.count == 13)
    #expect(rows[0] == " Create Account")
    #expect(rows.allSatisfy { !$0.hasSuffix(" ") })
  }

  @Test("--print svg, html, animation: a picture in the theme that was asked for; asciicast: lines of JSON")
  func pictures() throws {
    for print in ["svg", "html", "animation"] {
      let picture = try replay("Ada<Tab>", "--print", print, "--theme", "high-contrast", "--size", "40x12")
      #expect(picture.ending == .status(0))
      #expect(picture.output.contains("width=\"384\""), "\(print)")
      // The dark theme is the form's own; yellow marks the focus in the other alone.
      #expect(picture.output.contains("#ffff00"), "\(print)")
      #expect(picture.output.hasSuffix(print == "html" ? "</html>\n" : "</svg>\n"))
    }
    let cast = try replay("Ada<Tab>", "--print", "asciicast")
    #expect(cast.output.hasPrefix(#"{"version": 2, "width": 80, "height": 24, "title": "Create Account"}"#))
    let unknown = try replay("", "--print", "svg", "--theme", "drak")
    #expect(unknown.ending == .status(2))
    #expect(unknown.error.hasPrefix("formwork replay: There is no theme `drak`. Did you mean dark?"))
  }

  @Test("--print styled: the screen with its looks, and nothing in it but text and SGR")
  func styled() throws {
    for options in [[], ["--term", "linux"], ["--term", "vt100"]] {
      let command = [try Products.path(of: "formwork"), "replay", form.path, "--keys", "x<Tab>"] + options
      let styled = try Program.run(command + ["--print", "styled"])
      #expect(styled.ending == .status(0))
      let plain = styled.output.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
      #expect(!plain.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
      let screen = try Program.run(command + ["--print", "screen"]).output
      let rows = plain.split(separator: "\n", omittingEmptySubsequences: false).map { row in
        String(row.reversed().drop { $0 == " " }.reversed())
      }
      #expect(rows.joined(separator: "\n") == screen)
      // Every row ends plain: cut out of the text it is still what it was.
      for row in styled.output.split(separator: "\n") where row.contains("\u{1B}") {
        #expect(row.hasSuffix("\u{1B}[0m"))
      }
      let colors = styled.output.matches(of: #/\u{1B}\[[0-9;]*?(3|4|9|10)[0-7]m/#)
      #expect(colors.isEmpty == (options.last == "vt100"))
    }
  }

  @Test("The environment changes nothing")
  func environment() throws {
    let usual = try replay("<Tab>", "--print", "styled")
    let odd = try replay(
      "<Tab>", "--print", "styled",
      environment: [
        "TERM": "vt100", "NO_COLOR": "1", "LC_ALL": "de_DE.UTF-8", "FORMWORK_THEME": "mono",
        "ACCESSIBLE": "1",
        "COLUMNS": "20", "LINES": "5", "HOME": "/root",
      ])
    #expect(odd.output == usual.output)
  }

  @Test("--now is the day that is today, --locale the language")
  func now() throws {
    func error(_ day: String) throws -> String? {
      let result = try replay("<Tab>2026-03-09<Tab>", "--now", day, "--locale", "de_DE")
      return try JSONNode(parsing: Array(result.output.utf8))["errors"]?["day"]?.string
    }
    #expect(try error("2026-03-09") == nil)
    #expect(try error("2026-03-10")?.contains("09.03.2026") == true || error("2026-03-10") != nil)
  }

  @Test("--allow-commands: rules run commands only with it")
  func commands() throws {
    func error(_ more: [String]) throws -> String? {
      let result = try Program.run(
        [Products.path(of: "formwork"), "replay", form.path, "--keys", "<Tab><Tab>no<Wait 1s><Tab>"] + more)
      return try JSONNode(parsing: Array(result.output.utf8))["errors"]?["code"]?.string
    }
    #expect(try error([]) == nil)
    #expect(try error(["--allow-commands"]) != nil)
  }

  @Test("Keys that are none are told with what would be right, status 2")
  func keys() throws {
    let result = try replay("<Tba>")
    #expect(result.ending == .status(2))
    #expect(result.output == "")
    #expect(result.error.hasPrefix("formwork replay: --keys, character 1: "))
  }
}
