import Forms
import FormworkTesting
import TerminalScreen
import Testing

private enum Speed: CaseIterable { case slow, fast }

private struct Ride: Sendable {
  var rider = ""
  var postalCode = ""
  var notes = ""
  var speed = Speed.slow
  var spare: Speed?
  var extras: Set<Speed> = []
  var price: DecimalNumber = 1234
  var card = ""
  var pin = Secret()
}

private func system() -> SystemValues {
  var system = SystemValues()
  system.fullName = "Ada Lovelace"
  system.shell = "fast"
  system.variable = { $0 == "POSTAL" ? "94103" : nil }
  return system
}

@Suite("Modifiers of fields")
struct FieldModifierTests {
  @Test("E1: a field is filled in from the system where the model has nothing for it")
  func prefill() {
    func rider(_ start: String) -> String {
      var ride = Ride()
      ride.rider = start
      return Form("F", for: ride) { TextField("Rider", \.rider).prefill(.fullName) }
        .prefilled(from: system()).model.rider
    }
    #expect(rider("") == "Ada Lovelace")
    #expect(rider("Grace") == "Grace")
  }

  @Test("E1: a first value goes through the mask; one that the field would not take is left out")
  func prefillFits() {
    func code(_ source: Prefill) -> String {
      Form("F", for: Ride()) { TextField("Postal Code", \.postalCode).mask("99999").prefill(source) }
        .prefilled(from: system()).model.postalCode
    }
    #expect(code(.environment("POSTAL")) == "94103")
    #expect(code(.environment("NONE")) == "")
    #expect(code(.fullName) == "")
    #expect(code(Prefill { _ in "12\n345" }) == "")
  }

  @Test("E1: an option is taken where there is one by that name")
  func prefillOption() {
    func speed(_ source: Prefill) -> Speed? {
      Form("F", for: Ride()) { Picker("Speed", \.spare).prefill(source) }
        .prefilled(from: system()).model.spare
    }
    #expect(speed(.shell) == .fast)
    #expect(speed(.fullName) == nil)
  }

  @Test("E5: a secret is never filled in")
  func prefillSecret() {
    let form = Form("F", for: Ride()) { SecureField("PIN", \.pin).prefill(.fullName) }
    #expect(form.prefilled(from: system()).model.pin.isEmpty)
  }

  @Test("E1: the system is not asked where no field wants to know")
  func prefillLazy() {
    func asked() -> SystemValues {
      Issue.record("asked")
      return SystemValues()
    }
    _ = Form("F", for: Ride()) { TextField("Rider", \.rider) }.prefilled(from: asked())
  }

  @Test("T8: a field can have a locale of its own, also for what it says is wrong")
  func locale() throws {
    var swiss = LocaleSymbols.enUS
    swiss.identifier = "de_CH"
    swiss.numbers.groupingSigns = ["’"]
    let form = Form("F", for: Ride()) {
      TextField("Rider", \.rider)
      CurrencyField("Price", \.price, code: "CHF").locale(swiss).range(0...5000)
    }
    var player = try form.playing()
    #expect(player.shown("price") == "CHF\u{A0}1’234.00")
    try player.play("<Tab><M-x>9999<Tab>")
    #expect(player.error("price")?.contains("5’000") == true)
  }

  @Test("T15: an icon stands before any kind, and the caret and clicks go by it")
  func icon() throws {
    let form = Form("F", for: Ride()) {
      TextField("Rider", \.rider).icon("R")
      TextField("Notes", \.notes, axis: .vertical).lineLimit(2...3).icon("N")
      Picker("Speed", \.speed).icon("S")
    }
    var player = try form.playing("<Tab>ab")
    #expect(player.screen.contains("┃ N ab"))
    #expect(player.screen.contains("│ S Slow  ▾"))
    #expect(player.frame.cursor == player.place(of: "ab").map { Point(column: $0.column + 2, row: $0.row) })
    try player.click(on: "ab", plus: 1)
    #expect(player.session.caret?.index == 1)
  }

  @Test("T15: where the input needs the columns there is no icon")
  func narrowIcon() throws {
    let form = Form("F", for: Ride()) { TextField("Notes", \.notes, axis: .vertical).icon("abcdefgh") }
    #expect(try !form.playing("x", size: .least).screen.contains("abcdefgh"))
  }

  @Test("A field can be disabled for good")
  func disabled() throws {
    let form = Form("F", for: Ride()) {
      TextField("Rider", \.rider).disabled()
      TextField("Notes", \.notes).disabled(false)
    }
    #expect(try form.playing().focus == "notes")
  }

  @Test("E6: options have names of their own choosing; the model gets the case")
  func names() throws {
    let form = Form("F", for: Ride()) {
      Picker("Speed", \.speed) { $0 == .slow ? "Like a Snail" : "Like a Hare" }
      Picker("Spare", \.spare) { "\($0) enough" }.optional()
      MultiplePicker("Extras", \.extras) { "Very \($0)" }.optional()
    }
    let player = try form.playing("hare<Tab>slow<Tab><Down><Space>")
    #expect(player.shown("speed") == "Like a Hare")
    #expect(player.screen.contains("slow enough"))
    #expect(player.screen.contains("[x] Very fast"))
    let ride = try #require(player.session.model(as: Ride.self))
    #expect(ride.speed == .fast && ride.spare == .slow && ride.extras == [.fast])
  }

  @Test("A pattern in source needs no `try`")
  func pattern() throws {
    let form = Form("F", for: Ride()) {
      TextField("Postal Code", \.postalCode).rule(.pattern("[0-9]{5}").message("Enter 5 digits."))
    }
    #expect(try form.playing("9410<Tab>").error("postalCode") == "Enter 5 digits.")
    #expect(try form.playing("94103<Tab>").error("postalCode") == nil)
  }
}

@Suite("Cards in a form")
struct CardScreenTests {
  private let form = Form("F", for: Ride()) {
    Page("Payment") { TextField("Card", \.card).kind(.card) }
    Page<Ride>.review("Summary")
  }

  @Test("T16: the brand stands beside the label as soon as the digits tell it, and goes with them")
  func brand() throws {
    var player = try form.playing("3")
    #expect(!player.screen.contains("American"))
    try player.play("4")
    #expect(player.screen.contains("─ American Express ╮"))
    try player.play("<BS><BS>4")
    #expect(player.screen.contains("─ Visa ╮"))
    try player.play("<BS>")
    #expect(!player.screen.contains("Visa"))
  }

  @Test("PCI DSS 3.4.1: a summary shows a card's brand and last four digits, and speaks no more")
  func review() throws {
    let player = try form.playing("4111111111111111<Enter><Enter>")
    #expect(player.screen.contains("Visa •••• 1111"))
    #expect(!player.screen.contains("4111"))
    #expect(player.announcements.contains { $0.contains("Visa •••• 1111") })
    #expect(!player.announcements.contains { $0.contains("4111-1") })
  }

  @Test(
    "PCI DSS 3.4.1: what may be shown of a number",
    arguments: [
      ("4111111111111111", "Visa •••• 1111"), ("378282246310005", "American Express •••• 0005"),
      ("4111", "Visa ••••"), ("", "••••"), ("9999", "••••"),
    ])
  func disguised(digits: String, shown: String) {
    #expect(CardEntry().disguised(digits) == shown)
  }
}
