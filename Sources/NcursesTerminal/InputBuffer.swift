internal import CTerminal

/// Where input is read to: 64 KiB, wiped after each chunk, since it may be a password.
struct InputBuffer: ~Copyable {
  static let size = 65536

  private let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)

  /// Reads what has come, until nothing more is there or the buffer is full. What comes together
  /// stays together: a paste without brackets is told by that.
  func read(from descriptor: Int32) -> (bytes: UnsafeRawBufferPointer, isGone: Bool) {
    var count = 0
    repeat {
      let got = fw_read(descriptor, bytes.baseAddress?.advanced(by: count), bytes.count - count)
      if got < 0 { return (UnsafeRawBufferPointer(rebasing: bytes[..<count]), true) }
      count += got
    } while count < bytes.count && Self.isReadable(descriptor)
    return (UnsafeRawBufferPointer(rebasing: bytes[..<count]), false)
  }

  func wipe(_ count: Int) { fw_wipe(bytes.baseAddress, count) }

  static func isReadable(_ descriptor: Int32) -> Bool { fw_poll(descriptor, -1, 0) == 1 }

  deinit { bytes.deallocate() }
}
