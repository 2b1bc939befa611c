import FormworkTesting
import Testing

/// The verb of a sentence fits what a person does: type, choose, tick.
@Suite("T21: verbs")
struct AnswerMannerTests {
  private enum Plan: CaseIterable, Hashable { case small, large }

  private struct Model: Sendable {
    var text = ""
    var number: DecimalNumber?
    var secret = Secret()
    var expiry: CalendarDate?
    var plan: Plan?
    var billing: Plan?
    var parts: Set<Plan> = []
    var day: CalendarDate?
    var file = ""
    var agrees = false
  }

  /// One field of each way to answer, all empty.
  private static let form = Form("Form", for: Model()) {
    TextField("Name", \.text)
    NumberField("Amount", \.number)
    SecureField("Password", \.secret)
    ExpirationField("Valid Until", \.expiry)
    Picker("Plan", \.plan)
    Picker("Billing", \.billing).pickerStyle(.radioGroup)
    MultiplePicker("Parts", \.parts)
    DateField("Start", \.day)
    FilePicker("Key", \.file)
    Toggle("I Agree", \.agrees).rule(.isOn)
  }

  private func errors(_ wording: Wording) throws -> [String] {
    var settings = SessionSettings()
    settings.wording = wording
    let player = try Self.form.playing("<S-Tab><Enter>", settings: settings)
    return player.session.errors.map(\.words)
  }

  @Test(
    "E10: what is missing is to be entered where it is typed, chosen where it is chosen, ticked where it is a box"
  )
  func missing() throws {
    #expect(
      try errors(.english) == [
        "Enter Name to continue.", "Enter Amount to continue.", "Enter Password to continue.",
        "Enter Valid Until to continue.", "Choose Plan to continue.", "Choose Billing to continue.",
        "Choose Parts to continue.", "Choose Start to continue.", "Choose Key to continue.",
        "Turn this on to continue.",
      ])
  }

  @Test("E10: the same in German")
  func missingInGerman() throws {
    #expect(
      try errors(.german) == [
        "Füllen Sie „Name“ aus, um fortzufahren.", "Füllen Sie „Amount“ aus, um fortzufahren.",
        "Füllen Sie „Password“ aus, um fortzufahren.", "Füllen Sie „Valid Until“ aus, um fortzufahren.",
        "Wählen Sie „Plan“ aus, um fortzufahren.", "Wählen Sie „Billing“ aus, um fortzufahren.",
        "Wählen Sie „Parts“ aus, um fortzufahren.", "Wählen Sie „Start“ aus, um fortzufahren.",
        "Wählen Sie „Key“ aus, um fortzufahren.", "Kreuzen Sie dies an, um fortzufahren.",
      ])
  }

  @Test(
    "No sentence about what is chosen asks for typing",
    arguments: [
      Problem.required, .notAllowed, .notAccepted, .notOneOf(["a"]), .differs(from: "Other"), .past,
      .tooEarly(first: ProblemExamples.day), .tooLate(last: ProblemExamples.day), .notAfter("Start"),
      .before("Start"),
    ])
  func chosen(_ problem: Problem) {
    let english = Wording.english.problem(problem, "Label", .chosen, .enUS)
    let german = Wording.german.problem(problem, "Label", .chosen, .enUS)
    #expect(english.contains("Choose") && !english.contains("Enter"), "\(english)")
    #expect(german.contains("Wählen Sie") && !german.contains(" ein."), "\(german)")
  }
}
