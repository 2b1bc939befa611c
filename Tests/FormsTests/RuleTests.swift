import Forms
import FormworkTesting
import Synchronization
import TerminalScreen
import Testing

/// Rules as they are written in Swift.
@Suite struct RuleTests {
  private func problem(_ rule: Rule, _ value: FieldValue) -> Problem? {
    let form = Form("T", for: Answers(["it": value])) {
      AnswerField("it", "It", kind: TextKind()).rule(rule)
    }
    var player = ScriptPlayer(Session(form, size: Size(columns: 80, rows: 24)))
    player.play(ScriptedKey(source: "", inputs: []))
    return player.session.isGateOpen ? nil : .notAllowed
  }

  @Test("Of several rules as one, all have to hold")
  func all() {
    let rule = Rule.all(.minimumLength(2), .maximumLength(3))
    #expect(problem(rule, .text("a")) != nil)
    #expect(problem(rule, .text("ab")) == nil)
    #expect(problem(rule, .text("abcd")) != nil)
  }

  @Test("Of several rules as alternatives, one has to hold")
  func any() {
    let rule = Rule.any(.ipAddress(), .hostName())
    #expect(problem(rule, .text("10.0.0.1")) == nil)
    #expect(problem(rule, .text("web")) == nil)
    #expect(problem(rule, .text("we b")) != nil)
  }

  @Test("A rule turned round refuses what the rule takes")
  func not() {
    let rule = Rule.not(.ipAddress(), message: "Enter a name.")
    #expect(problem(rule, .text("10.0.0.1")) != nil)
    #expect(problem(rule, .text("web")) == nil)
  }

  @Test(
    "E8: where one version of addresses is asked for, the sentence shows no other",
    arguments: [("300.1", IPAddress.Family.v4), ("x", .v4), ("1.2.3", .v4), ("fe80", .v6)])
  func addressOfOneVersion(text: String, family: IPAddress.Family) throws {
    let form = Form("T", for: Answers(["it": .empty])) {
      AnswerField("it", "It", kind: TextKind()).rule(.ipAddress(family))
    }
    let words = try #require(form.playing(text + "<Tab>").error("it"))
    #expect(words.contains(family == .v4 ? "192.0.2.1" : "2001:db8::1"))
    #expect(!words.contains(family == .v4 ? "2001:db8::1" : "192.0.2.1"))
  }

  @Test(
    "White space at an end, which nobody sees, is told as what it is",
    arguments: [Rule.hostName(), .userName, .email, .ipAddress(), .port, .macAddress])
  func blanksAtEnds(_ rule: Rule) throws {
    struct Model: Sendable { var it = "", other = "" }
    let form = Form("T", for: Model()) {
      TextField("It", \.it).rule(rule)
      TextField("Other", \.other).optional()
    }
    var player = ScriptPlayer(Session(form, size: Size(columns: 80, rows: 24)))
    try player.play("a <Tab>")
    #expect(player.session.errors.map(\.words) == ["Remove the blank at the end."])
    try player.play("<S-Tab><C-u> a<Tab>")
    #expect(player.session.errors.map(\.words) == ["Remove the blank at the beginning."])
  }

  // MARK: Across fields

  struct Range: Sendable {
    var start = ""
    var end = ""
  }

  private static func range() -> ScriptPlayer {
    let form = Form("T", for: Range()) {
      TextField("Start", \.start)
      TextField("End", \.end).after(\.start)
    }
    return ScriptPlayer(Session(form, size: Size(columns: 80, rows: 24)))
  }

  @Test(
    "T7: a rule across fields lands on the field named, and mending either side mends it",
    arguments: [true, false])
  func order(mendsFirst: Bool) throws {
    var player = Self.range()
    try player.play("2026-05-02<Tab>2026-05-01<Tab>")
    #expect(player.session.errors.map(\.id) == ["end"])
    #expect(player.session.errors.map(\.words) == ["Enter something that comes after Start."])
    try player.play(mendsFirst ? "<S-Tab><S-Tab><C-u>2026-04-01" : "<S-Tab><C-u>2026-06-01")
    #expect(player.session.errors.isEmpty)
    #expect(player.session.isGateOpen)
  }

  @Test("Numbers are compared as numbers, whatever their decimals")
  func numberOrder() throws {
    var player = Self.range()
    try player.play("9.50<Tab>10<Tab>")
    #expect(player.session.isGateOpen)
    try player.play("<S-Tab><C-u>9.5<Tab>")
    #expect(!player.session.isGateOpen)
  }

  @Test("T7: a closure over the model lands on the field named, and mending either side mends it")
  func modelRule() throws {
    struct Seats: Sendable { var plan = "", seats = "" }
    let form = Form("T", for: Seats()) {
      TextField("Plan", \.plan)
      TextField("Seats", \.seats)
    }.rule(on: \.seats) { model in
      model.plan == "free" && model.seats != "1" ? .words("The free plan has one seat.") : nil
    }
    var player = ScriptPlayer(Session(form, size: Size(columns: 80, rows: 24)))
    try player.play("free<Tab>2<Tab>")
    #expect(player.session.errors.map(\.id) == ["seats"])
    #expect(player.session.model(as: Seats.self)?.seats == "")
    try player.play("<S-Tab><S-Tab><C-u>team")
    #expect(player.session.errors.isEmpty)
    #expect(player.session.model(as: Seats.self)?.seats == "2")
    try player.play("<C-u>free<Tab><C-u>1")
    #expect(player.session.isGateOpen)
  }

  @Test("A key asks only the conditions that look at its field, however many there are")
  func conditionsAreTracked() throws {
    let asked = Counter()
    let form = Form("T", for: Answers()) {
      AnswerField("first", "First", kind: TextKind())
      AnswerField("second", "Second", kind: TextKind())
      for number in 0..<2000 {
        AnswerField("f\(number)", "F", kind: TextKind())
          .visible { answers in
            asked.increment()
            return answers["second"] == .text("x")
          }
          .conditionsLook(at: number < 3 ? ["first", "second"] : ["second"])
      }
    }
    var player = ScriptPlayer(Session(form, size: Size(columns: 80, rows: 24)))
    asked.reset()
    try player.play("a")
    #expect(asked.value == 3)
    try player.play("<Tab>x")
    #expect(asked.value == 3 + 2000)
    try player.play("<Tab>")
    #expect(player.session.focusedID == "f0")
  }
}

/// Counts from any thread.
final class Counter: Sendable {
  private let count = Mutex(0)

  var value: Int { count.withLock { $0 } }

  func increment() { count.withLock { $0 += 1 } }

  func reset() { count.withLock { $0 = 0 } }
}
