internal import Forms

/// A kind that a form file can name: its own keys, what it is made of, what can stand in it at
/// first. One file a kind; a new one is added to `all`.
struct FieldType: Sendable {
  let name: String
  /// The keys that fields of this kind have beside those of every field.
  let keys: [String]
  /// Whether a value given beforehand would be a secret (E5).
  var isSecret: @Sendable (FileObject) throws(FormFileError) -> Bool = { _ throws(FormFileError) in false }
  let makeKind: @Sendable (FileObject) throws(FormFileError) -> any FieldKind
  /// Reads `value`.
  let readValue: @Sendable (FileReader, FileObject) throws(FormFileError) -> FieldValue
  /// Takes the text of `from`; nil where the system has nothing for this kind.
  var prefill: @Sendable (String, FileObject) throws(FormFileError) -> FieldValue? = {
    _, _ throws(FormFileError) in nil
  }
  /// What stands in a field without `value` and `from`.
  var initial = FieldValue.empty

  static let all: [FieldType] = [
    .text, .search, .email, .url, .phone, .card, .multiline, .secure, .digits, .number, .currency, .percent,
    .size, .date, .expiration, .toggle, .choice, .picker, .multiple, .stepper, .file, .note,
  ]

  /// The type that a field names.
  static func of(_ field: FileReader) throws(FormFileError) -> FieldType {
    guard let type = field.member("type") else { throw field.error("`type` is missing") }
    return try named(type)
  }

  private static func named(_ reader: FileReader) throws(FormFileError) -> FieldType {
    let name = try reader.string()
    if let type = all.first(where: { $0.name == name }) { return type }
    throw reader.error(reader.unknown(name, among: all.map(\.name)))
  }

  /// What stands in the field at first, never in a secret.
  func value(_ object: FileObject, _ system: SystemValues) throws(FormFileError) -> FieldValue {
    guard let reader = object["value"] ?? object["from"] else { return initial }
    if try isSecret(object) { throw reader.error("a secret is never filled in beforehand; remove this") }
    if let value = object["value"] { return try readValue(value, object) }
    let source = try reader.string()
    guard let text = system.value(of: source) else {
      throw reader.error(reader.unknown(source, among: SystemValues.sources + ["env:NAME"]))
    }
    guard let value = try prefill(text, object) else {
      throw reader.error("a field of the type `\(name)` can't be filled in from the system")
    }
    return value
  }
}
