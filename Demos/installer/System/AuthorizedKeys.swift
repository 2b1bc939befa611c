/// Public keys as OpenSSH keeps them (sshd(8), AUTHORIZED_KEYS FILE FORMAT): one a line, each of a type
/// that is in use, in base64, and of that type inside too.
struct AuthorizedKeys: Sendable, Equatable {
  /// The lines that hold a key, without blanks around them.
  let lines: [String]

  struct Fault: Error, Equatable {
    let words: String
  }

  init(path: String) throws(Fault) {
    guard let bytes = SystemFile.bytes(of: path, limit: 65_536) else {
      throw Fault(words: "There is no such file, or it can’t be read; choose a file of public keys.")
    }
    try self.init(parsing: bytes)
  }

  init(parsing bytes: [UInt8]) throws(Fault) {
    var lines: [String] = []
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      guard let text = String(validating: line, as: UTF8.self) else {
        throw Fault(words: "Line \(index + 1) is no text; choose a file of public keys.")
      }
      let trimmed = Self.trimmed(text)
      if trimmed.isEmpty || trimmed.hasPrefix("#") { continue }
      if trimmed.hasPrefix("-----BEGIN") {
        throw Fault(words: "This is a private key; choose the file beside it that ends in .pub.")
      }
      if let reason = Self.fault(in: trimmed) { throw Fault(words: "Line \(index + 1) \(reason).") }
      lines.append(trimmed)
    }
    if lines.isEmpty { throw Fault(words: "There is no key in this file; choose a file of public keys.") }
    self.lines = lines
  }

  private static func trimmed(_ line: String) -> String {
    let start = line.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// How many strings come behind the type inside a key (RFC 4253, section 6.6; RFC 5656; RFC 8709;
  /// PROTOCOL.u2f).
  private static let types = [
    "ssh-ed25519": 1, "ssh-rsa": 2, "ecdsa-sha2-nistp256": 2, "ecdsa-sha2-nistp384": 2,
    "ecdsa-sha2-nistp521": 2, "sk-ssh-ed25519@openssh.com": 2, "sk-ecdsa-sha2-nistp256@openssh.com": 3,
  ]

  private static func fault(in line: String) -> String? {
    if line.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return "has a control character in it"
    }
    let words = Self.words(of: line)
    // Options may stand before the type.
    guard let start = words.prefix(2).firstIndex(where: { types[$0] != nil }) else {
      return "does not begin with a type of key that is in use, such as ssh-ed25519"
    }
    guard words.count > start + 1, let data = Base64.decode(words[start + 1]) else {
      return "is cut off or damaged"
    }
    var rest = data[...]
    guard let inside = Self.string(&rest), String(decoding: inside, as: UTF8.self) == words[start] else {
      return "says \(words[start]), but the key is of another type"
    }
    var strings: [ArraySlice<UInt8>] = []
    while !rest.isEmpty {
      guard let next = Self.string(&rest) else { return "is cut off or damaged" }
      strings.append(next)
    }
    let isWhole = strings.count == types[words[start]] && !strings.contains { $0.isEmpty }
    let isRightLength = !words[start].hasSuffix("ed25519") || strings.first?.count == 32
    return isWhole && isRightLength ? nil : "is cut off or damaged"
  }

  /// A string with its length before it (RFC 4251, section 5).
  private static func string(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard rest.count >= 4 else { return nil }
    let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    rest = rest.dropFirst(4)
    guard rest.count >= length else { return nil }
    defer { rest = rest.dropFirst(length) }
    return rest.prefix(length)
  }

  /// Blanks in quotes part no words: `command="echo a b" ssh-rsa …`.
  private static func words(of line: String) -> [String] {
    var words = [""]
    var isQuoted = false
    for character in line {
      if character == "\"" { isQuoted.toggle() }
      if character == " ", !isQuoted { words.append("") } else { words[words.count - 1].append(character) }
    }
    return words
  }
}

/// RFC 4648, section 4: with its padding, and nothing else.
enum Base64 {
  static func decode(_ text: String) -> [UInt8]? {
    let bytes = Array(text.utf8)
    let padding = bytes.reversed().prefix { $0 == UInt8(ascii: "=") }.count
    guard bytes.count % 4 == 0, padding <= 2, !bytes.isEmpty else { return nil }
    var decoded: [UInt8] = []
    var buffer = 0
    var bits = 0
    for byte in bytes.dropLast(padding) {
      guard let value = value(of: byte) else { return nil }
      buffer = (buffer << 6 | value) & 0xFFFFFF
      bits += 6
      if bits >= 8 {
        bits -= 8
        decoded.append(UInt8(truncatingIfNeeded: buffer >> bits))
      }
    }
    return decoded
  }

  private static func value(of byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte) - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) + 4
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
