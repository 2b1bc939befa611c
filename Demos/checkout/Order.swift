import Formwork

/// What the shop needs to know: a gift card, sent by post.
struct Order: Sendable {
  /// Where the shop is: nothing is paid for delivery there.
  var home: Country

  var amount: DecimalNumber = 50
  var greeting = ""

  var name = ""
  var email = ""
  var phone = ""

  var country: Country
  var street = ""
  var secondLine = ""
  private var addresses: [Country: Address] = [:]

  var cardName = ""
  var cardNumber = ""
  var validUntil: CalendarDate?
  var shortCode = Secret()
  var longCode = Secret()

  init(home: Country = .unitedStates) {
    self.home = home
    country = home
  }

  /// One address a country: who changes the country and comes back finds what was there.
  subscript(country: Country) -> Address {
    get { addresses[country] ?? Address() }
    set { addresses[country] = newValue }
  }

  /// The card's brand, once its digits tell.
  var brand: CardBrand? { CardBrand(digits: cardNumber) }

  /// Four digits are on the front of some cards, three on the back of the others.
  var asksForLongCode: Bool { brand?.securityCodeLength == 4 }

  var delivery: DecimalNumber { country == home ? 0 : 5 }

  /// What the card is charged with.
  var total: DecimalNumber { amount.adding(delivery) ?? amount }
}
