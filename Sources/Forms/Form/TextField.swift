/// A field for a small, specific piece of text (T1).
public struct TextField<Model: Sendable>: TextualField {
  /// What the modifiers change.
  public var content: FieldContent<Model>

  /// A field for the text at a place in the model. What stands there is what it begins with.
  public init(_ label: String, _ path: any WritableKeyPath<Model, String> & Sendable) {
    content = FieldContent(label: label, kind: TextKind(), path)
  }

  /// Which text is expected: it decides which characters are taken, how they show, and what is wrong
  /// with them (T11).
  public func kind(_ content: TextContent) -> TextField { changingText { $0.content = content } }

  /// A mask that is known by name: `.mask(.phone)`, `.mask(.card)`. The model gets the text without it
  /// (T16).
  public func mask(_ content: TextContent) -> TextField { kind(content) }

  /// A mask in the notation of Qt's `QLineEdit.inputMask`: `.mask("999-99")`. One that can't be read
  /// ends the program.
  public func mask(_ notation: StaticString) -> TextField {
    do { return kind(.mask(try Mask("\(notation)"))) } catch {
      preconditionFailure("“\(notation)” is no mask: \(error.kind)")
    }
  }
}

extension FieldContent {
  /// Text bound to a text.
  init(label: String, kind: TextKind, _ path: any WritableKeyPath<Model, String> & Sendable) {
    self.init(label: label, kind: kind, binding: .text(path))
  }

  init(label: String, kind: any FieldKind, binding: FieldBinding<Model>) {
    definition = FieldDefinition(id: FieldDefinition.id(fromLabel: label), label: label, kind: kind)
    self.binding = binding
  }
}

extension FieldDefinition {
  /// `Full Name` becomes `fullName`.
  static func id(fromLabel label: String) -> String {
    var id = ""
    for word in label.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      id += id.isEmpty ? word.lowercased() : word.prefix(1).uppercased() + word.dropFirst()
    }
    return id.isEmpty ? "field" : id
  }
}
