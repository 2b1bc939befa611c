internal import Forms
internal import JSONText

extension RuleType {
  /// How long, and of which characters.
  static let lengths: [RuleType] = [
    RuleType(name: "minLength", readsSecrets: true) { argument throws(FormFileError) in
      .minimumLength(try argument.reader.integer(in: 0...1_000_000))
    },
    RuleType(name: "maxLength", readsSecrets: true) { argument throws(FormFileError) in
      .maximumLength(try argument.reader.integer(in: 0...1_000_000))
    },
    RuleType(name: "pattern", readsSecrets: true) { argument throws(FormFileError) in
      let source = try argument.reader.string()
      do { return .pattern(try Pattern(source)) } catch { throw argument.reader.error("\(error)") }
    },
    RuleType(name: "contains", readsSecrets: true) { argument throws(FormFileError) in
      .contains(try argument.words(CharacterKind.self))
    },
    switched("luhn", .luhn, readsSecrets: true),
  ]

  /// Amounts, days, and values given one by one.
  static let values: [RuleType] = [
    RuleType(name: "min") { argument throws(FormFileError) in
      switch try argument.bound() {
      case .number(let number): .minimum(number)
      case .day(let day): .earliest(day)
      }
    },
    RuleType(name: "max") { argument throws(FormFileError) in
      switch try argument.bound() {
      case .number(let number): .maximum(number)
      case .day(let day): .latest(day)
      }
    },
    RuleType(name: "oneOf", readsSecrets: true) { argument throws(FormFileError) in
      argument.type.name == "toggle" ? try argument.consent() : .oneOf(try argument.texts())
    },
    RuleType(name: "notOneOf", readsSecrets: true) { argument throws(FormFileError) in
      .notOneOf(try argument.texts())
    },
    switched("notPast", .notPast),
  ]

  /// What looks at another field.
  static let relations: [RuleType] = [
    RuleType(name: "equals", readsSecrets: true) { argument throws(FormFileError) in
      .equals(try argument.otherField())
    },
    RuleType(name: "after") { argument throws(FormFileError) in .after(try argument.otherField()) },
    RuleType(name: "notBefore") { argument throws(FormFileError) in .notBefore(try argument.otherField()) },
  ]
}

extension RuleArgument {
  enum Bound {
    case number(DecimalNumber)
    case day(CalendarDate)
  }

  /// A number, or a day as `YYYY-MM-DD`; for sizes also a text such as `10G`.
  func bound() throws(FormFileError) -> Bound {
    if let number = reader.node.number {
      if let number = DecimalNumber(number.text) { return .number(number) }
      throw reader.error("write the number without an exponent and with at most 38 digits")
    }
    if let text = reader.node.string {
      if let day = CalendarDate(iso: text) { return .day(day) }
      if type.name == "size", case .success(let size) = ByteSize.parse(text) {
        return .number(DecimalNumber(size.bytes))
      }
    }
    throw reader.error("expected a number or a day as `\"YYYY-MM-DD\"`, found \(reader.found)")
  }

  /// A list of texts; a number in it counts as it is written.
  func texts() throws(FormFileError) -> [String] {
    let texts = try reader.list().map { element throws(FormFileError) in
      if let number = element.node.number { return number.text }
      return try element.string()
    }
    guard !texts.isEmpty else { throw reader.error("a list of values is needed") }
    return texts
  }

  func consent() throws(FormFileError) -> Rule {
    let values = try reader.list().map { element throws(FormFileError) in try element.bool() }
    guard values == [true] else { throw reader.error("the rule of a toggle is `[true]`") }
    return .isOn
  }
}
