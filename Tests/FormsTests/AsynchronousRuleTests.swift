import Forms
import FormworkTesting
import TerminalScreen
import Testing

/// Rules that run beside typing (E8).
@Suite struct AsynchronousRuleTests {
  struct Model: Sendable {
    var user = ""
    var note = ""
  }

  private static func form(_ moment: ValidationMoment = .onLeave) -> Form<Model> {
    Form("T", for: Model()) {
      TextField("User Name", \.user)
        .rule(.minimumLength(2))
        .rule(
          .asynchronous("free") { $0.text == "root" ? .words("This name is taken. Choose another.") : nil }
        )
        .validate(moment)
      TextField("Note", \.note).optional()
    }
  }

  private static func session(_ moment: ValidationMoment = .onLeave) -> Session {
    Session(form(moment), size: Size(columns: 80, rows: 24))
  }

  private static func player(_ moment: ValidationMoment = .onLeave) -> ScriptPlayer {
    ScriptPlayer(session(moment))
  }

  private static let taken = "This name is taken. Choose another."

  @Test("E8: that a rule runs is shown beside the label, in the report, and shuts the gate")
  func isShown() throws {
    var player = Self.player()
    try player.play("ada")
    #expect(player.session.pending == ["userName"])
    #expect(player.session.missing == ["userName"])
    #expect(player.session.errors.isEmpty)
    #expect(player.frame.rows.contains { $0.contains("User Name") && $0.contains("Checking…") })
  }

  @Test("E8: what can be told at once is told first: no rule runs for a value that is wrong anyway")
  func immediateFirst() throws {
    var player = Self.player()
    try player.play("a")
    #expect(player.session.pending == [])
    #expect(player.effects.isEmpty)
  }

  @Test("E8: waiting lets it end: a right value opens the gate, a wrong one shows its words")
  func ends() async throws {
    var player = Self.player()
    try await player.play("ada<Tab><Wait 1s>")
    #expect(player.session.pending == [])
    #expect(player.session.isGateOpen)
    #expect(player.session.model(as: Model.self)?.user == "ada")
    try await player.play("<S-Tab><C-u>root<Wait 1s>")
    #expect(player.session.errors.isEmpty)
    #expect(player.session.model(as: Model.self)?.user == "")
    try await player.play("<Tab>")
    #expect(player.session.errors.map(\.words) == [Self.taken])
  }

  @Test("E8: an error that comes after the field was left shows when it comes, and is announced")
  func lateError() async throws {
    var player = Self.player()
    try await player.play("root<Tab>abc")
    #expect(player.session.errors.isEmpty)
    await player.finishChecks()
    #expect(player.session.errors.map(\.words) == [Self.taken])
    #expect(player.announcements.contains("Error: " + Self.taken))
    #expect(player.session.focusedID == "note")
  }

  @Test("E8: a late answer for an old value is dropped, and what it was asked for is given up")
  func lateAnswer() throws {
    var session = Self.session(.onChange)
    var requests: [CheckRequest] = []
    var cancelled: [Int] = []
    for character in "roots".unicodeScalars {
      for effect in session.handle(.terminal(.key(KeyPress(.text(character))))) {
        if case .check(let request) = effect { requests.append(request) }
        if case .cancelCheck(let id) = effect { cancelled.append(id) }
      }
    }
    #expect(requests.map(\.value) == ["ro", "roo", "root", "roots"].map(FieldValue.text))
    #expect(cancelled == requests.dropLast().map(\.id))
    _ = session.handle(.checked(requests[2].id, .words("late")))
    #expect(session.errors.isEmpty)
    #expect(session.pending == ["userName"])
    _ = session.handle(.checked(requests[3].id, nil))
    #expect(session.isGateOpen)
  }

  @Test("E8: Enter on Continue says that it is checking; the form never sends itself afterwards")
  func continueWhileChecking() async throws {
    var player = Self.player()
    try await player.play("ada<Tab><Tab><Enter>")
    #expect(player.session.outcome == .editing)
    #expect(player.session.focusedID == "continue")
    let words = "User Name is being checked. Wait a moment, then try again."
    #expect(player.frame.rows.last?.contains(words) == true)
    #expect(player.announcements.contains(words))
    await player.finishChecks()
    #expect(player.session.outcome == .editing)
    #expect(player.announcements.contains("Continue is available."))
    try await player.play("<Enter>")
    #expect(player.session.outcome == .submitted)
  }

  @Test("E8: after the time limit the field says so; trying Continue asks again")
  func timeLimit() throws {
    var session = Self.session()
    func request(_ effects: [Effect]) -> CheckRequest? {
      effects.lazy.compactMap { if case .check(let request) = $0 { request } else { nil } }.first
    }
    func press(_ key: Key) -> [Effect] { session.handle(.terminal(.key(KeyPress(key)))) }
    _ = press(.text("a"))
    let first = try #require(request(press(.text("b"))))
    _ = press(.tab)
    _ = press(.tab)
    _ = session.handle(.checked(first.id, .checkTimedOut))
    #expect(session.errors.map(\.words) == ["The check took too long. Try again."])
    let second = try #require(request(press(.enter)))
    #expect(second.id != first.id)
    #expect(session.pending == ["userName"])
    #expect(session.errors.isEmpty)
    _ = session.handle(.checked(second.id, nil))
    #expect(session.isGateOpen)
  }

  @Test("E8: a value that was there beforehand is checked before the first key")
  func prefilled() async {
    let form = Form("T", for: Model(user: "root")) {
      TextField("User Name", \.user).rule(
        .asynchronous("free") { $0.text == "root" ? .words(Self.taken) : nil })
    }
    var player = ScriptPlayer(Session(form, size: Size(columns: 80, rows: 24)))
    #expect(player.session.pending == ["userName"])
    await player.finishChecks()
    #expect(!player.session.isGateOpen)
    #expect(player.session.pending == [])
  }

  @Test("E8: words given with a rule take the place of what it finds, not of a failure")
  func ownWords() async throws {
    let form = Form("T", for: Model()) {
      TextField("User Name", \.user).id("user").rule(
        .asynchronous("free") { $0.text == "root" ? .notAccepted : nil }.message("Taken."))
      TextField("Note", \.note).optional()
    }
    var player = ScriptPlayer(Session(form, size: Size(columns: 80, rows: 24)))
    try await player.play("root<Tab><Wait 1s>")
    #expect(player.session.errors.map(\.words) == ["Taken."])
  }

  @Test("A script runs no command and looks at no path unless it is told how: such rules have passed")
  func commandsPass() throws {
    let form = Form("T", for: Model()) {
      TextField("User Name", \.user).rule(.command(["false"])).rule(.path(.exists))
    }
    var player = ScriptPlayer(Session(form, size: Size(columns: 80, rows: 24)))
    try player.play("ada")
    #expect(player.session.pending == [])
    #expect(player.session.isGateOpen)
  }
}
