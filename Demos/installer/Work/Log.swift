import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that tells what was done and when. No secret ever comes here: nothing is logged but what
/// `Configuration.summary` says, and the names of files.
final class Log: Sendable {
  private let descriptor: Int32

  /// No log.
  init() { descriptor = -1 }

  /// Appends to a file of mode 0600; nil where that is not possible.
  init?(path: String) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOCTTY, 0o600)
    if descriptor < 0 { return nil }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// One line. What could be taken for another is made a blank.
  func write(_ line: String) {
    guard descriptor >= 0 else { return }
    let safe = line.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : String($0) }
      .joined()
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    var stamp = [CChar](repeating: 0, count: 32)
    strftime(&stamp, stamp.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
    let text = String(decoding: stamp.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    let bytes = Array("\(text) \(safe)\n".utf8)
    // A log that can’t be written is no reason to stop.
    _ = systemWrite(descriptor, bytes, bytes.count)
  }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
