/// Rules made of rules.
extension Rule {
  /// All of the rules, as one; the first problem counts.
  public static func all(_ rules: Rule...) -> Rule {
    Rule("all", dependencies: rules.flatMap(\.dependencies), checks: rules.flatMap(\.ownChecks)) {
      value, context in
      rules.lazy.compactMap { $0.problem(with: value, context) }.first
    }
  }

  /// One of the rules at least: else the last one's problem is told, unless there is a `message`.
  ///
  /// Only for rules that tell at once: what runs beside typing stands alone or in `all`.
  public static func any(_ rules: Rule...) -> Rule {
    precondition(rules.allSatisfy(\.checks.isEmpty), "a rule that runs beside typing can’t stand in `any`")
    return Rule("any", dependencies: rules.flatMap(\.dependencies)) { value, context in
      let problems = rules.map { $0.problem(with: value, context) }
      return problems.contains(nil) ? nil : problems.last ?? nil
    }
  }

  /// What the rule refuses, and nothing else. The words have to come with it.
  public static func not(_ rule: Rule, message: String) -> Rule {
    precondition(rule.checks.isEmpty, "a rule that runs beside typing can’t stand in `not`")
    return Rule("not", dependencies: rule.dependencies, message: message) { value, context in
      rule.problem(with: value, context) == nil ? .notAllowed : nil
    }
  }

  /// Its checks, with its words.
  var ownChecks: [Check] {
    guard let message else { return checks }
    return checks.map { $0.message == nil ? $0.message(message) : $0 }
  }
}
