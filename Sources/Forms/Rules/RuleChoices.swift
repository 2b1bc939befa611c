/// Values that are given one by one.
extension Rule {
  /// One of the given texts.
  public static func oneOf(_ allowed: [String]) -> Rule {
    Rule("oneOf") { value, _ in value.isAmong(allowed) ?? true ? nil : .notOneOf(allowed) }
  }

  /// None of the given texts.
  public static func notOneOf(_ refused: [String]) -> Rule {
    Rule("notOneOf") { value, _ in value.isAmong(refused) ?? false ? .notAllowed : nil }
  }

  /// A toggle that has to be on: consent.
  public static let isOn = Rule("oneOf") { value, _ in
    value == .toggle(false) ? .mustBeOn : nil
  }
}

extension FieldValue {
  /// Whether the text is in a list; nil where there is no text. A secret is compared with all of it,
  /// byte by byte, so that the time tells nothing.
  fileprivate func isAmong(_ list: [String]) -> Bool? {
    if case .secret(let secret) = self {
      return list.reduce(false) { secret.isSame(as: $1) || $0 }
    }
    return text.map(list.contains)
  }
}

extension Secret {
  fileprivate func isSame(as text: String) -> Bool {
    guard text.utf8.count == count else { return false }
    return withBytes { bytes in zip(bytes, text.utf8).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0 }
  }
}
