internal import CMemory

/// The bytes of a paste, as they came: maybe not UTF-8, maybe with control characters, maybe a
/// secret. Wiped when the last holder lets go.
public final class PastedText: Sendable {
  private let address: UInt
  /// Length in bytes.
  public let count: Int

  /// Copies the bytes as they came from the terminal.
  public init(_ bytes: UnsafeRawBufferPointer) {
    count = bytes.count
    address = fw_memory_allocate(bytes.count, false)
    guard address != 0 else { fatalError("out of memory for a paste of \(bytes.count) bytes") }
    UnsafeMutableRawBufferPointer(start: UnsafeMutableRawPointer(bitPattern: address), count: count)
      .copyMemory(from: bytes)
  }

  /// For tests and scripts; a secret should never have been a `String`.
  public convenience init(_ text: String) {
    var text = text
    self.init(copying: text.withUTF8 { Array($0) })
  }

  private convenience init(copying bytes: [UInt8]) {
    self.init(bytes.withUnsafeBytes { UnsafeRawBufferPointer($0) })
  }

  /// Lends the bytes for the time of `body`.
  public func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try body(UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: address), count: count))
  }

  deinit { fw_memory_free(address, count, false) }
}
