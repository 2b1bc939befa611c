internal import Forms
internal import JSONText

/// A rule that a form file can name, and how what it needs is read. A new one is added to `all`.
struct RuleType: Sendable {
  let name: String
  /// Keys that may stand beside it, apart from `message`.
  var keys: [String] = []
  /// Whether the rule can be asked of a secret, which never becomes a text.
  var readsSecrets = false
  let makeRule: @Sendable (RuleArgument) throws(FormFileError) -> Rule

  static let all: [RuleType] = lengths + values + forms + networks + relations + checks

  /// A rule that is only switched on: `"email": true`.
  static func switched(_ name: String, _ rule: Rule, readsSecrets: Bool = false) -> RuleType {
    RuleType(name: name, readsSecrets: readsSecrets) { argument throws(FormFileError) in
      try argument.demandTrue()
      return rule
    }
  }
}

/// What stands behind the name of a rule, and around it.
struct RuleArgument {
  let reader: FileReader
  /// The rule as a whole.
  let object: FileObject
  /// The kind of field that the rule is for.
  let type: FieldType
  /// Notes that the rule names another field.
  let refer: (String, FileReader) -> Void

  func demandTrue() throws(FormFileError) {
    guard try reader.bool() else { throw reader.error("expected `true`; leave the rule out otherwise") }
  }

  /// `true`, or one of the words, or a list of them.
  func words<Word: RawRepresentable & CaseIterable>(_ type: Word.Type) throws(FormFileError) -> [Word]
  where Word.RawValue == String {
    guard reader.node.elements != nil else { return [try reader.word(type)] }
    let words = try reader.list().map { element throws(FormFileError) in try element.word(type) }
    guard !words.isEmpty else { throw reader.error("name one at least") }
    return words
  }

  /// The id of another field.
  func otherField() throws(FormFileError) -> String {
    let id = try reader.string()
    refer(id, reader)
    return id
  }
}

extension FieldDecoder {
  /// One rule: an object with its name, what it needs, and perhaps a `message`.
  mutating func rule(_ reader: FileReader, _ type: FieldType, _ field: FileObject) throws(FormFileError)
    -> Rule
  {
    let names = RuleType.all.map(\.name)
    let object = try reader.object(names + RuleType.all.flatMap(\.keys) + ["message"])
    let given = RuleType.all.filter { object[$0.name] != nil }
    guard let known = given.first, given.count == 1, let value = object[known.name] else {
      throw reader.error("a rule has exactly one of \(names.map { "`\($0)`" }.joined(separator: ", "))")
    }
    for other in RuleType.all.flatMap(\.keys) where !known.keys.contains(other) {
      if let stray = object[other] { throw stray.error("`\(other)` does not go with `\(known.name)`") }
    }
    if !known.readsSecrets, try type.isSecret(field) {
      throw value.error("the rule `\(known.name)` can’t be asked of a secret, which is never read as a text")
    }
    var references: [(String, FileReader)] = []
    let argument = RuleArgument(reader: value, object: object, type: type) { references.append(($0, $1)) }
    var rule = try known.makeRule(argument)
    for (id, reader) in references { refer(to: id, at: reader) }
    rule.message = try object.string("message")
    return rule
  }
}
