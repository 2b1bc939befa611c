/// Ties a field to a place in the caller's model.
struct FieldBinding<Model>: Sendable {
  /// The place, where it is one that others can name.
  let path: (any AnyKeyPath & Sendable)?

  func isBound(to other: any AnyKeyPath & Sendable) -> Bool {
    path.map { $0 as AnyKeyPath == other as AnyKeyPath } ?? false
  }

  let read: @Sendable (Model) -> FieldValue
  let write: @Sendable (inout Model, FieldValue) -> Void
  var isVisible: (@Sendable (Model) -> Bool)?
  var isEnabled: (@Sendable (Model) -> Bool)?
  /// Ids of the fields that the two conditions look at; nil where nobody knows.
  var conditionSources: [String]?
  /// Where the first value comes from, if the model has none.
  var prefill: Prefill?
  /// Rules over the whole model that land on this field.
  var modelRules: [@Sendable (Model) -> Problem?] = []
}
