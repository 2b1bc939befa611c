/// Writes JSON (RFC 8259): members and elements in the order given, numbers exactly as they are.
public struct JSONWriter: Hashable, Sendable {
  /// How the parts are set apart.
  public enum Layout: Hashable, Sendable {
    /// No blank, no line break.
    case compact
    /// One member or element a line, two blanks a level. No line break at the end.
    case pretty
  }

  /// Which characters are written as escapes.
  public enum Escaping: Hashable, Sendable {
    /// What JSON demands, and DEL, U+2028 and U+2029.
    case standard
    /// Also C1, the twelve bidirectional controls and what has no width: nothing that could move
    /// or mislead a terminal stands in the text.
    case terminal
  }

  /// Compact or pretty.
  public var layout: Layout
  /// For files, or for terminals too.
  public var escaping: Escaping

  /// A writer; compact and for files unless told otherwise.
  public init(_ layout: Layout = .compact, escaping: Escaping = .standard) {
    self.layout = layout
    self.escaping = escaping
  }

  /// The node as text.
  public func text(_ node: JSONNode) -> String {
    var text = ""
    write(node, into: &text, level: 0)
    return text
  }

  /// A string as JSON writes it, quotes included.
  public func quoted(_ string: String) -> String {
    var text = ""
    text.reserveCapacity(string.utf8.count + 2)
    writeString(string, into: &text)
    return text
  }

  /// Text from outside as a person reads it on a terminal: what could move or mislead that is escaped as in
  /// a string; quotes and backslashes stand as they are.
  public static func shown(_ text: String) -> String {
    let writer = JSONWriter(escaping: .terminal)
    var shown = ""
    for scalar in text.unicodeScalars {
      if scalar != "\"", scalar != "\\", let escape = writer.escape(scalar) {
        shown += escape
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }
}

extension JSONWriter {
  private func write(_ node: JSONNode, into text: inout String, level: Int) {
    switch node.value {
    case .object(let members): write(members, between: "{", "}", into: &text, level: level, writeMember)
    case .array(let elements): write(elements, between: "[", "]", into: &text, level: level, write)
    case .string(let string): writeString(string, into: &text)
    case .number(let number): text += number.text
    case .bool(let bool): text += bool ? "true" : "false"
    case .null: text += "null"
    }
  }

  private func write<Item>(
    _ items: [Item], between start: String, _ end: String, into text: inout String, level: Int,
    _ writeItem: (Item, inout String, Int) -> Void
  ) {
    text += start
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      breakLine(in: &text, level: level + 1)
      writeItem(item, &text, level + 1)
    }
    if !items.isEmpty { breakLine(in: &text, level: level) }
    text += end
  }

  private func writeMember(_ member: JSONNode.Member, into text: inout String, level: Int) {
    writeString(member.name, into: &text)
    text += layout == .pretty ? ": " : ":"
    write(member.value, into: &text, level: level)
  }

  private func breakLine(in text: inout String, level: Int) {
    guard layout == .pretty else { return }
    text += "\n"
    for _ in 0..<level { text += "  " }
  }

  private func writeString(_ string: String, into text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      if let escape = escape(scalar) { text += escape } else { text.unicodeScalars.append(scalar) }
    }
    text += "\""
  }

  private func escape(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x22: "\\\""
    case 0x5C: "\\\\"
    case 0x08: "\\b"
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0C: "\\f"
    case 0x0D: "\\r"
    case 0..<0x20, 0x7F, 0x2028, 0x2029: unicodeEscape(scalar)
    case 0x80..<0xA0, 0x61C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF:
      escaping == .terminal ? unicodeEscape(scalar) : nil
    default: nil
    }
  }

  /// All that is escaped lies in the first plane: four digits are enough.
  private func unicodeEscape(_ scalar: Unicode.Scalar) -> String {
    "\\u" + hex(scalar.value, digits: 4)
  }
}
