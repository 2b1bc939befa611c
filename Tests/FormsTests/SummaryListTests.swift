import Forms
import FormworkTesting
import Testing

/// F3: what there is to mend is read whole, however narrow the screen is.
@Suite struct SummaryListTests {
  private let form = Form("Form", for: Texts()) {
    TextField("A Label of Some Length", \.one)
    TextField("Email", \.two).kind(.email)
    TextField("Another Label of Some Length", \.three)
    TextField("Short", \.four)
  }

  private func player(_ size: Size, _ keys: String = "") throws -> ScriptPlayer {
    try form.playing("<S-Tab><Enter><F3>" + keys, size: size)
  }

  /// What is inside the box, with one blank between words.
  private func words(_ player: ScriptPlayer) -> String {
    player.screen.split { " \n│▴▾".contains($0) }.joined(separator: " ")
  }

  @Test("E10: at 80 columns each line has its field and its words")
  func wide() throws {
    let rows = try player(.usual).frame.rows
    #expect(
      rows.contains { $0.contains("A Label of Some Length: Enter A Label of Some Length to continue.") })
  }

  @Test("E10: at 40 columns a line goes on in the next row, and nothing is cut off")
  func narrow() throws {
    let player = try player(Size(columns: 40, rows: 16))
    let words = words(player)
    for label in ["A Label of Some Length", "Email", "Another Label of Some Length", "Short"] {
      #expect(words.contains("\(label): Enter \(label) to continue."))
    }
    #expect(!player.screen.contains("…"))
  }

  @Test("E10: where not all lines have room, moving brings each into view, whole", arguments: [8, 12])
  func moving(rows: Int) throws {
    var player = try player(Size(columns: 30, rows: rows))
    for label in ["Email", "Another Label of Some Length", "Short"] {
      try player.play("<Down>")
      #expect(words(player).contains("\(label): Enter \(label) to continue."))
    }
    try player.play("<Enter>")
    #expect(player.focus == "short")
  }

  @Test("E9: a click on any row of a line goes to its field")
  func click() throws {
    var player = try player(Size(columns: 40, rows: 16))
    let first = try #require(player.place(of: "Another Label of Some Length: "))
    try player.play("<Click \(first.column + 3),\(first.row + 1)>")
    #expect(player.focus == "anotherLabelOfSomeLength")
  }
}
