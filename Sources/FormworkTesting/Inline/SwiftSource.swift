/// A source file of Swift, as far as finding one argument of one call needs: strings and comments are
/// told from code, brackets are matched.
///
/// Source: The Swift Programming Language, Lexical Structure (comments, string literals).
struct SwiftSource: Sendable {
  let text: [UInt8]

  init(_ text: String) { self.text = Array(text.utf8) }

  /// The byte at which a line begins; lines count from 1. Nil behind the end.
  func start(ofLine line: Int) -> Int? {
    var position = 0
    for _ in 1..<max(1, line) {
      guard let end = text[position...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      position = end + 1
    }
    return position
  }

  /// The blanks and tabs that a position's line begins with.
  func indentation(at position: Int) -> String {
    let start = text[..<position].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let blanks = text[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// The literal that is the argument with a label, in the first call at or after a place.
  ///
  /// - Parameters:
  ///   - line: from 1, as `#line` counts.
  ///   - column: from 1, in UTF-8, as `#column` counts.
  func literal(ofArgument label: String, line: Int, column: Int) -> SwiftLiteral? {
    guard let start = start(ofLine: line) else { return nil }
    var position = start + column - 1
    var depth = 0
    while position < text.count {
      if let end = endOfComment(at: position) {
        position = end
      } else if let literal = SwiftLiteral(in: text, at: position) {
        if depth == 0 { return nil }
        position = literal.range.upperBound
      } else if depth == 1, isLabel(label, at: position) {
        return literal(after: position + label.utf8.count + 1)
      } else {
        depth += Self.depth(text[position])
        position += 1
        // The call ended without such an argument.
        if depth <= 0, text[position - 1] == UInt8(ascii: ")") { return nil }
      }
    }
    return nil
  }

  private func literal(after position: Int) -> SwiftLiteral? {
    var position = position
    while position < text.count {
      if Self.isBlank(text[position]) {
        position += 1
      } else if let end = endOfComment(at: position) {
        position = end
      } else {
        return SwiftLiteral(in: text, at: position)
      }
    }
    return nil
  }

  private func isLabel(_ label: String, at position: Int) -> Bool {
    guard text[position...].starts(with: (label + ":").utf8), position > 0 else { return false }
    let before = text[position - 1]
    return Self.isBlank(before) || before == UInt8(ascii: "(") || before == UInt8(ascii: ",")
  }

  private func endOfComment(at position: Int) -> Int? {
    if text[position...].starts(with: "//".utf8) {
      return text[position...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
    }
    guard text[position...].starts(with: "/*".utf8) else { return nil }
    var depth = 0
    var end = position
    // Comments of this kind nest.
    repeat {
      if text[end...].starts(with: "/*".utf8) {
        (depth, end) = (depth + 1, end + 2)
      } else if text[end...].starts(with: "*/".utf8) {
        (depth, end) = (depth - 1, end + 2)
      } else {
        end += 1
      }
    } while depth > 0 && end < text.count
    return end
  }

  private static func isBlank(_ byte: UInt8) -> Bool { " \t\r\n".utf8.contains(byte) }

  private static func depth(_ byte: UInt8) -> Int {
    "([{".utf8.contains(byte) ? 1 : ")]}".utf8.contains(byte) ? -1 : 0
  }
}
