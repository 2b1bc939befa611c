#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A file read whole, up to a size that no form has.
enum InputFile {
  static let sizeLimit = 16 << 20

  /// Why there is no folder of that name that can be read; nil where there is one.
  static func problem(ofFolder path: String) -> InputError? {
    guard let folder = opendir(path) else { return .because(path) }
    closedir(folder)
    return nil
  }

  /// The bytes of a file, or a sentence that says why there are none. `-` is standard input.
  static func read(_ path: String) -> Result<[UInt8], InputError> {
    let descriptor = path == "-" ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return .failure(.because(path)) }
    defer { if descriptor != 0 { close(descriptor) } }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = block.withUnsafeMutableBytes { systemRead(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return .failure(.because(path)) }
      if count == 0 { return .success(bytes) }
      bytes += block[..<count]
      guard bytes.count <= sizeLimit else {
        return .failure(InputError(words: "\(path): This file is larger than 16 MiB. Give a smaller one."))
      }
    }
  }
}

struct InputError: Error {
  let words: String

  /// What the system says of the call that failed.
  static func because(_ path: String) -> InputError {
    InputError(words: "\(path): \(String(cString: strerror(errno)))")
  }
}

private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
