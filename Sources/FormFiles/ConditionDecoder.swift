internal import Forms
internal import JSONText

extension FieldDecoder {
  typealias Condition = @Sendable (Answers) -> Bool

  /// `{"field": value}`, `{"field": [values]}`, `{"not": …}`, `{"all": […]}`, `{"any": […]}`; of
  /// several members all have to hold.
  mutating func condition(_ reader: FileReader) throws(FormFileError) -> Condition {
    guard let members = reader.node.members, !members.isEmpty else {
      throw reader.error("expected a condition such as `{\"plan\": \"team\"}`, found \(reader.found)")
    }
    var parts: [Condition] = []
    for member in members {
      guard let value = reader.member(member.name) else { continue }
      parts.append(try part(member.name, value))
    }
    return { [parts] answers in parts.allSatisfy { $0(answers) } }
  }

  private mutating func part(_ name: String, _ reader: FileReader) throws(FormFileError) -> Condition {
    switch name {
    case "not":
      let inner = try condition(reader)
      return { !inner($0) }
    case "all":
      let inner = try conditions(reader)
      return { answers in inner.allSatisfy { $0(answers) } }
    case "any":
      let inner = try conditions(reader)
      return { answers in inner.contains { $0(answers) } }
    default:
      refer(to: name, at: reader)
      let places = try reader.node.elements == nil ? [reader] : reader.list()
      let wanted = try places.map(plain)
      for (value, place) in zip(wanted, places) { conditionValues.note(value, in: name, at: place) }
      return { answers in wanted.contains { $0.matches(answers[name]) } }
    }
  }

  private mutating func conditions(_ reader: FileReader) throws(FormFileError) -> [Condition] {
    var conditions: [Condition] = []
    for element in try reader.list() { conditions.append(try condition(element)) }
    return conditions
  }

  private func plain(_ reader: FileReader) throws(FormFileError) -> WantedValue {
    switch reader.node.value {
    case .string(let text): .text(text)
    case .bool(let bool): .toggle(bool)
    case .null: .empty
    case .number(let number): .text(number.text)
    case .array, .object: throw reader.error("expected a text, a number, `true`, `false` or `null`")
    }
  }
}

/// What a condition wants to find in a field.
enum WantedValue: Sendable {
  case text(String)
  case toggle(Bool)
  case empty

  func matches(_ value: FieldValue) -> Bool {
    switch (self, value) {
    case (.text(let wanted), .text(let text)), (.text(let wanted), .choice(let text)): wanted == text
    case (.text(let wanted), .choices(let values)): values.contains(wanted)
    case (.text(let wanted), .number(let number)): DecimalNumber(wanted).map { $0 == number } ?? false
    case (.text(let wanted), .date(let date)): wanted == date.description
    case (.toggle(let wanted), .toggle(let isOn)): wanted == isOn
    case (.empty, _): value.isEmpty
    default: false
    }
  }
}
