/// Something in a form that breaks the guidance (A6).
public struct AuditFinding: Sendable, Hashable {
  /// The id of the field; `form` for what belongs to none.
  public let field: String
  /// The id of the rule: `label-case`.
  public let rule: String
  /// What is wrong and how to mend it.
  public let words: String
}

/// A rule of the guidance that can be looked after in a form's definition (A6).
public struct AuditRule: Sendable {
  /// Names the rule in findings: `label-case`.
  public let id: String
  /// Why it is one, in a sentence.
  public let reason: String
  /// Whether it knows English words: not asked of forms in other languages.
  public let isEnglish: Bool
  /// A form that breaks it.
  public let broken: @Sendable () -> Form<Answers>
  /// Nearly the same form, in order.
  public let kept: @Sendable () -> Form<Answers>
  let find: @Sendable (AuditSubject) -> [AuditSubject.Found]

  init(
    _ id: String, _ reason: String, isEnglish: Bool = false,
    breaks broken: @autoclosure @escaping @Sendable () -> Form<Answers>,
    keeps kept: @autoclosure @escaping @Sendable () -> Form<Answers>,
    find: @escaping @Sendable (AuditSubject) -> [AuditSubject.Found]
  ) {
    self.id = id
    self.reason = reason
    self.isEnglish = isEnglish
    self.broken = broken
    self.kept = kept
    self.find = find
  }

  /// All rules: one is added together with its examples.
  public static let all: [AuditRule] =
    labels + texts + errors + choices + secrets + structure
}

extension Form {
  /// What in the form breaks the guidance, in form order (A6).
  ///
  /// - Parameter locale: the language that the form's words are in, as `de_DE`; English unless given.
  ///   Rules about English words are not asked of others.
  public func audit(locale: String = "en_US") -> [AuditFinding] {
    let language = locale.split(whereSeparator: { "_-.@".contains($0) }).first ?? "en"
    let isEnglish = ["en", "C", "POSIX"].contains(language)
    let subject = AuditSubject(
      definition: definition, values: bindings.map { $0.read(model) },
      isConditional: bindings.map { $0.isVisible != nil })
    let findings = AuditRule.all.filter { isEnglish || !$0.isEnglish }.flatMap { rule in
      rule.find(subject).map { (number: $0.number, rule: rule.id, words: $0.words) }
    }
    return findings.enumerated().sorted { ($0.element.number, $0.offset) < ($1.element.number, $1.offset) }
      .map { _, found in
        AuditFinding(
          field: found.number < 0 ? "form" : definition.fields[found.number].id, rule: found.rule,
          words: found.words)
      }
  }
}

/// What the rules look at.
struct AuditSubject: Sendable {
  /// A finding: the number of the field, -1 for the form.
  typealias Found = (number: Int, words: String)

  let definition: FormDefinition
  /// What stands in each field at first.
  let values: [FieldValue]
  /// Whether each field comes and goes: such fields may stand in for each other.
  let isConditional: [Bool]

  /// The findings of a test that looks at one field at a time.
  func eachField(_ test: (FieldDefinition) -> String?) -> [Found] {
    definition.fields.indices.compactMap { number in
      // A note has no label: it is the text.
      definition.fields[number].kind.asks ? test(definition.fields[number]).map { (number, $0) } : nil
    }
  }

  func form(_ words: String?) -> [Found] { words.map { [(-1, $0)] } ?? [] }
}

extension AuditRule {
  /// A form for an example.
  static func form(_ title: String = "Account", @FormBuilder<Answers> _ content: () -> FormContent<Answers>)
    -> Form<Answers>
  {
    Form(title, for: Answers(), content: content)
  }

  /// A form of one field for an example.
  static func one(_ field: AnswerField) -> Form<Answers> { form { field } }

  static func text(_ label: String, _ content: TextContent = .text) -> AnswerField {
    AnswerField(FieldDefinition.id(fromLabel: label), label, kind: TextKind(content: content))
  }

  static func secret(_ label: String) -> AnswerField {
    AnswerField(FieldDefinition.id(fromLabel: label), label, kind: TextKind(isSecret: true))
  }

  static func toggle(_ label: String) -> AnswerField {
    AnswerField(FieldDefinition.id(fromLabel: label), label, kind: ToggleKind())
  }

  static func picker(_ label: String, _ options: [String]) -> AnswerField {
    AnswerField(
      FieldDefinition.id(fromLabel: label), label,
      kind: PickerKind(options: options.map { Option($0, label: $0) }))
  }
}
