internal import JSONText

/// Why a file is no draft for a form.
public enum DraftProblem: Error, Sendable, Hashable {
  /// Not JSON, or cut off.
  case unreadable
  /// JSON, but no draft.
  case noDraft
  /// Written by a later version.
  case newer
  /// Of the form with that title.
  case ofOtherForm(String)
}

extension Draft {
  private static let version = 1

  /// The draft as a JSON text.
  public var json: String {
    func member(_ name: String, _ value: JSONNode) -> JSONNode.Member { JSONNode.Member(name, value) }
    let answers = entries.map { entry in
      JSONNode.object([
        member("id", .string(entry.id)), member("type", .string(entry.type)),
        member("value", entry.value.draftJSON),
      ])
    }
    let draft = JSONNode.object([
      member("formworkDraft", .number(JSONNumber(Self.version))),
      member("form", .string(form)),
      member("fields", .string(fingerprint)),
      member("focus", focus.map(JSONNode.string) ?? .null),
      member("answers", .array(answers)),
    ])
    return JSONWriter(.pretty).text(draft) + "\n"
  }

  /// Reads a draft. Whatever the bytes are, the worst that comes of them is an error.
  public init(parsing bytes: [UInt8]) throws(DraftProblem) {
    guard let root = try? JSONNode(parsing: bytes) else { throw .unreadable }
    guard let version = root["formworkDraft"]?.number?.int else { throw .noDraft }
    guard version <= Self.version else { throw .newer }
    guard let form = root["form"]?.string, let fields = root["fields"]?.string,
      let answers = root["answers"]?.elements
    else { throw .noDraft }
    self.init(form: form, fingerprint: fields, focus: root["focus"]?.string, entries: [])
    for answer in answers {
      guard let id = answer["id"]?.string, let type = answer["type"]?.string,
        let value = answer["value"].flatMap(FieldValue.init(draftJSON:))
      else { throw .noDraft }
      entries.append(Entry(id: id, type: type, value: value))
    }
  }
}

extension FieldValue {
  /// An object with one member that names what it is; null for nothing and, always, for a secret.
  var draftJSON: JSONNode {
    switch self {
    case .empty, .secret: .null
    case .text(let text): tagged("text", .string(text))
    case .toggle(let isOn): tagged("toggle", .bool(isOn))
    case .choice(let value): tagged("choice", .string(value))
    case .choices(let values): tagged("choices", .array(values.map(JSONNode.string)))
    case .number(let number): tagged("number", .string(number.description))
    case .date(let date): tagged("date", .string(date.description))
    }
  }

  private func tagged(_ name: String, _ value: JSONNode) -> JSONNode {
    .object([JSONNode.Member(name, value)])
  }

  init?(draftJSON node: JSONNode) {
    if node.isNull {
      self = .empty
      return
    }
    guard let member = node.members?.first else { return nil }
    let text = member.value.string
    let value: FieldValue? =
      switch member.name {
      case "text": text.map(FieldValue.text)
      case "toggle": member.value.bool.map(FieldValue.toggle)
      case "choice": text.map(FieldValue.choice)
      case "choices": member.value.elements.map { FieldValue.choices($0.compactMap(\.string)) }
      case "number": text.flatMap { DecimalNumber($0) }.map(FieldValue.number)
      case "date": text.flatMap { CalendarDate(iso: $0) }.map(FieldValue.date)
      default: nil
      }
    guard let value else { return nil }
    self = value
  }
}
