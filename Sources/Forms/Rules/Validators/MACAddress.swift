/// Hardware addresses of six bytes (IEEE 802, EUI-48): pairs of hexadecimal digits between colons
/// or between hyphens.
public enum MACAddress {
  /// What is wrong with an address.
  public enum Problem: Hashable, Sendable {
    case empty
    /// Something else than a hexadecimal digit, `:` or `-`.
    case character(Unicode.Scalar)
    /// Colons and hyphens in one address.
    case mixedSeparators
    /// Not six pairs.
    case notSixPairs
  }

  /// What is wrong with `text` as an address; nil: nothing.
  public static func problem(in text: String) -> Problem? {
    let scalars = text.unicodeScalars
    if scalars.isEmpty { return .empty }
    if let wrong = scalars.first(where: { !RuleScalars.isHexDigit($0) && $0 != ":" && $0 != "-" }) {
      return .character(wrong)
    }
    if scalars.contains(":"), scalars.contains("-") { return .mixedSeparators }
    let pairs = scalars.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "-" }
    return pairs.map(\.count) == [2, 2, 2, 2, 2, 2] ? nil : .notSixPairs
  }
}
