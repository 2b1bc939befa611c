internal import Forms
internal import JSONText

extension RuleType {
  /// Texts of people and the web.
  static let forms: [RuleType] = [
    switched("email", .email),
    RuleType(name: "url") { argument throws(FormFileError) in
      guard argument.reader.node.elements != nil else {
        try argument.demandTrue()
        return .url()
      }
      return .url(schemes: try argument.reader.strings().map { $0.lowercased() })
    },
    RuleType(name: "hostName") { argument throws(FormFileError) in
      .hostName(qualified: try argument.trueOr("qualified"))
    },
    switched("userName", .userName),
    switched("realName", .realName),
  ]

  /// Addresses, names and numbers of networks.
  static let networks: [RuleType] = [
    RuleType(name: "ipAddress") { argument throws(FormFileError) in
      .ipAddress(try argument.family())
    },
    RuleType(name: "cidr") { argument throws(FormFileError) in
      .cidr(isNetwork: try argument.trueOr("network"))
    },
    switched("port", .port),
    switched("vlan", .network(.vlan)),
    RuleType(name: "mtu") { argument throws(FormFileError) in
      .network(try argument.trueOr("6") ? .mtuIPv6 : .mtu)
    },
    switched("macAddress", .macAddress),
    switched("interfaceName", .interfaceName),
  ]
}

extension RuleArgument {
  /// `true`, or a word that makes the rule stricter: whether that stands there.
  func trueOr(_ word: String) throws(FormFileError) -> Bool {
    if reader.node.bool == true { return false }
    if reader.node.string == word { return true }
    throw reader.error("expected `true` or `\"\(word)\"`, found \(reader.found)")
  }

  /// `4`, `6` or `any`, as a text or as a number.
  func family() throws(FormFileError) -> IPAddress.Family? {
    switch reader.node.string ?? reader.node.number?.text {
    case "4": return .v4
    case "6": return .v6
    case "any": return nil
    default: throw reader.error("expected `\"4\"`, `\"6\"` or `\"any\"`, found \(reader.found)")
    }
  }
}
