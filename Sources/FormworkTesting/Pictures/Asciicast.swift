internal import JSONText
public import TerminalScreen

extension Film {
  /// The film as an asciicast of version 2 (docs.asciinema.org/manual/asciicast/v2), for `asciinema play` and
  /// its players: a line of JSON for the whole, then one for each shot.
  ///
  /// A shot is drawn row by row with SGR sequences; what did not change is not drawn again.
  public func asciicast(
    theme: Theme = .standard, traits: TerminalTraits = TerminalTraits(), title: String = ""
  ) -> String {
    let writer = JSONWriter(escaping: .terminal)
    var lines = [
      "{\"version\": 2, \"width\": \(size.columns), \"height\": \(size.rows)\(name(title, writer))}"
    ]
    var passed = 0
    var shown: [String] = []
    for shot in shots {
      let screen = StyledScreen(frame: shot.frame, theme: theme, traits: traits)
      let rows = (0..<shot.frame.size.rows).map(screen.row)
      let data = Self.bytes(rows, shown, cursor: shot.frame.cursor)
      lines.append("[\(seconds(passed)), \"o\", \(writer.quoted(data))]")
      shown = rows
      passed += shot.duration.milliseconds
    }
    // The last shot stays until then.
    lines.append("[\(seconds(passed)), \"o\", \"\"]")
    return lines.joined(separator: "\n") + "\n"
  }

  private func name(_ title: String, _ writer: JSONWriter) -> String {
    title.isEmpty ? "" : ", \"title\": " + writer.quoted(SafeText.of(title))
  }

  private func seconds(_ milliseconds: Int) -> String {
    let rest = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }

  /// ECMA-48: CUP, EL; DECTCEM hides the cursor while rows are drawn.
  private static func bytes(_ rows: [String], _ shown: [String], cursor: Point?) -> String {
    var data = shown.count != rows.count ? "\u{1B}[2J" : ""
    data += "\u{1B}[?25l"
    for (number, row) in rows.enumerated() where shown.count != rows.count || shown[number] != row {
      data += "\u{1B}[\(number + 1);1H\(row)\u{1B}[K"
    }
    if let cursor { data += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h" }
    return data
  }
}
