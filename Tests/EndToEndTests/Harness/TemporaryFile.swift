#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that is there as long as this object.
final class TemporaryFile {
  let path: String

  init(_ text: String = "") throws {
    var name = Array("/tmp/formwork-test-XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw SystemError(call: "mkstemp", number: errno) }
    defer { close(descriptor) }
    path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let bytes = Array(text.utf8)
    guard write(descriptor, bytes, bytes.count) == bytes.count else {
      throw SystemError(call: "write", number: errno)
    }
  }

  /// What the file holds now.
  func text() throws -> String { try Self.text(at: path) }

  /// What another file holds, which is taken away.
  static func takeText(at path: String) throws -> String {
    defer { unlink(path) }
    return try text(at: path)
  }

  private static func text(at path: String) throws -> String {
    guard let file = fopen(path, "r") else { throw SystemError(call: "open \(path)", number: errno) }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    return String(decoding: buffer[..<fread(&buffer, 1, buffer.count, file)], as: UTF8.self)
  }

  deinit { unlink(path) }
}
