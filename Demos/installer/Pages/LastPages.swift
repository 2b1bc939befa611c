import Formwork

extension InstallerForm {
  var timePage: Page<Configuration> {
    Page("Time") {
      Picker("Time Zone", \.timeZone, options: machine.timeZones.map { Option($0, label: Self.place($0)) })
        .help("Type a city to find its zone.")
    }
  }

  var packagesPage: Page<Configuration> {
    Page("Packages") {
      MultiplePicker("Additional Software", \.packages).id("packages").optional()
    }
  }

  var targetPage: Page<Configuration> {
    Page("Destination", message: "This demonstration touches no disk; it writes into an empty folder.") {
      FilePicker("Folder", \.target).id("target").directories().prompt("/tmp/new-system")
        .help("It may be missing as yet; else it has to be empty.")
        .rule(.path(.writable)).rule(Self.emptyFolder)
    }
  }

  private static let emptyFolder = Rule.asynchronous("emptyFolder") { value in
    Target.problem(with: value.text ?? "").map(Problem.words)
  }

  /// `America/New_York` reads as New York, America.
  private static func place(_ zone: String) -> String {
    let parts = zone.split(separator: "/").map { $0.split(separator: "_").joined(separator: " ") }
    return parts.reversed().joined(separator: ", ")
  }
}
