/// Texts that have to have a form. Each tells precisely what is wrong; none reads secrets.
extension Rule {
  /// An address of electronic mail (RFC 5321, RFC 5322).
  public static let email = text("email") { EmailAddress.problem(in: $0).map(Problem.email) }

  /// A URL with a host (RFC 3986). `schemes`: those allowed, in lower case; nil: any.
  public static func url(schemes: [String]? = nil) -> Rule {
    text("url") { WebAddress.problem(in: $0, schemes: schemes).map(Problem.url) }
  }

  /// A name of a host (RFC 1123). `qualified`: with its domain.
  public static func hostName(qualified: Bool = false) -> Rule {
    text("hostName") { HostName.problem(in: $0, qualified: qualified).map(Problem.hostName) }
  }

  /// A name of an account: `[a-z_][a-z0-9_-]*`, 32 at most.
  public static let userName = text("userName") { UserName.problem(in: $0).map(Problem.userName) }

  /// A person's name for the GECOS field of passwd(5).
  public static let realName = text("realName") { RealName.problem(in: $0).map(Problem.realName) }

  /// An address of the Internet Protocol, of one version or (nil) of any.
  public static func ipAddress(_ family: IPAddress.Family? = nil) -> Rule {
    text("ipAddress") { text in
      guard let problem = IPAddress.problem(in: text, family: family) else { return nil }
      guard let family else { return .ipAddress(problem) }
      // Sentences that show both versions would name one that is not taken.
      return switch problem {
      case .empty, .character, .wrongGroupCount: .ipAddress(.wrongFamily(due: family))
      case let problem: .ipAddress(problem)
      }
    }
  }

  /// An address with the length of its prefix (RFC 4632). `isNetwork`: without bits beyond it.
  public static func cidr(isNetwork: Bool = false) -> Rule {
    text("cidr") { IPNetwork.problem(in: $0, strict: isNetwork).map(Problem.network) }
  }

  /// A hardware address of six bytes.
  public static let macAddress = text("macAddress") { MACAddress.problem(in: $0).map(Problem.macAddress) }

  /// A name of a network interface: 15 bytes at most.
  public static let interfaceName = text("interfaceName") {
    InterfaceName.problem(in: $0).map(Problem.interfaceName)
  }

  /// A number that networks are set up with: a port, a VLAN, a packet size.
  public static func network(_ number: NetworkNumber) -> Rule {
    text(number.ruleName) { number.problem(in: $0) == nil ? nil : .networkNumber(number) }
  }

  /// A port from 1 to 65535.
  public static let port = network(.port)

  /// A rule for texts, which first tells of white space at the ends: nobody sees it there.
  static func text(_ name: String, _ problem: @escaping @Sendable (String) -> Problem?) -> Rule {
    Rule(name) { value, _ in value.text.flatMap { Problem.blank(atEndOf: $0) ?? problem($0) } }
  }

  /// Digits of which the last checks the others (ISO/IEC 7812-1, annex B).
  public static let luhn = Rule("luhn") { value, _ in
    let isRight =
      if case .secret(let secret) = value {
        secret.withBytes { CheckDigit.problem(in: $0) == nil }
      } else {
        value.text.map { CheckDigit.problem(in: $0) == nil } ?? true
      }
    return isRight ? nil : .checkDigit
  }
}

extension Problem {
  /// White space at the beginning or end of a text, nil if there is none.
  static func blank(atEndOf text: String) -> Problem? {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else { return nil }
    if RuleScalars.isBlank(first) { return .blankAtStart }
    return RuleScalars.isBlank(last) ? .blankAtEnd : nil
  }
}

extension NetworkNumber {
  fileprivate var ruleName: String {
    switch self {
    case .port: "port"
    case .vlan: "vlan"
    case .mtu, .mtuIPv6: "mtu"
    }
  }
}
