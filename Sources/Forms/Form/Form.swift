/// A form: what is asked, in which order, and where the answers go.
///
/// A value over the caller's own model. Fields are bound to it by key path; the answer is that
/// model, filled in and valid.
public struct Form<Model: Sendable>: Sendable {
  /// The form without its model.
  public private(set) var definition: FormDefinition
  /// What the fields hold before anything is typed, and what the answer is made from.
  public var model: Model
  private(set) var bindings: [FieldBinding<Model>]
  let pageConditions: [(@Sendable (Model) -> Bool)?]
  private(set) var live = LiveModel<Model>()

  /// A form of fields, or of pages. What stands outside of any page comes before them all, on a page
  /// of its own.
  public init(_ title: String, for model: Model, @FormBuilder<Model> content: () -> FormContent<Model>) {
    let content = content()
    var pages = content.pages
    if !content.sections.isEmpty || pages.isEmpty { pages.insert(Page(content: content.withoutPages), at: 0) }
    self.init(title, for: model, pages: pages)
  }

  /// A form of the pages given, one at least.
  public init(_ title: String, for model: Model, pages: [Page<Model>]) {
    precondition(!pages.isEmpty, "the form “\(title)” has no page")
    self.model = model
    definition = FormDefinition(title: title)
    bindings = []
    pageConditions = pages.map(\.isVisible)
    var count = 0
    for page in pages { for section in page.content.sections { count += section.fields.count } }
    definition.fields.reserveCapacity(count)
    bindings.reserveCapacity(count)
    var pathRules: [(field: Int, rule: PathRule)] = []
    for page in pages {
      let firstSection = definition.sections.count
      let firstField = bindings.count
      for section in page.content.sections {
        let start = bindings.count
        for field in section.fields {
          for rule in field.pathRules { pathRules.append((bindings.count, rule)) }
          definition.fields.append(field.definition)
          bindings.append(page.conditioned(field.binding))
        }
        definition.sections.append(SectionDefinition(title: section.title, fields: start..<bindings.count))
      }
      definition.pages.append(
        PageDefinition(
          title: page.title, message: page.message, sections: firstSection..<definition.sections.count,
          fields: firstField..<bindings.count, isReview: page.isReview))
    }
    definition.makeIDsUnique()
    for (field, rule) in pathRules { add(rule, toField: field) }
  }

  /// Key paths of fields that have to match become rules once all ids are known.
  private mutating func add(_ rule: PathRule, toField field: Int) {
    guard let other = bindings.firstIndex(where: { $0.isBound(to: rule.path) }) else {
      preconditionFailure(
        "“\(definition.fields[field].label)” has a rule about a field that is not in the form")
    }
    definition.fields[field].rules.append(rule.makeRule(definition.fields[other].id))
  }

  /// A rule over the whole model. Its problem lands on the field bound to `path`; it is asked again
  /// after each change, so that mending any side mends it.
  ///
  /// The model is as it would be with what stands in that field now; other fields count with their last
  /// valid value. An empty field is not asked.
  public func rule<Value>(
    on path: any WritableKeyPath<Model, Value> & Sendable, _ problem: @escaping @Sendable (Model) -> Problem?
  ) -> Form {
    guard let field = bindings.firstIndex(where: { $0.isBound(to: path) }) else {
      preconditionFailure("the rule is on a field that is not in the form")
    }
    var form = self
    form.bindings[field].modelRules.append(problem)
    return form
  }

  func changingLive(_ change: (inout LiveModel<Model>) -> Void) -> Form {
    var form = self
    change(&form.live)
    return form
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

  /// How a person gets from page to page: step by step unless told otherwise (P9, P10).
  public func pageStyle(_ style: PageStyle) -> Form {
    var form = self
    form.definition.pageStyle = style
    return form
  }

  /// Whether a person who leaves is asked first where something was entered; true unless told otherwise.
  /// Not where nothing would be lost: settings that hold as soon as they are changed (P9).
  public func confirmsLeaving(_ confirms: Bool) -> Form {
    var form = self
    form.definition.confirmsLeaving = confirms
    return form
  }

  /// Asks before the form is submitted: for what can't be undone, and only for that (P1, P2).
  ///
  /// - Parameters:
  ///   - title: names the task, as a question: “Erase the Disk?”
  ///   - message: one sentence that says what will happen.
  ///   - button: goes ahead; a verb. The button that goes back is first and has the focus.
  public func confirmSubmit(title: String, message: String, button: String) -> Form {
    var form = self
    form.definition.confirmation = Confirmation(title: title, message: message, button: button)
    return form
  }
}
