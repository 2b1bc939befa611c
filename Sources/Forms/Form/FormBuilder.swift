/// What stands in a form, page or section: pages, sections and fields, in reading order.
public struct FormContent<Model: Sendable>: Sendable {
  var sections: [SectionContent<Model>] = []
  var pages: [Page<Model>] = []

  /// No fields yet.
  public init() {}

  init(sections: [SectionContent<Model>]) { self.sections = sections }

  mutating func append(_ field: FieldContent<Model>) {
    if sections.last?.isOpen != true { sections.append(SectionContent(title: nil, isOpen: true)) }
    sections[sections.count - 1].fields.append(field)
  }

  /// Adds a field behind what is there.
  public mutating func append<F: Field>(_ field: F) where F.Model == Model { append(field.content) }

  /// Adds a section behind what is there.
  public mutating func append(_ section: Section<Model>) { append(section.content) }

  /// Adds a page behind those that are there.
  public mutating func append(_ page: Page<Model>) { pages.append(page) }

  var withoutPages: FormContent { FormContent(sections: sections) }

  mutating func append(_ other: FormContent) {
    pages += other.pages
    for section in other.sections {
      if section.isOpen { section.fields.forEach { append($0) } } else { sections.append(section) }
    }
  }
}

struct SectionContent<Model: Sendable>: Sendable {
  var title: String?
  var fields: [FieldContent<Model>] = []
  /// Made for fields that stand in no section of their own: takes more of them.
  var isOpen = false
}

/// A group of fields with a title.
public struct Section<Model: Sendable>: Sendable {
  var content: FormContent<Model>

  /// A group of the fields given.
  public init(_ title: String? = nil, @FormBuilder<Model> content: () -> FormContent<Model>) {
    let fields = content().sections.flatMap(\.fields)
    self.content = FormContent(sections: [SectionContent(title: title, fields: fields)])
  }
}

/// Collects the fields and sections of a form in the order in which they are written.
@resultBuilder
public enum FormBuilder<Model: Sendable> {
  /// A field alone.
  public static func buildExpression<F: Field>(_ field: F) -> FormContent<Model> where F.Model == Model {
    var content = FormContent<Model>()
    content.append(field.content)
    return content
  }

  /// A section alone.
  public static func buildExpression(_ section: Section<Model>) -> FormContent<Model> { section.content }

  /// A page alone.
  public static func buildExpression(_ page: Page<Model>) -> FormContent<Model> {
    var content = FormContent<Model>()
    content.append(page)
    return content
  }

  /// Content made elsewhere.
  public static func buildExpression(_ content: FormContent<Model>) -> FormContent<Model> { content }

  /// What stands one below the other.
  public static func buildBlock(_ parts: FormContent<Model>...) -> FormContent<Model> { joined(parts) }

  /// What a loop made.
  public static func buildArray(_ parts: [FormContent<Model>]) -> FormContent<Model> { joined(parts) }

  /// What an `if` without `else` made.
  public static func buildOptional(_ part: FormContent<Model>?) -> FormContent<Model> {
    part ?? FormContent()
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither(first: FormContent<Model>) -> FormContent<Model> { first }

  /// The other branch.
  public static func buildEither(second: FormContent<Model>) -> FormContent<Model> { second }

  private static func joined(_ parts: [FormContent<Model>]) -> FormContent<Model> {
    var content = FormContent<Model>()
    for part in parts { content.append(part) }
    return content
  }
}
