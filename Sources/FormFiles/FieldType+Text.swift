internal import Forms
internal import JSONText
internal import TerminalScreen

extension FieldType {
  static let text = line("text", keys: ["mask", "suggestions"]) { object throws(FormFileError) in
    try object["mask"].map { reader throws(FormFileError) in .mask(try mask(reader)) } ?? .text
  }
  static let search = line("search", keys: ["suggestions"]) { _ throws(FormFileError) in .search }
  static let email = line("email", keys: ["suggestions"]) { _ throws(FormFileError) in .email }
  static let url = line("url", keys: ["suggestions"]) { _ throws(FormFileError) in .url }
  static let phone = line("phone") { _ throws(FormFileError) in .phone }
  static let card = line("card") { _ throws(FormFileError) in .card }

  /// The keys of every kind of text in one row.
  static let lineKeys = ["limit", "limitBehavior", "truncate"]

  /// A kind of text in one row.
  static func line(
    _ name: String, keys: [String] = [],
    content: @escaping @Sendable (FileObject) throws(FormFileError) -> TextContent
  ) -> FieldType {
    FieldType(
      name: name, keys: lineKeys + keys,
      makeKind: { object throws(FormFileError) in try kind(content(object), object) },
      readValue: { reader, object throws(FormFileError) in
        try entry(reader.string(), content(object), at: reader)
      },
      prefill: { text, object throws(FormFileError) in try entry(text, content(object)) ?? .empty })
  }

  /// What fields of one row have in common.
  static func kind(_ content: TextContent, _ object: FileObject) throws(FormFileError) -> TextKind {
    var kind = TextKind(content: content, limit: try limit(object), offers: try suggestions(object))
    kind.truncation = try object["truncate"]?.word(Truncation.self) ?? .clip
    return kind
  }

  static func limit(_ object: FileObject) throws(FormFileError) -> Limit? {
    let behavior = try object["limitBehavior"]?.word(LimitBehavior.self) ?? .tell
    guard let reader = object["limit"] else {
      if let alone = object["limitBehavior"] { throw alone.error("`limitBehavior` needs a `limit`") }
      return nil
    }
    let lengths = 1...1_000_000
    guard reader.node.members != nil else {
      return Limit(characters: try reader.integer(in: lengths), behavior: behavior)
    }
    let bytes = try reader.object(["bytes"]).required("bytes").integer(in: lengths)
    return Limit(bytes: bytes, behavior: behavior)
  }

  private static func mask(_ reader: FileReader) throws(FormFileError) -> Mask {
    do { return try Mask(try reader.string()) } catch let error as MaskError {
      throw reader.error(words(for: error))
    } catch let error as FormFileError {
      throw error
    } catch {
      throw reader.error("this is no mask")
    }
  }

  private static func words(for error: MaskError) -> String {
    switch error.kind {
    case .noPlace: "a mask has places to type in, such as `9` for a digit or `A` for a letter"
    case .nothingEscaped: "a `\\` takes the character after it as it is; nothing follows here"
    case .tooLong(let limit): "a mask has at most \(limit) places and literals"
    }
  }

  static func oneLine(_ reader: FileReader) throws(FormFileError) -> FieldValue {
    let text = try reader.string()
    guard !text.contains(where: \.isNewline) else {
      throw reader.error("a field of one line takes no line breaks")
    }
    return text.isEmpty ? .empty : .text(text)
  }

  /// A text that has to be one that could be typed there, whole or in part.
  static func entry(
    _ text: String, _ content: TextContent, at reader: FileReader
  ) throws(FormFileError) -> FieldValue {
    guard !text.contains(where: \.isNewline) else {
      throw reader.error("a field of one line takes no line breaks")
    }
    switch content.entry(text) {
    case .success(let value): return value
    case .failure(let problem):
      throw reader.error(
        "“\(text)” can't stand in this field: \(Wording.english.problem(problem, "it", .entered, .enUS))")
    }
  }

  /// The same for what the system has: nil where it can't be typed there.
  private static func entry(_ text: String, _ content: TextContent) -> FieldValue? {
    text.contains(where: \.isNewline) ? nil : try? content.entry(text).get()
  }

  // MARK: Secrets

  static let secure = FieldType(
    name: "secure", keys: ["limit", "limitBehavior", "reveal"],
    isSecret: { _ throws(FormFileError) in true },
    makeKind: { object throws(FormFileError) in
      var kind = try kind(.text, object)
      kind.isSecret = true
      kind.reveals = try object.bool("reveal")
      return kind
    },
    readValue: { reader, _ throws(FormFileError) in
      throw reader.error("a secret has no value here; remove it")
    })

  static let digits = FieldType(
    name: "digits", keys: ["count", "obscured", "reveal"],
    isSecret: { object throws(FormFileError) in try object.bool("obscured") },
    makeKind: { object throws(FormFileError) in
      var kind = try kind(boxes(object), object)
      kind.isSecret = try object.bool("obscured")
      kind.reveals = try object.bool("reveal")
      if kind.reveals, !kind.isSecret, let reader = object["reveal"] {
        throw reader.error("only what is `obscured` can be revealed")
      }
      return kind
    },
    readValue: { reader, object throws(FormFileError) in
      try entry(reader.string(), boxes(object), at: reader)
    },
    prefill: { text, object throws(FormFileError) in try entry(text, boxes(object)) ?? .empty })

  private static func boxes(_ object: FileObject) throws(FormFileError) -> TextContent {
    .digits(count: try object.required("count").integer(in: 1...32))
  }
}
