import Formwork

struct States: Sendable {
  var empty = ""
  var filled = "Filled in beforehand"
  var focused = ""
  var wrong = ""
  var done = ""
  var isOn = false
  var disabled = "Not now"
  var readOnly = "Only to be read"
}

extension Gallery {
  static var statePage: Page<Gallery> {
    Page("States") {
      TextField("Empty", \.states.empty).optional()
      TextField("Filled", \.states.filled)
      TextField("Focused and Empty", \.states.focused).prompt("The prompt shows while you are here")
        .optional()
      TextField("Error", \.states.wrong).kind(.email).optional().help("Type “ada@” and press Tab.")
      TextField("Completed", \.states.done).optional().help("Type anything and press Tab.")
      Toggle("Enable the Next Field", \.states.isOn)
      TextField("Disabled", \.states.disabled).disabled { !$0.states.isOn }
      TextField("Read-Only", \.states.readOnly).readOnly()
    }
  }
}
