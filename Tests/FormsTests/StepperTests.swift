import FormworkTesting
import Testing

@Suite("E6: stepper")
struct StepperTests {
  struct Amount: Sendable { var amount: DecimalNumber = 1 }

  private func played(_ keys: String) throws -> ScriptPlayer { try Order.form.playing("<Tab><Tab>" + keys) }

  @Test(
    "E6: arrows step, Home and End go to the limits, digits set it",
    arguments: [
      ("<Up>", 3), ("<Right>", 3), ("<Down>", 1), ("<Left>", 1), ("<End>", 9), ("<End><Home>", 1), ("7", 7),
      ("7<Up>", 8), ("<BS>5", 5), ("4<Tab><S-Tab>6", 6),
    ] as [(String, Int)])
  func steps(keys: String, seats: Int) throws {
    let player = try played(keys)
    #expect(player.session.model(as: Order.self)?.seats == seats)
    #expect(player.focus == "seats")
  }

  @Test("E6: at a limit it stays, and tells")
  func limits() throws {
    let player = try played("<End><Up>")
    #expect(player.error("seats") == "Enter 9 or less.")
    #expect(player.shown("seats") == "9")
    #expect(try played("<Home><Down>").error("seats") == "Enter 1 or more.")
    #expect(try played("<End><Up><Down>").error("seats") == nil)
  }

  @Test(
    "T7: a typed number beyond the limits is an error after leaving, and the model keeps the last valid one")
  func beyond() throws {
    let player = try played("12<Tab>")
    #expect(player.error("seats") == "Enter 9 or less.")
    #expect(player.session.model(as: Order.self)?.seats == 1)
    #expect(player.session.answers.first { $0.id == "seats" }?.value == .number("12"))
  }

  @Test("T11: what is no part of a number is refused and told", arguments: ["x", "-", ".", " "])
  func refused(key: String) throws {
    #expect(try played(key).error("seats") == "“\(key)” can’t be entered here.")
  }

  @Test("T8: decimals are exact, and steps are counted from the minimum")
  func decimals() throws {
    let step = try #require(DecimalNumber("0.1"))
    let most = try #require(DecimalNumber("1.30"))
    let form = Form("F", for: Amount()) { Stepper("Amount", \.amount, in: 1...most, step: step) }
    #expect(try form.playing("<Up><Up>").session.answers.first?.value == .number("1.2"))
    #expect(try form.playing("1.15<Tab>").error("amount") != nil)
    #expect(try form.playing("1.1<Tab>").error("amount") == nil)
  }

  @Test(
    "T8: a value given beforehand that is between two steps says so; decimals that say nothing don’t",
    arguments: [("3.0", nil), ("3.5", "Use steps of 1, counted from 1.")] as [(String, String?)])
  func given(number: String, words: String?) throws {
    let form = Form("F", for: Answers(["a": .number(try #require(DecimalNumber(number)))])) {
      AnswerField("a", "A", kind: StepperKind(minimum: 1, maximum: 9))
    }
    #expect(try form.playing("<S-Tab><Enter>").error("a") == words)
  }

  @Test("E9: a click on an arrow steps")
  func click() throws {
    var player = try played("")
    try player.click(on: "›")
    #expect(player.session.model(as: Order.self)?.seats == 3)
    try player.click(on: "‹")
    try player.click(on: "‹")
    #expect(player.session.model(as: Order.self)?.seats == 1)
  }

  @Test("P7: a step can be undone")
  func undo() throws {
    #expect(try played("<Up><Up><C-_>").session.model(as: Order.self)?.seats == 3)
  }

  @Test("A4: without UTF-8 the arrows are ASCII")
  func ascii() throws {
    var settings = SessionSettings()
    settings.traits.isUTF8 = false
    #expect(try Order.form.playing("", settings: settings).screen.contains("< 2 >"))
    #expect(try Order.form.playing("<Space>", settings: settings).screen.contains("(*) Monthly"))
  }
}
