import Forms
import TerminalScreen
import Testing

@testable import LineTerminal

@Suite("A2: a form in lines")
struct LineRunTests {
  enum Plan: CaseIterable, Sendable { case free, team }

  struct Account: Sendable {
    var name = ""
    var email = ""
    var phone = ""
    var bio = ""
    var plan: Plan?
    var seats = ""
    var terms = false
    var password = Secret()
    var again = Secret()
  }

  private func form(_ account: Account = Account()) -> Form<Account> {
    Form("Create Account", for: account) {
      Section("Your Details") {
        TextField("Full Name", \.name)
        TextField("Email", \.email).kind(.email).prompt("name@domain.com").help("We send the receipt here.")
          .tip("Decides where the receipt goes.")
        TextField("Phone", \.phone).optional()
      }
      Section("Plan") {
        Picker("Plan", \.plan)
        TextField("Seats", \.seats).visible { $0.plan == .team }
        Toggle("I Accept the Terms", \.terms).id("terms").rule(.isOn)
        SecureField("Password", \.password).rule(.minimumLength(8))
        SecureField("Confirm Password", \.again).matches(\.password)
      }
    }
  }

  private func run(
    _ lines: [String], _ account: Account = Account()
  ) -> (end: LineEnd, run: LineRun<ScriptedLines>) {
    var run = LineRun(
      Session(form(account), size: Size(columns: 80, rows: 24)), on: ScriptedLines(lines))
    let end = run.run()
    return (end, run)
  }

  private let answers = ["Ada", "ada@x.org", "", "free", "y", "long enough", "long enough"]

  private func json(_ session: Session) -> String {
    var bytes = SensitiveBytes()
    session.writeJSON(showingSecrets: true, into: &bytes)
    return bytes.withBytes { String(decoding: $0, as: UTF8.self) }
  }

  @Test("A2: one question after another in the form's order, then the answers")
  func wholeForm() {
    let (end, run) = run(answers)
    #expect(end == .submitted)
    #expect(run.session.model(as: Account.self)?.email == "ada@x.org")
    #expect(run.session.model(as: Account.self)?.plan == .free)
    #expect(run.device.hidden == [false, false, false, false, false, true, true])
  }

  @Test("A1: label, example or value, what is expected, helper text: in this order")
  func order() {
    let said = run(["Ada"]).run.device.said
    #expect(
      said.hasPrefix(
        """
        Create Account
        All fields are required unless marked optional.
        Answer each question and press Enter. Type ? for help, < to go back.

        Your Details

        Full Name
        >\u{20}

        Email
        For example: name@domain.com
        We send the receipt here.
        >\u{20}

        """), "\(said)")
  }

  @Test("A2: an error is a sentence after the question, which is asked again; nothing unchecked is taken")
  func errors() {
    let (end, run) = run(["Ada", "ada", "ada@x.org"])
    #expect(end == .inputEnded)
    #expect(run.device.said.contains("Error: Enter an email address like name@domain.com.\n> "))
    #expect(run.session.model(as: Account.self)?.email == "ada@x.org")
  }

  @Test("A required field is not passed by an empty line")
  func required() {
    let (_, run) = run(["", "Ada"])
    #expect(run.device.said.contains("Error: Enter Full Name to continue."))
  }

  @Test("< goes back, with the value there, as often as one likes; not before the first")
  func back() {
    let (end, run) = run(["<", "Ada", "ada@x.org", "<", "<", "Grace", ""] + answers.dropFirst(2))
    #expect(end == .submitted)
    #expect(run.device.said.contains("This is the first question."))
    #expect(run.device.said.contains("Now: Ada. Press Enter to keep it."))
    #expect(run.session.model(as: Account.self)?.name == "Grace")
    #expect(run.session.model(as: Account.self)?.email == "ada@x.org")
  }

  @Test("? tells the tip and the helper text, and asks again")
  func help() {
    let said = run(["Ada", "?", "ada@x.org"]).run.device.said
    #expect(said.contains("Decides where the receipt goes.\nWe send the receipt here.\n"))
    #expect(run(["?"]).run.device.said.contains("There is no help for this."))
  }

  @Test("E3: a default is said in words, kept by Enter, emptied by - where it may be")
  func defaults() {
    let account = Account(name: "Ada", email: "a@b.org", phone: "555")
    let (_, kept) = run(["", "", ""], account)
    #expect(kept.device.said.contains("Now: 555. Press Enter to keep it.\nType - to leave it empty."))
    #expect(kept.session.model(as: Account.self)?.phone == "555")
    let (_, emptied) = run(["", "", "-"], account)
    #expect(emptied.session.model(as: Account.self)?.phone == "")
  }

  @Test("A sign that means something is itself behind a backslash", arguments: ["?", "<", "\\?", "\\\\<"])
  func escaped(_ answer: String) {
    let (_, run) = run(["\\" + answer])
    #expect(run.session.model(as: Account.self)?.name == answer)
  }

  @Test("- is an answer like another where there is nothing to empty")
  func hyphen() {
    #expect(run(["-"]).run.session.model(as: Account.self)?.name == "-")
  }

  @Test("E6: an option by number, by name, by part of its name", arguments: ["2", "Team", "team", "tea"])
  func options(_ answer: String) {
    let (_, run) = run(["Ada", "ada@x.org", "", answer])
    #expect(run.session.model(as: Account.self)?.plan == .team)
    #expect(run.device.said.contains("1. Free\n2. Team\nType a number or a name."))
    // The condition holds now: the hidden question comes up.
    #expect(run.device.said.contains("Seats\n> "))
  }

  @Test("E6: what matches nothing or several options is told", arguments: ["3", "0", "x", "e"])
  func noOption(_ answer: String) {
    let (_, run) = run(["Ada", "ada@x.org", "", answer])
    #expect(run.session.model(as: Account.self)?.plan == nil)
    #expect(
      run.device.said.contains("Error: Nothing matches “\(answer)”.") || run.device.said.contains("2 match."))
  }

  @Test("E10: a toggle that has to be on is asked until it is", arguments: ["y", "YES", "on", "true"])
  func toggle(_ yes: String) {
    let (end, run) = run(["Ada", "ada@x.org", "", "1", "n", "", "maybe", yes] + answers.suffix(2))
    #expect(end == .submitted)
    #expect(run.device.said.contains("Error: Turn this on to continue."))
    #expect(run.device.said.contains("Error: Type y for yes or n for no."))
  }

  @Test("E4: a secret is hidden, its confirmation asked, and neither is ever said")
  func secrets() {
    let (end, run) = run(Array(answers.dropLast(2)) + ["short", "long enough", "other", "long enough"])
    #expect(end == .submitted)
    #expect(run.device.hidden.suffix(4) == [true, true, true, true])
    #expect(!run.device.said.contains("short"))
    #expect(!run.device.said.contains("long enough"))
    #expect(run.device.said.contains("Error: Use at least 8 characters."))
    #expect(run.device.said.contains("Error: Enter the same as in Password."))
  }

  @Test("A password changed on the way back makes its confirmation due again, and only that")
  func changedPassword() {
    let (end, run) = run(answers.dropLast() + ["<", "another one", "another one"])
    #expect(end == .submitted)
    #expect(json(run.session).contains("another one"))
  }

  @Test("Status 3: input that ends early submits nothing", arguments: 0...6)
  func endsEarly(_ count: Int) {
    let (end, run) = run(Array(answers.prefix(count)))
    #expect(end == .inputEnded)
    #expect(run.session.outcome == .editing)
  }

  @Test("An end by the person or the system ends the run as that")
  func endings() {
    let endings: [(LineInput, LineEnd)] = [
      (.signal(2), .cancelled), (.signal(15), .signal(15)), (.hungUp, .hungUp), (.ended, .inputEnded),
    ]
    for (input, end) in endings {
      var run = LineRun(
        Session(form(), size: Size(columns: 80, rows: 24)), on: ScriptedLines(inputs: [input]))
      #expect(run.run() == end)
    }
  }

  @Test("Bytes that are no UTF-8 and lines without end are told and asked again")
  func badInput() {
    let bytes: [UInt8] = [0x41, 0xFF]
    let line = bytes.withUnsafeBytes { PastedText($0) }
    var run = LineRun(
      Session(form(), size: Size(columns: 80, rows: 24)),
      on: ScriptedLines(inputs: [.line(line), .tooLong, .line(PastedText("Ada"))]))
    #expect(run.run() == .inputEnded)
    #expect(run.device.said.contains("That is no UTF-8 text. Type it again."))
    #expect(run.device.said.contains("That is too long to read. Type less."))
    #expect(run.session.model(as: Account.self)?.name == "Ada")
  }

  @Test("Text of several lines ends with a line that has only a period")
  func longText() {
    struct Letter: Sendable { var text = "" }
    func run(_ lines: [String], _ letter: Letter = Letter()) -> LineRun<ScriptedLines> {
      let form = Form("Letter", for: letter) { TextField("Text", \.text).lines(3...8) }
      var run = LineRun(Session(form, size: Size(columns: 80, rows: 24)), on: ScriptedLines(lines))
      _ = run.run()
      return run
    }
    #expect(
      run(["Dear Ada,", "", "good-bye", "."]).session.model(as: Letter.self)?.text == "Dear Ada,\n\ngood-bye")
    #expect(run(["one", "<", "?", "."]).session.model(as: Letter.self)?.text == "one\n<\n?")
    #expect(run(["one"]).session.outcome == .editing)
    #expect(run(["."], Letter(text: "a\nb")).session.model(as: Letter.self)?.text == "a\nb")
    #expect(run(["."], Letter(text: "a\nb")).session.outcome == .submitted)
  }

  @Test("Nothing from outside moves a terminal: controls have stand-ins")
  func safe() {
    struct Model: Sendable { var text = "" }
    let form = Form("A\u{1B}[2J\u{7}", for: Model(text: "x\u{9B}y")) {
      TextField("L\u{202E}bel", \.text).help("H\u{8}.")
    }
    var run = LineRun(Session(form, size: Size(columns: 80, rows: 24)), on: ScriptedLines([""]))
    _ = run.run()
    #expect(
      run.device.said.unicodeScalars.allSatisfy {
        $0 == "\n" || ($0.properties.generalCategory != .control && $0.properties.generalCategory != .format)
      })
  }

  @Test("Without UTF-8 everything said is ASCII")
  func ascii() {
    struct Model: Sendable { var plan: Plan? }
    var settings = SessionSettings()
    settings.traits.isUTF8 = false
    let form = Form("Größe", for: Model()) { Picker("Plan", \.plan) }
    var run = LineRun(
      Session(form, size: Size(columns: 80, rows: 24), settings: settings), on: ScriptedLines(["x", "1"]))
    #expect(run.run() == .submitted)
    #expect(run.device.said.utf8.allSatisfy { $0 < 0x80 })
    #expect(run.device.said.contains("Nothing matches \"x\"."))
  }
}

@Suite("A2: pages in lines")
struct LinePagesTests {
  struct Model: Sendable {
    var name = ""
    var isAdmin = false
    var key = ""
    var city = ""
  }

  private func form(_ style: PageStyle = .steps) -> Form<Model> {
    Form("Setup", for: Model()) {
      Page("You", message: "Who you are.") {
        TextField("Name", \.name)
        Toggle("Administrator", \.isAdmin)
      }
      Page("Keys") { TextField("Key", \.key).rule(.minimumLength(3)) }.visible { $0.isAdmin }
      Page("Place") { TextField("City", \.city) }
      Page.review("Review")
    }
    .pageStyle(style)
  }

  private func run(_ lines: [String], _ form: Form<Model>) -> (LineEnd, LineRun<ScriptedLines>) {
    var run = LineRun(Session(form, size: Size(columns: 80, rows: 24)), on: ScriptedLines(lines))
    let end = run.run()
    return (end, run)
  }

  @Test("P10: page after page, a hidden one left out, the review last")
  func wizard() {
    let (end, run) = run(["Ada", "n", "Paris", ""], form())
    #expect(end == .submitted)
    #expect(run.device.said.contains("Step 1 of 3 · You\nWho you are.\n"))
    #expect(!run.device.said.contains("Keys"))
    #expect(run.device.said.contains("1. Name: Ada\n2. Administrator: "))
    #expect(run.device.said.contains("3. City: Paris\nPress Enter to go on"))
  }

  @Test("P10: a page comes with its condition; back goes over pages; nothing is lost")
  func conditional() {
    let (end, run) = run(["Ada", "y", "<", "", "ab", "abc", "<", "", "Paris", ""], form())
    #expect(end == .submitted)
    #expect(run.session.model(as: Model.self)?.key == "abc")
    #expect(run.device.said.contains("Error: Use at least 3 characters."))
  }

  @Test("P10: a line of the review is changed by its number, and the review comes back")
  func review() {
    let (end, run) = run(["Ada", "n", "Paris", "9", "3", "Rom", ""], form())
    #expect(end == .submitted)
    #expect(run.session.model(as: Model.self)?.city == "Rom")
    #expect(run.device.said.contains("Error: Type one of the numbers."))
  }

  @Test("P9: tabs are gone through one after another")
  func tabs() {
    let (end, run) = run(["Ada", "y", "abc", "Paris", ""], form(.tabs))
    #expect(end == .submitted, "\(run.device.said)")
  }

  @Test("P2: what can't be undone is asked for; the safe answer goes back to the last question")
  func confirmation() {
    var form = Form("Disk", for: Model()) { TextField("Name", \.name) }
    form = form.confirmSubmit(
      title: "Erase the Disk?", message: "All of its data will be lost.", button: "Erase")
    let (end, run) = run(["sda", "x", "1", "", "Erase"], form)
    #expect(end == .submitted)
    #expect(
      run.device.said.contains("Erase the Disk?\nAll of its data will be lost.\n1. Keep Editing\n2. Erase\n"))
    #expect(self.run(["sda", "1", "sdb", "2"], form).1.session.model(as: Model.self)?.name == "sdb")
  }
}
