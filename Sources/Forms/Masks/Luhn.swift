/// The check digit of ISO/IEC 7812-1, annex B.
public enum Luhn {
  /// True for two ASCII digits or more whose check digit, the last, is right. Anything else in the
  /// text makes it false.
  public static func isValid(_ digits: some StringProtocol) -> Bool {
    var sum = 0
    var count = 0
    for byte in digits.utf8.reversed() {
      let digit = Int(byte) - 0x30
      guard (0...9).contains(digit) else { return false }
      let counted = count.isMultiple(of: 2) ? digit : digit * 2
      sum += counted > 9 ? counted - 9 : counted
      count += 1
    }
    return count > 1 && sum.isMultiple(of: 10)
  }
}
