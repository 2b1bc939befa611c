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

  /// Without an id one is made of the label.
  init(id: String? = nil, label: String, kind: any FieldKind, binding: FieldBinding<Model>) {
    definition = FieldDefinition(id: id ?? FieldDefinition.id(fromLabel: label), label: label, kind: kind)
    self.binding = binding
  }
}

extension FieldDefinition {
  /// `Full Name` becomes `fullName`.
  static func id(fromLabel label: String) -> String {
    var id = ""
    var startsWord = false
    var isFirstWord = true
    for scalar in label.unicodeScalars {
      guard isPartOfWord(scalar) else {
        startsWord = !id.isEmpty
        isFirstWord = id.isEmpty
        continue
      }
      if isFirstWord {
        append(scalar, \.lowercaseMapping, ifIn: "A"..."Z", to: &id)
      } else if startsWord {
        append(scalar, \.titlecaseMapping, ifIn: "a"..."z", to: &id)
      } else {
        id.unicodeScalars.append(scalar)
      }
      startsWord = false
    }
    return id.isEmpty ? "field" : id
  }

  // Most labels are ASCII, of which no properties have to be looked up.

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "a"..."z", "A"..."Z": return true
    case "\0"..."\u{7F}": return false
    default:
      let properties = scalar.properties
      return properties.isAlphabetic || properties.numericType != nil || properties.isGraphemeExtend
    }
  }

  /// Appends in another case: of ASCII what is in `letters` has one, 32 away.
  private static func append(
    _ scalar: Unicode.Scalar, _ mapping: KeyPath<Unicode.Scalar.Properties, String>,
    ifIn letters: ClosedRange<Unicode.Scalar>, to id: inout String
  ) {
    if !scalar.isASCII {
      id += scalar.properties[keyPath: mapping]
    } else {
      id.unicodeScalars.append(letters ~= scalar ? Unicode.Scalar(UInt8(scalar.value) ^ 0x20) : scalar)
    }
  }
}
