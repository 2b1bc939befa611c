internal import Forms

extension FieldType {
  static let toggle = FieldType(
    name: "toggle", keys: [],
    makeKind: { _ throws(FormFileError) in ToggleKind() },
    readValue: { reader, _ throws(FormFileError) in .toggle(try reader.bool()) },
    initial: .toggle(false))
}
