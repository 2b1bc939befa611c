import FormworkFormats
import FormworkTesting
import Testing

@testable import checkout

/// The keys of a person who buys, page by page.
let gift = "<C-PageDown>"
let contact = "Ada Lovelace<Tab>ada@x.org<C-PageDown>"
let delivery = "<Tab>1 Main Street<Tab><Tab>Springfield<Tab>ill<Tab>62701<C-PageDown>"
let payment = "4111111111111111<Tab>1228<Tab>123<Tab>Ada Lovelace<C-PageDown>"

let toPayment = gift + contact + delivery

@Suite("Screens of the checkout")
struct CheckoutScreenTests {
  private let form = Order.checkout(.enUS)

  /// The keys that lead to each page.
  private static let steps: [(name: String, keys: String)] = [
    ("gift", ""), ("contact", gift), ("delivery", gift + contact), ("payment", toPayment),
    ("summary", toPayment + payment), ("confirmation", toPayment + payment + "<S-Tab><Enter>"),
  ]

  @Test("Every page", arguments: steps)
  func pages(name: String, keys: String) throws {
    try checkScreens(of: form, "checkout-\(name)", after: keys)
  }

  @Test("An address is asked for as it is written in its country", arguments: Country.allCases)
  func countries(country: Country) throws {
    let typed = country == .unitedKingdom ? "kingdom" : country == .unitedStates ? "states" : "\(country)"
    try checkScreens(of: form, "checkout-\(country)", after: gift + contact + typed + "<Tab>")
  }

  @Test("Four digits are asked for where the card's brand has four")
  func longCode() throws {
    try checkScreens(
      of: form, "checkout-four-digits",
      after: toPayment + "378282246310005<Tab>1228<Tab>12")
  }

  @Test("A card that has expired, and a number with a wrong digit")
  func errors() throws {
    try checkScreens(
      of: form, "checkout-errors", after: toPayment + "4111111111111112<Tab>1024<Tab>")
  }
}

@Suite("The checkout")
struct CheckoutTests {
  private func played(_ keys: String, _ locale: LocaleSymbols = .enUS) throws -> ScriptPlayer {
    var settings = SessionSettings()
    settings.environment.today = CalendarDate(year: 2026, month: 11, day: 21)!
    settings.environment.locale = locale
    return try Order.checkout(locale).playing(keys, settings: settings)
  }

  private func missing(_ country: String) throws -> [String] {
    try played(gift + contact + country + "<Tab>").session.missing
  }

  @Test("Required fields change with the country")
  func required() throws {
    #expect(try missing("states") == ["streetAndNumber", "city4", "state", "zipCode"])
    #expect(try missing("germany") == ["streetAndNumber", "postalCode2", "city2"])
    #expect(try missing("ireland") == ["streetAndNumber", "townOrCity", "county"])
  }

  @Test("Who changes the country and comes back finds the address again")
  func addresses() throws {
    let player = try played(toPayment + "<C-PageUp>germany<Tab><S-Tab>states<Tab>")
    #expect(player.session.model(as: Order.self)?[.unitedStates].postalCode == "62701")
    #expect(player.session.missing.isEmpty)
  }

  @Test("What is delivered abroad costs more, at once")
  func cost() throws {
    let player = try played(gift + contact + "japan<Tab>")
    #expect(player.frame.rows.contains { $0.contains("$5.00") })
    #expect(player.session.model(as: Order.self)?.total == 55)
  }

  @Test("The security code has as many digits as the brand's codes have")
  func code() throws {
    let page = toPayment
    #expect(try played(page + "4111111111111111<Tab>1228<Tab>123").session.missing == ["nameOnTheCard"])
    let express = page + "378282246310005<Tab>1228<Tab>"
    #expect(try played(express + "123").session.missing == ["securityCode2", "nameOnTheCard"])
    #expect(try played(express + "1234").session.missing == ["nameOnTheCard"])
  }

  @Test("In Germany one pays in euros, and delivery is free there")
  func germany() throws {
    let german = try #require(LocaleSymbols.locale("de_DE"))
    let player = try played("", german)
    #expect(player.session.shown.contains { $0.text.hasSuffix("€") })
    #expect(player.session.model(as: Order.self)?.total == 50)
  }
}
