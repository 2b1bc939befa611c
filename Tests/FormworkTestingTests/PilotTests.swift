import FormworkTesting
import Testing

@Suite("The pilot")
struct PilotTests {
  @Test("Everything that can be seen of a form can be asked")
  func seeing() throws {
    var pilot = try Booking.form.pilot("Ada<Tab>ada@<Tab>")
    #expect(pilot.focus == "pin")
    #expect(pilot.value.name == "Ada")
    #expect(pilot.shown == ["name": "Ada", "email": "ada@", "news": "[ ]"])
    #expect(pilot.errors == ["email": "Enter an email address like name@domain.com."])
    #expect(pilot.missing == ["email", "pin"])
    #expect(!pilot.canContinue)
    #expect(pilot.spoken.last?.hasPrefix("Password, ") == true)
    #expect(pilot.role(of: "Enter an email") == .error)
    try pilot.press("secret<S-Tab>x.org<Tab><Tab><Tab><Enter>")
    #expect(pilot.outcome == .submitted)
    #expect(pilot.value.email == "ada@x.org")
  }

  @Test("Step by step the form shows after each key")
  func steps() throws {
    var pilot = try Booking.form.pilot()
    var seen: [String] = []
    try pilot.press("Ad<Tab>") { pilot, key in
      seen.append("\(key) \(pilot.shown["name"] ?? "") \(pilot.focus)")
    }
    #expect(seen == ["A A name", "d Ad name", "<Tab> Ad email"])
  }

  @Test("A click goes where a text stands; a text that is not there is told with the screen")
  func clicks() throws {
    var pilot = try Booking.form.pilot()
    try pilot.click(on: "Email")
    #expect(pilot.focus == "email")
    let missing = #expect(throws: Pilot<Booking>.NotOnScreen.self) { try pilot.click(on: "Fax") }
    #expect(missing?.description.contains("Booking") == true)
  }

  @Test("Keys that can't be read press nothing")
  func wrongKeys() throws {
    var pilot = try Booking.form.pilot()
    #expect(throws: KeyNotationError.self) { try pilot.press("Ada<Tabb>") }
    #expect(pilot.value.name.isEmpty)
  }

  @Test("Rules with async end at a wait, however long they take")
  func waiting() async throws {
    let form = Form("Name", for: Booking()) {
      TextField("Name", \.name).id("name").rule(
        .asynchronous("free") { value in
          await Task.yield()
          return value.text == "Ada" ? .words("This name is taken.") : nil
        })
    }
    var pilot = try form.pilot("Ada<Tab>")
    #expect(!pilot.canContinue)
    try await pilot.pressAndWait("<Wait 1s>")
    #expect(pilot.errors == ["name": "This name is taken."])
  }
}
