/// The path of a file or folder, typed or chosen from a list that opens (P11). A leading `~` stands for
/// the person's own folder; the model gets the path without it.
public struct FilePicker<Model: Sendable>: Field {
  /// What the modifiers change.
  public var content: FieldContent<Model>

  /// A file to be chosen, for the path at a place in the model.
  public init(_ label: String, _ path: any WritableKeyPath<Model, String> & Sendable) {
    content = FieldContent(
      label: label, kind: TextKind(offers: .files(FileChoice())), binding: .text(path))
  }

  /// Offers only files whose names match one of these patterns, such as `*.pem`.
  public func filter(_ patterns: String...) -> FilePicker { choosing { $0.patterns = patterns } }

  /// Folders are chosen, not files.
  public func directories() -> FilePicker { choosing { $0.wantsFolder = true } }

  /// Paths taken on other occasions, newest first: offered at the top of the list.
  public func recent(_ paths: [String]) -> FilePicker { choosing { $0.recent = paths } }

  private func choosing(_ change: (inout FileChoice) -> Void) -> FilePicker {
    guard var kind = content.definition.kind as? TextKind, case .files(var choice) = kind.offers else {
      return self
    }
    change(&choice)
    kind.offers = .files(choice)
    var field = self
    field.content.definition.kind = kind
    return field
  }
}
