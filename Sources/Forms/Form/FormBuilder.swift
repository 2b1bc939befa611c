/// What stands in a form, page or section: pages, sections and fields, in reading order.
///
/// What collects fields can be inlined, so that a form of thousands of them is put together by code
/// that knows its model, and not by looking up types at run time.
public struct FormContent<Model: Sendable>: Sendable {
  @usableFromInline var sections: [SectionContent<Model>] = []
  @usableFromInline var pages: [Page<Model>] = []

  /// No fields yet.
  @inlinable public init() {}

  init(sections: [SectionContent<Model>]) { self.sections = sections }

  @inlinable mutating func append(_ field: FieldContent<Model>) {
    if sections.last?.isOpen != true { sections.append(SectionContent(title: nil, isOpen: true)) }
    sections[sections.count - 1].fields.append(field)
  }

  /// Adds a field behind what is there.
  @inlinable public mutating func append<F: Field>(_ field: F) where F.Model == Model {
    append(field.content)
  }

  /// Adds a section behind what is there.
  public mutating func append(_ section: Section<Model>) { append(section.content) }

  /// Adds a page behind those that are there.
  public mutating func append(_ page: Page<Model>) { pages.append(page) }

  var withoutPages: FormContent { FormContent(sections: sections) }

  @inlinable mutating func append(_ other: FormContent) {
    guard !sections.isEmpty || !pages.isEmpty else {
      self = other
      return
    }
    pages.append(contentsOf: other.pages)
    for section in other.sections {
      if section.isOpen { appendOpen(section) } else { sections.append(section) }
    }
  }

  /// Fields that stand in no section of their own join those before them.
  @inlinable mutating func appendOpen(_ section: SectionContent<Model>) {
    guard sections.last?.isOpen == true else { return sections.append(section) }
    sections[sections.count - 1].fields.append(contentsOf: section.fields)
  }
}

@usableFromInline struct SectionContent<Model: Sendable>: Sendable {
  @usableFromInline var title: String?
  @usableFromInline var fields: [FieldContent<Model>] = []
  /// Made for fields that stand in no section of their own: takes more of them.
  @usableFromInline var isOpen = false

  @inlinable init(title: String?, fields: [FieldContent<Model>] = [], isOpen: Bool = false) {
    self.title = title
    self.fields = fields
    self.isOpen = isOpen
  }
}

/// A group of fields with a title.
public struct Section<Model: Sendable>: Sendable {
  @usableFromInline var content: FormContent<Model>

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
  @inlinable public static func buildExpression<F: Field>(_ field: F) -> FormContent<Model>
  where F.Model == Model {
    var content = FormContent<Model>()
    content.append(field.content)
    return content
  }

  /// A section alone.
  @inlinable public static func buildExpression(_ section: Section<Model>) -> FormContent<Model> {
    section.content
  }

  /// A page alone.
  @inlinable public static func buildExpression(_ page: Page<Model>) -> FormContent<Model> {
    var content = FormContent<Model>()
    content.append(page)
    return content
  }

  /// Content made elsewhere.
  @inlinable public static func buildExpression(_ content: FormContent<Model>) -> FormContent<Model> {
    content
  }

  /// What stands one below the other.
  @inlinable public static func buildBlock(_ parts: FormContent<Model>...) -> FormContent<Model> {
    joined(parts)
  }

  /// What a loop made.
  @inlinable public static func buildArray(_ parts: [FormContent<Model>]) -> FormContent<Model> {
    joined(parts)
  }

  /// What an `if` without `else` made.
  @inlinable public static func buildOptional(_ part: FormContent<Model>?) -> FormContent<Model> {
    part ?? FormContent()
  }

  /// The first branch of an `if` or `switch`.
  @inlinable public static func buildEither(first: FormContent<Model>) -> FormContent<Model> { first }

  /// The other branch.
  @inlinable public static func buildEither(second: FormContent<Model>) -> FormContent<Model> { second }

  @inlinable static func joined(_ parts: [FormContent<Model>]) -> FormContent<Model> {
    var content = FormContent<Model>()
    for part in parts { content.append(part) }
    return content
  }
}
