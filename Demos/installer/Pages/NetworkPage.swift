import Formwork

extension InstallerForm {
  var networkPage: Page<Configuration> {
    Page("Network") {
      Picker("Interface", \.interface, options: machine.interfaces.map { Option($0, label: $0) })
      Picker("Addressing", \.addressing).pickerStyle(.radioGroup)
        .help("Automatic asks a DHCP server.")
      TextField("Address", \.address).prompt("192.0.2.10/24")
        .help("With the length of its prefix.")
        .rule(.cidr()).rule(Self.hostAddress)
        .visible { $0.addressing == .fixed }
      TextField("Gateway", \.gateway).prompt("192.0.2.1")
        .rule(.ipAddress())
        .visible { $0.addressing == .fixed }
      TextField("Name Servers", \.nameServers).prompt("192.0.2.53, 192.0.2.54")
        .help("Addresses, with commas or blanks between them.")
        .rule(Self.nameServers)
        .visible { $0.addressing == .fixed }
      TextField("Proxy", \.proxy).optional().prompt("http://proxy.example.org:3128")
        .rule(.url(schemes: ["http", "https"]))
    }
  }

  /// An address that a host can have: not the network's own, nor the one for all (RFC 1122, section
  /// 3.2.1.3; RFC 3021 for networks of two), nor one of a group (RFC 4291, section 2.7).
  private static let hostAddress = Rule("hostAddress") { value, _ in
    guard let network = value.text.flatMap(IPNetwork.init) else { return nil }
    return network.refusal(of: network.address).map(Problem.words)
  }

  /// One address at least, three at most: more are not asked (resolv.conf(5), MAXNS).
  private static let nameServers = Rule("nameServers") { value, _ in
    var configuration = Configuration()
    configuration.nameServers = value.text ?? ""
    let list = configuration.nameServerList
    if list.isEmpty { return .words("Enter the address of a name server.") }
    if list.count > 3 { return .words("Enter three name servers at most; more are never asked.") }
    let wrong = list.first { IPAddress($0) == nil }
    return wrong.map { .words("“\($0)” is no address; enter addresses such as 192.0.2.53.") }
  }
}

/// A gateway has to be a neighbour: in the network of the address, and not the address itself.
enum Gateway {
  static func problem(_ model: Configuration) -> Problem? {
    guard model.addressing == .fixed, let network = IPNetwork(model.address),
      let gateway = IPAddress(model.gateway)
    else { return nil }
    guard gateway.family == network.address.family else {
      return .words("Address and gateway have to be of the same version.")
    }
    if gateway == network.address { return .words("This is the machine’s own address; enter the router’s.") }
    // Routers of version 6 are commonly known by a link-local address (RFC 4861, section 6.1.2).
    if gateway.isLinkLocal6 { return nil }
    guard network.contains(gateway) else {
      return .words("The gateway has to be inside the network \(model.address); enter one of its addresses.")
    }
    return network.refusal(of: gateway).map(Problem.words)
  }
}

extension IPAddress {
  /// fe80::/10 (RFC 4291, section 2.5.6).
  var isLinkLocal6: Bool { family == .v6 && bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80 }

  fileprivate var isMulticast: Bool {
    family == .v6 ? bytes[0] == 0xFF : (224...239).contains(bytes[0])
  }

  fileprivate var isLoopback: Bool {
    family == .v4 ? bytes[0] == 127 : bytes.dropLast().allSatisfy { $0 == 0 } && bytes[15] == 1
  }
}

extension IPNetwork {
  /// Why no host of this network can have an address; nil if one can.
  fileprivate func refusal(of address: IPAddress) -> String? {
    if address.isMulticast { return "This is the address of a group; enter that of one machine." }
    if address.isLoopback { return "This address never leaves a machine; enter one of your network." }
    if address.bytes.allSatisfy({ $0 == 0 }) {
      return "This address stands for none; enter one of your network."
    }
    guard address.family == .v4, prefixLength < 31 else { return nil }
    let rest = address.bytes.enumerated().map { index, byte in
      byte & (UInt8.max >> UInt8(min(8, max(0, prefixLength - index * 8))))
    }
    if rest.allSatisfy({ $0 == 0 }) { return "This is the address of the network itself; enter a machine’s." }
    let all = (0..<4).map { UInt8.max >> UInt8(min(8, max(0, prefixLength - $0 * 8))) }
    return rest == all ? "This address means all machines of the network; enter that of one." : nil
  }
}

/// Proxies may have a password in them.
enum Proxy {
  static func withoutCredentials(_ proxy: String) -> String {
    guard let colon = proxy.firstIndex(of: ":"), proxy[colon...].hasPrefix("://") else { return "given" }
    let start = proxy.index(colon, offsetBy: 3)
    let rest = proxy[start...]
    let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard let at = authority.lastIndex(of: "@") else { return proxy }
    return proxy[..<start] + "…@" + rest[rest.index(after: at)...]
  }
}
