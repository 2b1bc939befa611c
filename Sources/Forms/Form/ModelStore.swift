/// The caller's model without its type: a session writes valid values there and asks it about
/// conditions. The model only ever holds valid values, written right after the event that made
/// them valid.
protocol ModelStore: Sendable {
  func value(ofField field: Int) -> FieldValue
  mutating func write(_ value: FieldValue, toField field: Int)
  func isVisible(field: Int) -> Bool
  func isEnabled(field: Int) -> Bool
  /// Numbers of the fields that have a condition.
  var conditionalFields: [Int] { get }
  /// The condition of a page, true where it has none.
  func isVisible(page: Int) -> Bool
  /// Whether any page has a condition.
  var hasConditionalPages: Bool { get }
  /// Ids of the fields that the conditions of a field look at; nil where nobody knows.
  func conditionSources(ofField field: Int) -> [String]?
  /// How groups are drawn, where the model decides that.
  var style: FormStyle? { get }
  /// Numbers of the fields that have a rule over the whole model.
  var ruledFields: [Int] { get }
  /// What those rules say of the model as it would be with a value in a field.
  func problem(with value: FieldValue, inField field: Int) -> Problem?
}

/// A model and the ties of the fields to it.
struct BoundModel<Model: Sendable>: ModelStore {
  var model: Model
  let bindings: [FieldBinding<Model>]
  let pageConditions: [(@Sendable (Model) -> Bool)?]
  let conditionalFields: [Int]
  let hasConditionalPages: Bool
  let ruledFields: [Int]
  private let styleOf: (@Sendable (Model) -> FormStyle)?

  init(
    _ model: Model, _ bindings: [FieldBinding<Model>],
    pageConditions: [(@Sendable (Model) -> Bool)?] = [], style: (@Sendable (Model) -> FormStyle)? = nil
  ) {
    self.model = model
    styleOf = style
    self.bindings = bindings
    self.pageConditions = pageConditions
    var hasConditionalPages = false
    for condition in pageConditions where condition != nil { hasConditionalPages = true }
    var conditional: [Int] = []
    var ruled: [Int] = []
    for number in bindings.indices {
      if bindings[number].isVisible != nil || bindings[number].isEnabled != nil { conditional.append(number) }
      if !bindings[number].modelRules.isEmpty { ruled.append(number) }
    }
    self.hasConditionalPages = hasConditionalPages
    (conditionalFields, ruledFields) = (conditional, ruled)
  }

  func value(ofField field: Int) -> FieldValue { bindings[field].read(model) }

  mutating func write(_ value: FieldValue, toField field: Int) { bindings[field].write(&model, value) }

  func isVisible(field: Int) -> Bool { bindings[field].isVisible?(model) ?? true }

  func isEnabled(field: Int) -> Bool { bindings[field].isEnabled?(model) ?? true }

  func isVisible(page: Int) -> Bool {
    pageConditions.indices.contains(page) ? pageConditions[page]?(model) ?? true : true
  }

  var style: FormStyle? { styleOf?(model) }

  func conditionSources(ofField field: Int) -> [String]? { bindings[field].conditionSources }

  func problem(with value: FieldValue, inField field: Int) -> Problem? {
    let rules = bindings[field].modelRules
    guard !rules.isEmpty else { return nil }
    var model = model
    bindings[field].write(&model, value)
    return rules.lazy.compactMap { $0(model) }.first
  }
}
