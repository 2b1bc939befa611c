/// Bytes that nobody should see: kept out of swap and of core dumps, wiped when the last holder lets
/// go, printed as `••••••`. It is not `Codable`, so that it encodes nowhere by accident, and never a
/// `String`, whose copies stay behind in freed memory.
public struct Secret: Sendable {
  private let memory: ByteMemory?
  /// Length in bytes.
  public let count: Int

  /// The empty secret.
  public init() {
    memory = nil
    count = 0
  }

  /// Copies the bytes, usually UTF-8; wiping the original is the caller's part.
  public init(copying bytes: UnsafeRawBufferPointer) {
    self.init(count: bytes.count) { $0.copyMemory(from: bytes) }
  }

  /// A secret whose bytes `fill` writes in place.
  init(count: Int, fill: (UnsafeMutableRawBufferPointer) -> Void) {
    self.count = count
    memory = count == 0 ? nil : ByteMemory(capacity: count, locked: true)
    if let memory {
      withExtendedLifetime(memory) {
        fill(UnsafeMutableRawBufferPointer(start: memory.bytes, count: count))
      }
    }
  }

  /// Whether it has no bytes.
  public var isEmpty: Bool { count == 0 }

  /// Length in grapheme clusters (UAX #29), an invalid byte counting as one.
  public var characterCount: Int {
    withBytes { bytes in
      guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return 0 }
      let view = GappedBytes(base: base, gapStart: count, gapLength: 0, count: count)
      return view.measure(0..<count, masked: true).clusters
    }
  }

  /// Lends the bytes for the time of `body`; whatever is copied out of them is no longer guarded.
  public func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(memory) {
      try body(UnsafeRawBufferPointer(start: memory?.bytes, count: count))
    }
  }
}

extension Secret: Equatable {
  /// Takes the same time wherever two secrets of one length differ.
  public static func == (left: Secret, right: Secret) -> Bool {
    guard left.count == right.count else { return false }
    return left.withBytes { left in
      right.withBytes { right in
        zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
      }
    }
  }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Six circles, whatever the length.
  public var description: String { "••••••" }

  /// The same: a debugger is no reason to show it.
  public var debugDescription: String { description }

  /// Without children.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
