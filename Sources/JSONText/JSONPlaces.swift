/// Turns byte offsets into lines and columns. Asked in rising order it reads every byte once.
///
/// A line ends at LF, CR or CR LF. Columns count grapheme clusters; a byte order mark is none.
struct JSONPlaces {
  private let bytes: [UInt8]
  private var offset: Int
  private var line = 1
  private var column = 1

  init(bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.startsWithByteOrderMark ? 3 : 0
  }

  mutating func place(of target: Int) -> (line: Int, column: Int) {
    if target < offset { self = JSONPlaces(bytes: bytes) }
    while let lineBreak = bytes[offset..<max(offset, target)].firstIndex(where: { $0 == 10 || $0 == 13 }) {
      let isPair =
        bytes[lineBreak] == 13 && lineBreak + 1 < target && bytes[lineBreak + 1] == 10
      offset = lineBreak + (isPair ? 2 : 1)
      line += 1
      column = 1
    }
    if target > offset {
      column += characters(in: bytes[offset..<target])
      offset = target
    }
    return (line, column)
  }

  private func characters(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.allSatisfy { $0 < 0x80 } ? bytes.count : String(decoding: bytes, as: UTF8.self).count
  }
}

extension [UInt8] {
  var startsWithByteOrderMark: Bool { starts(with: [0xEF, 0xBB, 0xBF]) }

  /// Where the first byte stands that is no part of well-formed UTF-8 (Unicode, table 3-7).
  var firstInvalidUTF8: Int? {
    var offset = 0
    while offset < count {
      if self[offset] < 0x80 {
        offset += 1
      } else if let length = sequenceLength(at: offset) {
        offset += length
      } else {
        return offset
      }
    }
    return nil
  }

  private func sequenceLength(at offset: Int) -> Int? {
    let second: ClosedRange<UInt8>
    let length: Int
    switch self[offset] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard offset + length <= count, second.contains(self[offset + 1]) else { return nil }
    for index in offset + 2..<Swift.max(offset + 2, offset + length) where self[index] & 0xC0 != 0x80 {
      return nil
    }
    return length
  }
}
