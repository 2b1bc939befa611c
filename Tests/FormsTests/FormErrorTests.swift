import FormworkTesting
import Testing

@testable import signup

@Suite("When an error shows")
struct FormErrorTests {
  static func form(_ moment: ValidationMoment) -> Form<Texts> {
    Form("Form", for: Texts()) {
      TextField("Before", \.one).optional()
      TextField("User Name", \.two).rule(.minimumLength(3)).validate(moment)
      TextField("After", \.three).optional()
    }
  }
  static let words = "Use at least 3 characters."

  @Test("T7: onChange shows with the first key and goes with the key that mends it")
  func onChange() throws {
    var player = try Self.form(.onChange).playing("<Tab>")
    #expect(player.error("userName") == nil)
    try player.play("a")
    #expect(player.error("userName") == Self.words)
    try player.play("bc")
    #expect(player.error("userName") == nil)
  }

  @Test("T7: onLeave waits until the field is left, then is live")
  func onLeave() throws {
    var player = try Self.form(.onLeave).playing("<Tab>a")
    #expect(player.error("userName") == nil)
    try player.play("<Tab>")
    #expect(player.error("userName") == Self.words)
    try player.play("<S-Tab>b")
    #expect(player.error("userName") == Self.words)
    try player.play("c")
    #expect(player.error("userName") == nil)
    try player.play("<BS>")
    #expect(player.error("userName") == Self.words)
  }

  @Test("T7: onSubmit waits for Continue")
  func onSubmit() throws {
    var player = try Self.form(.onSubmit).playing("<Tab>a<Tab><Tab>")
    #expect(player.error("userName") == nil)
    try player.play("<Enter>")
    #expect(player.error("userName") == Self.words)
    #expect(player.focus == "userName")
  }

  @Test("T7: beforeLeaving holds the focus against every way on", arguments: ["<Tab>", "<Enter>", "<Down>"])
  func heldForward(key: String) throws {
    let player = try Self.form(.beforeLeaving).playing("<Tab>a" + key)
    #expect(player.focus == "userName")
    #expect(player.error("userName") == Self.words)
  }

  @Test("T7: beforeLeaving holds against clicks on later fields, not on earlier ones")
  func heldClicks() throws {
    var player = try Self.form(.beforeLeaving).playing("<Tab>a")
    try player.click(on: "After")
    #expect(player.focus == "userName")
    try player.click(on: "Continue")
    #expect(player.focus == "userName")
    try player.click(on: "Before")
    #expect(player.focus == "before")
  }

  @Test("T7: the way back is always open", arguments: [("<S-Tab>", "before"), ("<Up>", "before")])
  func back(key: String, focus: String) throws {
    #expect(try Self.form(.beforeLeaving).playing("<Tab>a" + key).focus == focus)
    #expect(try Self.form(.beforeLeaving).playing("<Tab>a<Esc>").session.openName == "alert")
    #expect(try Self.form(.beforeLeaving).playing("<Tab>a<C-c>").session.outcome == .cancelled)
  }

  @Test("T7: beforeLeaving lets an empty field and a right one go")
  func letsGo() throws {
    #expect(try Self.form(.beforeLeaving).playing("<Tab><Tab>").focus == "after")
    #expect(try Self.form(.beforeLeaving).playing("<Tab>abc<Tab>").focus == "after")
  }

  @Test("T7: walking past empty fields shows nothing; what was removed again does")
  func emptiness() throws {
    var player = try Account.signUp.playing("<Tab><Tab><Tab><Tab><Tab><Tab><Tab>")
    #expect(player.session.errors.isEmpty)
    try player.play("A<BS><Tab>")
    #expect(player.error("fullName") == "Enter Full Name to continue.")
    #expect(player.session.errors.count == 1)
  }

  @Test("T7: a refused character is told at once and by the next accepted key no more")
  func refusal() throws {
    let form = Form("Form", for: Texts()) { TextField("Code", \.one).limit(2, .refuse) }
    var player = try form.playing("abc")
    #expect(player.shown("code") == "ab")
    #expect(player.error("code") == "There is room for 2 characters only.")
    #expect(player.session.isGateOpen)
    try player.play("<BS>")
    #expect(player.error("code") == nil)
  }

  @Test("T7: mending either of two fields that have to be equal mends both")
  func equal() throws {
    let start = "<Tab><Tab><Tab>secret-one<Tab>secret-two<Tab>"
    var player = try Account.signUp.playing(start)
    #expect(player.error("confirmPassword") == "Enter the same as in Password.")
    try player.play("<S-Tab><S-Tab><M-BS>secret-two")
    #expect(player.error("confirmPassword") == nil)
  }

  @Test("T19: helper text and error stand together; the error has a sign, words and a colour")
  func besideHelper() throws {
    for size in usualSizes.dropLast() {
      let player = try Account.signUp.playing("<Tab>ada@<Tab><S-Tab>", size: size)
      let helper = try #require(player.place(of: "We send the receipt here."))
      let error = try #require(player.place(of: "! Enter an email address"))
      #expect(error.row == helper.row + 1)
      #expect(player.role(of: "We send") == .helper)
      #expect(player.role(of: "! Enter") == .error)
    }
  }

  @Test("A4: each state differs without colour and without UTF-8")
  func withoutColour() throws {
    var settings = SessionSettings()
    settings.traits = TerminalTraits(isUTF8: false, colors: 0, hasDim: false)
    let player = try Account.signUp.playing("Ada<Tab>ada@<Tab>5", settings: settings)
    #expect(player.frame.rows.allSatisfy { $0.unicodeScalars.allSatisfy(\.isASCII) })
    #expect(player.place(of: "v+") != nil)
    #expect(player.place(of: "! Enter an email address like name@domain.com.") != nil)
    #expect(player.place(of: "> 5") != nil)
    #expect(player.place(of: "(Password)") != nil)
    #expect(player.place(of: "( Continue )") != nil)
    #expect(player.frame.rows[10].hasSuffix("x |"))
  }
}
