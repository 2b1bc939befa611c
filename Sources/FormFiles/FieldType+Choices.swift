internal import Forms
internal import JSONText

extension FieldType {
  static let choice = FieldType(
    name: "choice", keys: ["options"],
    makeKind: { object throws(FormFileError) in ChoiceKind(options: try options(object)) },
    readValue: { reader, object throws(FormFileError) in try option(reader, object) },
    prefill: picker.prefill)

  static let multiple = FieldType(
    name: "multiple", keys: ["options", "min", "max"],
    makeKind: { object throws(FormFileError) in try multipleKind(object) },
    readValue: { reader, object throws(FormFileError) in try choices(reader, object) })

  private static func multipleKind(_ object: FileObject) throws(FormFileError) -> MultipleKind {
    let options = try options(object)
    let minimum = try object["min"]?.integer(in: 1...options.count)
    let maximum = try object["max"]?.integer(in: 1...options.count)
    if let minimum, let maximum, let reader = object["max"], maximum < minimum {
      throw reader.error("`max` is less than `min`")
    }
    return MultipleKind(options: options, minimum: minimum, maximum: maximum)
  }

  private static func choices(_ reader: FileReader, _ object: FileObject) throws(FormFileError) -> FieldValue
  {
    let known = try options(object).map(\.value)
    var chosen: Set<String> = []
    for element in try reader.list() {
      let value = try element.string()
      guard known.contains(value) else { throw element.error(element.unknown(value, among: known)) }
      chosen.insert(value)
    }
    return chosen.isEmpty ? .empty : .choices(known.filter(chosen.contains))
  }

  static let note = FieldType(
    name: "note", keys: [],
    makeKind: { object throws(FormFileError) in NoteKind(try object.required("label").string()) },
    readValue: { reader, _ throws(FormFileError) in
      throw reader.error("a note has no value; its text is the `label`")
    })
}
