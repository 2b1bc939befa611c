internal import TerminalScreen

extension PastedText {
  /// The text before the line breaks that it ends in; nil where it ends in none, or is nothing else.
  var withoutLastLineBreaks: PastedText? {
    withBytes { bytes in
      var end = bytes.count
      while let length = lengthOfBreak(endingIn: bytes[..<end]) { end -= length }
      return end == bytes.count || end == 0
        ? nil : PastedText(UnsafeRawBufferPointer(rebasing: bytes[..<end]))
    }
  }
}

/// The line breaks of a single line, as `PasteCleaning` knows them; nil where there is none at the end.
private func lengthOfBreak(endingIn bytes: Slice<UnsafeRawBufferPointer>) -> Int? {
  for sign in breaks where bytes.count >= sign.count && bytes.suffix(sign.count).elementsEqual(sign) {
    return sign.count
  }
  return nil
}

/// LF, VT, FF, CR, NEL, LINE SEPARATOR, PARAGRAPH SEPARATOR.
private let breaks: [[UInt8]] = [
  [0x0A], [0x0B], [0x0C], [0x0D], [0xC2, 0x85], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9],
]
