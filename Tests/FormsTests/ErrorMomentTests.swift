import Forms
import FormworkTesting
import TerminalScreen
import Testing

/// When an error shows, sentence by sentence as the policy says it (T7, E8, E10).
@Suite struct ErrorMomentTests {
  struct Model: Sendable {
    var name = ""
    var other = ""
    var third = ""
    var password = Secret()
    var again = Secret()
  }

  private static func player<F: Field>(_ field: F) -> ScriptPlayer where F.Model == Model {
    let form = Form("T", for: Model()) {
      field
      TextField("Other", \.other).optional().help("Anything.")
    }
    return ScriptPlayer(Session(form, size: Size(columns: 80, rows: 24)))
  }

  private static func name(_ moment: ValidationMoment) -> ScriptPlayer {
    player(TextField("Name", \.name).rule(.minimumLength(3)).validate(moment).help("As in your passport."))
  }

  private func errors(_ player: ScriptPlayer) -> [String] { player.session.errors.map(\.words) }

  static let tooShort = "Use at least 3 characters."

  @Test("T7: beforeLeaving holds filled values only: an empty field can be left, and Esc always passes")
  func beforeLeavingEmpty() throws {
    var player = Self.name(.beforeLeaving)
    try player.play("<Tab>")
    #expect(player.session.focusedID == "other")
    try player.play("<S-Tab>ab<Esc>")
    #expect(player.session.openName == "alert")
  }

  @Test("T7: walking past an empty field shows nothing", arguments: ValidationMoment.allCases)
  func walkingPast(moment: ValidationMoment) throws {
    var player = Self.name(moment)
    try player.play("<Tab><S-Tab><Tab><Tab>")
    #expect(errors(player) == [])
    #expect(!player.session.isGateOpen)
  }

  @Test("E10: emptiness is an error once Continue was tried, and the focus goes there")
  func emptyOnContinue() throws {
    var player = Self.name(.onLeave)
    try player.play("<Tab><Tab><Enter>")
    #expect(errors(player) == ["Enter Name to continue."])
    #expect(player.session.focusedID == "name")
    #expect(player.session.outcome == .editing)
    #expect(player.announcements.last?.contains("Error: Enter Name to continue.") == true)
  }

  @Test("T19: the helper text stays beside the error")
  func helperStays() throws {
    var player = Self.name(.onLeave)
    try player.play("ab<Tab>")
    #expect(player.frame.rows.contains { $0.contains("As in your passport.") })
    #expect(player.frame.rows.contains { $0.contains("! " + Self.tooShort) })
  }

  @Test(
    "T7: a refused character is told at once, stands until the next accepted key, and never shuts the gate",
    arguments: ValidationMoment.allCases)
  func refusals(moment: ValidationMoment) throws {
    var player = Self.player(TextField("Name", \.name).limit(3, .refuse).validate(moment))
    try player.play("abcd")
    #expect(errors(player) == ["There is room for 3 characters only."])
    #expect(player.session.isGateOpen)
    try player.play("<Left>")
    #expect(errors(player) == [])
    try player.play("x<Tab>")
    #expect(errors(player) == [])
  }

  @Test("A3: an error is announced when it appears, before the focus moves on, and again on focus")
  func announced() throws {
    var player = Self.name(.onLeave)
    try player.play("ab<Tab>")
    #expect(player.announcements.first == "Error: " + Self.tooShort)
    #expect(player.announcements.last?.hasPrefix("Other") == true)
    try player.play("<S-Tab>")
    #expect(player.announcements.last?.hasSuffix("Error: " + Self.tooShort) == true)
  }

  @Test("E10: Continue’s gate is live: it counts rules, not shown errors, and its opening is announced")
  func gateIsLive() throws {
    var player = Self.name(.onSubmit)
    try player.play("ab")
    #expect(!player.session.isGateOpen)
    try player.play("c")
    #expect(player.session.isGateOpen)
    #expect(player.announcements.contains("Continue is available."))
    try player.play("<BS>")
    #expect(player.announcements.contains("Continue is not available yet."))
  }

  @Test("E10: where several are bad the status row says so, F3 lists them with their words, Enter goes there")
  func severalBad() throws {
    let form = Form("T", for: Model()) {
      TextField("Name", \.name).rule(.minimumLength(3))
      TextField("Other", \.other)
      TextField("Third", \.third)
    }
    var player = ScriptPlayer(Session(form, size: Size(columns: 80, rows: 24)))
    try player.play("ab<Tab><Tab><Tab><Enter>")
    #expect(player.session.focusedID == "name")
    #expect(player.frame.rows.last?.contains("3 things to mend, F3 lists them") == true)
    #expect(player.announcements.contains("3 things to mend, F3 lists them"))
    try player.play("<F3>")
    #expect(player.session.openName == "summary")
    #expect(player.frame.rows.contains { $0.contains("Name: " + Self.tooShort) })
    #expect(player.frame.rows.contains { $0.contains("Third: Enter Third to continue.") })
    try player.play("<Down><Down><Enter>")
    #expect(player.session.focusedID == "third")
  }

  // MARK: Confirmations

  private static func passwords(_ moment: ValidationMoment) -> ScriptPlayer {
    let form = Form("T", for: Model()) {
      SecureField("Password", \.password)
      SecureField("Confirm Password", \.again).matches(\.password).validate(moment)
    }
    return ScriptPlayer(Session(form, size: Size(columns: 80, rows: 24)))
  }

  static let differs = "Enter the same as in Password."

  @Test("T7: a confirmation is told on leaving; mending either side mends both")
  func confirmation() throws {
    var player = Self.passwords(.onLeave)
    try player.play("secret<Tab>secrex")
    #expect(errors(player) == [])
    try player.play("<Tab>")
    #expect(errors(player) == [Self.differs])
    try player.play("<S-Tab><S-Tab><BS>x")
    #expect(errors(player) == [])
    #expect(player.session.isGateOpen)
  }

  @Test("T7: with onChange a confirmation is told as soon as it is no beginning of the first")
  func confirmationAtOnce() throws {
    var player = Self.passwords(.onChange)
    try player.play("secret<Tab>sec")
    #expect(errors(player) == [])
    #expect(!player.session.isGateOpen)
    try player.play("x")
    #expect(errors(player) == [Self.differs])
    try player.play("<BS>")
    #expect(errors(player) == [])
    try player.play("<Tab>")
    #expect(errors(player) == [Self.differs])
  }
}
