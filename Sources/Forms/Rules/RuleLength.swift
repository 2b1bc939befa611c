/// How long a text is, and of which characters. Secrets are read where they lie, as bytes.
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

  /// At least one character of each of these kinds. Names all that are missing at once.
  public static func contains(_ kinds: CharacterKind...) -> Rule { contains(kinds) }

  /// At least one character of each of these kinds. Names all that are missing at once.
  public static func contains(_ kinds: [CharacterKind]) -> Rule {
    Rule("contains") { value, _ in
      guard let found = value.characterKinds else { return nil }
      let missing = kinds.filter { !found.contains($0) }
      return missing.isEmpty ? nil : .lacks(missing)
    }
  }

  /// A password of this strength or more; else it is told in words how strong it is. It is an estimate
  /// of our own (`PasswordStrength`), made where the secret lies.
  public static func passwordStrength(_ minimum: PasswordStrength) -> Rule {
    Rule("passwordStrength") { value, _ in
      let strength =
        if case .secret(let secret) = value {
          secret.withBytes { PasswordStrength(of: $0) }
        } else {
          value.text.map { PasswordStrength(of: Array($0.utf8)) } ?? minimum
        }
      return strength < minimum ? .tooWeak(strength) : nil
    }
  }

  /// A text that the pattern takes as a whole. Give it a `message`: people are never shown a pattern.
  public static func pattern(_ pattern: Pattern) -> Rule {
    Rule("pattern") { value, _ in
      value.withScalars { pattern.matches(scalars: $0) } ?? true ? nil : .wrongForm
    }
  }

  /// The same with the pattern written in source: `.pattern("[0-9]{5}")`. One that can't be read ends the
  /// program; for patterns from elsewhere there is `Pattern.init`, which throws.
  public static func pattern(_ source: StaticString) -> Rule {
    do { return pattern(try Pattern("\(source)")) } catch {
      preconditionFailure("“\(source)” is no pattern: \(error)")
    }
  }
}

extension FieldValue {
  /// Lends the text of texts, choices, numbers, dates and secrets as scalars; nil where there is none.
  func withScalars<Result>(_ body: (any Sequence<Unicode.Scalar>) -> Result) -> Result? {
    if case .secret(let secret) = self { return secret.withBytes { body(SecretScalars(bytes: $0)) } }
    return text.map { body($0.unicodeScalars) }
  }

  fileprivate var characterKinds: Set<CharacterKind>? {
    withScalars { scalars in
      var kinds: Set<CharacterKind> = []
      for scalar in scalars { CharacterKind(scalar).map { _ = kinds.insert($0) } }
      return kinds
    }
  }
}

extension CharacterKind {
  /// The kind of a scalar; nil for letters without case and for white space.
  fileprivate init?(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    if RuleScalars.isDigit(scalar) {
      self = .digit
    } else if properties.isUppercase {
      self = .upper
    } else if properties.isLowercase {
      self = .lower
    } else if !properties.isAlphabetic, !properties.isWhitespace, !RuleScalars.isMark(scalar) {
      self = .symbol
    } else {
      return nil
    }
  }
}

/// The UTF-8 of a secret as scalars, decoded in place: no `String` holds it even for a moment.
private struct SecretScalars: Sequence, IteratorProtocol {
  private var bytes: UnsafeRawBufferPointer.Iterator
  private var decoder = UTF8()

  init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes.makeIterator() }

  mutating func next() -> Unicode.Scalar? {
    switch decoder.decode(&bytes) {
    case .scalarValue(let scalar): scalar
    case .error: "\u{FFFD}"
    case .emptyInput: nil
    }
  }
}
