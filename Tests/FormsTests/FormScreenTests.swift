import FormworkTesting
import Testing

@testable import signup

/// Every state of the sign-up form as a picture; `Snapshots` beside this file has them.
@Suite("Screens of the sign-up form")
struct FormScreenTests {
  /// Name, and the keys that lead there.
  static let states: [(name: String, keys: String)] = [
    ("empty", ""),
    ("one-filled", "Ada Lovelace<Tab>"),
    ("error", "Ada<Tab>ada@<Tab>555"),
    ("password", "<Tab><Tab><Tab>secret-one<Tab>secret"),
    ("continue-disabled", "<S-Tab>"),
    ("continue-refused", "<S-Tab><Enter>"),
    ("continue-enabled", completed + "<Tab>"),
    ("alert", "Ada<Esc>"),
    ("tip", "<Tab>ada@x.org<F1>"),
    ("menu", "Ada<F2>"),
    ("summary", "<S-Tab><Enter><F3>"),
  ]

  @Test("T3, T13, T19, T23, E4, E10, P2: what people see", arguments: states)
  func screens(name: String, keys: String) throws {
    try Account.signUp.checkScreen("signup-\(name)", after: keys)
    try Account.signUp.checkScreen("signup-\(name)-40x12", after: keys, size: Size(columns: 40, rows: 12))
  }

  @Test("P13: a narrow terminal, and the least one")
  func narrow() throws {
    let keys = "Ada<Tab>ada@<Tab><S-Tab>"
    try Account.signUp.checkScreen("signup-narrow", after: keys, size: Size(columns: 30, rows: 8))
    try Account.signUp.checkScreen("signup-least", after: keys, size: Size(columns: 20, rows: 5))
    try Account.signUp.checkScreen("signup-too-small", after: keys, size: Size(columns: 19, rows: 4))
  }

  @Test("T5: the other styles of groups", arguments: [FormStyle.standalone, .plain])
  func styles(style: FormStyle) throws {
    try Account.signUp.style(style).checkScreen("signup-\(style)", after: "Ada<Tab>ada@<Tab>")
  }

  @Test("A4: without UTF-8, and where dim does not show")
  func poorTerminals() throws {
    var settings = SessionSettings()
    settings.traits.hasDim = false
    try Account.signUp.checkScreen("signup-no-dim", after: "Ada<Tab>ada@<Tab>", settings: settings)
    settings.traits.isUTF8 = false
    try Account.signUp.checkScreen("signup-ascii", after: completed, settings: settings)
  }
}
