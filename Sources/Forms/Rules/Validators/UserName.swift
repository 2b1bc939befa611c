/// Names of accounts as useradd(8) and systemd take them by default: `[a-z_][a-z0-9_-]*`, at most 32.
public enum UserName {
  /// What is wrong with a user name.
  public enum Problem: Hashable, Sendable {
    case empty
    case blank
    /// More than 32 characters.
    case tooLong
    /// It begins with something else than a lower-case letter or `_`.
    case first(Unicode.Scalar)
    case character(Unicode.Scalar)
  }

  /// What is wrong with `text` as a user name; nil: nothing.
  public static func problem(in text: String) -> Problem? {
    let scalars = text.unicodeScalars
    guard let first = scalars.first else { return .empty }
    if scalars.contains(where: RuleScalars.isBlank) { return .blank }
    if !RuleScalars.isLower(first), first != "_" { return .first(first) }
    let isWrong = { (scalar: Unicode.Scalar) in
      !RuleScalars.isLower(scalar) && !RuleScalars.isDigit(scalar) && scalar != "_" && scalar != "-"
    }
    if let wrong = scalars.first(where: isWrong) { return .character(wrong) }
    return scalars.count > 32 ? .tooLong : nil
  }
}
