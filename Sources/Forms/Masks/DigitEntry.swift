/// A fixed number of digits, each of which has a box of its own on the screen (a PIN, a one-time
/// code). The value is the digits.
public struct DigitEntry: Sendable, Hashable {
  /// How many digits.
  public let count: Int
  /// One required digit a box.
  public let mask: Mask

  /// Digits to fill, from 1 up to what a mask holds; a count outside is taken as the nearest.
  public init(count: Int) {
    self.count = min(max(count, 1), MaskNotation.limit)
    mask = Mask(digits: [self.count], separator: "-")
  }
}

extension DigitEntry: DynamicMask {
  /// One column a digit.
  public var width: Int { count }

  /// The same for every value.
  public func mask(for value: String) -> Mask { mask }

  /// Pasted digits may stand apart or be joined by dashes (`123 456`, `123-456`).
  public func prepared(_ text: String, isPaste: Bool) -> String {
    guard isPaste else { return text }
    let bare = text.filter { !$0.isWhitespace && $0 != "-" }
    return bare.isEmpty ? text : bare
  }
}
