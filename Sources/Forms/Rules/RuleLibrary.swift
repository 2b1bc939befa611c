extension Rule {
  /// At least so many characters (grapheme clusters, not bytes).
  public static func minimumLength(_ minimum: Int) -> Rule {
    Rule("minLength") { value, _ in
      (value.characterCount ?? minimum) < minimum ? .tooShort(minimum: minimum) : nil
    }
  }

  /// At most so many characters. Tells only when exceeded (T22).
  public static func maximumLength(_ maximum: Int) -> Rule {
    Rule("maxLength") { value, _ in
      (value.characterCount ?? 0) > maximum ? .tooLong(maximum: maximum) : nil
    }
  }

  /// The same value as another field has, by its id. Meant for confirmations.
  public static func equals(_ id: String) -> Rule {
    Rule("equals", dependencies: [id]) { value, context in
      guard let other = context.other(id), other.value != value else { return nil }
      return .differs(from: other.label)
    }
  }

  /// One of the given texts.
  public static func oneOf(_ allowed: [String]) -> Rule {
    Rule("oneOf") { value, _ in
      value.text.map(allowed.contains) ?? true ? nil : .notOneOf(allowed)
    }
  }

  /// None of the given texts.
  public static func notOneOf(_ refused: [String]) -> Rule {
    Rule("notOneOf") { value, _ in
      value.text.map(refused.contains) ?? false ? .notAllowed : nil
    }
  }

  /// A toggle that has to be on: consent.
  public static let isOn = Rule("oneOf") { value, _ in
    value == .toggle(false) ? .mustBeOn : nil
  }

  /// An address of electronic mail (RFC 5321, RFC 5322).
  public static let email = Rule("email") { value, _ in
    value.text.map { EmailAddress.problem(in: $0) == nil } ?? true ? nil : .notAnEmailAddress
  }

  /// A day that is not over, today included; of a month without a day the last one counts.
  public static let notPast = Rule("notPast") { value, context in
    value.lastDay.map { $0 < context.today } ?? false ? .entry(.expired) : nil
  }

  /// A text that the pattern takes as a whole. Give it a `message`: people are never shown a pattern.
  public static func pattern(_ pattern: Pattern) -> Rule {
    Rule("pattern") { value, _ in
      value.text.map(pattern.matches) ?? true ? nil : .wrongForm
    }
  }
}
