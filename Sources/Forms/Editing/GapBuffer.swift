/// UTF-8 bytes with a gap where editing happens: an insertion at the gap costs what it inserts.
///
/// A value; copies share memory until one is changed. A locked buffer is for secrets: its memory is
/// kept out of swap, and whatever leaves the text is wiped at once.
struct GapBuffer: Sendable {
  private var memory: ByteMemory?
  /// Bytes before the gap.
  private(set) var gapStart = 0
  private var gapEnd = 0
  let isLocked: Bool

  init(locked: Bool = false) { isLocked = locked }

  /// Bytes of text.
  var count: Int { gapStart + (capacity - gapEnd) }

  private var capacity: Int { memory?.capacity ?? 0 }

  /// Lends the bytes, as one sequence, for the time of `body`.
  @inline(__always)
  func withView<Result>(_ body: (GappedBytes) -> Result) -> Result {
    withExtendedLifetime(memory) {
      body(
        GappedBytes(
          base: memory.map { UnsafePointer($0.bytes) } ?? GappedBytes.nowhere, gapStart: gapStart,
          gapLength: gapEnd - gapStart, count: count))
    }
  }

  mutating func moveGap(to offset: Int) {
    guard offset != gapStart else { return }
    own(room: 0)
    guard let memory else { return }
    let bytes = memory.bytes
    let distance = offset - gapStart
    let vacated: Range<Int>
    if distance < 0 {
      (bytes + gapEnd + distance).update(from: bytes + offset, count: -distance)
      vacated = offset..<min(gapStart, gapEnd + distance)
    } else {
      (bytes + gapStart).update(from: bytes + gapEnd, count: distance)
      vacated = max(gapEnd, gapStart + distance)..<gapEnd + distance
    }
    if isLocked { memory.wipe(vacated) }
    gapStart = offset
    gapEnd += distance
  }

  /// Replaces a range of bytes; the gap is then right after the new ones.
  mutating func replace(_ range: Range<Int>, with new: UnsafeRawBufferPointer) {
    own(room: 0)
    if range.lowerBound > gapStart || range.upperBound < gapStart { moveGap(to: range.lowerBound) }
    remove(before: gapStart - range.lowerBound, after: range.upperBound - gapStart)
    own(room: new.count)
    guard let memory, let source = new.baseAddress, !new.isEmpty else { return }
    UnsafeMutableRawPointer(memory.bytes + gapStart).copyMemory(from: source, byteCount: new.count)
    gapStart += new.count
  }

  /// Inserts one byte at the gap.
  @inline(__always)
  mutating func insert(_ byte: UInt8) {
    own(room: 1)
    guard let memory else { return }
    memory.bytes[gapStart] = byte
    gapStart += 1
  }

  /// Both sides of the gap are ASCII, or an end of the text: an ASCII character put there is a
  /// cluster of its own and changes none (UAX #29, but for a line feed after a carriage return).
  var isBetweenASCII: Bool {
    withView { view in
      (gapStart == 0 || view[gapStart - 1] < 0x80) && (gapStart == view.count || view[gapStart] < 0x80)
    }
  }

  /// The bytes of a range as a string; never asked for in a secret.
  func string(in range: Range<Int>) -> String {
    withView { view in
      String(unsafeUninitializedCapacity: range.count) { target in
        view.copy(range, to: UnsafeMutableRawBufferPointer(target))
        return range.count
      }
    }
  }

  private mutating func remove(before: Int, after: Int) {
    guard before + after > 0, let memory else { return }
    if isLocked { memory.wipe(gapStart - before..<gapStart) }
    if isLocked { memory.wipe(gapEnd..<gapEnd + after) }
    gapStart -= before
    gapEnd += after
  }

  /// Makes the memory ours alone, with a gap of at least `room` bytes.
  @inline(__always)
  private mutating func own(room: Int) {
    if gapEnd - gapStart < room || !isKnownUniquelyReferenced(&memory) { reallocate(room: room) }
  }

  @inline(never)
  private mutating func reallocate(room: Int) {
    let tail = capacity - gapEnd
    guard gapStart + tail + room > 0 else { return }
    let needed = gapStart + tail + room
    let size = max(isLocked ? 4096 : 32, room == 0 ? needed : needed + needed / 2)
    let new = ByteMemory(capacity: size, locked: isLocked)
    if let memory {
      withExtendedLifetime(memory) {
        new.bytes.update(from: memory.bytes, count: gapStart)
        (new.bytes + size - tail).update(from: memory.bytes + gapEnd, count: tail)
      }
    }
    memory = new
    gapEnd = size - tail
  }
}
