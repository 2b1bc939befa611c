internal import Forms
internal import JSONText

extension FieldType {
  static let picker = FieldType(
    name: "picker", keys: ["options"],
    makeKind: { object throws(FormFileError) in PickerKind(options: try options(object)) },
    readValue: { reader, object throws(FormFileError) in try option(reader, object) },
    prefill: { text, object throws(FormFileError) in
      try options(object).contains { $0.value == text } ? .choice(text) : .empty
    })

  /// The options of a field: texts, or objects with `value` and `label`.
  static func options(_ object: FileObject) throws(FormFileError) -> [Option] {
    let reader = try object.required("options")
    var options: [Option] = []
    var values: Set<String> = []
    for element in try reader.list() {
      let option = try option(element)
      guard values.insert(option.value).inserted else {
        throw element.error("the value `\(option.value)` is in the list already")
      }
      options.append(option)
    }
    guard !options.isEmpty else { throw reader.error("an option at least is needed") }
    return options
  }

  private static func option(_ element: FileReader) throws(FormFileError) -> Option {
    if let text = element.node.string { return Option(text, label: text) }
    let object = try element.object(["value", "label"])
    let value = try object.required("value").string()
    return Option(value, label: try object.string("label") ?? value)
  }

  /// A value that has to be one of the options.
  static func option(_ reader: FileReader, _ object: FileObject) throws(FormFileError) -> FieldValue {
    let value = try reader.string()
    let known = try options(object).map(\.value)
    guard known.contains(value) else { throw reader.error(reader.unknown(value, among: known)) }
    return .choice(value)
  }
}
