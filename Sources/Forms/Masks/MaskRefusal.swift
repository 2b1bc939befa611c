/// Why a mask refuses an edit. An edit is taken whole or not at all, and never dropped in silence
/// (T7, T11); the words are made elsewhere.
public enum MaskRefusal: Error, Sendable, Hashable {
  /// The character that was put in doesn't belong where it would stand.
  case unfit(Character, expected: MaskExpectation)
  /// A character that was there already would no longer fit its place.
  case displaced(Character, expected: MaskExpectation)
  /// Something would fall off the end; there is room for `limit` characters.
  case full(limit: Int)
}

/// What would have been right.
public enum MaskExpectation: Sendable, Hashable {
  case place(MaskPlace)
  case literal(Character)
}
