import FormworkTesting
import RepeatableRandom
import Testing

@testable import Forms

@Suite("E6: whatever the keys")
struct ChoicePropertyTests {
  struct Everything: Sendable {
    var billing: Order.Billing?
    var language: Order.Billing?
    var languages: Set<Order.Language> = []
    var seats = 3
    var file = "", city = "", query = ""
    var on = false
  }

  private static let form = Form("Everything", for: Everything()) {
    Note("All of it.")
    Picker("Billing", \.billing).pickerStyle(.inline)
    Picker("Language", \.language)
    MultiplePicker("Languages", \.languages)
    Stepper("Seats", \.seats, in: 1...9)
    FilePicker("File", \.file).visible { $0.seats > 2 }
    TextField("City", \.city).suggestions(["Zürich", "Zug", "Berlin"])
    SearchField("Query", \.query).history(["one", "two"]) {}.optional()
    Toggle("On", \.on)
  }

  private static let keys = [
    "<Tab>", "<Tab>", "<S-Tab>", "<Enter>", "<Space>", "<Up>", "<Down>", "<Down>", "<Left>", "<Right>",
    "<Home>",
    "<End>", "<PageUp>", "<PageDown>", "<BS>", "<Del>", "<F4>", "<F4>", "<F4>", "<F1>", "<F2>", "<F3>",
    "<M-x>",
    "<C-_>", "<M-_>", "<M-r>", "<C-u>", "<C-w>", "a", "b", "s", "z", "9", "1", ".", "/",
    "<Paste>be\nx</Paste>",
    "<WheelUp 5,5>", "<WheelDown 5,3>", "<Wait 2000ms>", "<Resize 20x5>", "<Resize 80x24>", "<Resize 33x9>",
    "<Resize 5x2>", "ü", "é",
  ]

  @Test("E6, T6, P13: random keys never trap, and the focus stays on what is there", arguments: 0..<12)
  func random(seed: Int) throws {
    var random = SeededNumbers(seed: UInt64(seed) &* 7919 &+ 17)
    var player = ScriptPlayer(
      Session(Self.form, size: .usual, settings: SessionSettings()),
      readFolder: { path in
        path.count.isMultiple(of: 5)
          ? .failure(.notPermitted) : .success(Folder([.init("a", isFolder: true), .init("b"), .init(".z")]))
      })
    for _ in 0..<600 {
      let key =
        Bool.random(using: &random) && Bool.random(using: &random)
        ? "<Click \(Int.random(in: 0..<80, using: &random)),\(Int.random(in: 0..<24, using: &random))>"
        : Self.keys.randomElement(using: &random) ?? ""
      try player.play(key)
      guard player.session.outcome == .editing else { return }
      checkFocus(player, after: key)
    }
  }

  private func checkFocus(_ player: ScriptPlayer, after key: String) {
    if case .field(let number) = player.session.focus {
      #expect(player.session.isReachable(number), "after \(key)")
    }
    if let cursor = player.frame.cursor {
      #expect(
        cursor.column < player.frame.size.columns && cursor.row < player.frame.size.rows, "after \(key)")
    }
  }

  @Test("E6: undoing everything brings back what was there at first")
  func undo() throws {
    let keys = "<Space><Down><Space><Tab>n<Enter><Tab><Space>s<Space><Tab><Up>7<Tab><Tab>zu<Down><Enter>"
    var player = try Self.form.playing(keys)
    #expect(player.session.model(as: Everything.self)?.city == "Zürich")
    for _ in 0..<30 { try player.play("<C-_>") }
    let model = try #require(player.session.model(as: Everything.self))
    #expect(model.billing == nil && model.language == nil && model.languages.isEmpty)
    #expect(model.seats == 3 && model.city.isEmpty)
  }
}
