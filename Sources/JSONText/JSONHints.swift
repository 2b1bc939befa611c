/// What people write who think of JavaScript, YAML or Python, told as what it is.
extension JSONParser {
  /// An error at this offset: what is special here, else the problem given.
  mutating func unexpected(_ problem: JSONError.Problem) -> JSONError {
    error(foreign ?? problem, at: offset)
  }

  /// A word, or anything else, where a value is due.
  mutating func noValue(_ word: String) -> JSONError {
    if let problem = signOfNumber { return error(problem, at: offset) }
    guard !word.isEmpty else { return unexpected(.noValue(found: found)) }
    return unexpected(.bareWord(word, meant: meant(by: word)))
  }

  private var foreign: JSONError.Problem? {
    let ahead = bytes[offset..<min(offset + 3, bytes.count)]
    if ahead.starts(with: "//".utf8) || ahead.starts(with: "/*".utf8) || ahead.starts(with: "#".utf8) {
      return .comment
    }
    if ahead.starts(with: "'".utf8) || ahead.starts(with: "`".utf8) { return .singleQuotes }
    if ["“", "”", "„", "‘", "’", "«"].contains(where: { ahead.starts(with: $0.utf8) }) {
      return .typographicQuotes
    }
    return strangeBlank.map { .strangeBlank($0) }
  }

  private var strangeBlank: Unicode.Scalar? {
    guard let scalar = ahead(from: offset).unicodeScalars.first, !scalar.isASCII else { return nil }
    let isInvisible = scalar == "\u{200B}" || scalar == "\u{2060}" || scalar == "\u{FEFF}"
    return isInvisible || scalar.properties.isWhitespace ? scalar : nil
  }

  private var signOfNumber: JSONError.Problem? {
    switch peek {
    case UInt8(ascii: "+"): .plusSign
    case UInt8(ascii: "."): .numberWithoutWhole
    default: nil
    }
  }

  private func meant(by word: String) -> String? {
    switch word.lowercased() {
    case "yes", "on": "true"
    case "no", "off": "false"
    case "nil", "none", "undefined", "nan", "infinity": "null"
    case let lower: nearest(to: lower, in: ["true", "false", "null"])
    }
  }

  /// What stands here, as far as it is useful to repeat it: a word, else one character.
  var found: String {
    let word = word(at: offset)
    return word.isEmpty ? String(ahead(from: offset).prefix(1)) : word
  }

  /// The word that begins at an offset, up to 256 bytes: letters, digits, `_`, `$`, and inside also
  /// `-` and `.`.
  func word(at start: Int) -> String {
    let isPart = { (character: Character) in
      character.isLetter || character.isNumber || character == "_" || character == "$"
    }
    let text = ahead(from: start)
    guard let first = text.first, isPart(first) else { return "" }
    return String(text.prefix { isPart($0) || $0 == "-" || $0 == "." })
  }

  private func ahead(from start: Int) -> String {
    String(decoding: bytes[start..<min(start + 256, bytes.count)], as: UTF8.self)
  }
}
