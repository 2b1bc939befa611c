/// What the audit asks of a field, whatever its kind.
extension FieldDefinition {
  /// Which text is typed here; nil where none is, or a secret.
  var textContent: TextContent? { (kind as? TextKind).flatMap { $0.isSecret ? nil : $0.content } }

  /// Any text is taken here.
  var isPlainText: Bool { if case .text = textContent { true } else { false } }

  var isEmail: Bool { if case .email = textContent { true } else { false } }

  var isSecret: Bool { kind.traits.contains(.secret) }

  /// What can be chosen here.
  var options: [Option] {
    switch kind.lineQuestion {
    case .one(let options), .several(let options): options
    case .text, .secret, .longText, .yesNo: []
    }
  }

  /// What `oneOf` allows, as the rule itself tells it of a text that nobody allows.
  var allowedTexts: [String]? {
    for rule in rules where rule.name == "oneOf" {
      if case .notOneOf(let allowed) = rule.test(.text("\u{0}"), .alone) { return allowed }
    }
    return nil
  }

  var longestText: Int? {
    for rule in rules where rule.name == "maxLength" {
      if case .tooLong(let maximum) = rule.test(.text(String(repeating: "x", count: 10_000)), .alone) {
        return maximum
      }
    }
    return (kind as? TextKind)?.limit.flatMap { $0.unit == .characters ? $0.count : nil }
  }

  var shortestText: Int? {
    for rule in rules where rule.name == "minLength" {
      if case .tooShort(let minimum) = rule.test(.text(""), .alone) { return minimum }
    }
    return nil
  }
}

extension RuleContext {
  /// Of a value that has no others beside it.
  fileprivate static var alone: RuleContext { RuleContext(today: CalendarDate(year: 2001, month: 1, day: 1)!) { _ in nil } }
}
