internal import TerminalScreen

extension Snapshot {
  static let title = "Formwork snapshot, "
  /// What stands before a line of words.
  static let indentation = "    "

  /// The whole file, ended by a line break.
  public var text: String { fileLines.joined(separator: "\n") + "\n" }

  private var fileLines: [String] { header + parts.flatMap { [""] + fileLines(of: $0) } }

  private var header: [String] {
    [Self.title + "\(size.columns)x\(size.rows), \(Self.words(for: cursor))"] + (setting.map { [$0] } ?? [])
  }

  static func words(for cursor: Point?) -> String {
    cursor.map { "cursor at \($0.column),\($0.row)" } ?? "no cursor"
  }

  private func fileLines(of part: Part) -> [String] {
    guard part.plane.isGrid else { return [part.plane.rawValue] + part.lines.map { Self.indentation + $0 } }
    let edge = "    +" + String(repeating: "-", count: size.columns) + "+"
    let rows = part.lines.enumerated().map { Self.line($0, $1) }
    return [part.plane.rawValue, edge] + rows + [edge] + (part.plane == .style ? legend(part.lines) : [])
  }

  /// The letters that are used, in the order of the roles.
  private func legend(_ rows: [String]) -> [String] {
    let used = Set(rows.joined())
    let roles = StyleRole.allCases.filter { $0 != .text && used.contains($0.snapshotLetter) }
    return roles.isEmpty ? [] : [""] + roles.map { "    \($0.snapshotLetter)  \($0.snapshotName)" }
  }

  /// A row as it stands in the file: its number, and the margins that keep trailing blanks.
  static func line(_ number: Int, _ row: String) -> String { margin(String(number)) + "|" + row + "|" }

  /// A word of up to three letters at the right of the four columns before a row.
  static func margin(_ word: String) -> String {
    String(repeating: " ", count: max(0, 3 - word.count)) + word + " "
  }
}
