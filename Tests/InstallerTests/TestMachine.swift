import Forms
import FormworkTesting
import Testing

@testable import installer

extension Machine {
  /// The same everywhere.
  static var test: Machine {
    var machine = Machine()
    machine.disks = [
      Disk(name: "nvme0n1", model: "Samsung SSD 980", size: ByteSize("931G")!),
      Disk(name: "sda", model: "", size: ByteSize("8G")!),
    ]
    machine.interfaces = ["enp3s0", "wlp2s0"]
    machine.keyboards = [Option("us", label: "English (US)"), Option("de", label: "German")]
    machine.timeZones = ["UTC", "America/New_York", "Europe/Berlin"]
    machine.timeZone = "Europe/Berlin"
    machine.hasAccount = { $0 == "taken" }
    return machine
  }
}

/// Keys that lead through the pages, each from its first field to the next page.
enum InstallerKeys {
  static let names = [
    "welcome", "keyboard", "network", "disk", "identity", "ssh", "time", "packages", "destination", "review",
  ]

  static let pages = [
    "<Tab><Enter>", "<Tab><Tab><Enter>", "<Tab><Tab><Tab><Tab><Enter>", "<Tab><Tab><Tab><Tab><Enter>",
    identity + "<Wait 1ms><Tab><Tab><Enter>", "<Tab><Tab><Space><Tab><Tab><Enter>", "<Tab><Tab><Enter>",
    "<Space><Tab><Tab><Enter>", "/nowhere/new<Wait 1ms><Tab><Tab><Enter>",
  ]

  static let identity =
    "Ada Lovelace<Tab>engine.example.org<Tab>ada<Tab>correct horse battery<Tab>correct horse battery"

  /// A fixed address, on the page of the network.
  static let fixed = "<Tab><Down><Space><Tab>192.0.2.10/24<Tab>192.0.2.1<Tab>192.0.2.53"

  /// To a page, counted from 0.
  static func to(_ page: Int) -> String { pages[..<page].joined() }
}

/// Plays keys; what runs beside typing ends at each `<Wait …>`.
func play(
  _ keys: String, on machine: Machine = .test, size: Size = .usual,
  settings: SessionSettings = SessionSettings()
) async throws -> ScriptPlayer {
  var player = ScriptPlayer(Session(InstallerForm(on: machine).form, size: size, settings: settings))
  try await player.play(keys)
  return player
}
