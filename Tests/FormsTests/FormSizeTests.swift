import FormworkTesting
import RepeatableRandom
import Testing

@testable import signup

@Suite("P13: any size")
struct FormSizeTests {
  @Test("P13: 200x60, 1x1 and back: nothing is lost, and the screen is as it was")
  func thereAndBack() throws {
    var player = try Account.signUp.playing("Ada<Tab>ada@<Tab>555<Left>", size: Size(columns: 200, rows: 60))
    let before = player.frame
    let sizes = ["100x30", "40x12", "20x5", "19x5", "5x2", "1x1", "2x1", "80x1", "1x60", "200x60"]
    for size in sizes { try player.play("<Resize \(size)>") }
    #expect(player.frame.rows == before.rows)
    #expect(player.frame.cells.map(\.role) == before.cells.map(\.role))
    #expect(player.frame.cursor == before.cursor)
    #expect(player.focus == "phone")
    #expect(player.session.caret?.index == 2)
    try player.play("<M-z>")
    #expect(player.shown("phone") == nil)
  }

  @Test("P13: a resized screen is the one that a form begun at that size would show")
  func sameAsFresh() throws {
    let keys = "Ada<Tab>ada@<Tab>"
    for size in usualSizes {
      let resized = try Account.signUp.playing(keys + "<Resize \(size.columns)x\(size.rows)>")
      let fresh = try Account.signUp.playing(keys, size: size)
      #expect(resized.session.errors.map(\.id) == fresh.session.errors.map(\.id))
      #expect(resized.frame.rows.contains { $0.contains("┃ 555-555-5555") })
      #expect(fresh.frame.rows.contains { $0.contains("┃ 555-555-5555") })
    }
  }

  @Test("P13: under 20x5 a calm notice stands in for the form")
  func notice() throws {
    for size in ["19x24", "80x4", "5x3", "1x1"] {
      let player = try Account.signUp.playing("Ada<Resize \(size)>")
      #expect(player.frame.cursor == nil)
      #expect(player.place(of: "Ada") == nil)
      #expect(player.session.outcome == .editing)
    }
    let player = try Account.signUp.playing("<Resize 80x4>")
    #expect(player.frame.rows[0] == "Make this window larger to go on.")
    let least = try Account.signUp.playing("<Resize 12x3>")
    #expect(least.frame.rows == ["Enlarge", "window.", ""])
  }

  /// At one size: walks through a form with an error in it, and back.
  private static func walk(_ size: Size) throws {
    let keys = "Ada<Tab>ada@<Tab>5<Tab>short<Tab>other<Tab><Tab><Enter>"
    var player = try Account.signUp.playing(keys, size: size)
    for key in ["<Tab>", "<S-Tab>"] {
      for _ in 0..<7 {
        expectFocusInView(player)
        try player.play(key)
      }
    }
  }

  @Test("T6, A1: label, input and error of what has the focus are in view at every size", arguments: 5...40)
  func everySize(rows: Int) throws {
    // Every eighth width, another one for each number of rows, and where the sides come and go.
    let columns = Array(stride(from: 20 + rows % 8, through: 100, by: 8)) + [20, 39, 40]
    for columns in columns { try Self.walk(Size(columns: columns, rows: rows)) }
  }

  @Test("T6, A1: the same holds after any keys, at any size", arguments: 1...40)
  func random(seed: Int) throws {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let keys = [
      "<Tab>", "<Tab>", "<S-Tab>", "<Enter>", "<Up>", "<Down>", "a", "@x.org", "<Space>", "<BS>", "<M-x>",
      "<M-z>",
      "<Left>", "<Home>", "<PageDown>", "<PageUp>", "<F1>", "<F2>", "<F3>", "<Esc>", "世界", "e\u{301}",
      "<Paste>one\ntwo</Paste>", "<C-w>", "<C-y>", "<M-a>", "<C-S-Left>",
    ]
    var player = try Account.signUp.playing(size: Size(columns: 20 + seed, rows: 5 + seed % 20))
    for _ in 0..<60 where player.session.outcome == .editing {
      let isResize = UInt8.random(in: 0..<12, using: &numbers) == 0
      let key =
        isResize
        ? "<Resize \(Int.random(in: 20...100, using: &numbers))x\(Int.random(in: 5...40, using: &numbers))>"
        : keys.randomElement(using: &numbers)!
      try player.play(key)
      guard player.session.outcome == .editing else { return }
      expectFocusInView(player, "after \(key)")
      let fresh = Frame(size: player.session.size)
      var drawn = fresh
      player.session.draw(into: &drawn)
      #expect(drawn.rows == player.frame.rows, "what was drawn step by step is what is drawn at once")
    }
  }
}

/// The cursor is on the focused control, its label above and its error below are on the screen.
private func expectFocusInView(_ player: ScriptPlayer, _ comment: String = "") {
  let place = "\(player.session.size) \(player.focus) \(comment)\n\(player.screen)"
  guard let cursor = player.frame.cursor else {
    Issue.record("no cursor: \(place)")
    return
  }
  guard player.session.openName == nil else { return }
  let rows = player.frame.rows
  #expect(rows[cursor.row].contains("┃"), "cursor beside the focus: \(place)")
  let labels = [
    "fullName": "Full Name", "email": "Email", "phone": "Ph", "password": "Password",
    "confirmPassword": "Confirm Pass", "acceptsTerms": "I Accept", "continue": "Continue",
  ]
  let label = labels[player.focus] ?? "?"
  let labelRow = player.focus == "continue" || player.focus == "acceptsTerms" ? cursor.row : cursor.row - 1
  #expect(labelRow >= 0 && rows[max(0, labelRow)].contains(label), "label in view: \(place)")
  guard let error = player.error(player.focus) else { return }
  let start = String(error.prefix(7))
  #expect(rows[(cursor.row + 1)...].contains { $0.contains("! " + start) }, "error in view: \(place)")
}
