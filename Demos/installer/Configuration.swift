import Formwork

/// All that the installer asks for. The form fills it in, the work reads it.
struct Configuration: Sendable {
  var language = "en_US"
  var keyboard = "us"

  var interface = ""
  var addressing = Addressing.automatic
  var address = ""
  var gateway = ""
  var nameServers = ""
  var proxy = ""

  var disk = ""
  var layout = Layout.wholeDisk
  var rootSize: ByteSize?
  var swapSize: ByteSize?
  var fileSystem = "ext4"

  var fullName = ""
  var hostName = ""
  var userName = ""
  var password = Secret()
  var passwordAgain = Secret()

  var servesSSH = true
  var keysFile = ""
  var takesPasswords = false

  var timeZone = "UTC"
  var packages: Set<Package> = []

  /// The folder that everything is written to.
  var target = ""
}

enum Addressing: String, CaseIterable, Sendable { case automatic, fixed }

enum Layout: String, CaseIterable, Sendable { case wholeDisk, chosenSizes }

enum Package: String, CaseIterable, Sendable {
  case webServer, database, containers, monitoring, developerTools

  /// What the package manager is asked for.
  var names: [String] {
    switch self {
    case .webServer: ["nginx"]
    case .database: ["postgresql"]
    case .containers: ["podman"]
    case .monitoring: ["prometheus-node-exporter"]
    case .developerTools: ["build-essential", "git"]
    }
  }
}

extension Configuration {
  /// Name servers are typed with blanks or commas between them.
  var nameServerList: [String] {
    nameServers.split { $0 == "," || $0 == " " }.map(String.init)
  }

  /// What is not secret, for the log: the proxy without its password, and no password at all.
  var summary: [String] {
    [
      "language \(language), keyboard \(keyboard), time zone \(timeZone)",
      "interface \(interface), addressing \(addressing)"
        + (addressing == .fixed ? ", address \(address), gateway \(gateway)" : ""),
      "proxy \(proxy.isEmpty ? "none" : Proxy.withoutCredentials(proxy))",
      "disk \(disk), layout \(layout), file system \(fileSystem)",
      "host \(hostName), user \(userName), SSH server \(servesSSH ? "on" : "off")",
      "packages \(packages.isEmpty ? "none" : packages.map(\.rawValue).sorted().joined(separator: ", "))",
    ]
  }
}
