import Formwork

/// What was done, and how to go on.
struct LastPage {
  let configuration: Configuration
  let outcome: Installation.Outcome

  init(_ configuration: Configuration, _ outcome: Installation.Outcome) {
    (self.configuration, self.outcome) = (configuration, outcome)
  }

  struct Nothing: Sendable {}

  var form: Form<Nothing> {
    Form("Installed", for: Nothing()) {
      Note("\(outcome.files.count) files were written to \(configuration.target), and read again.")
      Note(account)
      if configuration.servesSSH { Note("Connect with: ssh \(configuration.userName)@\(configuration.hostName)") }
    }
    .submit("Finish")
  }

  private var account: String {
    outcome.hasPassword
      ? "\(configuration.userName) logs in with the password that was entered."
      : "This machine can’t hash passwords, so \(configuration.userName) is locked and logs in by key only."
  }
}
