import FormworkTesting
import Testing

/// Text of several lines, the mouse and its rest on a real terminal.
@Suite("T10, T17, E7: several lines and the mouse, on a real terminal")
struct SeveralLinesTests {
  private static let form = """
    {"title": "Visit", "fields": [
      {"id": "name", "type": "text", "label": "Full Name"},
      {"id": "text", "type": "multiline", "label": "Describe Your Visit", "lines": {"min": 2, "max": 3}}
    ]}
    """

  private func start(_ options: [String] = []) throws -> (PseudoTerminal, TemporaryFile) {
    let file = try TemporaryFile(Self.form)
    let terminal = try PseudoTerminal(
      product: "formwork", ["run", file.path] + options, output: .pipe, error: .pipe)
    try terminal.waitForText("Full Name")
    return (terminal, file)
  }

  @Test("E7: selected text is carried to another field, and one undo brings it back")
  func carries() throws {
    let (terminal, file) = try start()
    defer { withExtendedLifetime(file) {} }
    try terminal.play("<Tab>one two<Enter>three")
    try terminal.waitForText("three")
    let row = try #require(terminal.rows.firstIndex { $0.contains("one two") })
    let name = try #require(terminal.rows.firstIndex { $0.contains("Full Name") })
    let left = try #require(terminal.rows[row].firstRange(of: "one")?.lowerBound)
    let column = terminal.rows[row].distance(from: terminal.rows[row].startIndex, to: left)
    try terminal.play("<Drag \(column),\(row) \(column + 3),\(row)><Drag \(column),\(row) \(column),\(name)>")
    try terminal.wait(for: "one in the name") {
      $0.rows[name].contains("one") && !$0.rows[row].contains("one")
    }
    try terminal.play("<C-_>")
    try terminal.waitForText("Undid Move.")
    try terminal.waitForText("one two")
  }

  @Test("T10: the mouse at rest shows all of a text that its field does not show")
  func rests() throws {
    let (terminal, file) = try start(["--mouse", "full"])
    defer { withExtendedLifetime(file) {} }
    try terminal.play("<Tab>first<Enter>b<Enter>c<Enter>last")
    try terminal.waitForText("last")
    let row = try #require(terminal.rows.firstIndex { $0.contains("last") })
    #expect(!terminal.rows.contains { $0.contains("first") })
    try terminal.play("<Hover 8,\(row)>")
    try terminal.waitForText("first")
    try terminal.play("<Hover 9,\(row)>")
    try terminal.wait(for: "the tip to go") { !$0.rows.contains { $0.contains("first") } }
  }
}
