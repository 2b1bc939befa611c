/// Words, blanks and lines. Offsets are boundaries of clusters.
extension GappedBytes {
  /// Readline's words are made of letters and digits; the first scalar decides for its cluster.
  func isWord(at offset: Int) -> Bool {
    let scalar = scalar(at: offset).scalar
    if scalar.isASCII {
      switch scalar {
      case "0"..."9", "A"..."Z", "a"..."z": return true
      default: return false
      }
    }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  /// A space or a tab.
  func isBlank(at offset: Int) -> Bool { self[offset] == 0x20 || self[offset] == 0x09 }

  /// A blank or a line break.
  func isSpace(at offset: Int) -> Bool { isBlank(at: offset) || isLineBreak(at: offset) }

  /// A line feed, or the pair of a carriage return and one.
  func isLineBreak(at offset: Int) -> Bool {
    self[offset] == 0x0A || (self[offset] == 0x0D && offset + 1 < count && self[offset + 1] == 0x0A)
  }

  func skipForward(from offset: Int, while matches: (Int) -> Bool) -> Int {
    var offset = offset
    while offset < count, matches(offset) { offset = boundary(after: offset) }
    return offset
  }

  func skipBackward(from offset: Int, while matches: (Int) -> Bool) -> Int {
    var offset = offset
    while offset > 0 {
      let previous = boundary(before: offset)
      guard matches(previous) else { break }
      offset = previous
    }
    return offset
  }

  func wordEnd(after offset: Int) -> Int {
    skipForward(from: skipForward(from: offset) { !isWord(at: $0) }, while: isWord)
  }

  func wordStart(before offset: Int) -> Int {
    skipBackward(from: skipBackward(from: offset) { !isWord(at: $0) }, while: isWord)
  }

  /// Where C-w stops: past the spaces before, then to the next one.
  func spaceDelimitedStart(before offset: Int) -> Int {
    skipBackward(from: skipBackward(from: offset, while: isSpace)) { !isSpace(at: $0) }
  }

  /// The word at `offset`, or, between words, what separates them; at the end what is before it.
  func word(around offset: Int) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    let inside = offset < count ? offset : boundary(before: count)
    let kind = isWord(at: inside)
    return skipBackward(from: inside) {
      isWord(at: $0) == kind
    }..<skipForward(from: inside) {
      isWord(at: $0) == kind
    }
  }

  func lineStart(before offset: Int) -> Int {
    var start = offset
    while start > 0, self[start - 1] != 0x0A { start -= 1 }
    return start
  }

  func lineEnd(after offset: Int) -> Int {
    var end = offset
    while end < count, self[end] != 0x0A { end += 1 }
    return end > offset && end < count && self[end - 1] == 0x0D ? end - 1 : end
  }
}
