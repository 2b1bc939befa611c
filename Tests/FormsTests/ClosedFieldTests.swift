import FormworkTesting
import Testing

@testable import Forms

/// Fields that take nothing just now.
@Suite struct ClosedFieldTests {
  private func form(enabled: Bool) -> Form<Texts> {
    Form("Form", for: Texts()) {
      TextField("First", \.one)
      TextField("Second", \.two).disabled(!enabled)
      TextField("Third", \.three).disabled(!enabled)
    }
  }

  @Test(
    "A4: an empty field that is not available differs from one that is, in words",
    arguments: FormStyle.allCases)
  func differs(style: FormStyle) throws {
    let open = try form(enabled: true).style(style).playing("")
    let closed = try form(enabled: false).style(style).playing("")
    #expect(!open.screen.contains("not available"))
    #expect(closed.screen.components(of: "not available") == 2)
  }

  @Test("A4: without dim a value that can only be read differs from one that can be changed")
  func readOnly() throws {
    let form = Form("Form", for: Texts(one: "a", two: "b")) {
      TextField("First", \.one)
      TextField("Second", \.two).readOnly()
    }
    #expect(try !form.playing("").screen.contains("read only"))
    var settings = SessionSettings()
    settings.traits.hasDim = false
    var player = ScriptPlayer(Session(form, size: .usual, settings: settings))
    try player.play("<Tab>")
    #expect(player.screen.contains("read only"))
  }
}
