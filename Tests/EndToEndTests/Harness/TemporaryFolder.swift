import Forms

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder for one test, taken away with it.
final class TemporaryFolder {
  let path: String

  init() throws {
    var name = Array("/tmp/formwork-drafts-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw SystemError(call: "mkdtemp", number: errno) }
    path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  func file(_ name: String, _ text: String? = nil) throws -> String {
    let file = "\(path)/\(name)"
    if let text {
      let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC, S_IRUSR | S_IWUSR)
      guard descriptor >= 0 else { throw SystemError(call: "open", number: errno) }
      _ = text.withCString { write(descriptor, $0, strlen($0)) }
      close(descriptor)
    }
    return file
  }

  var names: [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names.filter { $0 != "." && $0 != ".." }.sorted()
  }

  /// What a file holds; nil where there is none.
  func text(of name: String) -> String? {
    bytes(of: "\(path)/\(name)").map { String(decoding: $0, as: UTF8.self) }
  }

  func exists(_ name: String) -> Bool { access("\(path)/\(name)", F_OK) == 0 }

  deinit { _ = try? Program.run(["rm", "-rf", "--", path]) }
}

/// What a file holds; nil where there is none.
func bytes(of path: String) -> [UInt8]? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var block = [UInt8](repeating: 0, count: 65536)
  while true {
    let count = fread(&block, 1, block.count, file)
    if count == 0 { return bytes }
    bytes += block[..<count]
  }
}

/// The draft in a file; nil where there is none that is whole.
func draft(_ path: String) -> Draft? { bytes(of: path).flatMap { try? Draft(parsing: $0) } }
