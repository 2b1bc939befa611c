/// Numbers that networks are set up with, in plain ASCII digits.
public enum NetworkNumber: Hashable, Sendable, CaseIterable {
  /// 1 to 65535 (RFC 6335, section 6; 0 can't be asked for).
  case port
  /// 1 to 4094 (IEEE 802.1Q: 0 and 4095 are reserved).
  case vlan
  /// 68 (RFC 791) to 9000 bytes.
  case mtu
  /// 1280 (RFC 8200, section 5) to 9000 bytes.
  case mtuIPv6

  /// What is wrong with a number.
  public enum Problem: Hashable, Sendable {
    case empty
    /// Something else than the digits 0 to 9.
    case notDigits
    case leadingZero
    case outside(ClosedRange<Int>)
  }

  /// The numbers allowed.
  public var range: ClosedRange<Int> {
    switch self {
    case .port: 1...65535
    case .vlan: 1...4094
    case .mtu: 68...9000
    case .mtuIPv6: 1280...9000
    }
  }

  /// What is wrong with `text` as such a number; nil: nothing.
  public func problem(in text: String) -> Problem? {
    if text.isEmpty { return .empty }
    guard text.unicodeScalars.allSatisfy(RuleScalars.isDigit) else { return .notDigits }
    if text != "0", text.first == "0" { return .leadingZero }
    return plainNumber(text).map(range.contains) == true ? nil : .outside(range)
  }
}
