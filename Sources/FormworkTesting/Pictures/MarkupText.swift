/// Text in XML and HTML: nothing in it is markup, and no character is one that XML 1.0 forbids (2.2).
enum MarkupText {
  static func of(_ text: some StringProtocol) -> String {
    var safe = ""
    for scalar in SafeText.of(text).unicodeScalars {
      switch scalar {
      case "&": safe += "&amp;"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      case "\"": safe += "&quot;"
      default: safe.unicodeScalars.append(scalar.value & 0xFFFE == 0xFFFE ? "\u{FFFD}" : scalar)
      }
    }
    return safe
  }

  /// `#rrggbb`.
  static func color(_ value: Int) -> String {
    let digits = String(value & 0xFFFFFF, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
