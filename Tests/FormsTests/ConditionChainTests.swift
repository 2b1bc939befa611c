import FormworkTesting
import Testing

@testable import Forms

/// Conditions that follow from each other, by way of rules.
@Suite struct ConditionChainTests {
  private struct Entries: Sendable {
    var compares = true
    var first = ""
    var second = ""
    var third = ""
  }

  @Test("E8: what comes true only because another field went shows what depends on it")
  func chain() throws {
    let form = Form("Chain", for: Entries()) {
      Toggle("Compares", \.compares)
      TextField("First", \.first).visible(\.compares)
      TextField("Second", \.second).matches(\.first)
      TextField("Third", \.third).visible { $0.second == "x" }
    }
    var player = try form.playing("<Tab>y<Tab>x")
    #expect(player.session.missing == ["second"])
    try player.play("<S-Tab><S-Tab><Space>")
    #expect(player.session.missing == ["third"])
  }
}
