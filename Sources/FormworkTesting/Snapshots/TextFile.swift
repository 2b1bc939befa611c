#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Files of text, read and written whole.
enum TextFile {
  /// Why a file can't be read or written: the system's words.
  struct Failure: Error {
    var path: String
    var reason: String

    static func last(_ path: String) -> Failure {
      Failure(path: path, reason: String(cString: strerror(errno)))
    }
  }

  /// nil where there is no such file.
  static func read(_ path: String) throws(Failure) -> String? {
    guard let file = fopen(path, "r") else {
      if errno == ENOENT { return nil }
      throw .last(path)
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    if ferror(file) != 0 { throw .last(path) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes beside the file and puts the new one in its place: tests that run at the same time never
  /// read half of one. Folders on the way are made.
  static func write(_ text: String, to path: String) throws(Failure) {
    makeFolder(of: path)
    var name = Array((path + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0, let file = fdopen(descriptor, "w") else { throw .last(path) }
    let bytes = Array(text.utf8)
    let count = fwrite(bytes, 1, bytes.count, file)
    fchmod(descriptor, mode(of: path))
    // Buffered bytes may fail only now.
    guard fclose(file) == 0, count == bytes.count, rename(name, path) == 0 else {
      let failure = Failure.last(path)
      unlink(name)
      throw failure
    }
  }

  /// Adds a line; lines of processes that do so at the same time don't mix.
  static func append(line: String, to path: String) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return }
    let bytes = Array((line + "\n").utf8)
    _ = systemWrite(descriptor, bytes, bytes.count)
    close(descriptor)
  }

  /// The folder of a path; `.` for a bare name.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  private static func makeFolder(of path: String) {
    let folder = folder(of: path)
    guard access(folder, F_OK) != 0, folder != "/", folder != "." else { return }
    makeFolder(of: folder)
    mkdir(folder, 0o777)
  }

  /// That of the file that is replaced, else what others have that a person makes.
  private static func mode(of path: String) -> mode_t {
    var status = stat()
    if stat(path, &status) == 0 { return status.st_mode & 0o777 }
    return 0o644
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: [UInt8], _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
