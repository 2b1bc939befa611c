import CMemory

/// A block of memory that is wiped before it is given back; locked, it stays out of swap and of core
/// dumps. The address is an integer, so that the owner is `Sendable`; a holder writes only while it
/// is the only one (see `GapBuffer`), or before it shares the block (see `Secret`).
final class ByteMemory: Sendable {
  private let address: UInt
  let capacity: Int
  let isLocked: Bool

  init(capacity: Int, locked: Bool) {
    self.capacity = capacity
    isLocked = locked
    address = fw_memory_allocate(capacity, locked)
    guard address != 0 else { fatalError("out of memory for \(capacity) bytes of text") }
  }

  /// Valid as long as the block is held: use it under `withExtendedLifetime`.
  var bytes: UnsafeMutablePointer<UInt8> { UnsafeMutablePointer(bitPattern: address)! }

  func wipe(_ range: Range<Int>) {
    fw_memory_wipe(bytes + range.lowerBound, range.count)
  }

  deinit { fw_memory_free(address, capacity, isLocked) }
}
