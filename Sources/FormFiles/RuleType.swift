internal import Forms

/// A rule that a form file can name, and how what it needs is read. A new one is added to `all`.
struct RuleType: Sendable {
  let name: String
  /// Gets the argument, the kind of field that the rule is for, and a way to name another field.
  let makeRule:
    @Sendable (FileReader, FieldType, _ refer: (String, FileReader) -> Void) throws(FormFileError) -> Rule

  static let all: [RuleType] = [
    RuleType(name: "minLength") { argument, _, _ throws(FormFileError) in
      .minimumLength(try argument.integer(in: 0...1_000_000))
    },
    RuleType(name: "maxLength") { argument, _, _ throws(FormFileError) in
      .maximumLength(try argument.integer(in: 0...1_000_000))
    },
    RuleType(name: "equals") { argument, _, refer throws(FormFileError) in
      let id = try argument.string()
      refer(id, argument)
      return .equals(id)
    },
    RuleType(name: "oneOf") { argument, type, _ throws(FormFileError) in
      type.name == "toggle" ? try toggleRule(argument) : .oneOf(try argument.strings())
    },
    RuleType(name: "notOneOf") { argument, _, _ throws(FormFileError) in .notOneOf(try argument.strings()) },
    RuleType(name: "email") { argument, _, _ throws(FormFileError) in
      try demandTrue(argument)
      return .email
    },
    RuleType(name: "notPast") { argument, type, _ throws(FormFileError) in
      guard ["date", "expiration"].contains(type.name) else {
        throw argument.error("only a `date` or an `expiration` can be past")
      }
      try demandTrue(argument)
      return .notPast
    },
    RuleType(name: "pattern") { argument, _, _ throws(FormFileError) in
      let source = try argument.string()
      do { return .pattern(try Pattern(source)) } catch { throw argument.error("\(error)") }
    },
  ]

  /// A rule that is only switched on: `"email": true`.
  static func demandTrue(_ argument: FileReader) throws(FormFileError) {
    guard try argument.bool() else { throw argument.error("expected `true`; leave the rule out otherwise") }
  }

  private static func toggleRule(_ argument: FileReader) throws(FormFileError) -> Rule {
    let values = try argument.list().map { element throws(FormFileError) in try element.bool() }
    guard values == [true] else { throw argument.error("the rule of a toggle is `[true]`") }
    return .isOn
  }
}

extension FieldDecoder {
  /// One rule: an object with its name, what it needs, and perhaps a `message`.
  mutating func rule(_ reader: FileReader, _ type: FieldType) throws(FormFileError) -> Rule {
    let names = RuleType.all.map(\.name)
    let object = try reader.object(names + ["message"])
    let given = RuleType.all.filter { object[$0.name] != nil }
    guard let known = given.first, given.count == 1, let argument = object[known.name] else {
      throw reader.error("a rule has exactly one of \(names.map { "`\($0)`" }.joined(separator: ", "))")
    }
    var references: [(String, FileReader)] = []
    var rule = try known.makeRule(argument, type) { references.append(($0, $1)) }
    for (id, reader) in references { refer(to: id, at: reader) }
    rule.message = try object.string("message")
    return rule
  }
}
