import Formwork

enum Pace: String, CaseIterable, Sendable {
  case daily, weekly
}

struct Subscription: Sendable {
  var name = ""
  var email = ""
  var pace = Pace.weekly
  var password = Secret()

  static let form = Form("Newsletter", for: Subscription()) {
    TextField("Full Name", \.name).id("name")
    TextField("Email", \.email).id("email").kind(.email).help("We write there and nowhere else.")
    Picker("Pace", \.pace).id("pace")
    SecureField("Password", \.password).id("password").rule(.minimumLength(8))
  }
  .submit("Subscribe")
}
