import FormworkTesting
import Testing

/// Fields of one line in Swift: what a model holds after some keys.
@Suite struct TextFieldModelTests {
  private struct Model: Sendable {
    var seats = 1
    var count: Int?
    var price: DecimalNumber?
    var share = DecimalNumber(5)
    var phone = ""
    var serial = ""
    var day: CalendarDate?
    var end: CalendarDate?
    var size: ByteSize?
    var pin = Secret()
    var text = ""
  }

  private func model(_ keys: String, @FormBuilder<Model> _ content: () -> FormContent<Model>) throws -> Model
  {
    try #require(try Form("Form", for: Model(), content: content).playing(keys).session.model(as: Model.self))
  }

  @Test("T8: a number in its range is what the model gets, any other is told and leaves it alone")
  func range() throws {
    let form = Form("Form", for: Model()) { NumberField("Seats", \.seats).range(1...500) }
    var player = try form.playing("<C-u>42")
    #expect(player.session.model(as: Model.self)?.seats == 42)
    try player.play("0000<Tab>")
    #expect(player.session.model(as: Model.self)?.seats == 420)
    #expect(player.session.errors.first?.words == "Enter a value from 1 to 500.")
  }

  @Test("T8: an Int takes no decimals and no more than fits")
  func int() throws {
    let form = Form("Form", for: Model()) { NumberField("Count", \.count) }
    #expect(try form.playing("1.5").session.model(as: Model.self)?.count == 15)
    let player = try form.playing("9223372036854775808<Tab>")
    #expect(player.session.model(as: Model.self)?.count == 922_337_203_685_477_580)
    #expect(!player.session.errors.isEmpty)
  }

  @Test("T8: an amount is exact, nil while there is none")
  func amount() throws {
    #expect(
      try model("1,234.50") { CurrencyField("Price", \.price, code: "EUR") }.price?.description == "1234.50")
    #expect(try model("5<BS>") { CurrencyField("Price", \.price, code: "EUR") }.price == nil)
  }

  @Test("T8: steps and decimals")
  func steps() throws {
    let form = Form("Form", for: Model()) {
      PercentField("Share", \.share).range(0...100).step(5).decimals(0)
    }
    #expect(try form.playing("<C-u>15").session.model(as: Model.self)?.share == 15)
    #expect(try form.playing("<C-u>16<Tab>").session.errors.first?.words == "Use steps of 5, counted from 0.")
    #expect(try form.playing().session.shown.first?.text == "5")
  }

  @Test("T16: text comes without its mask, and may be given with it")
  func masks() throws {
    #expect(try model("555-123-4567") { TextField("Phone", \.phone).mask(.phone) }.phone == "5551234567")
    #expect(try model("ab12") { TextField("Serial", \.serial).mask(">AA-99") }.serial == "AB12")
    var given = Model()
    given.phone = "555-123-4567"
    let form = Form("Form", for: given) {
      TextField("Text", \.text).optional()
      TextField("Phone", \.phone).mask(.phone)
    }
    #expect(try form.playing().session.answers[1].value == .text("5551234567"))
    #expect(try form.playing().session.isGateOpen)
  }

  @Test("T16: days, the last day of a month, sizes")
  func days() throws {
    let day = CalendarDate(year: 2026, month: 12, day: 31)!
    #expect(try model("12312026") { DateField("Day", \.day) }.day == day)
    #expect(try model("1226") { ExpirationField("End", \.end, format: .monthYear) }.end == day)
    #expect(try model("31122026") { ExpirationField("End", \.end) }.end == day)
    #expect(try model("1.5G") { SizeField("Size", \.size) }.size == ByteSize("1.5G"))
    var given = Model()
    given.end = day
    let form = Form("Form", for: given) { ExpirationField("End", \.end, format: .monthYear) }
    #expect(try form.playing().session.shown.first?.text == "12/26")
  }

  @Test("E4: the digits of a PIN come as a secret")
  func pin() throws {
    let secret = try model("4170") { DigitField("PIN", \.pin, count: 4) }.pin
    #expect(secret.withBytes { Array($0) } == Array("4170".utf8))
  }

  @Test("T22: a limit in bytes, and one of a field of several lines")
  func limits() throws {
    let form = Form("Form", for: Model()) { TextField("Text", \.text).limit(bytes: 4, .refuse) }
    #expect(try form.playing("日本").session.shown.first?.text == "日")
    let lines = Form("Form", for: Model()) { TextField("Text", \.text).lines(2...4).limit(bytes: 4, .refuse) }
    #expect(try lines.playing("日本").session.shown.first?.text == "日")
  }

  @Test("T11: a format of one's own decides what is taken, shown and meant")
  func ownFormat() throws {
    let form = Form("Form", for: Model()) { TextField("Text", \.text).kind(.custom(Shouting())) }
    var player = try form.playing("ab")
    #expect(player.session.shown.first?.text == "AB")
    #expect(player.session.caret?.index == 2)
    try player.play("1")
    #expect(player.session.errors.first?.words == "Only letters shout.")
    try player.play("<C-_>")
    #expect(player.session.shown.isEmpty)
  }

  /// Letters, in upper case.
  private struct Shouting: TextFormat {
    func edited(_ edit: TextEdit, in text: String) -> Result<MaskEdit, Problem> {
      guard edit.text.allSatisfy(\.isLetter) else { return .failure(.words("Only letters shout.")) }
      let edit = edit.applied(to: text)
      return .success(MaskEdit(value: edit.value.uppercased(), caret: edit.caret))
    }

    func read(_ text: String) -> TextReading { TextReading(.text(text)) }
  }
}
