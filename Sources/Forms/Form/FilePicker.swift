/// The path of a file or folder, typed or chosen from a list that opens (P11). A leading `~` stands for
/// the person's own folder; the model gets the path without it.
public struct FilePicker<Model: Sendable>: Field {
  public var content: FieldContent<Model>

  public init(_ label: String, _ path: any WritableKeyPath<Model, String> & Sendable) {
    content = FieldContent(
      label: label, kind: TextKind(offers: .files(FileChoice())), binding: .text(path))
  }

  /// Offers only files whose names match one of these patterns, such as `*.pem`.
  public func filter(_ patterns: String...) -> FilePicker { choosing(FileChoice(patterns: patterns)) }

  /// Folders are chosen, not files.
  public func directories() -> FilePicker { choosing(FileChoice(wantsFolder: true)) }

  private func choosing(_ choice: FileChoice) -> FilePicker {
    var field = self
    field.content.definition.kind = TextKind(offers: .files(choice))
    return field
  }
}
