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
      for sentence in sentences { Note(sentence) }
    }
    .submit("Finish")
  }

  var sentences: [String] {
    let files = "\(outcome.files.count) files were written to \(configuration.target), and read again."
    let account =
      outcome.hasPassword
      ? "\(configuration.userName) logs in with the password that was entered."
      : "This machine can’t hash passwords, so \(configuration.userName) is locked and logs in by key only."
    let ssh = "Connect with: ssh \(configuration.userName)@\(configuration.hostName)"
    return [files, account] + (configuration.servesSSH ? [ssh] : [])
  }
}
