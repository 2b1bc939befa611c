import FormworkTesting
import Testing

@testable import signup

@Suite("T6: the focus")
struct FormFocusTests {
  static let order = [
    "fullName", "email", "phone", "password", "confirmPassword", "acceptsTerms", "continue",
  ]

  @Test("T6: Tab goes on in reading order, through the button and round")
  func tab() throws {
    var player = try Account.signUp.playing()
    for id in Self.order {
      #expect(player.focus == id)
      try player.play("<Tab>")
    }
    #expect(player.focus == "fullName")
  }

  @Test("T6: Shift+Tab is the exact inverse of Tab, from every place and over both ends")
  func inverse() throws {
    for form in [Account.signUp, Account.signUp.style(.plain)] {
      var player = try form.playing()
      for _ in 0...Self.order.count {
        let start = player.focus
        try player.play("<Tab><S-Tab>")
        #expect(player.focus == start)
        try player.play("<S-Tab><Tab>")
        #expect(player.focus == start)
        try player.play("<Tab>")
      }
    }
  }

  @Test("T6: Enter goes on to the next field and from the last to Continue, and submits only there")
  func enter() throws {
    let form = Form("Form", for: Texts()) {
      TextField("One", \.one)
      TextField("Two", \.two)
    }
    var player = try form.playing("a<Enter>")
    #expect(player.focus == "two")
    try player.play("b<Enter>")
    #expect(player.focus == "continue")
    #expect(player.session.outcome == .editing)
    try player.play("<Enter>")
    #expect(player.session.outcome == .submitted)
  }

  @Test("T6: Up and Down move between fields and stop at the ends")
  func upAndDown() throws {
    var player = try Account.signUp.playing("<Down><Down>")
    #expect(player.focus == "phone")
    try player.play("<Up><Up><Up><Up>")
    #expect(player.focus == "fullName")
    try player.play(String(repeating: "<Down>", count: 10))
    #expect(player.focus == "continue")
  }

  @Test("T6: hidden, disabled and read-only fields are skipped both ways and by mouse")
  func skipped() throws {
    let form = Form("Form", for: Texts(four: "fixed")) {
      TextField("One", \.one)
      TextField("Two", \.two).disabled { _ in true }
      TextField("Three", \.three).visible { $0.one == "show" }
      TextField("Four", \.four).readOnly()
      Toggle("Flag", \.flag)
    }
    var player = try form.playing("<Tab>")
    #expect(player.focus == "flag")
    try player.play("<S-Tab>")
    #expect(player.focus == "one")
    try player.click(on: "Two")
    #expect(player.focus == "one")
    try player.click(on: "fixed")
    #expect(player.focus == "one")
    #expect(player.place(of: "Three") == nil)
    try player.play("show<Tab>")
    #expect(player.focus == "three")
    try player.play("<Tab><S-Tab>")
    #expect(player.focus == "three")
  }

  @Test("T6: a field that appears or goes while the form is filled leaves the focus where it is")
  func conditions() throws {
    let form = Form("Form", for: Texts()) {
      Toggle("Flag", \.flag)
      TextField("Extra", \.one).visible(\.flag)
      TextField("Two", \.two)
    }
    var player = try form.playing("<Space><Tab>kept<S-Tab>")
    #expect(player.focus == "flag")
    #expect(player.place(of: "kept") != nil)
    try player.play("<Space>")
    #expect(player.place(of: "Extra") == nil)
    #expect(player.focus == "flag")
    try player.play("<Space>")
    #expect(player.place(of: "kept") != nil)
  }

  @Test("T6: a click focuses a field and puts the caret where it clicked")
  func click() throws {
    var player = try Account.signUp.playing("Ada Lovelace<Tab>")
    try player.click(on: "Ada", plus: 2)
    #expect(player.focus == "fullName")
    #expect(player.session.caret?.index == 2)
    #expect(player.frame.cursor == player.place(of: "Ada").map { Point(column: $0.column + 2, row: $0.row) })
    try player.click(on: "Email")
    #expect(player.focus == "email")
    try player.click(on: "[ ] I Accept")
    #expect(player.focus == "acceptsTerms")
    #expect(player.place(of: "[x] I Accept") != nil)
  }

  @Test("T6: focus by key puts the caret at the end and selects nothing")
  func byKey() throws {
    let player = try Account.signUp.playing("Ada<Home><Tab><S-Tab>!")
    #expect(player.shown("fullName") == "Ada!")
  }
}
