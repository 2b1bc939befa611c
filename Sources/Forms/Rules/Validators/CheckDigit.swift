/// The check digit of payment cards and many other numbers: the Luhn formula (ISO/IEC 7812-1, annex B).
public enum CheckDigit {
  /// What is wrong with a number.
  public enum Problem: Hashable, Sendable {
    /// Something else than the digits 0 to 9: the value is to come without separators.
    case notDigits
    /// Fewer than two digits leave nothing to check.
    case tooShort
    /// A digit is wrong, or two neighbours are exchanged.
    case wrong
  }

  /// What is wrong with the digits; nil: the last one checks all before it.
  public static func problem(in digits: String) -> Problem? { problem(in: digits.utf8) }

  /// What is wrong with digits in ASCII, such as those of a secret; nil: nothing.
  public static func problem(in digits: some BidirectionalCollection<UInt8>) -> Problem? {
    var sum = 0
    var count = 0
    for byte in digits.reversed() {
      let digit = Int(byte) - 0x30
      guard (0...9).contains(digit) else { return .notDigits }
      let weighed = count.isMultiple(of: 2) ? digit : digit * 2
      // The digits of the product count: 14 is 1 + 4, which is 14 - 9.
      sum += weighed > 9 ? weighed - 9 : weighed
      count += 1
    }
    guard count > 1 else { return .tooShort }
    return sum.isMultiple(of: 10) ? nil : .wrong
  }
}
