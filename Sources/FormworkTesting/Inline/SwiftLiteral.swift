internal import TerminalScreen

/// A string literal in a source: where it stands, and what it says.
struct SwiftLiteral: Sendable {
  /// In bytes, delimiters and number signs included.
  let range: Range<Int>
  private let contents: ArraySlice<UInt8>
  private let pounds: Int
  private let isMultiline: Bool

  /// The literal that begins at a position; nil where none does, or it has no end.
  init?(in text: [UInt8], at position: Int) {
    let pounds = text[position...].prefix { $0 == UInt8(ascii: "#") }.count
    let quote = text[(position + pounds)...].prefix { $0 == UInt8(ascii: "\"") }.count
    guard quote > 0 else { return nil }
    let isMultiline = quote >= 3
    let delimiter = [UInt8](repeating: UInt8(ascii: "\""), count: isMultiline ? 3 : 1)
    let closing = delimiter + [UInt8](repeating: UInt8(ascii: "#"), count: pounds)
    let escape = Array("\\".utf8) + [UInt8](repeating: UInt8(ascii: "#"), count: pounds)
    let start = position + pounds + delimiter.count
    var end = start
    while end < text.count, !text[end...].starts(with: closing) {
      if text[end...].starts(with: escape) { end += escape.count }
      end += 1
    }
    guard end + closing.count <= text.count else { return nil }
    range = position..<end + closing.count
    contents = text[start..<end]
    self.pounds = pounds
    self.isMultiline = isMultiline
  }

  /// What the literal stands for; nil where it holds an interpolation, which is known at run time only.
  var value: String? {
    let text = String(decoding: contents, as: UTF8.self)
    return unescaped(isMultiline ? withoutIndentation(text) : text)
  }

  /// Lines without the indentation of the closing delimiter, the first and the last line break away.
  private func withoutIndentation(_ text: String) -> String {
    let lines = Snapshot.split(text).dropFirst()
    guard let last = lines.last else { return "" }
    return lines.dropLast().map { line in
      line.hasPrefix(last) ? String(line.unicodeScalars.dropFirst(last.unicodeScalars.count)) : line
    }.joined(separator: "\n")
  }

  private func unescaped(_ text: String) -> String? {
    var result = String.UnicodeScalarView()
    var rest = Substring(text).unicodeScalars
    let escape = "\\" + String(repeating: "#", count: pounds)
    while let scalar = rest.first {
      guard rest.starts(with: escape.unicodeScalars) else {
        result.append(scalar)
        rest.removeFirst()
        continue
      }
      rest.removeFirst(escape.unicodeScalars.count)
      guard let name = rest.popFirst(), let meaning = Self.meaning(of: name, &rest) else { return nil }
      result.append(contentsOf: meaning.unicodeScalars)
    }
    return String(result)
  }

  private static func meaning(of name: Unicode.Scalar, _ rest: inout Substring.UnicodeScalarView) -> String? {
    switch name {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "0": return "\0"
    case "\\", "\"", "'": return String(name)
    // A line break that is escaped is none.
    case "\n": return ""
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
      let scalar = UInt32(String(rest[..<end]), radix: 16).flatMap(Unicode.Scalar.init)
      rest = rest[rest.index(after: end)...]
      return scalar.map { String($0) }
    default: return nil
    }
  }

  /// A text as a literal of several lines.
  ///
  /// - Parameter indentation: that of the line at which the literal begins.
  static func writing(_ text: String, indentation: String) -> String {
    let pounds = String(repeating: "#", count: poundsNeeded(text))
    let inner = indentation + "  "
    let lines = Snapshot.split(text).map { $0.isEmpty ? "" : inner + $0 }
    return "\(pounds)\"\"\"\n\(lines.joined(separator: "\n"))\n\(inner)\"\"\"\(pounds)"
  }

  /// So many that nothing in the text is an escape or an end.
  private static func poundsNeeded(_ text: String) -> Int {
    guard text.contains("\\") || text.firstPlace(of: "\"\"\"") != nil else { return 0 }
    var longest = 0
    var run = 0
    for scalar in text.unicodeScalars {
      run = scalar == "#" ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest + 1
  }
}
