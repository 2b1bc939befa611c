internal import CMemory

/// The bytes of a paste, as they came: maybe not UTF-8, maybe with control characters, maybe a
/// secret. Wiped when the last holder lets go.
public final class PastedText: Sendable {
  private let address: UInt
  /// Length in bytes.
  public let count: Int

  /// Copies the bytes as they came from the terminal.
  public convenience init(_ bytes: UnsafeRawBufferPointer) {
    self.init(Self.copy(bytes), bytes.count)
  }

  /// For tests and scripts; a secret should never have been a `String`.
  public convenience init(_ text: String) {
    var text = text
    let address = text.withUTF8 { Self.copy(UnsafeRawBufferPointer($0)) }
    self.init(address, text.utf8.count)
  }

  private init(_ address: UInt, _ count: Int) {
    (self.address, self.count) = (address, count)
  }

  private static func copy(_ bytes: UnsafeRawBufferPointer) -> UInt {
    let address = fw_memory_allocate(bytes.count, false)
    guard address != 0 else { fatalError("out of memory for a paste of \(bytes.count) bytes") }
    UnsafeMutableRawBufferPointer(start: UnsafeMutableRawPointer(bitPattern: address), count: bytes.count)
      .copyMemory(from: bytes)
    return address
  }

  /// Lends the bytes for the time of `body`.
  public func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try body(UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: address), count: count))
  }

  deinit { fw_memory_free(address, count, false) }
}
