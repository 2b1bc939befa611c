/// What is wrong with a mask as it is written, for whoever wrote it.
public struct MaskError: Error, Sendable, Hashable {
  /// What kind of mistake it is.
  public enum Kind: Sendable, Hashable {
    /// Nothing could be typed: one of `AaNnXx90Dd#HhBb` is needed.
    case noPlace
    /// A `\` with nothing after it; write `\\` for the character itself.
    case nothingEscaped
    /// More positions (places and literals) than `limit`.
    case tooLong(limit: Int)
  }

  /// What is wrong.
  public let kind: Kind
  /// Where, in characters of the notation from 0.
  public let position: Int
}
