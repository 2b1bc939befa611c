/// A test of a value. An empty value is never tested: emptiness is the matter of `optional`.
///
/// The set of rules is open: make one's own with `Rule("name") { value, context in … }`, or with
/// `Rule.asynchronous` what takes time.
public struct Rule: Sendable {
  /// Names the rule in form files and audits: `minLength`, `email` …
  public let name: String
  /// Ids of other fields that the test looks at: a change there tests this field again.
  public let dependencies: [String]
  /// Words that take the place of the built-in ones.
  public var message: String?
  /// What runs beside typing, in this order, once all that can be told at once is right.
  let checks: [Check]
  let test: @Sendable (FieldValue, RuleContext) -> Problem?

  /// - Parameter test: nil when the value is right.
  public init(
    _ name: String, dependencies: [String] = [], message: String? = nil,
    test: @escaping @Sendable (FieldValue, RuleContext) -> Problem?
  ) {
    self.init(name, dependencies: dependencies, message: message, checks: [], test: test)
  }

  init(
    _ name: String, dependencies: [String] = [], message: String? = nil, checks: [Check],
    test: @escaping @Sendable (FieldValue, RuleContext) -> Problem? = { _, _ in nil }
  ) {
    self.name = name
    self.dependencies = dependencies
    self.message = message
    self.checks = checks
    self.test = test
  }

  /// The same rule with words of one's own.
  public func message(_ words: String) -> Rule {
    var rule = self
    rule.message = words
    return rule
  }

  /// What is wrong with the value, nil if nothing that can be told at once.
  public func problem(with value: FieldValue, _ context: RuleContext) -> Problem? {
    guard let problem = test(value, context) else { return nil }
    return message.map(Problem.words) ?? problem
  }
}

/// What a rule may look at beside the value.
public struct RuleContext {
  /// The day that is today.
  public let today: CalendarDate
  /// The value and the label of another visible field, by id.
  public let other: (String) -> (value: FieldValue, label: String)?
}
