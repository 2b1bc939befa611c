import FormworkTesting
import Testing

@testable import Forms

@Suite("E6: picker with a list that filters")
struct PickerListTests {
  struct Place: Sendable { var zone = "", city = "" }

  static let form = Form("Place", for: Place()) {
    Picker(
      "Time Zone", \.zone,
      options: ["Europe/Berlin", "Europe/London", "America/New_York", "Asia/Tokyo", "Pacific/Nauru"]
        .map { Option($0, label: $0) })
    TextField("City", \.city)
  }

  private func played(_ keys: String) throws -> ScriptPlayer { try Self.form.playing(keys) }

  private func zone(_ keys: String) throws -> String? {
    try played(keys).session.model(as: Place.self)?.zone
  }

  @Test("E6: Enter, Space, F4 and M-Down open it", arguments: ["<Enter>", "<Space>", "<F4>", "<M-Down>"])
  func opens(key: String) throws {
    #expect(try played(key).session.openName == "list")
  }

  @Test(
    "T12: a few letters find what is meant",
    arguments: [
      ("t", "Asia/Tokyo"), ("eur lon", "Europe/London"), ("new york", "America/New_York"),
      ("ny", "America/New_York"), ("NAURU", "Pacific/Nauru"), ("eube", "Europe/Berlin"),
    ])
  func filters(typed: String, zone: String) throws {
    #expect(try self.zone(typed + "<Enter>") == zone)
    #expect(try self.zone("<Enter>" + typed + "<Enter>") == zone)
  }

  @Test("P13: in a window that becomes smaller what is highlighted stays in view")
  func smaller() throws {
    let form = Form("Place", for: Place()) {
      Picker("Time Zone", \.zone, options: (1...30).map { Option("\($0)", label: "Zone \($0)") })
    }
    for key in ["<End>", "<Down><Down><Down><Down><Down><Down><Down><Down>"] {
      var player = try form.playing("<Enter>" + key)
      let shown = key == "<End>" ? "Zone 30" : "Zone 9"
      #expect(player.screen.contains(shown))
      try player.play("<Resize 30x8>")
      #expect(player.screen.contains(shown))
    }
  }

  @Test("E6: Tab takes what is highlighted and moves on")
  func tab() throws {
    let player = try played("lon<Tab>")
    #expect(player.session.model(as: Place.self)?.zone == "Europe/London")
    #expect(player.focus == "city")
  }

  @Test("E6: Esc closes and keeps what was there")
  func escape() throws {
    let player = try played("lon<Enter>tok<Esc>")
    #expect(player.session.openName == nil)
    #expect(player.shown("timeZone") == "Europe/London")
  }

  @Test("E6: what is typed shows in the list, and nothing found is told")
  func told() throws {
    let player = try played("xyz")
    #expect(player.screen.contains("Time Zone: xyz"))
    #expect(player.screen.contains("Nothing matches."))
    #expect(player.said.contains("Nothing matches."))
    #expect(try played("xyz<Enter>").session.openName == "list")
    #expect(try played("xyz<C-u>lon<Enter>").shown("timeZone") == "Europe/London")
  }

  @Test("E9: the wheel moves, a click takes, a click beside closes")
  func mouse() throws {
    var player = try played("<Enter><WheelDown 10,8><WheelDown 10,8>")
    #expect(player.said == "America/New_York")
    try player.click(on: "Asia/Tokyo")
    #expect(player.shown("timeZone") == "Asia/Tokyo")
    #expect(try played("<Enter><Click 79,22>").session.openName == nil)
  }

  @Test("P13: at the least size the list can be used", arguments: [Size(columns: 20, rows: 5)])
  func least(size: Size) throws {
    let player = try Self.form.playing("york", size: size)
    #expect(player.screen.contains("America/New_York"))
    #expect(player.screen.contains("york"))
    #expect(try Self.form.playing("<Enter><Down><Down>", size: size).screen.contains("America/New_York"))
  }

  @Test("P7: undo takes the choice back")
  func undo() throws {
    #expect(try zone("lon<Enter><C-_>") == "")
  }
}

@Suite("E6: filter")
struct FuzzyFilterTests {
  private func found(_ typed: String, _ labels: [String]) -> [String] {
    FuzzyFilter(typed).matches(in: labels.map(FoldedLabel.init)).map { labels[$0] }
  }

  @Test("T12: the best come first: beginnings, beginnings of words, any place, letters in order")
  func ranks() {
    let labels = ["abort", "rebar", "ab", "xx bar", "bar", "b-a-r", "bxaxr"]
    #expect(found("bar", labels) == ["bar", "b-a-r", "xx bar", "rebar", "bxaxr"])
  }

  @Test("T12: case, accents and the signs between words don’t count")
  func folds() {
    #expect(found("zurich", ["Zürich"]) == ["Zürich"])
    #expect(found("ZÜR", ["Zurich"]) == ["Zurich"])
    #expect(found("lodz", ["Łódź"]) == ["Łódź"])
    #expect(found("port-au", ["Port au Prince"]) == ["Port au Prince"])
  }

  @Test("E6: nothing typed, and a filter longer than any label")
  func ends() {
    #expect(found("", ["a", "b"]) == ["a", "b"])
    #expect(found(String(repeating: "a", count: 500), ["a"]).isEmpty)
    #expect(found("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", ["a", String(repeating: "👩‍👩‍👧‍👦", count: 40)]).count == 1)
  }

  @Test(
    "E6: names that match patterns",
    arguments: [
      ("*.pem", "KEY.PEM", true), ("*.pem", "key.pem.bak", false), ("a?c*", "abcdef", true), ("*", "", true),
      ("*a*b*a", "xxaxxbxxa", true), ("*a*b", "aab", true), ("id_*", "id", false),
    ])
  func patterns(pattern: String, name: String, matches: Bool) {
    #expect(NamePattern(pattern).matches(name) == matches)
  }
}
