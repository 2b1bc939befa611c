/// Names of network interfaces as Linux takes them (`IFNAMSIZ`, netdevice(7)): 1 to 15 bytes.
public enum InterfaceName {
  /// What is wrong with a name.
  public enum Problem: Hashable, Sendable {
    case empty
    case blank
    /// More than 15 bytes.
    case tooLong
    /// A slash, a colon (which marks an alias), or a control character.
    case character(Unicode.Scalar)
    /// `.` and `..` are names of directories.
    case dots
  }

  /// What is wrong with `text` as a name; nil: nothing.
  public static func problem(in text: String) -> Problem? {
    let scalars = text.unicodeScalars
    if scalars.isEmpty { return .empty }
    if scalars.contains(where: RuleScalars.isBlank) { return .blank }
    if let wrong = scalars.first(where: { $0 == "/" || $0 == ":" || RuleScalars.isControl($0) }) {
      return .character(wrong)
    }
    if text == "." || text == ".." { return .dots }
    return text.utf8.count > 15 ? .tooLong : nil
  }
}
