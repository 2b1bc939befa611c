internal import Forms
internal import JSONText

/// The kinds that a form file can name, with the keys that only they have.
enum FieldType: String, CaseIterable {
  case text, email, secure, toggle, picker

  /// Kinds of the format that this version can't show yet.
  private static let unsupported = [
    "multiline", "digits", "url", "phone", "card", "expiration", "date", "number", "currency", "percent",
    "search", "choice", "multiple", "stepper", "size", "file", "note",
  ]

  init(_ reader: FileReader) throws(FormFileError) {
    let name = try reader.string()
    if Self.unsupported.contains(name) {
      throw reader.error("the type `\(name)` is not supported by this version")
    }
    guard let type = FieldType(rawValue: name) else {
      throw reader.error(reader.unknown(name, among: Self.allCases.map(\.rawValue)))
    }
    self = type
  }

  var keys: [String] {
    switch self {
    case .text, .email: ["limit", "limitBehavior"]
    case .secure: ["limit", "limitBehavior"]
    case .toggle: []
    case .picker: ["options"]
    }
  }

  func makeKind(_ object: FileObject) throws(FormFileError) -> any FieldKind {
    switch self {
    case .text: try text(object, .text)
    case .email: try text(object, .email)
    case .secure: try text(object, .text, isSecret: true)
    case .toggle: ToggleKind()
    case .picker: PickerKind(options: try options(object.required("options")))
    }
  }

  private func text(_ object: FileObject, _ content: TextContent, isSecret: Bool = false) throws(FormFileError)
    -> TextKind
  {
    let limit = try object["limit"]?.integer(in: 1...1_000_000)
    let behavior = try object["limitBehavior"]?.word(LimitBehavior.self) ?? .tell
    return TextKind(
      content: content, isSecret: isSecret, limit: limit.map { Limit(characters: $0, behavior: behavior) })
  }

  private func options(_ reader: FileReader) throws(FormFileError) -> [Option] {
    var options: [Option] = []
    for element in try reader.list() {
      if let text = element.node.string {
        options.append(Option(text, label: text))
      } else {
        let object = try element.object(["value", "label"])
        let value = try object.required("value").string()
        options.append(Option(value, label: try object.string("label") ?? value))
      }
      if options.dropLast().contains(where: { $0.value == options.last?.value }) {
        throw element.error("the value `\(options.last?.value ?? "")` is in the list already")
      }
    }
    guard !options.isEmpty else { throw reader.error("a picker needs an option at least") }
    return options
  }

  /// What stands in the field at first.
  func value(_ object: FileObject, _ system: SystemValues) throws(FormFileError) -> FieldValue {
    if self == .secure, let reader = object["value"] ?? object["from"] {
      throw reader.error("a secret is never filled in beforehand; remove this")
    }
    guard let reader = object["value"] else {
      guard let from = object["from"] else { return self == .toggle ? .toggle(false) : .empty }
      return try prefill(from, system)
    }
    switch self {
    case .toggle: return .toggle(try reader.bool())
    case .picker:
      let value = try reader.string()
      let known = try options(object.required("options")).map(\.value)
      guard known.contains(value) else { throw reader.error(reader.unknown(value, among: known)) }
      return .choice(value)
    case .text, .email, .secure:
      let text = try reader.string()
      guard !text.contains(where: \.isNewline) else { throw reader.error("a field of one line takes no line breaks") }
      return text.isEmpty ? .empty : .text(text)
    }
  }

  private func prefill(_ reader: FileReader, _ system: SystemValues) throws(FormFileError) -> FieldValue {
    let source = try reader.string()
    guard let value = system.value(of: source) else {
      throw reader.error(reader.unknown(source, among: SystemValues.sources + ["env:NAME"]))
    }
    switch self {
    case .text, .email: return value.isEmpty ? .empty : .text(value)
    case .picker: return value.isEmpty ? .empty : .choice(value)
    case .toggle, .secure: throw reader.error("a \(rawValue) can't be filled in from the system")
    }
  }
}
