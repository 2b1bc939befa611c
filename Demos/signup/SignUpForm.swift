import Formwork

/// What the form asks for.
struct Account: Sendable {
  var fullName = ""
  var email = ""
  var phone = ""
  var password = Secret()
  var again = Secret()
  var acceptsTerms = false
}

extension Account {
  static let signUp = Form("Create Account", for: Account()) {
    TextField("Full Name", \.fullName)
    TextField("Email", \.email).kind(.email).prompt("name@domain.com")
      .help("We send the receipt here.")
    TextField("Phone", \.phone).kind(.phone).optional().prompt("555-555-5555")
    SecureField("Password", \.password).rule(.minimumLength(8)).help("At least 8 characters.")
    SecureField("Confirm Password", \.again).matches(\.password)
    Toggle("I Accept the Terms", \.acceptsTerms).id("acceptsTerms").rule(.isOn)
  }
}
