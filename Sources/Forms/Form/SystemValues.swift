/// What the system knows of the person and the machine, for fields that need not be asked (E1).
public struct SystemValues: Sendable {
  /// The name to log in with.
  public var userName = ""
  /// The person’s name, from the system’s user database.
  public var fullName = ""
  /// The name of the machine.
  public var hostName = ""
  /// The person’s folder.
  public var home = ""
  /// The person’s shell.
  public var shell = ""
  /// As in `en_US`.
  public var locale = ""
  /// As in `Europe/London`.
  public var timeZone = ""
  /// Looks up an environment variable.
  public var variable: @Sendable (String) -> String? = { _ in nil }

  /// Nothing is known.
  public init() {}

  /// The names under which form files ask for them; environment variables as `env:NAME`.
  public static let sources = [
    "system.userName", "system.fullName", "system.hostName", "system.home", "system.shell", "system.locale",
    "system.timeZone",
  ]

  /// The value of a source, "" where the system does not know it; nil for a source that there is not.
  public func value(of source: String) -> String? {
    switch source {
    case "system.userName": userName
    case "system.fullName": fullName
    case "system.hostName": hostName
    case "system.home": home
    case "system.shell": shell
    case "system.locale": locale
    case "system.timeZone": timeZone
    default: source.hasPrefix("env:") && source.count > 4 ? variable(String(source.dropFirst(4))) ?? "" : nil
    }
  }
}
