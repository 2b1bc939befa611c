#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Files and streams by their descriptors, whole or not at all.
enum Output {
  static func write(_ text: String) { _ = write(Array(text.utf8), to: 1) }

  /// A line on standard error.
  static func complain(_ text: String) { _ = write(Array((text + "\n").utf8), to: 2) }

  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { write($0, to: descriptor) }
  }

  static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = UnsafeRawBufferPointer(rebasing: rest).withMemoryRebound(to: UInt8.self) {
        systemWrite(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  static var isTerminal: Bool { isatty(1) == 1 }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

func leave(_ status: Int32) -> Never { exit(status) }
