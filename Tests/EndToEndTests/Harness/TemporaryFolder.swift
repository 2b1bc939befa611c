#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder that is there, with all in it, as long as this object.
final class TemporaryFolder {
  let path: String

  init() throws {
    var name = Array("/tmp/formwork-folder-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw SystemError(call: "mkdtemp", number: errno) }
    path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Writes a file for its owner alone. Returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = "\(path)/\(name)"
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC, S_IRUSR | S_IWUSR)
    guard descriptor >= 0 else { throw SystemError(call: "open \(file)", number: errno) }
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    guard systemWrite(descriptor, bytes, bytes.count) == bytes.count else {
      throw SystemError(call: "write \(file)", number: errno)
    }
    return file
  }

  /// What a file holds; nil where there is none.
  func text(of name: String) -> String? {
    guard let file = fopen("\(path)/\(name)", "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&block, 1, block.count, file), count > 0 { bytes += block[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }

  func exists(_ name: String) -> Bool { access("\(path)/\(name)", F_OK) == 0 }

  deinit { _ = try? Program.run(["rm", "-rf", "--", path]) }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
