/// Text from outside in a form that does nothing to a terminal.
enum SafeText {
  static func of(_ text: some StringProtocol) -> String {
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      // What joins the parts of a cluster moves nothing.
      case .format where scalar == "\u{200C}" || scalar == "\u{200D}": safe.append(scalar)
      case .control: safe.append(picture(of: scalar))
      case .format, .lineSeparator, .paragraphSeparator: safe.append("\u{FFFD}")
      default: safe.append(scalar)
      }
    }
    return String(safe)
  }

  /// The block Control Pictures has a sign for each control character of ASCII.
  private static func picture(of control: Unicode.Scalar) -> Unicode.Scalar {
    switch control.value {
    case 0..<0x20: Unicode.Scalar(0x2400 + control.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }
}
