/// When the first error of a field shows (T7). From then on it is live.
public enum ValidationMoment: String, Sendable, CaseIterable {
  /// With the first key that makes it wrong.
  case onChange
  /// On leaving the field.
  case onLeave
  /// The focus stays while a filled value is invalid; the way back is always open.
  case beforeLeaving
  /// On trying to continue.
  case onSubmit
}
