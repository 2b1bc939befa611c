import FormworkTesting
import XCTest

@testable import Newsletter

/// The same with XCTest: what differs is thrown.
final class SubscriptionXCTests: XCTestCase {
  func testMissing() throws {
    let pilot = try Subscription.form.pilot("<S-Tab><Enter>")
    XCTAssertEqual(pilot.missing, ["name", "email", "password"])
    try pilot.checkScreen("missing")
  }

  func testADifferenceIsThrown() throws {
    // XCTest runs one test after another, so this one may forbid what the others may.
    setenv("FORMWORK_SNAPSHOTS", "never", 1)
    defer { unsetenv("FORMWORK_SNAPSHOTS") }
    var message = ""
    do {
      try Subscription.form.checkScreen("missing", after: "Ada")
    } catch {
      message = "\(error)"
    }
    XCTAssertTrue(message.contains("missing.snapshot is not what came (Text, "), message)
    XCTAssertTrue(message.contains("Row "), message)
  }
}
