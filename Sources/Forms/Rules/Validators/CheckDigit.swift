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
  public static func problem(in digits: String) -> Problem? {
    guard digits.unicodeScalars.allSatisfy(RuleScalars.isDigit) else { return .notDigits }
    guard digits.utf8.count > 1 else { return .tooShort }
    var sum = 0
    for (index, byte) in digits.utf8.reversed().enumerated() {
      let digit = Int(byte - 0x30)
      let weighed = index % 2 == 0 ? digit : digit * 2
      // The digits of the product count: 14 is 1 + 4, which is 14 - 9.
      sum += weighed > 9 ? weighed - 9 : weighed
    }
    return sum % 10 == 0 ? nil : .wrong
  }
}
