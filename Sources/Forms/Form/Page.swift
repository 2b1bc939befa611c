/// One screenful of a form: what is shown at a time (P9, P10).
public struct Page<Model: Sendable>: Sendable {
  var title: String?
  var message: String?
  var content: FormContent<Model>
  var isVisible: (@Sendable (Model) -> Bool)?
  /// Ids of the fields that the condition looks at; nil where nobody knows.
  var conditionSources: [String]?
  var isReview = false

  /// - Parameters:
  ///   - title: Title Case; stands beside the number of the step, or on the tab.
  ///   - message: a sentence above the fields.
  public init(
    _ title: String? = nil, message: String? = nil, @FormBuilder<Model> content: () -> FormContent<Model>
  ) {
    self.init(title, message: message, content: content())
  }

  init(_ title: String? = nil, message: String? = nil, content: FormContent<Model>) {
    precondition(content.pages.isEmpty, "a page can't stand inside of a page")
    self.title = title
    self.message = message
    self.content = content
  }

  /// A page made from the form: what was entered on the pages before it, group by group, secrets
  /// hidden. Enter on a line goes to its field, and Continue comes back from there.
  public static func review(_ title: String = "Review", message: String? = nil) -> Page {
    var page = Page(title, message: message, content: FormContent())
    page.isReview = true
    return page
  }

  /// Shows the page only while the condition holds. The fields of a hidden page are neither required
  /// nor answered, and keep what was typed in case it comes back.
  public func visible(_ condition: @escaping @Sendable (Model) -> Bool) -> Page {
    var page = self
    page.isVisible = condition
    return page
  }

  /// Says which fields, by id, the condition of the page looks at: it is then asked when one of those
  /// changes, else after every change.
  public func conditionLooks(at ids: [String]) -> Page {
    var page = self
    page.conditionSources = ids
    return page
  }

  /// The ties of a field of the page: shown while both its own condition and the page's hold.
  func conditioned(_ binding: FieldBinding<Model>) -> FieldBinding<Model> {
    isVisible.map { binding.visible(if: $0, lookingAt: conditionSources) } ?? binding
  }
}

extension FieldBinding {
  /// The ties of a field that is shown while its own condition and another hold.
  ///
  /// - Parameter sources: ids of the fields that the other looks at; nil where nobody knows.
  func visible(
    if condition: @escaping @Sendable (Model) -> Bool, lookingAt sources: [String]?
  ) -> FieldBinding {
    var binding = self
    let isFieldVisible = isVisible
    let hasCondition = isFieldVisible != nil || isEnabled != nil
    let fieldSources = hasCondition ? conditionSources : []
    binding.isVisible = { condition($0) && isFieldVisible?($0) ?? true }
    binding.conditionSources = sources.flatMap { sources in fieldSources.map { sources + $0 } }
    return binding
  }
}

extension FormContent {
  /// Shows all of this only while the condition holds, each field as with `visible` of its own.
  public func visible(_ condition: @escaping @Sendable (Model) -> Bool) -> FormContent {
    precondition(pages.isEmpty, "the condition of a page stands on the page")
    var content = self
    for index in sections.indices {
      for field in sections[index].fields.indices {
        content.sections[index].fields[field].binding = sections[index].fields[field].binding
          .visible(if: condition, lookingAt: nil)
      }
    }
    return content
  }
}

extension Section {
  /// Shows the section only while the condition holds, each field as with `visible` of its own.
  public func visible(_ condition: @escaping @Sendable (Model) -> Bool) -> Section {
    var section = self
    section.content = content.visible(condition)
    return section
  }
}
