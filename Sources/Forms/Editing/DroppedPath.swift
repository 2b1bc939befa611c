/// The path of a file that was dropped on the terminal. It arrives as a paste: quoted or escaped for
/// a shell, or as a URL (RFC 8089), mostly with a blank behind it (E7).
struct DroppedPath: Equatable {
  /// Absolute, as the file is called.
  let path: String
  /// Whether it came quoted, escaped or as a URL, so that it is more than a text with a slash.
  let isQuoted: Bool

  /// Nil where the text is anything but one absolute path.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count <= 8192, let text = String(validating: bytes, as: UTF8.self) else { return nil }
    self.init(text)
  }

  init?(_ text: String) {
    let word = text.drop { $0 == " " }.reversed().drop { $0 == " " || $0.isNewline }.reversed()
    let trimmed = String(word)
    let found = trimmed.hasPrefix("file://") ? Self.url(trimmed.dropFirst(7)) : Self.shellWord(trimmed)
    guard let (path, isQuoted) = found, path.hasPrefix("/"),
      !path.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { return nil }
    self.path = path
    self.isQuoted = isQuoted
  }

  // MARK: URLs

  private static func url(_ rest: Substring) -> (String, Bool)? {
    let place = rest.hasPrefix("localhost/") ? rest.dropFirst(9) : rest
    var bytes: [UInt8] = []
    var source = Array(place.utf8)[...]
    while let byte = source.popFirst() {
      switch byte {
      case UInt8(ascii: "%"):
        guard source.count >= 2, let decoded = hexadecimal(source.prefix(2)) else { return nil }
        bytes.append(decoded)
        source = source.dropFirst(2)
      case UInt8(ascii: "?"), UInt8(ascii: "#"), ...0x20: return nil
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self).map { ($0, true) }
  }

  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt8? {
    var value: UInt8 = 0
    for digit in digits {
      guard let number = Character(Unicode.Scalar(digit)).hexDigitValue else { return nil }
      value = value << 4 | UInt8(number)
    }
    return value
  }

  // MARK: A shell's word

  /// What only stands behind a backslash or in quotes, as terminals write a path for a shell.
  private static let special = Set(" \t\"'\\$`!&|;<>()[]{}*?#~^=,:")
  /// Of these a few are also written as they are.
  private static let harmless = Set("!{}[]#~^=,:")

  private static func shellWord(_ text: String) -> (String, Bool)? {
    var path = ""
    var isQuoted = false
    var rest = Substring(text)
    while let character = rest.popFirst() {
      switch character {
      case "\\":
        guard let next = rest.popFirst(), special.contains(next) else { return nil }
        path.append(next)
        isQuoted = true
      case "'", "\"":
        guard let part = quoted(by: character, &rest) else { return nil }
        path += part
        isQuoted = true
      default:
        guard !special.contains(character) || harmless.contains(character) else { return nil }
        path.append(character)
      }
    }
    return (path, isQuoted)
  }

  private static func quoted(by quote: Character, _ rest: inout Substring) -> String? {
    var part = ""
    while let character = rest.popFirst() {
      if character == quote { return part }
      if quote == "\"", character == "$" || character == "`" { return nil }
      if quote == "\"", character == "\\", let next = rest.first, "\"\\$`".contains(next) {
        part.append(rest.removeFirst())
      } else {
        part.append(character)
      }
    }
    return nil
  }
}

/// What a field makes of a paste that is the path of a dropped file.
public enum DroppedPaths: Sendable, Hashable {
  /// Nothing: it is text like any other.
  case asTyped
  /// The clean path, where a terminal has plainly quoted or escaped it.
  case quoted
  /// The clean path: here a path is expected.
  case always
}

extension FieldKind {
  /// How a path that is dropped here is written.
  public var droppedPaths: DroppedPaths { .asTyped }
}

extension TextKind {
  /// How a path that is dropped here is written.
  public var droppedPaths: DroppedPaths {
    if case .files = offers { return .always }
    if case .text = content, !isSecret { return .quoted }
    return .asTyped
  }
}

extension MultilineKind {
  /// How a path that is dropped here is written.
  public var droppedPaths: DroppedPaths { .quoted }
}
