import Formwork

extension Order {
  /// - Parameter locale: whose currency is paid with.
  static func checkout(_ locale: LocaleSymbols) -> Form<Order> {
    let home = Country(rawValue: String(locale.identifier.suffix(2))) ?? .unitedStates
    return Form("Checkout", for: Order(home: home)) {
      giftPage(locale)
      contactPage
      deliveryPage(locale)
      paymentPage(locale)
      Page.review("Order Summary", message: "Enter on a line changes it.")
    }
    .submit("Place Order")
    .confirmSubmit(
      title: "Place the Order?", message: "Your card is charged, and the gift card is sent today.",
      button: "Place Order")
  }

  private static func giftPage(_ locale: LocaleSymbols) -> Page<Order> {
    Page("Gift Card") {
      CurrencyField("Amount", \.amount, code: locale.currency).range(10...500)
      TextField("Greeting", \.greeting, axis: .vertical).lineLimit(2...6).limit(200).optional()
        .help("It is printed inside, as you write it here.")
    }
  }

  private static var contactPage: Page<Order> {
    Page("Contact") {
      TextField("Full Name", \.name).prefill(.fullName)
      TextField("Email", \.email).kind(.email).prompt("name@domain.com").help("We send the receipt there.")
      TextField("Phone", \.phone).kind(.phone).optional().help("Only for questions about the delivery.")
    }
  }

  private static func deliveryPage(_ locale: LocaleSymbols) -> Page<Order> {
    Page("Delivery") {
      Picker("Country", \.country)
      TextField("Street and Number", \.street)
      TextField("Second Line", \.secondLine).optional()
      for country in Country.allCases {
        country.addressFields.visible { $0.country == country }
      }
      LabeledContent("Delivery Cost") {
        $0.delivery == 0 ? "Free" : $0.delivery.formatted(.currency(locale.currency), in: locale)
      }
    }
  }

  private static func paymentPage(_ locale: LocaleSymbols) -> Page<Order> {
    Page("Payment") {
      TextField("Card Number", \.cardNumber).kind(.card)
      ExpirationField("Valid Until", \.validUntil, format: .monthYear).prompt("mm/yy").rule(.notPast)
      DigitField("Security Code", \.shortCode, count: 3).help("On the back of the card.")
        .visible { !$0.asksForLongCode }
      DigitField("Security Code", \.longCode, count: 4).help("On the front of the card.")
        .visible(\.asksForLongCode)
      TextField("Name on the Card", \.cardName)
      LabeledContent("Total") { $0.total.formatted(.currency(locale.currency), in: locale) }
    }
  }
}
