import Formwork

/// hostname(5), hosts(5), netplan(5), apt.conf(5).
extension Configuration {
  var networkFiles: [PlannedFile] {
    var files = [hostNameFile, hostsFile, netplanFile]
    if !proxy.isEmpty { files.append(proxyFile) }
    return files
  }

  /// Without the domain: that is the business of hosts(5).
  var shortHostName: String { String(hostName.split(separator: ".").first ?? "") }

  private var hostNameFile: PlannedFile {
    PlannedFile("etc/hostname", shortHostName + "\n") { [shortHostName] text in
      let lines = text.split(separator: "\n")
      return lines.count == 1 && lines[0] == shortHostName && HostName.problem(in: shortHostName) == nil
    }
  }

  private var hostsFile: PlannedFile {
    let names = hostName == shortHostName ? hostName : "\(hostName) \(shortHostName)"
    // The address of the machine where it is fixed, else one that never leaves it (Debian Reference 5.1.1).
    let own = addressing == .fixed ? String(address.prefix { $0 != "/" }) : "127.0.1.1"
    let text = """
      127.0.0.1 localhost
      \(own) \(names)
      ::1 localhost ip6-localhost ip6-loopback

      """
    return PlannedFile("etc/hosts", text) { [hostName] text in
      let lines = text.split(separator: "\n").map { $0.split(separator: " ") }
      let isSound = lines.allSatisfy { words in
        words.count > 1 && IPAddress(String(words[0])) != nil
          && words.dropFirst().allSatisfy { HostName.problem(in: String($0)) == nil }
      }
      return isSound && lines.contains { $0.first.map(String.init) == own && $0.contains(hostName[...]) }
    }
  }

  private var netplanFile: PlannedFile {
    let wanted = YAML.map([
      "network": .map([
        "version": .word("2"), "renderer": .word("networkd"),
        "ethernets": .map([interface: link]),
      ])
    ])
    // A password may stand in a netplan file, and netplan insists on its mode.
    return PlannedFile("etc/netplan/01-installer.yaml", wanted.document, mode: 0o600) { text in
      (try? YAML(parsing: text)) == wanted
    }
  }

  private var link: YAML {
    guard addressing == .fixed else { return .map(["dhcp4": .word("true"), "dhcp6": .word("true")]) }
    let everywhere = address.contains(":") ? "::/0" : "0.0.0.0/0"
    return .map([
      "dhcp4": .word("false"), "dhcp6": .word("false"),
      "addresses": .list([.text(address)]),
      "routes": .list([.map(["to": .text(everywhere), "via": .text(gateway)])]),
      "nameservers": .map(["addresses": .list(nameServerList.map(YAML.text))]),
    ])
  }

  /// Mode 0600: there may be a password in it.
  private var proxyFile: PlannedFile {
    let line = { (scheme: String) in "Acquire::\(scheme)::Proxy \"\(self.proxy)\";" }
    let lines = [line("http"), line("https")]
    return PlannedFile("etc/apt/apt.conf.d/90proxy", lines.joined(separator: "\n") + "\n", mode: 0o600) {
      text in
      let values = text.split(separator: "\n").compactMap { $0.split(separator: "\"").dropFirst().first }
      return values.count == 2 && values.allSatisfy { WebAddress.problem(in: String($0)) == nil }
        && values.allSatisfy { $0 == proxy }
    }
  }
}
