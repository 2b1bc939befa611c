/// What a field has to be beside another. The error lands where the rule is; a change on either
/// side tests it again, so that mending either mends both.
extension Rule {
  /// The same value as another field has, by its id. Meant for confirmations.
  ///
  /// With `validate(.onChange)` the difference shows as soon as what is typed is no beginning of the
  /// other value.
  public static func equals(_ id: String) -> Rule {
    Rule("equals", dependencies: [id]) { value, context in
      guard let other = context.other(id), other.value != value else { return nil }
      return other.value.begins(with: value) ? .differsSoFar(from: other.label) : .differs(from: other.label)
    }
  }

  /// A later day, or a larger number, than another field has, by its id.
  public static func after(_ id: String) -> Rule {
    compared("after", id) { $0 > 0 ? nil : .notAfter($1) }
  }

  /// The same day or a later one, the same number or a larger one, than another field has, by its id.
  public static func notBefore(_ id: String) -> Rule {
    compared("notBefore", id) { $0 >= 0 ? nil : .before($1) }
  }

  private static func compared(
    _ name: String, _ id: String, _ problem: @escaping @Sendable (Int, String) -> Problem?
  ) -> Rule {
    Rule(name, dependencies: [id]) { value, context in
      guard let other = context.other(id), let order = value.order(to: other.value) else { return nil }
      return problem(order, other.label)
    }
  }
}

extension FieldValue {
  fileprivate func begins(with start: FieldValue) -> Bool {
    switch (self, start) {
    case (.text(let whole), .text(let start)): whole.hasPrefix(start)
    case (.secret(let whole), .secret(let start)):
      whole.withBytes { whole in start.withBytes { whole.starts(with: $0) } }
    default: false
    }
  }

  /// Positive where this comes after the other; nil where the two have no order.
  fileprivate func order(to other: FieldValue) -> Int? {
    if let one = day, let other = other.day { return one == other ? 0 : one < other ? -1 : 1 }
    if let one = number, let other = other.number { return one == other ? 0 : one < other ? -1 : 1 }
    return nil
  }

  private var number: DecimalNumber? {
    switch self {
    case .number(let number): number
    case .text(let text): DecimalNumber(text)
    case .empty, .secret, .toggle, .choice, .date, .choices: nil
    }
  }
}
