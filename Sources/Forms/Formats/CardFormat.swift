/// The number of a payment card: grouped as its brand does, with the check digit of ISO/IEC 7812-1.
struct CardFormat: MaskedFormat {
  let mask = CardEntry()

  func read(_ text: String) -> TextReading {
    guard mask.isComplete(text) else { return TextReading(.text(text), .entry(.cardIncomplete)) }
    return TextReading(.text(text), CheckDigit.problem(in: text) == nil ? nil : .checkDigit)
  }

  func note(_ text: String) -> String? { mask.brand(text)?.name }
}

extension CardBrand {
  /// As the brand writes itself.
  public var name: String {
    switch self {
    case .visa: "Visa"
    case .mastercard: "Mastercard"
    case .americanExpress: "American Express"
    case .discover: "Discover"
    case .dinersClub: "Diners Club"
    case .jcb: "JCB"
    case .unionPay: "UnionPay"
    case .maestro: "Maestro"
    }
  }
}
