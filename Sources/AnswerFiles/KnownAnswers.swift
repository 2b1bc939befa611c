public import Forms
internal import JSONText

/// Answers for a form that is written in Swift, read from a file: an object in JSON by field id (E9).
///
/// Texts, choices and days are texts as a person would type or take them, several choices a list,
/// toggles `true` or `false`, numbers may also be numbers; `null` stands for nothing. A secret is never
/// written there: `{"file": "PATH"}` or `{"fd": 3}` says where it is read from (E5).
public struct KnownAnswers: Sendable {
  /// What a session can take, in the order of the file.
  public private(set) var answers: [KnownAnswer] = []
  /// What is wrong with the file itself, in its order.
  public private(set) var faults: [AnswersFault] = []
  private var places: [String: AnswersFault.Place] = [:]

  /// Reads an answers file.
  ///
  /// - Parameter secrets: where the bytes of secrets come from; tests have their own.
  /// - Throws: why this is no object in JSON.
  public init(
    parsing bytes: [UInt8], for form: FormDefinition, secrets: SecretReader = .system
  ) throws(AnswersFault) {
    let root: JSONNode
    do { root = try JSONNode(parsing: bytes) } catch {
      throw AnswersFault(
        id: nil, words: error.words.asFaultSentence, place: .init(line: error.line, column: error.column))
    }
    guard let members = root.members else {
      throw AnswersFault(
        id: nil, words: "Expected an object of answers in `{ }`.",
        place: .init(line: root.line, column: root.column))
    }
    var used = UsedDescriptors()
    for member in members {
      places[member.name] = .init(line: member.line, column: member.column)
      do throws(SecretFault) {
        answers.append(KnownAnswer(member.name, try Self.value(of: member, form, secrets, &used)))
      } catch {
        let id = error.member.map { "\(member.name).\($0)" } ?? member.name
        faults.append(
          AnswersFault(
            id: id, words: error.words.asFaultSentence, place: .init(line: error.line, column: error.column)))
      }
    }
  }

  /// Where the answer to a field stands; nil where there is none.
  public func place(of id: String) -> AnswersFault.Place? { places[id] }

  private static func value(
    of member: JSONNode.Member, _ form: FormDefinition, _ secrets: SecretReader,
    _ used: inout UsedDescriptors
  ) throws(SecretFault) -> FieldValue {
    guard let field = form.fields.first(where: { $0.id == member.name && $0.kind.asks }) else {
      let place = JSONNode(.null, line: member.line, column: member.column)
      let near = nearest(to: member.name, in: form.fields.lazy.filter(\.kind.asks).map(\.id))
      throw SecretFault(
        place,
        near.map { "the form has no such field; did you mean `\($0)`?" }
          ?? "the form has no such field; remove it")
    }
    if field.isReadOnly { throw SecretFault(member.value, "this field is read only; remove its answer") }
    if member.value.isNull { return .empty }
    if field.kind.traits.contains(.secret) {
      let secret = try secrets.secret(member.value, field: field.id, &used)
      return secret.isEmpty ? .empty : .secret(secret)
    }
    return try field.kind.lineQuestion.value(of: member.value)
  }
}

extension LineQuestion {
  /// An answer of the sort that is asked for.
  fileprivate func value(of node: JSONNode) throws(SecretFault) -> FieldValue {
    switch self {
    case .yesNo:
      guard let isOn = node.bool else { throw SecretFault(node, "expected `true` or `false`") }
      return .toggle(isOn)
    case .one(let options): return .choice(try Self.option(node, options))
    case .several(let options): return try Self.several(node, options)
    case .text, .secret, .longText:
      if let number = node.number, let decimal = try? DecimalNumber(json: number.text) {
        return .number(decimal)
      }
      guard let text = node.string else { throw SecretFault(node, "expected a text in quotes") }
      let breaks: [Unicode.Scalar] = self == .longText ? ["\n", "\r", "\t"] : []
      let isControl = { (scalar: Unicode.Scalar) in
        scalar.properties.generalCategory == .control && !breaks.contains(scalar)
      }
      // What no key and no paste could put into a field is no answer.
      if text.unicodeScalars.contains(where: isControl) {
        throw SecretFault(node, "a control character stands in the text; remove it")
      }
      return text.isEmpty ? .empty : .text(text)
    }
  }

  private static func option(_ node: JSONNode, _ options: [Option]) throws(SecretFault) -> String {
    guard let text = node.string else { throw SecretFault(node, "expected the name of an option in quotes") }
    guard options.contains(where: { $0.value == text }) else {
      let names = options.map(\.value)
      let advice =
        nearest(to: text, in: names).map { "did you mean `\($0)`?" }
        ?? (names.count > 12
          ? "use one of the \(names.count) that the form offers"
          : "use one of \(names.map { "`\($0)`" }.joined(separator: ", "))")
      throw SecretFault(node, "this is no option; \(advice)")
    }
    return text
  }

  private static func several(_ node: JSONNode, _ options: [Option]) throws(SecretFault) -> FieldValue {
    guard let elements = node.elements else { throw SecretFault(node, "expected a list in `[ ]`") }
    var taken: Set<String> = []
    for element in elements { taken.insert(try option(element, options)) }
    return taken.isEmpty ? .empty : .choices(options.map(\.value).filter(taken.contains))
  }
}
