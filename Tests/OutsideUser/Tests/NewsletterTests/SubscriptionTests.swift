import FormworkTesting
import Testing

@testable import Newsletter

@Suite("The newsletter's form")
struct SubscriptionTests {
  @Test("The first screen")
  func first() throws {
    try Subscription.form.checkScreen("first")
  }

  @Test("A wrong address is told where it stands", arguments: [80, 40])
  func wrongAddress(columns: Int) throws {
    try Subscription.form.checkScreen(
      "wrong-address-\(columns)", after: "Ada<Tab>ada@<Tab>", size: Size(columns: columns, rows: 16))
  }

  @Test("What Subscribe says once all is well")
  func done() throws {
    let pilot = try Subscription.form.pilot("Ada<Tab>ada@x.org<Tab><Tab>correct horse<Tab>")
    #expect(pilot.canContinue)
    try pilot.checkScreen("done", planes: [.text, .spoken])
  }

  @Test("Keys of one's own need no import but the library's")
  func keys() throws {
    let pilot = try Subscription.form.pilot("Ada<C-s>", settings: Subscription.house.session)
    #expect(pilot.focus == "email")
  }

  @Test("The least window shows what has the focus")
  func small() throws {
    try Subscription.form.checkScreen(
      after: "Ada<Tab>ada@<Tab><S-Tab>", size: Size(columns: 30, rows: 8),
      is: """
        ── Email ─────────────────────
        ┃ ada@                       ✕
          We write there and nowhere
          else.
          ! Enter an email address
            like name@domain.com.
        ── Pace ──────────────────────
        Tab Next  Esc Leave        ▴▾
        """)
  }

  @Test("What is missing is told, and can be mended")
  func missing() throws {
    var pilot = try Subscription.form.pilot("Ada<Tab>ada@<Tab>")
    #expect(pilot.focus == "pace")
    #expect(pilot.errors["email"] == "Enter an email address like name@domain.com.")
    #expect(pilot.missing == ["email", "password"])
    try pilot.press("<S-Tab>x.org<Tab><Tab>correct horse<Tab><Enter>")
    #expect(pilot.outcome == .submitted)
    #expect(pilot.value.email == "ada@x.org")
  }

  @Test("It is filled in on a real terminal as in memory", arguments: PilotPlace.allCases)
  func onTerminal(place: PilotPlace) async throws {
    let keys = "Ada<Tab>ada@<Tab><S-Tab>x.org<Tab><Enter><Up><Enter><Tab>correct horse<Tab>"
    let pilot = try await Subscription.form.pilot(keys, on: place)
    #expect(pilot.canContinue && pilot.focus == "continue")
    #expect(pilot.value.pace == .daily)
    #expect(pilot.screen == (try Subscription.form.pilot(keys).screen))
    #expect(pilot.output.isEmpty == (place == .memory))
  }

  @Test("The answer is the caller's own value")
  func answer() throws {
    var pilot = try Subscription.form.pilot("Ada<Tab>ada@x.org<Tab>")
    try pilot.press("<Enter><Up><Enter><Tab>correct horse<Tab><Enter>")
    #expect(pilot.outcome == .submitted)
    #expect(pilot.value.pace == .daily)
    #expect(pilot.value.password.count == 13)
  }
}
