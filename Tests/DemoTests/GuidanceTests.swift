import FormworkTesting
import Testing

@testable import checkout
@testable import gallery
@testable import settings

@Suite("The demos and the guidance")
struct GuidanceTests {
  @Test("Nothing in the demos breaks it")
  func audit() {
    let findings =
      Gallery.form(Journal()).audit() + Order.checkout(.enUS).audit() + Settings.form(Settings()).audit()
    for finding in findings { Issue.record("\(finding)") }
  }
}
