internal import Forms
internal import JSONText

extension FieldType {
  static let stepper = FieldType(
    name: "stepper", keys: ["min", "max", "step"],
    makeKind: { object throws(FormFileError) in try stepperKind(object) },
    readValue: { reader, _ throws(FormFileError) in .number(try decimal(reader)) },
    prefill: { text, _ throws(FormFileError) in DecimalNumber(text).map(FieldValue.number) ?? .empty })

  private static func stepperKind(_ object: FileObject) throws(FormFileError) -> StepperKind {
    var kind = StepperKind()
    if let reader = object["min"] { kind.minimum = try decimal(reader) }
    if let reader = object["max"] {
      let maximum = try decimal(reader)
      if let minimum = kind.minimum, maximum < minimum { throw reader.error("`max` is less than `min`") }
      kind.maximum = maximum
    }
    if let reader = object["step"] {
      kind.step = try decimal(reader)
      guard kind.step > 0 else { throw reader.error("a step is above zero") }
    }
    return kind
  }

  private static func decimal(_ reader: FileReader) throws(FormFileError) -> DecimalNumber {
    guard let number = reader.node.number else {
      throw reader.error("expected a number, found \(reader.found)")
    }
    guard let decimal = try? DecimalNumber(json: number.text) else {
      throw reader.error("expected a number of at most \(DecimalNumber.digitLimit) digits")
    }
    return decimal
  }
}
