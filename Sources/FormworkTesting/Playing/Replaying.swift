public import Forms
public import TerminalScreen

extension SystemValues {
  /// The same on every machine: what `replay` and tests fill in for the system's own.
  public static let replayed: SystemValues = {
    var values = SystemValues()
    values.userName = "ada"
    values.fullName = "Ada Lovelace"
    values.hostName = "engine"
    values.home = "/home/ada"
    values.shell = "/bin/sh"
    values.locale = "en_US"
    values.timeZone = "Europe/London"
    return values
  }()
}

extension TerminalTraits {
  /// What a terminal of this name can do, as far as drawing shows it: UTF-8 always.
  public init(term: String) {
    switch term {
    case "dumb", "vt52", "vt100", "vt102", "vt220", "vt320": self.init(colors: 0, hasDim: false)
    case "ansi", "linux", "xterm", "screen", "rxvt": self.init(colors: 8, hasDim: term != "ansi")
    default: self.init()
    }
  }
}
