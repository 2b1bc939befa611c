/// Makes text from outside fit to be edited: invalid UTF-8 is repaired with U+FFFD, control
/// characters go, and line breaks become what the text can hold. In a single line each run of them
/// becomes one space; in several lines each is one line feed, and tabs stay.
public struct PasteCleaning: Sendable {
  /// What had to be changed.
  public struct Changes: OptionSet, Sendable, Hashable {
    /// One bit for each.
    public let rawValue: UInt8

    /// From bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Line breaks became spaces, or another kind of line break.
    public static let lineBreaks = Changes(rawValue: 1)
    /// Control characters were left out.
    public static let controls = Changes(rawValue: 2)
    /// Bytes that are no UTF-8 became U+FFFD.
    public static let invalidBytes = Changes(rawValue: 4)
  }

  /// What the text can hold.
  enum Room { case oneLine, lines, anyScalar }

  let room: Room

  /// The length that remains, and what changes.
  func measure(_ bytes: UnsafeRawBufferPointer) -> (count: Int, changes: Changes) {
    var count = 0
    let changes = clean(bytes) { _, length in count += length }
    return (count, changes)
  }

  func write(_ bytes: UnsafeRawBufferPointer, to room: UnsafeMutableRawBufferPointer) {
    var end = 0
    _ = clean(bytes) { source, length in
      (room.baseAddress! + end).copyMemory(from: source, byteCount: length)
      end += length
    }
  }

  /// Hands on what remains, in pieces as long as possible.
  @inline(__always)
  private func clean(
    _ bytes: UnsafeRawBufferPointer, emit: (UnsafeRawPointer, Int) -> Void
  ) -> Changes {
    guard let base = bytes.baseAddress else { return [] }
    var changes = Changes()
    var (offset, pieceStart, afterBreak) = (0, 0, false)
    while offset < bytes.count {
      if bytes[offset] >= 0x20, bytes[offset] < 0x7F {
        offset += 1
        afterBreak = false
        continue
      }
      let found = Self.decode(bytes, offset)
      let verdict = judge(found, next: offset + 1 < bytes.count ? bytes[offset + 1] : 0)
      if verdict != .keep {
        if offset > pieceStart { emit(base + pieceStart, offset - pieceStart) }
        emitReplacement(verdict, afterBreak, emit)
        pieceStart = offset + found.length
        changes.insert(verdict.change)
      }
      afterBreak = verdict == .lineBreak || (afterBreak && (verdict == .drop || verdict == .joinWithNext))
      offset += found.length
    }
    if offset > pieceStart { emit(base + pieceStart, offset - pieceStart) }
    return changes
  }

  private enum Verdict {
    case keep, drop, lineBreak, repair, joinWithNext

    var change: Changes {
      switch self {
      case .keep: []
      case .drop: .controls
      case .lineBreak, .joinWithNext: .lineBreaks
      case .repair: .invalidBytes
      }
    }
  }

  private func judge(_ found: DecodedScalar, next: UInt8) -> Verdict {
    guard found.isValid else { return .repair }
    guard room != .anyScalar else { return .keep }
    let keepsLines = room == .lines
    switch found.scalar {
    case "\r" where next == 0x0A: return .joinWithNext
    case "\n": return keepsLines ? .keep : .lineBreak
    case "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": return .lineBreak
    case "\t": return keepsLines ? .keep : .drop
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": return .drop
    default: return .keep
    }
  }

  private func emitReplacement(
    _ verdict: Verdict, _ afterBreak: Bool, _ emit: (UnsafeRawPointer, Int) -> Void
  ) {
    let text: StaticString
    switch verdict {
    case .keep, .drop, .joinWithNext: return
    case .repair: text = "\u{FFFD}"
    case .lineBreak where room == .lines: text = "\n"
    case .lineBreak: text = afterBreak ? "" : " "
    }
    if text.utf8CodeUnitCount > 0 { emit(text.utf8Start, text.utf8CodeUnitCount) }
  }

  private static func decode(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> DecodedScalar {
    let first = bytes[offset]
    guard first >= 0x80 else {
      return DecodedScalar(scalar: Unicode.Scalar(first), length: 1, isValid: true)
    }
    return DecodedScalar(leading: first, remaining: bytes.count - offset) { bytes[offset + $0] }
  }
}
