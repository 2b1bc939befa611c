/// Writing numbers with a table of symbols. Nothing that is written is invisible.
extension NumberSymbols {
  /// The digits of a number without a sign, all decimals kept: `1,234.50`.
  func digits(of number: DecimalNumber, grouped: Bool) -> String {
    let plain = String(number.coefficient.magnitude)
    let missing = max(0, number.decimals + 1 - plain.utf8.count)
    let digits = String(repeating: "0", count: missing) + plain
    let whole = digits.utf8.count - number.decimals
    let first = grouped ? grouping.firstGroup(of: whole) : whole
    var text = String.UnicodeScalarView()
    for (index, byte) in digits.utf8.enumerated() {
      if index == whole {
        text.append(decimalSign)
      } else if index >= first, index < whole, grouping.separates(last: whole - index), let groupingSign {
        text.append(groupingSign)
      }
      text.append(scalar(digit: Int(byte) - 0x30))
    }
    return String(text)
  }

  /// A number with the signs that a pattern puts around its digits.
  func text(of number: DecimalNumber, pattern: NumberPattern, currencySign: String = "") -> String {
    let pattern = Array((number.isNegative ? pattern.negative : pattern.positive).unicodeScalars)
    var text = ""
    for (index, scalar) in pattern.enumerated() {
      switch scalar {
      case "#": text += digits(of: number, grouped: true)
      case "-": text.unicodeScalars.append(minusSign)
      case "%": text.unicodeScalars.append(percentSign)
      case "¤":
        let followsDigits = index > 0 && pattern[index - 1] == "#"
        let precedesDigits = index + 1 < pattern.count && pattern[index + 1] == "#"
        if followsDigits, currencySign.unicodeScalars.first?.needsSpacing ?? false { text += "\u{A0}" }
        text += currencySign
        if precedesDigits, currencySign.unicodeScalars.last?.needsSpacing ?? false { text += "\u{A0}" }
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether a currency sign that touches the digits with this scalar is kept apart from them: one that is neither
  /// symbol nor blank (UTS #35, currencySpacing). `$1` but `CHF 1`.
  fileprivate var needsSpacing: Bool {
    switch properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: false
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
