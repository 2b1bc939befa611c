extension JSONParser {
  /// A string, from its opening quote to past its closing one (RFC 8259, section 7).
  mutating func string() throws(JSONError) -> String {
    let start = offset
    offset += 1
    var decoded: [UInt8] = []
    var plain = offset
    while let byte = peek, byte != 0x0A, byte != 0x0D {
      switch byte {
      case UInt8(ascii: "\""):
        let rest = bytes[plain..<offset]
        offset += 1
        return String(decoding: decoded.isEmpty ? rest : decoded + rest, as: UTF8.self)
      case UInt8(ascii: "\\"):
        decoded += bytes[plain..<offset]
        decoded += try escape()
        plain = offset
      case 0..<0x20:
        throw error(.controlInString(byte), at: offset)
      default:
        offset += 1
      }
    }
    throw error(.unclosedString, at: start)
  }

  /// What an escape stands for, in UTF-8. Goes past it.
  private mutating func escape() throws(JSONError) -> [UInt8] {
    let start = offset
    offset += 1
    let letter = peek
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [bytes[start + 1]]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return Array(String(try unicodeEscape(from: start)).utf8)
    default:
      offset = min(start + 1, bytes.count)
      throw error(.unknownEscape("\\" + String(found.prefix(1))), at: start)
    }
  }

  /// After `\u`: four digits, or two times four with another `\u` between for a surrogate pair.
  private mutating func unicodeEscape(from start: Int) throws(JSONError) -> Unicode.Scalar {
    guard let unit = hexUnit() else { throw error(.shortUnicodeEscape, at: start) }
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard UTF16.isLeadSurrogate(unit), bytes[min(offset, bytes.count)...].starts(with: "\\u".utf8) else {
      throw error(.loneSurrogate(unit), at: start)
    }
    offset += 2
    guard let trail = hexUnit() else { throw error(.shortUnicodeEscape, at: offset - 2) }
    guard UTF16.isTrailSurrogate(trail) else { throw error(.loneSurrogate(unit), at: start) }
    return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
  }

  private mutating func hexUnit() -> UInt16? {
    guard offset + 4 <= bytes.count else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[offset..<offset + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    offset += 4
    return unit
  }
}
