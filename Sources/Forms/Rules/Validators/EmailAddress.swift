/// Addresses of electronic mail: a dot-atom (RFC 5322, section 3.2.3), `@`, and a domain of host
/// name labels with at least one dot (RFC 5321, section 2.3.5).
///
/// Letters beyond ASCII are taken on both sides (RFC 6531, section 3.3). Quoted local parts
/// (`"a b"@…`) and address literals (`@[192.0.2.1]`) are refused: in a form they are slips.
public enum EmailAddress {
  /// What is wrong with an address.
  public enum Problem: Hashable, Sendable {
    case empty
    case blank
    case noAt
    case severalAts
    /// Nothing before the `@`.
    case noLocalPart
    /// More than 64 bytes before the `@` (RFC 5321, section 4.5.3.1.1).
    case localPartTooLong
    /// A dot at either end of the local part, or two in a row.
    case misplacedDot
    /// A character before the `@` that can't stand there.
    case character(Unicode.Scalar)
    /// Nothing after the `@`.
    case noDomain
    /// `name@localhost`: a domain with a dot is due.
    case noDot
    case domain(HostName.Problem)
    /// More than 254 bytes in all (RFC 3696, erratum 1690).
    case tooLong
  }

  /// What is wrong with `text` as an address; nil: nothing.
  public static func problem(in text: String) -> Problem? {
    let scalars = text.unicodeScalars
    if scalars.isEmpty { return .empty }
    if scalars.contains(where: RuleScalars.isBlank) { return .blank }
    guard let at = scalars.firstIndex(of: "@") else { return .noAt }
    let domain = text[scalars.index(after: at)...]
    if domain.unicodeScalars.contains("@") { return .severalAts }
    if let problem = problem(inLocalPart: text[..<at]) ?? problem(inDomain: domain) { return problem }
    return text.utf8.count > 254 ? .tooLong : nil
  }

  private static func problem(inLocalPart local: Substring) -> Problem? {
    guard let first = local.unicodeScalars.first else { return .noLocalPart }
    if RuleScalars.isMark(first) { return .character(first) }
    if let wrong = local.unicodeScalars.first(where: { !isAtomText($0) && $0 != "." }) {
      return .character(wrong)
    }
    if local.utf8.count > 64 { return .localPartTooLong }
    let atoms = local.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false)
    return atoms.contains(where: \.isEmpty) ? .misplacedDot : nil
  }

  private static func problem(inDomain domain: Substring) -> Problem? {
    if domain.isEmpty { return .noDomain }
    switch HostName.problem(in: domain, qualified: true, international: true) {
    case .notQualified: return .noDot
    case let problem?: return .domain(problem)
    case nil: return nil
    }
  }

  /// `atext` of RFC 5322 with the letters of RFC 6532.
  private static func isAtomText(_ scalar: Unicode.Scalar) -> Bool {
    RuleScalars.isLetter(scalar) || RuleScalars.isDigit(scalar)
      || "!#$%&'*+-/=?^_`{|}~".unicodeScalars.contains(scalar)
      || RuleScalars.isLetterBeyondASCII(scalar)
  }
}
