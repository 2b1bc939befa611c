/// Ties a field to a place in the caller's model.
struct FieldBinding<Model>: Sendable {
  /// The place, where it is one that others can name.
  let path: (any AnyKeyPath & Sendable)?
  let read: @Sendable (Model) -> FieldValue
  let write: @Sendable (inout Model, FieldValue) -> Void
  var isVisible: (@Sendable (Model) -> Bool)?
  var isEnabled: (@Sendable (Model) -> Bool)?
}
