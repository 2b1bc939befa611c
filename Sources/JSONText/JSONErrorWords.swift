extension JSONError {
  /// What is wrong and what would be right, in full sentences, safe for a terminal.
  public var words: String { problem.words }
}

extension JSONError.Problem {
  var words: String {
    textWords ?? stringWords ?? containerWords ?? numberWords
  }

  private var textWords: String? {
    switch self {
    case .empty: "There is nothing here. Write a JSON value, such as {}."
    case .tooLarge: "The text is too large. At most \(JSONNode.sizeLimit >> 20) MiB are read."
    case .tooDeep: "This is nested too deeply. At most \(JSONNode.depthLimit) levels are read."
    case .invalidUTF8: "This byte is not UTF-8. Save the file as UTF-8."
    case .noValue(let found):
      "\(quoted(found)) begins no value. Write a string, number, object, array, true, false or null."
    case .bareWord(let word, let meant?): "\(quoted(word)) is no JSON. Write \(meant)."
    case .bareWord(let word, nil):
      "\(quoted(word)) has no quotes. Write it as a string: \"…\"."
    case .textAfterEnd(let found):
      "\(quoted(found)) follows the end of the value. Remove it, or put all into one value."
    case .comment: "JSON has no comments. Remove this one."
    case .strangeBlank(let blank):
      "U+\(hex(blank.value, digits: 4).uppercased()) is no blank in JSON. Write an ordinary space."
    default: nil
    }
  }

  private var stringWords: String? {
    switch self {
    case .singleQuotes: "Single quotes make no string. Write double quotes: \"…\"."
    case .typographicQuotes: "Typographic quotes make no string. Write straight ones: \"…\"."
    case .unclosedString:
      "The string that begins here does not end on its line. Write the closing \", and \\n for a line break."
    case .controlInString(let byte):
      "A control character stands in the string. Write \(escape(byte)) instead."
    case .unknownEscape(let found):
      "\(quoted(found)) is no escape. Write one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX; a backslash itself is \\\\."
    case .shortUnicodeEscape: "\\u needs four hexadecimal digits, as in \\u00e9."
    case .loneSurrogate(let unit):
      "\\u\(hex(unit, digits: 4)) is half of a pair. Write both halves, as in \\ud83d\\ude00, or the character itself."
    default: nil
    }
  }

  private var containerWords: String? {
    switch self {
    case .unclosed(let container, let line, let column):
      "The text ends inside the \(container.name) that begins at \(line):\(column). Write the closing \(container.end)."
    case .trailingComma(let container): "A comma stands before \(container.end). Remove it: nothing follows."
    case .missingComma(let container, let found):
      "\(quoted(found)) follows a value in an \(container.name). Write a comma between two, or \(container.end) at the end."
    case .strayComma(let container): "No value stands before this comma in the \(container.name). Remove it."
    case .unquotedName(let name): "The name \(quoted(name)) has no quotes. Write \"…\" around it."
    case .noName(let found): "\(quoted(found)) begins no name. Write \"name\": value, or } at the end."
    case .missingColon(let name, let found):
      "\(quoted(found)) follows the name \(quoted(name)). Write a colon and its value."
    case .duplicateName(let name, let line):
      "\(quoted(name)) stands on line \(line) already. Remove one of the two."
    default: nil
    }
  }

  private var numberWords: String {
    switch self {
    case .plusSign: "A number has no + in front. Remove it."
    case .leadingZero: "A number has no zero in front. Remove it, or write a string."
    case .numberWithoutWhole: "A number begins with a digit. Write 0 before the point."
    case .numberWithoutDigits: "Digits are missing after the minus sign. Write them."
    case .numberWithoutFraction: "Digits are missing after the point. Write them, or remove the point."
    case .numberWithoutExponent: "Digits are missing after the exponent sign. Write them."
    default: "This is no JSON."
    }
  }
}

extension JSONError.Container {
  var name: String { self == .object ? "object" : "array" }
  var end: Unicode.Scalar { self == .object ? "}" : "]" }
}

/// What a person wrote, between backquotes, short, and without anything that moves a terminal.
private func quoted(_ found: String) -> String {
  if found.isEmpty { return "The end" }
  return "`\(JSONWriter.shown(String(found.prefix(40))))`"
}

private func escape(_ byte: UInt8) -> String {
  byte == 9 ? "\\t" : "\\u\(hex(byte, digits: 4))"
}

/// A number in lower-case hexadecimal digits, filled with zeros.
func hex(_ number: some BinaryInteger, digits: Int) -> String {
  let text = String(number, radix: 16)
  return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}
