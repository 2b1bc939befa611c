import Formwork

struct Masks: Sendable {
  var card = "378282246310005"
  var cardValid: CalendarDate?
  var passportValid: CalendarDate?
  var postalCode = "941031234"
  var hardware = "3CECEF0A1B2C"
  var licence = "ABCDE12345"
}

extension Gallery {
  static var maskPage: Page<Gallery> {
    Page("Masks", message: "Signs between the places come and go by themselves.") {
      TextField("Card Number", \.masks.card).kind(.card)
        .help("4 begins a Visa, 51 a Mastercard, 34 an American Express.")
      ExpirationField("Card Valid Until", \.masks.cardValid, format: .monthYear).rule(.notPast)
        .prompt("mm/yy").optional()
      ExpirationField("Passport Valid Until", \.masks.passportValid).prompt("dd/mm/yyyy").optional()
      TextField("Postal Code", \.masks.postalCode).mask("99999-0000").prompt("99999-9999")
      TextField("Hardware Address", \.masks.hardware).mask(">HH:HH:HH:HH:HH:HH").help("Hexadecimal digits.")
      TextField("Licence", \.masks.licence).mask(">AAAAA-99999").help("Five letters, five digits.")
    }
  }
}
