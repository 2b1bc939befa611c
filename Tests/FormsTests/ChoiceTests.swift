import FormworkTesting
import Testing

/// A form of every kind of choice.
struct Order: Sendable, Equatable {
  enum Billing: CaseIterable { case monthly, yearly, never }
  enum Language: CaseIterable, Hashable { case ada, go, swift }

  var billing: Billing?
  var languages: Set<Language> = []
  var seats = 2
  var name = ""

  static let form = Form("Order", for: Order()) {
    Picker("Billing", \.billing).pickerStyle(.radioGroup)
    MultiplePicker("Languages", \.languages)
    Stepper("Seats", \.seats, in: 1...9)
    TextField("Name", \.name)
  }
}

extension ScriptPlayer {
  /// What was said of this by the last key.
  var said: String { announcements.joined(separator: "\n") }
}

@Suite("E6: radio choice")
struct ChoiceTests {
  private func played(_ keys: String) throws -> ScriptPlayer { try Order.form.playing(keys) }

  private func billing(_ keys: String) throws -> Order.Billing? {
    try played(keys).session.model(as: Order.self)?.billing
  }

  @Test("E6: none is taken until one is; moving takes nothing")
  func none() throws {
    #expect(try billing("<Down>") == nil)
    #expect(try played("").session.missing.contains("billing"))
  }

  @Test(
    "E6: Space takes, a letter jumps, Home and End go to the ends",
    arguments: [
      ("<Space>", Order.Billing.monthly), ("<Down><Space>", .yearly), ("n<Space>", .never),
      ("nm<Space>", .monthly), ("N<Space>", .never), ("<End><Space>", .never),
      ("<End><Home><Space>", .monthly),
    ] as [(String, Order.Billing)])
  func takes(keys: String, billing: Order.Billing) throws {
    #expect(try self.billing(keys) == billing)
  }

  @Test("E6: a click takes")
  func click() throws {
    var player = try played("")
    try player.click(on: "Yearly")
    #expect(player.session.model(as: Order.self)?.billing == .yearly)
    #expect(player.screen.contains("(•) Yearly"))
  }

  @Test("T6: Up and Down move inside and leave at the ends; Enter and Tab go on")
  func moves() throws {
    #expect(try played("<Down><Down>").focus == "billing")
    #expect(try played("<Down><Down><Down>").focus == "languages")
    #expect(try played("<Tab><Up>").focus == "billing")
    #expect(try played("<Down><Enter>").focus == "languages")
  }

  @Test("E6: Del and Backspace take none; undo brings the choice back", arguments: ["<Del>", "<BS>"])
  func clears(key: String) throws {
    #expect(try billing("<Space>" + key) == nil)
    let player = try played("<Space>\(key)<C-_>")
    #expect(player.session.model(as: Order.self)?.billing == .monthly)
    #expect(player.session.redoName == "Choice")
  }

  @Test("T11: a letter that begins no option is told")
  func refused() throws {
    #expect(try played("q").error("billing") == "“q” can’t be entered here.")
  }

  @Test("A1: each option is spoken with its state and place")
  func spoken() throws {
    #expect(try played("<Down>").said == "Yearly, not selected, 2 of 3")
    #expect(try played("<Down><Space>").said.contains("Yearly, selected, 2 of 3"))
    #expect(try played("<Space><Tab><S-Tab>").said == "Billing, Monthly, radio group")
  }

  @Test("A1: the cursor is in the mark of the current option; the label stays above")
  func cursor() throws {
    let player = try played("<Down>")
    #expect(
      player.frame.cursor == player.place(of: "( ) Yearly").map { Point(column: $0.column + 1, row: $0.row) })
    #expect(try played("<Tab><Tab>").screen.contains("─ Billing ─"))
  }
}

@Suite("E6: multiple choice")
struct MultipleChoiceTests {
  private func played(_ keys: String) throws -> ScriptPlayer { try Order.form.playing("<Tab>" + keys) }

  private func languages(_ keys: String) throws -> Set<Order.Language>? {
    try played(keys).session.model(as: Order.self)?.languages
  }

  @Test("E6: Space checks and takes off again")
  func checks() throws {
    #expect(try languages("<Space>s<Space>") == [.ada, .swift])
    #expect(try languages("<Space>s<Space><Space>") == [.ada])
  }

  @Test("E6: the answer is in the order of the options, whatever the order of checking")
  func order() throws {
    let answers = try played("s<Space>a<Space>").session.answers
    #expect(answers.first { $0.id == "languages" }?.value == .list(["ada", "swift"]))
    #expect(try played("<Space><Space>").session.answers.first { $0.id == "languages" }?.value == .null)
  }

  @Test("E10: required means one at least")
  func required() throws {
    #expect(try played("").session.missing.contains("languages"))
    #expect(try !played("<Space>").session.missing.contains("languages"))
  }

  @Test(
    "E6: fewer or more than asked for is told",
    arguments: [
      ("<Space>", "Choose at least 2."), ("<Space><Down><Space><Down><Space>", "Choose at most 2."),
    ])
  func counts(keys: String, words: String) throws {
    let form = Form("Order", for: Order()) { MultiplePicker("Languages", \.languages).count(2...2) }
    #expect(try form.playing(keys + "<Tab>").error("languages") == words)
  }

  @Test("E6: F4 opens a list; what is looked for is checked with Enter, Space checks without a filter")
  func list() throws {
    #expect(try played("<F4>").session.openName == "list")
    #expect(try languages("<F4><Down><Space>") == [.go])
    #expect(try languages("<F4>swi<Enter>ada<Enter><Enter>") == [.ada, .swift])
    #expect(try played("<F4>swi<Enter>").session.openName == "list")
    #expect(try played("<F4>swi<Enter><Enter>").session.openName == nil)
    let tabbed = try played("<F4>swi<Tab>")
    #expect(tabbed.session.model(as: Order.self)?.languages == [.swift])
    #expect(tabbed.focus == "seats")
  }

  @Test("E6: hundreds of options scroll in a window of rows with marks")
  func many() throws {
    struct Numbers: Sendable { var taken: [String] = [] }
    let options = (1...300).map { Option("\($0)", label: "Number \($0)") }
    let form = Form("Many", for: Numbers()) { MultiplePicker("Numbers", \.taken, options: options) }
    let player = try form.playing(String(repeating: "<Down>", count: 12) + "<Space>")
    #expect(player.session.model(as: Numbers.self)?.taken == ["13"])
    #expect(player.screen.contains("[x] Number 13"))
    #expect(!player.screen.contains("Number 3 "))
    #expect(player.screen.contains("▴"))
    #expect(player.frame.rows.filter { $0.contains("Number ") }.count == 10)
  }
}
