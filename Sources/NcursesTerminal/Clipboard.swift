internal import CTerminal

extension NcursesTerminal {
  /// Puts bytes into the terminal's clipboard (OSC 52, written only, never asked). Returns false
  /// where the terminal is not known to have one, or for more than terminals take (74,994 bytes).
  @discardableResult
  public mutating func copyToClipboard(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard isInside, modes.isXtermLike, bytes.count <= 74_994 else { return false }
    send(Array("\u{1B}]52;c;".utf8) + Self.base64(bytes) + [0x07])
    return true
  }

  /// RFC 4648, with padding.
  static func base64(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = (0..<3).map { start + $0 < bytes.count ? UInt32(bytes[start + $0]) : 0 }
      let bits = group[0] << 16 | group[1] << 8 | group[2]
      for place in 0..<4 {
        let isPadding = start + place > bytes.count
        text.append(isPadding ? UInt8(ascii: "=") : alphabet[Int(bits >> UInt32(18 - 6 * place)) & 63])
      }
    }
    return text
  }
}
