/// Ties a field to a place in the caller's model.
struct FieldBinding<Model>: Sendable {
  let path: any AnyKeyPath & Sendable
  let read: @Sendable (Model) -> FieldValue
  let write: @Sendable (inout Model, FieldValue) -> Void
  var isVisible: (@Sendable (Model) -> Bool)?
  var isEnabled: (@Sendable (Model) -> Bool)?
}
