public import AnswerFiles
public import Forms
internal import JSONText
internal import TerminalScreen

/// Answers known beforehand: an object by field id (E9).
///
/// Values have the types that answers have. A secret is never written there: `{"file": "PATH"}` or
/// `{"fd": 3}` says where it is read from (E5).
public struct AnswersFile: Sendable {
  /// What a session can take, in the order of the file.
  public private(set) var answers: [KnownAnswer] = []
  /// What is wrong with the file itself, in its order: fields that there are not, values of another
  /// type, secrets that can't be read.
  public private(set) var faults: [AnswersFault] = []
  /// Values of the right type that their field can't have, such as an option that there is not: a
  /// person can still be asked.
  public private(set) var invalid: [AnswersFault] = []

  /// Reads the JSON of an answers file.
  ///
  /// - Parameter secrets: where the bytes of secrets come from; tests have their own.
  /// - Throws: why this is no object in JSON.
  public init(
    parsing bytes: [UInt8], for form: FormFile, secrets: SecretReader = .system
  ) throws(AnswersFault) {
    let root: JSONNode
    do { root = try JSONNode(parsing: bytes) } catch {
      throw AnswersFault(FormFileError(error))
    }
    let reader = FileReader(node: root, path: "")
    guard let members = root.members else {
      throw AnswersFault(reader.error("expected an object of answers in `{ }`, found \(reader.found)"))
    }
    var used = UsedDescriptors()
    for member in members {
      let value = FileReader(node: member.value, path: member.name)
      do throws(FormFileError) {
        try take(value, form, secrets, &used)
      } catch {
        faults.append(AnswersFault(id: member.name, words: error.words.asFaultSentence))
      }
    }
  }

  private mutating func take(
    _ reader: FileReader, _ form: FormFile, _ secrets: SecretReader, _ used: inout UsedDescriptors
  ) throws(FormFileError) {
    let id = reader.path
    guard let field = form.fields[id] else {
      throw reader.error(Self.noField(id, form))
    }
    guard let definition = form.form.definition.fields.first(where: { $0.id == id }),
      !definition.isReadOnly
    else { throw reader.error("this field is read only; remove its answer") }
    if try field.type.isSecret(field.object) {
      let secret: Secret
      do throws(SecretFault) {
        secret = reader.node.isNull ? Secret() : try secrets.secret(reader.node, field: id, &used)
      } catch {
        throw FormFileError(error, id)
      }
      return answers.append(KnownAnswer(id, secret.isEmpty ? .empty : .secret(secret)))
    }
    if reader.node.isNull { return answers.append(KnownAnswer(id, .empty)) }
    try refuseControls(reader)
    do throws(FormFileError) {
      answers.append(KnownAnswer(id, try field.type.readValue(reader, field.object)))
    } catch {
      try takeInvalid(reader, field.type, definition, error)
    }
  }

  private static func noField(_ id: String, _ form: FormFile) -> String {
    nearest(to: id, in: form.order).map { "the form has no such field; did you mean `\($0)`?" }
      ?? "the form has no such field; remove it"
  }

  /// What a person can mend is no reason to stop: a number out of range, or text where a day is due,
  /// stands in the field as if it had been typed there, and the session says what is wrong with it.
  private mutating func takeInvalid(
    _ reader: FileReader, _ type: FieldType, _ definition: FieldDefinition, _ error: FormFileError
  ) throws(FormFileError) {
    if let number = reader.node.number, type.takesNumbers, let decimal = try? DecimalNumber(json: number.text)
    {
      return answers.append(KnownAnswer(reader.path, .number(decimal)))
    }
    let isList = reader.node.elements?.allSatisfy { $0.string != nil } ?? false
    guard let text = reader.node.string, type.takesTexts, !text.contains(where: \.isNewline) else {
      guard isList, case .several = definition.kind.lineQuestion else { throw error }
      return invalid.append(AnswersFault(id: reader.path, words: error.words.asFaultSentence))
    }
    if definition.kind.traits.contains(.takesText) {
      let day = type.name == "date" ? CalendarDate(iso: text) : nil
      answers.append(KnownAnswer(reader.path, day.map(FieldValue.date) ?? .text(text)))
    } else {
      invalid.append(AnswersFault(id: reader.path, words: error.words.asFaultSentence))
    }
  }

  /// What no key and no paste could put into a field is no answer.
  private func refuseControls(_ reader: FileReader) throws(FormFileError) {
    for text in [reader.node.string].compactMap(\.self) + (reader.node.elements ?? []).compactMap(\.string) {
      let control = text.unicodeScalars.first {
        $0.properties.generalCategory == .control && !["\n", "\r", "\t"].contains($0)
      }
      if let control { throw reader.error("U+\(hexadecimal(control)) is a control character; remove it") }
    }
  }

  private func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension FieldType {
  /// Whether answers are JSON numbers, and whether they are texts.
  var takesNumbers: Bool { valueSchema?.firstPlace(of: "number") != nil }
  var takesTexts: Bool { valueSchema?.firstPlace(of: "string") != nil }
}

extension AnswersFault {
  init(_ error: FormFileError) {
    self.init(
      id: nil, words: error.words.asFaultSentence, place: Place(line: error.line, column: error.column))
  }
}

extension FormFileError {
  fileprivate init(_ fault: SecretFault, _ path: String) {
    self.init(
      line: fault.line, column: fault.column, path: fault.member.map { "\(path).\($0)" } ?? path,
      words: fault.words)
  }
}
