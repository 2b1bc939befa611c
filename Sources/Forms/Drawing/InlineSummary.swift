public import TerminalScreen

extension Session {
  /// What stays in the scrollback of a form that was filled in below the prompt: its title, and a
  /// line for each answer. Of a secret only that it was given (P13).
  public func summary(columns: Int) -> Frame {
    var lines: [[(text: String, role: StyleRole)]] = []
    if !form.title.isEmpty {
      lines += form.title.wrapped(columns: max(1, columns)).map { [(String($0), .title)] }
    }
    for number in form.fields.indices where isListed(number) {
      guard let value = reviewed(number) else { continue }
      lines += summaryLines(of: form.fields[number].label, value, columns: columns)
    }
    var frame = Frame(size: Size(columns: columns, rows: lines.count))
    for (row, line) in lines.enumerated() {
      var pen = Pen(row: row, column: 0, limit: columns)
      for part in line { pen.write(part.text, part.role, into: &frame) }
    }
    return frame
  }

  /// `  Label: value`; what does not fit goes on in rows of its own, further in.
  private func summaryLines(
    of label: String, _ value: String, columns: Int
  ) -> [[(text: String, role: StyleRole)]] {
    let rows = value.split(whereSeparator: \.isNewline)
    let head = "  " + label + ": "
    if let only = rows.first, rows.count == 1, head.columns + only.columns <= columns {
      return [[(head, .helper), (String(only), .text)]]
    }
    let first = ("  " + label + ":").truncated(.tail, columns: max(1, columns), ellipsis: glyphs.ellipsis)
    return [[(first, .helper)]]
      + rows.flatMap { $0.wrapped(columns: max(1, columns - 4)) }.map { [("    " + $0, .text)] }
  }
}
