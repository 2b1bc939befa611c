#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Small files of the system, whole.
enum SystemFile {
  /// The bytes of a regular file; nil where there is none, or where it is larger than the limit.
  static func bytes(of path: String, limit: Int = 1 << 20) -> [UInt8]? {
    // Without waiting: a pipe in the place of a file would never answer.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = read(file, &block, block.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0, bytes.count + count <= limit else { return nil }
      if count == 0 { return bytes }
      bytes += block[..<count]
    }
  }

  /// Text without the line break at its end.
  static func line(of path: String) -> String? {
    bytes(of: path).map { String(decoding: $0, as: UTF8.self) }
      .map { $0.split(whereSeparator: \.isNewline).first.map(String.init) ?? "" }
  }

  static func lines(of path: String) -> [Substring] {
    String(decoding: bytes(of: path) ?? [], as: UTF8.self).split(whereSeparator: \.isNewline)
  }

  /// Names in a folder, in order; nil where it can't be read.
  static func names(in path: String) -> [String]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
