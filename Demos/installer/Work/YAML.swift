/// The part of YAML that configuration files need (YAML 1.2, section 8): blocks of keys and lists, words
/// and quoted texts. What it writes, it reads; what it does not know it refuses.
enum YAML: Equatable, Sendable {
  /// A text; always written in quotes, so that nothing in it means anything.
  case text(String)
  /// `true`, `false` or a number.
  case word(String)
  case list([YAML])
  case map([Pair])

  struct Pair: Equatable, Sendable {
    let key: String
    let value: YAML
  }

  struct Fault: Error { let line: Int }

  static func map(_ pairs: KeyValuePairs<String, YAML>) -> YAML {
    .map(pairs.map { Pair(key: $0.key, value: $0.value) })
  }

  subscript(key: String) -> YAML? {
    if case .map(let pairs) = self { pairs.first { $0.key == key }?.value } else { nil }
  }
}

// MARK: - Writing

extension YAML {
  /// The lines of the document, each with a line break.
  var document: String { lines(0).map { $0 + "\n" }.joined() }

  private func lines(_ depth: Int) -> [String] {
    let indent = String(repeating: "  ", count: depth)
    switch self {
    case .text, .word: return [indent + scalar]
    case .list(let items):
      return items.flatMap { item in
        let lines = item.lines(depth + 1)
        return [indent + "- " + lines[0].dropFirst(indent.count + 2)] + lines.dropFirst()
      }
    case .map(let pairs):
      return pairs.flatMap { pair in
        let key = indent + Self.quotedIfNeeded(pair.key) + ":"
        switch pair.value {
        case .text, .word: return [key + " " + pair.value.scalar]
        case .list, .map: return [key] + pair.value.lines(depth + 1)
        }
      }
    }
  }

  private var scalar: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .word(let word): word
    case .list, .map: ""
    }
  }

  private static func quotedIfNeeded(_ key: String) -> String {
    key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
      && key.first?.isLetter == true ? key : quoted(key)
  }

  /// Section 7.3.1: backslash, quote and controls are escaped.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\x" + (digits.count < 2 ? "0" : "") + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

// MARK: - Reading

extension YAML {
  init(parsing document: String) throws(Fault) {
    var reader = YAMLReader(document)
    self = try reader.block(indent: 0)
    if let line = reader.next { throw Fault(line: line.number) }
  }
}

private struct YAMLReader {
  struct Line {
    let number: Int
    var indent: Int
    var text: Substring
  }

  private var lines: [Line] = []

  init(_ document: String) {
    for (index, line) in document.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let text = line.drop { $0 == " " }
      if text.isEmpty || text.hasPrefix("#") { continue }
      lines.append(Line(number: index + 1, indent: line.count - text.count, text: text))
    }
    lines.reverse()
  }

  var next: Line? { lines.last }

  mutating func block(indent: Int) throws(YAML.Fault) -> YAML {
    guard let first = next, first.indent >= indent else { throw YAML.Fault(line: next?.number ?? 0) }
    if first.text.hasPrefix("- ") { return try list(indent: first.indent) }
    if let pairs = try map(indent: first.indent) { return pairs }
    lines.removeLast()
    return try scalar(first.text, first.number)
  }

  private mutating func list(indent: Int) throws(YAML.Fault) -> YAML {
    var items: [YAML] = []
    while let line = next, line.indent == indent, line.text.hasPrefix("- ") {
      // What follows the dash is a block of its own, two columns further in.
      lines[lines.count - 1].indent += 2
      lines[lines.count - 1].text = line.text.dropFirst(2)
      items.append(try block(indent: indent + 2))
    }
    return .list(items)
  }

  private mutating func map(indent: Int) throws(YAML.Fault) -> YAML? {
    var pairs: [YAML.Pair] = []
    while let line = next, line.indent == indent, let (key, rest) = try key(line.text, line.number) {
      guard !pairs.contains(where: { $0.key == key }) else { throw YAML.Fault(line: line.number) }
      lines.removeLast()
      let value = rest.isEmpty ? try block(indent: indent + 1) : try scalar(rest, line.number)
      pairs.append(YAML.Pair(key: key, value: value))
    }
    return pairs.isEmpty ? nil : .map(pairs)
  }

  private func key(_ text: Substring, _ number: Int) throws(YAML.Fault) -> (String, Substring)? {
    var rest = text
    let key: String
    if text.hasPrefix("\"") {
      key = try quoted(&rest, number)
      guard rest.hasPrefix(":") else { return nil }
    } else {
      guard let colon = text.firstIndex(of: ":") else { return nil }
      key = String(text[..<colon])
      rest = text[colon...]
    }
    rest.removeFirst()
    guard rest.isEmpty || rest.hasPrefix(" ") else { return nil }
    return (key, rest.drop { $0 == " " })
  }

  private func scalar(_ text: Substring, _ number: Int) throws(YAML.Fault) -> YAML {
    guard text.hasPrefix("\"") else {
      let isWord = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") }
      guard isWord else { throw YAML.Fault(line: number) }
      return .word(String(text))
    }
    var rest = text
    let value = try quoted(&rest, number)
    guard rest.isEmpty else { throw YAML.Fault(line: number) }
    return .text(value)
  }

  private func quoted(_ rest: inout Substring, _ number: Int) throws(YAML.Fault) -> String {
    var scalars = rest.unicodeScalars.dropFirst()
    var text = String.UnicodeScalarView()
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"":
        rest = Substring(scalars)
        return String(text)
      case "\\":
        guard let escaped = scalars.popFirst() else { throw YAML.Fault(line: number) }
        guard escaped == "x" else {
          text.append(escaped)
          continue
        }
        guard let value = UInt8(String(scalars.prefix(2)), radix: 16) else { throw YAML.Fault(line: number) }
        scalars = scalars.dropFirst(2)
        text.append(Unicode.Scalar(value))
      default: text.append(scalar)
      }
    }
    throw YAML.Fault(line: number)
  }
}
