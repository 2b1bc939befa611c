internal import FormFiles

/// `formwork schema`: prints the JSON Schema of form files.
enum SchemaCommand {
  static func run() -> Int32 {
    guard Output.write(Array(FormSchema.text.utf8), to: 1) else { return 2 }
    return 0
  }
}
