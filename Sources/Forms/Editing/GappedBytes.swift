/// What a `GapBuffer` lends: its bytes by offset in the text, the gap left out.
struct GappedBytes {
  let base: UnsafePointer<UInt8>
  let gapStart: Int
  let gapLength: Int
  let count: Int

  /// Stands for the base of a text without bytes; never read.
  static var nowhere: UnsafePointer<UInt8> { UnsafePointer(bitPattern: 1)! }

  @inline(__always)
  subscript(offset: Int) -> UInt8 { base[offset < gapStart ? offset : offset + gapLength] }

  /// The bytes of a range that the gap is not within.
  func piece(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    let start = range.lowerBound < gapStart ? range.lowerBound : range.lowerBound + gapLength
    return UnsafeBufferPointer(start: base + start, count: range.count)
  }

  /// The scalar that starts at `offset`, with its length in bytes.
  @inline(__always)
  func scalar(at offset: Int) -> DecodedScalar {
    let first = self[offset]
    if first < 0x80 { return DecodedScalar(scalar: Unicode.Scalar(first), length: 1, isValid: true) }
    return DecodedScalar(leading: first, remaining: count - offset) { self[offset + $0] }
  }

  /// Where the scalar that ends at `offset` starts.
  @inline(__always)
  func scalarStart(before offset: Int) -> Int {
    var start = offset - 1
    while start > 0, offset - start < 4, self[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  func copy(_ range: Range<Int>, to target: UnsafeMutableRawBufferPointer) {
    let head = range.clamped(to: 0..<gapStart)
    let tail = range.clamped(to: gapStart..<max(count, gapStart))
    let headCount = range.lowerBound < gapStart ? head.count : 0
    if headCount > 0 {
      target.baseAddress!.copyMemory(from: base + head.lowerBound, byteCount: headCount)
    }
    if headCount < range.count {
      (target.baseAddress! + headCount).copyMemory(
        from: base + tail.lowerBound + gapLength, byteCount: range.count - headCount)
    }
  }
}

/// A scalar read from UTF-8, or U+FFFD for the longest part of one that can't be continued
/// (Unicode 16, 3.9, "substitution of maximal subparts").
struct DecodedScalar {
  var scalar: Unicode.Scalar
  var length: Int
  var isValid: Bool

  init(scalar: Unicode.Scalar, length: Int, isValid: Bool) {
    self.scalar = scalar
    self.length = length
    self.isValid = isValid
  }

  /// `leading` is not ASCII; `byte` gives those after it, up to `remaining` with the first.
  @inline(__always)
  init(leading: UInt8, remaining: Int, byte: (Int) -> UInt8) {
    self.init(scalar: "\u{FFFD}", length: 1, isValid: false)
    let needed: Int
    var value: UInt32
    switch leading {
    case 0xC2...0xDF: (needed, value) = (2, UInt32(leading & 0x1F))
    case 0xE0...0xEF: (needed, value) = (3, UInt32(leading & 0x0F))
    case 0xF0...0xF4: (needed, value) = (4, UInt32(leading & 0x07))
    default: return
    }
    while length < needed {
      guard length < remaining else { return }
      let next = byte(length)
      guard Self.continues(next, after: leading, at: length) else { return }
      value = value << 6 | UInt32(next & 0x3F)
      length += 1
    }
    guard let scalar = Unicode.Scalar(value) else { return }
    self.init(scalar: scalar, length: needed, isValid: true)
  }

  /// The ranges of Unicode 16, table 3-7: no surrogates, nothing overlong, nothing over U+10FFFF.
  @inline(__always)
  private static func continues(_ byte: UInt8, after leading: UInt8, at index: Int) -> Bool {
    guard byte & 0xC0 == 0x80 else { return false }
    guard index == 1 else { return true }
    switch leading {
    case 0xE0: return byte >= 0xA0
    case 0xED: return byte <= 0x9F
    case 0xF0: return byte >= 0x90
    case 0xF4: return byte <= 0x8F
    default: return true
    }
  }
}
