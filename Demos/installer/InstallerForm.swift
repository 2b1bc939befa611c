import Formwork

/// The form, page by page; each page has a file in `Pages`.
struct InstallerForm {
  let machine: Machine
  /// What the fields hold at first.
  var start: Configuration

  init(on machine: Machine, target: String = "") {
    self.machine = machine
    start = Configuration()
    start.interface = machine.interfaces.first ?? ""
    start.disk = machine.disks.first?.name ?? ""
    start.timeZone = machine.timeZone
    start.target = target
  }

  var form: Form<Configuration> {
    Form("Install", for: start) {
      welcomePage
      keyboardPage
      networkPage
      diskPage
      identityPage
      accessPage
      timePage
      packagesPage
      targetPage
      Page<Configuration>.review(
        message: "Enter on a line changes it. Nothing has been written yet.")
    }
    .rule(on: \.gateway, Gateway.problem)
    .rule(on: \.rootSize) { [machine] in DiskSpace.problem($0, on: machine) }
    .rule(on: \.swapSize) { [machine] in DiskSpace.problem($0, on: machine) }
    .rule(on: \.takesPasswords, Access.problem)
    .submit("Install")
    .confirmSubmit(
      title: "Write the New System?",
      message: "A real installer erases the disk now, for good. This one writes into the destination only.",
      button: "Install")
  }
}
