internal import CMemory

/// The bytes of a paste while it comes in. It may be a password: what is given back is wiped.
struct PasteBuffer: ~Copyable {
  private var address: UInt = 0
  private var capacity = 0
  private(set) var count = 0
  /// How many bytes of the end marker have been seen; they are part of the paste if it goes on
  /// otherwise.
  var matched = 0

  /// CSI 201 ~ (xterm's bracketed paste mode).
  static let endMarker: StaticString = "\u{1B}[201~"

  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: address), count: count)
  }

  mutating func append(_ more: UnsafeRawBufferPointer) {
    guard let source = more.baseAddress, !more.isEmpty else { return }
    if count + more.count > capacity { grow(to: max(4096, (count + more.count) * 2)) }
    UnsafeMutableRawPointer(bitPattern: address)?.advanced(by: count)
      .copyMemory(from: source, byteCount: more.count)
    count += more.count
  }

  /// What was taken for the end marker was not.
  mutating func appendMatched() {
    append(UnsafeRawBufferPointer(start: Self.endMarker.utf8Start, count: matched))
    matched = 0
  }

  /// Never realloc: it would leave the old bytes behind.
  private mutating func grow(to size: Int) {
    let new = fw_memory_allocate(size, false)
    guard let target = UnsafeMutableRawPointer(bitPattern: new) else {
      fatalError("out of memory for a paste of \(size) bytes")
    }
    if let source = bytes.baseAddress { target.copyMemory(from: source, byteCount: count) }
    fw_memory_free(address, capacity, false)
    address = new
    capacity = size
  }

  mutating func removeAll() {
    fw_memory_free(address, capacity, false)
    address = 0
    capacity = 0
    count = 0
    matched = 0
  }

  deinit { fw_memory_free(address, capacity, false) }
}

extension InputDecoder {
  /// Takes bytes of a paste up to its end marker. Returns the index after what it took.
  mutating func takePaste(
    _ bytes: UnsafeRawBufferPointer, from start: Int, _ emit: (Event) -> Void
  ) -> Int {
    let marker = PasteBuffer.endMarker.utf8Start
    var index = start
    while index < bytes.count {
      if bytes[index] == marker[paste.matched] {
        paste.matched += 1
        index += 1
        if paste.matched == PasteBuffer.endMarker.utf8CodeUnitCount {
          paste.matched = 0
          finishPaste(emit)
          return index
        }
        continue
      }
      paste.appendMatched()
      let end = bytes[index...].firstIndex(of: marker[0]) ?? bytes.count
      paste.append(UnsafeRawBufferPointer(rebasing: bytes[index..<end]))
      index = end
    }
    return index
  }

  mutating func finishPaste(_ emit: (Event) -> Void) {
    paste.appendMatched()
    if paste.count > 0 { emit(.paste(PastedText(paste.bytes))) }
    paste.removeAll()
    reset()
  }

  /// Where a burst ends that is a paste without brackets; nil if it is typing.
  ///
  /// It is one if a line break is followed by more text, and nothing else is in it: with a Tab or
  /// any other key among the bytes they are keys, and a line break at the end is Enter. Part of a
  /// character at the end is left for later.
  static func endOfBurst(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard bytes.count - start > 1 else { return nil }
    var hasBreak = false
    var isPaste = false
    for byte in bytes[start...] {
      switch byte {
      case 0x0A, 0x0D: hasBreak = true
      case 0x00...0x1F, 0x7F: return nil
      default: isPaste = isPaste || hasBreak
      }
    }
    return isPaste ? bytes.count - lengthOfPartialCharacter(at: bytes, from: start) : nil
  }

  private static func lengthOfPartialCharacter(at bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    for length in 1...3 where bytes.count - length >= start {
      let byte = bytes[bytes.count - length]
      if let begun = PartialCharacter(byte) { return begun.missing >= length ? length : 0 }
      if byte < 0x80 { return 0 }
    }
    return 0
  }
}
