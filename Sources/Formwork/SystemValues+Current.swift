public import Forms
internal import TerminalScreen

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension SystemValues {
  /// What this system knows of the person and the machine (E1). What it does not know is "".
  public static var current: SystemValues {
    var values = SystemValues()
    values.readUser()
    var name = [CChar](repeating: 0, count: 256)
    if gethostname(&name, name.count - 1) == 0 { values.hostName = text(name) }
    let variables = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variable)
    values.locale = variables.first { !$0.isEmpty }.map { String($0.prefix { $0 != "." && $0 != "@" }) } ?? ""
    values.timeZone = timeZone(variable("TZ"))
    values.variable = variable
    return values
  }

  private mutating func readUser() {
    guard let entry = getpwuid(getuid()) else { return }
    userName = String(cString: entry.pointee.pw_name)
    home = String(cString: entry.pointee.pw_dir)
    shell = String(cString: entry.pointee.pw_shell)
    // The first part of GECOS is the name; "&" in it stands for the user name.
    let gecos = entry.pointee.pw_gecos.map { String(cString: $0) } ?? ""
    let name = gecos.prefix { $0 != "," }
    fullName = name.split(separator: "&", omittingEmptySubsequences: false)
      .joined(separator: userName.prefix(1).uppercased() + userName.dropFirst())
  }

  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The zone's name: TZ, or where /etc/localtime points to.
  private static func timeZone(_ variable: String?) -> String {
    if let variable, !variable.isEmpty {
      return variable.hasPrefix(":") ? String(variable.dropFirst()) : variable
    }
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    guard readlink("/etc/localtime", &target, target.count - 1) > 0 else { return "" }
    let path = text(target)
    guard let range = path.firstPlace(of: "zoneinfo/") else { return "" }
    return String(path[range.upperBound...])
  }

  private static func text(_ bytes: [CChar]) -> String {
    String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
