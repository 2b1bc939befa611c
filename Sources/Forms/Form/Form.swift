/// A form: what is asked, in which order, and where the answers go.
///
/// A value over the caller's own model. Fields are bound to it by key path; the answer is that
/// model, filled in and valid.
public struct Form<Model: Sendable>: Sendable {
  /// The form without its model.
  public private(set) var definition: FormDefinition
  /// What the fields hold before anything is typed, and what the answer is made from.
  public var model: Model
  let bindings: [FieldBinding<Model>]

  /// A form over a model, with its fields in reading order.
  public init(_ title: String, for model: Model, @FormBuilder<Model> content: () -> FormContent<Model>) {
    self.init(title, for: model, pages: [Page(content: content)])
  }

  init(_ title: String, for model: Model, pages: [Page<Model>]) {
    self.model = model
    definition = FormDefinition(title: title)
    var fields: [FieldContent<Model>] = []
    for page in pages {
      let first = definition.sections.count
      for section in page.content.sections {
        let start = fields.count
        fields += section.fields
        definition.sections.append(SectionDefinition(title: section.title, fields: start..<fields.count))
      }
      definition.pages.append(
        PageDefinition(
          title: page.title, message: page.message, sections: first..<definition.sections.count))
    }
    definition.fields = Self.definitions(of: fields)
    bindings = fields.map(\.binding)
  }

  /// Ids are made unique, and key paths of fields that have to match become rules.
  private static func definitions(of fields: [FieldContent<Model>]) -> [FieldDefinition] {
    var seen: [String: Int] = [:]
    var definitions = fields.map(\.definition)
    for index in definitions.indices {
      let count = seen[definitions[index].id, default: 0] + 1
      seen[definitions[index].id] = count
      if count > 1 { definitions[index].id += String(count) }
    }
    for (index, field) in fields.enumerated() {
      guard let path = field.matching else { continue }
      guard
        let other = fields.firstIndex(where: {
          $0.binding.path.map { $0 as AnyKeyPath } == path as AnyKeyPath
        })
      else { preconditionFailure("“\(field.definition.label)” is to match a field that is not in the form") }
      definitions[index].rules.append(.equals(definitions[other].id))
    }
    return definitions
  }

  /// The label of the button that submits, "Continue" unless given.
  public func submit(_ label: String) -> Form {
    var form = self
    form.definition.submitLabel = label
    return form
  }

  /// A sentence under the title.
  public func message(_ text: String) -> Form {
    var form = self
    form.definition.message = text
    return form
  }

  /// How groups are drawn (T5).
  public func style(_ style: FormStyle) -> Form {
    var form = self
    form.definition.style = style
    return form
  }
}

/// One screenful of a form: what is shown at a time.
public struct Page<Model: Sendable>: Sendable {
  var title: String?
  var message: String?
  var content: FormContent<Model>

  /// One screenful, with a title and a sentence of its own.
  public init(
    _ title: String? = nil, message: String? = nil, @FormBuilder<Model> content: () -> FormContent<Model>
  ) {
    self.title = title
    self.message = message
    self.content = content()
  }
}
