// A program as the documentation shows it: it has to compile as it stands, without a warning.
import Formwork

enum Plan: CaseIterable { case free, team }

struct Account {
  var name = "", email = "", phone = "", password = Secret()
  var plan = Plan.free
  var seats = 1
}

let form = Form("Create Account", for: Account()) {
  Section("Your Details") {
    TextField("Full Name", \.name)
    TextField("Email", \.email).kind(.email).prompt("name@domain.com")
      .help("We send the receipt here.")
    TextField("Phone", \.phone).mask(.phone).optional()
  }
  Section("Plan") {
    Picker("Plan", \.plan)
    NumberField("Seats", \.seats).range(1...500).visible { $0.plan == .team }
    SecureField("Password", \.password).rule(.minimumLength(8)).validate(.beforeLeaving)
  }
}
.submit("Continue")

if let account = try await form.run() { print("Welcome, \(account.name).") }
