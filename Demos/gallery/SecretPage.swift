import Formwork

struct Secrets: Sendable {
  var password = Secret()
  var again = Secret()
  var passphrase = Secret()
  var key = Secret()
  var pin = Secret()
  var code = "417902"
}

extension Gallery {
  static var secretPage: Page<Gallery> {
    Page("Secrets", message: "None of this is kept, copied or printed anywhere.") {
      SecureField("Password", \.secrets.password).rule(.minimumLength(8)).validate(.beforeLeaving).optional()
        .help("At least 8 characters; forward is closed until they are.")
      SecureField("Confirm Password", \.secrets.again).matches(\.secrets.password).optional()
      SecureField("Passphrase", \.secrets.passphrase).revealable().optional().help("Alt+V shows it.")
      SecureField("Key", \.secrets.key).hidingLength().optional().help("As many dots for any length.")
      DigitField("PIN", \.secrets.pin, count: 4).optional()
      DigitField("Code", \.secrets.code, count: 6).optional()
    }
  }
}
