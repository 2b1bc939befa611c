import FormFiles
import Forms
import FormworkTesting
import JSONText
import LocaleFormats
import TerminalScreen
import Testing

/// What typing in each kind of single-line field comes to.
///
/// A section begins with the requirement, what kind it is, the field as a form file has it, and maybe a
/// locale. Each row has the keys (`<NL>` is a line break in a paste), the answer as JSON, the caret in characters of
/// the value (`-` once the field was left), what the screen shows, and the error, if any. Today is
/// 2026-03-09.
enum TextKindTable {
  static let all = [plainText, maskedText, dateText, secretText, numberText].flatMap(rows)

  struct Row: Sendable, CustomTestStringConvertible {
    let section: String
    /// The members of the field in JSON.
    let field: String
    let locale: String
    let keys: String
    let expected: [String]

    var testDescription: String { "\(section): \(keys)" }
  }

  private static func rows(_ table: String) -> [Row] {
    var section = ""
    var field = ""
    var locale = ""
    var rows: [Row] = []
    for line in table.split(separator: "\n") {
      if line.hasPrefix("## "), let start = line.firstIndex(of: "{"), let end = line.lastIndex(of: "}") {
        section = trimmed(line[..<start].dropFirst(3))
        field = String(line[start...end].dropFirst().dropLast())
        locale = trimmed(line[end...].dropFirst())
      } else {
        let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(trimmed)
        rows.append(
          Row(
            section: section, field: field, locale: locale, keys: cells[0], expected: Array(cells.dropFirst())
          ))
      }
    }
    return rows
  }

  fileprivate static func trimmed(_ text: some StringProtocol) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

extension TextKindTable.Row {
  /// A form of this field and another one, so that this one can be left.
  func player() throws -> ScriptPlayer {
    let file = #"""
      {"fields": [{"id": "f", "label": "It", \#(field)},
        {"id": "g", "label": "Other", "type": "text", "optional": true}]}
      """#
    var settings = SessionSettings()
    settings.environment.locale = locale.isEmpty ? .enUS : try #require(.locale(locale))
    settings.environment.today = CalendarDate(year: 2026, month: 3, day: 9)!
    let form = try FormFile(parsing: Array(file.utf8)).form
    var player = ScriptPlayer(Session(form, size: Size(columns: 80, rows: 24), settings: settings))
    try player.play(keys.split(separator: "<NL>", omittingEmptySubsequences: false).joined(separator: "\n"))
    return player
  }

  func seen() throws -> [String] {
    let session = try player().session
    let answer = session.answers[0].value
    let value: String
    switch answer {
    case .text(let text): value = JSONWriter().quoted(text)
    case .number(let text): value = text
    default: value = "null"
    }
    let caret = session.caret.flatMap { $0.id == "f" ? String($0.index) : nil } ?? "-"
    let shown = session.shown.first { $0.id == "f" }?.text ?? ""
    let error = session.errors.first { $0.id == "f" }.map { [$0.words] } ?? []
    return [value, caret, TextKindTable.trimmed(shown)] + error
  }
}

@Suite struct TextKindTests {
  @Test("T4 T7 T8 T11 T16 T22 E4: keys, value, caret, shown and error", arguments: TextKindTable.all)
  func row(_ row: TextKindTable.Row) throws {
    #expect(try row.seen() == row.expected)
  }

  @Test("The table covers every kind with rows enough")
  func size() { #expect(TextKindTable.all.count >= 400) }
}
