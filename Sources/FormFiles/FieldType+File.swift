internal import Forms
internal import JSONText

extension FieldType {
  static let file = FieldType(
    name: "file", keys: ["filter", "directory"],
    makeKind: { object throws(FormFileError) in TextKind(offers: .files(try fileChoice(object))) },
    readValue: { reader, _ throws(FormFileError) in try oneLine(reader) },
    prefill: { text, _ throws(FormFileError) in text.isEmpty ? .empty : .text(text) })

  /// `filter` is a pattern or a list of them; with `directory` folders are chosen.
  private static func fileChoice(_ object: FileObject) throws(FormFileError) -> FileChoice {
    let wantsFolder = try object.bool("directory")
    guard let reader = object["filter"] else { return FileChoice(wantsFolder: wantsFolder) }
    if wantsFolder { throw reader.error("`filter` is for names of files; leave it out with `directory`") }
    if let pattern = reader.node.string { return FileChoice(patterns: [pattern]) }
    return FileChoice(patterns: try reader.strings())
  }

  static func suggestions(_ object: FileObject) throws(FormFileError) -> TextOffer? {
    try object["suggestions"].map { reader throws(FormFileError) in
      .suggestions(Suggestions(try reader.strings()))
    }
  }
}
