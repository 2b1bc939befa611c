import Formwork

public enum Pace: String, CaseIterable, Sendable {
  case daily, weekly
}

public struct Subscription: Sendable {
  public var name = ""
  public var email = ""
  public var pace = Pace.weekly
  public var password = Secret()

  public init() {}

  public static let form = Form("Newsletter", for: Subscription()) {
    TextField("Full Name", \.name).id("name")
    TextField("Email", \.email).id("email").kind(.email).help("We write there and nowhere else.")
    Picker("Pace", \.pace).id("pace")
    SecureField("Password", \.password).id("password").rule(.minimumLength(8))
  }
  .submit("Subscribe")
}
