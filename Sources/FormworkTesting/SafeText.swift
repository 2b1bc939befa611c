/// Text from outside in a form that does nothing to a terminal.
enum SafeText {
  static func of(_ text: some StringProtocol) -> String {
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      // What joins the parts of a cluster moves nothing.
      case .format where scalar == "\u{200C}" || scalar == "\u{200D}": safe.append(scalar)
      case .control, .format, .lineSeparator, .paragraphSeparator: safe.append("\u{FFFD}")
      default: safe.append(scalar)
      }
    }
    return String(safe)
  }
}
