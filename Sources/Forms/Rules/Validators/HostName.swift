/// Names of hosts by RFC 1123, section 2.1, and RFC 952: labels of letters, digits and hyphens.
public enum HostName {
  /// What is wrong with a host name.
  public enum Problem: Hashable, Sendable {
    case empty
    case blank
    /// More than 253 bytes in all.
    case tooLong
    /// More than 63 bytes between two dots.
    case labelTooLong(String)
    /// Two dots in a row, or one at either end.
    case emptyLabel
    /// A label begins or ends with a hyphen.
    case hyphenAtEnd(String)
    case character(Unicode.Scalar)
    /// The last label is a number: it would be taken for an address (RFC 3696, section 2).
    case allDigits
    /// A name with a domain is due (FQDN).
    case notQualified
  }

  /// What is wrong with `text` as a host name; nil: nothing. With `qualified` it has to have a dot.
  public static func problem(in text: String, qualified: Bool = false) -> Problem? {
    problem(in: text[...], qualified: qualified, international: false)
  }

  /// With `international`, letters beyond ASCII are taken too, as browsers and mail programs do
  /// (RFC 5890); lengths are then those of UTF-8.
  static func problem(in text: Substring, qualified: Bool, international: Bool) -> Problem? {
    if text.isEmpty { return .empty }
    if text.unicodeScalars.contains(where: RuleScalars.isBlank) { return .blank }
    if text.utf8.count > 253 { return .tooLong }
    let labels = text.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false)
    for label in labels {
      if let problem = problem(inLabel: Substring(label), international: international) { return problem }
    }
    if labels.last?.allSatisfy(RuleScalars.isDigit) == true { return .allDigits }
    return qualified && labels.count == 1 ? .notQualified : nil
  }

  private static func problem(inLabel label: Substring, international: Bool) -> Problem? {
    let scalars = label.unicodeScalars
    let isWrong = { (scalar: Unicode.Scalar) in
      !RuleScalars.isLetter(scalar) && !RuleScalars.isDigit(scalar) && scalar != "-"
        && !(international && RuleScalars.isLetterBeyondASCII(scalar))
    }
    guard let first = scalars.first else { return .emptyLabel }
    // A mark would belong to the dot before the label (RFC 5891, section 4.2.3.2).
    if RuleScalars.isMark(first) { return .character(first) }
    if let wrong = scalars.first(where: isWrong) { return .character(wrong) }
    if label.utf8.count > 63 { return .labelTooLong(String(label)) }
    return first == "-" || scalars.last == "-" ? .hyphenAtEnd(String(label)) : nil
  }
}
