internal import Forms

extension FieldType {
  static let text = line("text", .text)
  static let email = line("email", .email)

  private static func line(_ name: String, _ content: TextContent) -> FieldType {
    FieldType(
      name: name, keys: ["limit", "limitBehavior", "suggestions"],
      makeKind: { object throws(FormFileError) in
        TextKind(content: content, limit: try limit(object), offers: try suggestions(object))
      },
      readValue: { reader, _ throws(FormFileError) in try oneLine(reader) },
      prefill: { text, _ throws(FormFileError) in text.isEmpty ? .empty : .text(text) })
  }

  static let secure = FieldType(
    name: "secure", keys: ["limit", "limitBehavior"],
    isSecret: { _ throws(FormFileError) in true },
    makeKind: { object throws(FormFileError) in TextKind(isSecret: true, limit: try limit(object)) },
    readValue: { reader, _ throws(FormFileError) in throw reader.error("a secret has no value here") })

  static func limit(_ object: FileObject) throws(FormFileError) -> Limit? {
    let behavior = try object["limitBehavior"]?.word(LimitBehavior.self) ?? .tell
    return try object["limit"].map { reader throws(FormFileError) in
      Limit(characters: try reader.integer(in: 1...1_000_000), behavior: behavior)
    }
  }

  static func oneLine(_ reader: FileReader) throws(FormFileError) -> FieldValue {
    let text = try reader.string()
    guard !text.contains(where: \.isNewline) else {
      throw reader.error("a field of one line takes no line breaks")
    }
    return text.isEmpty ? .empty : .text(text)
  }
}
