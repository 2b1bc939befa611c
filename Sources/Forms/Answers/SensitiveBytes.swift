internal import CMemory

/// Bytes that grow and may hold secrets: kept in locked memory, wiped when they move or go.
public struct SensitiveBytes: ~Copyable {
  private var address: UInt
  private var capacity: Int
  /// Length in bytes.
  public private(set) var count = 0

  /// No bytes yet, with room for so many before they have to move.
  public init(capacity: Int = 4096) {
    self.capacity = capacity
    address = fw_memory_allocate(capacity, true)
  }

  private var memory: UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(start: UnsafeMutableRawPointer(bitPattern: address), count: capacity)
  }

  /// Adds a byte at the end.
  public mutating func append(_ byte: UInt8) {
    if count == capacity { grow(to: 2 * capacity) }
    memory[count] = byte
    count += 1
  }

  /// Adds a text, which is no secret, as UTF-8.
  public mutating func append(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  private mutating func grow(to newCapacity: Int) {
    let new = fw_memory_allocate(newCapacity, true)
    guard let start = UnsafeMutableRawPointer(bitPattern: new) else {
      fatalError("out of memory for answers")
    }
    start.copyMemory(from: UnsafeRawPointer(memory.baseAddress!), byteCount: count)
    fw_memory_free(address, capacity, true)
    address = new
    capacity = newCapacity
  }

  /// Lends the bytes for the time of `body`.
  public borrowing func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows
    -> Result
  {
    try body(UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: address), count: count))
  }

  deinit { fw_memory_free(address, capacity, true) }
}
