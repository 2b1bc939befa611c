/// A person's name as it goes into the GECOS field of passwd(5): at most 160 characters, without
/// the signs that separate fields there.
public enum RealName {
  /// What is wrong with a real name.
  public enum Problem: Hashable, Sendable {
    /// A line break or another control character.
    case control
    /// One of `:`, `,` and `=`.
    case separator(Unicode.Scalar)
    /// More than 160 characters.
    case tooLong
  }

  /// What is wrong with `text` as a real name; nil: nothing.
  public static func problem(in text: String) -> Problem? {
    let scalars = text.unicodeScalars
    if scalars.contains(where: { RuleScalars.isControl($0) || $0 == "\u{2028}" || $0 == "\u{2029}" }) {
      return .control
    }
    if let sign = scalars.first(where: { $0 == ":" || $0 == "," || $0 == "=" }) { return .separator(sign) }
    return text.count > 160 ? .tooLong : nil
  }
}
