import FormworkTesting
import Testing

/// A form with a bit of everything that a snapshot tells.
struct Booking: Sendable {
  var name = ""
  var email = ""
  var pin = Secret()
  var news = false

  static let form = Form("Booking", for: Booking()) {
    TextField("Full Name", \.name).id("name")
    TextField("Email", \.email).id("email").kind(.email)
    SecureField("Password", \.pin).id("pin").revealable()
    Toggle("Send News", \.news).id("news")
  }
  .submit("Book")
}

@Suite("Planes of a snapshot")
struct SnapshotPlaneTests {
  private let size = Size(columns: 40, rows: 12)

  @Test("A form's snapshot has text, style, what is said and where the form stands")
  func all() throws {
    try Booking.form.checkScreen("booking", after: "Ada<Tab>ada@<Tab>hunter2<Tab><Space>", size: size)
  }

  @Test("E4: a secret is hidden in every plane, even while the screen shows it")
  func secrets() throws {
    let pilot = try Booking.form.pilot("<Tab><Tab>hunter2<M-v>", size: size)
    try #require(pilot.screen.contains { $0.contains("hunter2") })
    #expect(!pilot.snapshot.text.contains("hunter2"))
    #expect(pilot.snapshot.text.contains("pin: hidden"))
    #expect(pilot.snapshot.cursor == pilot.cursor)
    try pilot.checkScreen("booking-revealed")
  }

  @Test("Planes are compared one by one: what is not asked for does not count")
  func some() throws {
    let first = try Booking.form.pilot("Ada<Tab><S-Tab>", size: size).snapshot
    let second = try Booking.form.pilot("Ada<Tab><S-Tab><Left><Right>", size: size).snapshot
    #expect(second.difference(from: first)?.planes == [.spoken])
    #expect(second.only([.text, .style]).difference(from: first.only([.text, .style]).text) == nil)
  }

  @Test("What is written is read again the same")
  func reading() throws {
    let snapshot = try Booking.form.pilot("Ada <Paste>東京 👍🏽 | +</Paste><Tab>x", size: size).snapshot
    #expect(Snapshot(reading: snapshot.text) == snapshot)
    let narrow = snapshot.only([.text, .meaning])
    #expect(Snapshot(reading: narrow.text) == narrow)
    #expect(Snapshot(reading: "Formwork") == nil)
  }

  @Test("The header has what a screen depends on")
  func header() throws {
    var settings = SessionSettings()
    settings.traits = TerminalTraits(isUTF8: false, colors: 0, hasDim: false)
    let poor = try Booking.form.pilot(size: size, settings: settings).snapshot
    let rich = try Booking.form.pilot(size: size).snapshot
    #expect(rich.text.hasPrefix("Formwork snapshot, 40x12, cursor at 3,4\nen_US; UTF-8, 256 colors, dim\n"))
    #expect(poor.text.contains("\nen_US; ASCII, no colors\n"))
  }

  @Test("A sentence that is new moves the others without making them differ")
  func sentences() throws {
    let before = try Booking.form.pilot("<Tab>ada@", size: size).snapshot.only([.meaning])
    let after = try Booking.form.pilot("<Tab>ada@<S-Tab>", size: size).snapshot.only([.meaning])
    let difference = try #require(after.difference(from: before))
    #expect(difference.rows.count == 2)
    #expect(
      difference.summary
        == "Meaning, line 2: “focus     email, caret at 4” became “focus     name, caret at 0”.")
    #expect(difference.rows[1].expected == nil)
  }
}
