/// URLs with a host, by the shape of RFC 3986: `scheme://[user@]host[:port][/path][?query][#part]`.
///
/// Letters beyond ASCII are taken as they are typed (RFC 3987).
public enum WebAddress {
  /// What is wrong with a URL.
  public enum Problem: Hashable, Sendable {
    case empty
    case blank
    /// It does not begin with a scheme and `://`.
    case noScheme
    /// The scheme is none of those that are allowed.
    case scheme(String, allowed: [String])
    case noHost
    case host(HostName.Problem)
    /// What stands in brackets is no IPv6 address.
    case address(IPAddress.Problem)
    /// No number from 1 to 65535 after the colon.
    case port
    case character(Unicode.Scalar)
    /// A `%` without two hexadecimal digits behind it.
    case percent
  }

  /// What is wrong with `text` as a URL; nil: nothing.
  ///
  /// `schemes`: those allowed, in lower case, such as `["http", "https"]` for a proxy; nil: any.
  public static func problem(in text: String, schemes: [String]? = nil) -> Problem? {
    if text.isEmpty { return .empty }
    if text.unicodeScalars.contains(where: RuleScalars.isBlank) { return .blank }
    guard let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://"), isScheme(text[..<colon])
    else { return .noScheme }
    let scheme = text[..<colon].lowercased()
    if let schemes, !schemes.contains(scheme) { return .scheme(scheme, allowed: schemes) }
    let rest = text[colon...].dropFirst(3)
    let end = rest.unicodeScalars.firstIndex { $0 == "/" || $0 == "?" || $0 == "#" } ?? rest.endIndex
    return problem(inAuthority: rest[..<end]) ?? problem(inTail: rest[end...])
  }

  /// RFC 3986, section 3.1.
  private static func isScheme(_ text: Substring) -> Bool {
    guard let first = text.unicodeScalars.first, RuleScalars.isLetter(first) else { return false }
    return text.unicodeScalars.allSatisfy {
      RuleScalars.isLetter($0) || RuleScalars.isDigit($0) || $0 == "+" || $0 == "-" || $0 == "."
    }
  }

  /// RFC 3986, section 3.2.
  private static func problem(inAuthority authority: Substring) -> Problem? {
    let scalars = authority.unicodeScalars
    let at = scalars.lastIndex(of: "@")
    let user = at.map { authority[..<$0] } ?? ""
    let host = at.map { authority[scalars.index(after: $0)...] } ?? authority
    return problem(in: user, allowing: ":") ?? problem(inHost: host)
  }

  private static func problem(inHost text: Substring) -> Problem? {
    if text.hasPrefix("[") { return problem(inLiteral: text) }
    let colon = text.firstIndex(of: ":") ?? text.endIndex
    let host = text[..<colon]
    if host.isEmpty { return .noHost }
    if let problem = problem(inPort: text[colon...]) { return problem }
    if IPAddress(String(host)) != nil { return nil }
    return HostName.problem(in: host, qualified: false, international: true).map { .host($0) }
  }

  private static func problem(inLiteral text: Substring) -> Problem? {
    guard let end = text.firstIndex(of: "]") else { return .character("[") }
    let address = String(text[..<end].dropFirst())
    return IPAddress.problem(in: address, family: .v6).map { .address($0) }
      ?? problem(inPort: text[end...].dropFirst())
  }

  /// Nothing, or a colon and a number.
  private static func problem(inPort text: Substring) -> Problem? {
    if text.isEmpty { return nil }
    return text.hasPrefix(":") && NetworkNumber.port.problem(in: String(text.dropFirst())) == nil
      ? nil : .port
  }

  /// Path, query and fragment; only one `#` can stand in them.
  private static func problem(inTail tail: Substring) -> Problem? {
    let hash = tail.firstIndex(of: "#") ?? tail.endIndex
    return problem(in: tail[..<hash], allowing: ":@/?")
      ?? problem(in: tail[hash...].dropFirst(), allowing: ":@/?")
  }

  /// Unreserved characters, sub-delimiters, escapes, and those allowed here (RFC 3986, section 2).
  private static func problem(in text: Substring, allowing more: String) -> Problem? {
    let signs = "-._~!$&'()*+,;=".unicodeScalars
    var scalars = text.unicodeScalars
    while let scalar = scalars.popFirst() {
      if scalar == "%" {
        guard scalars.count >= 2, scalars.prefix(2).allSatisfy(RuleScalars.isHexDigit) else {
          return .percent
        }
        scalars.removeFirst(2)
      } else if !RuleScalars.isLetter(scalar), !RuleScalars.isDigit(scalar), !signs.contains(scalar),
        !more.unicodeScalars.contains(scalar), !RuleScalars.isLetterBeyondASCII(scalar)
      {
        return .character(scalar)
      }
    }
    return nil
  }
}
