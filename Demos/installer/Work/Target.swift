#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The folder that is installed into. While the work goes on a mark lies in it, so that what an
/// interrupted run left behind is known and can be taken away.
struct Target: Sendable {
  let path: String

  private static let mark = ".formwork-installing"
  /// All that an installation makes at the top.
  private static let folders = ["etc", "home", "var"]

  struct Fault: Error, CustomStringConvertible {
    let description: String

    init(_ words: String) { description = words }

    /// What the system said of a file, with the way out.
    init(_ file: String, errno number: Int32) {
      let advice =
        switch number {
        case ENOSPC, EDQUOT: "Make room there and retry"
        case EFBIG: "Files may not become that large here; raise the limit and retry"
        case EACCES, EPERM, EROFS: "Allow writing there and retry, or choose another folder"
        default: "Retry, or choose another folder"
        }
      description = "\(file) could not be written: \(String(cString: strerror(number))). \(advice)."
    }
  }

  /// Why nothing can be installed into a folder; nil if it is empty, missing, or left by a run that was
  /// cut off.
  static func problem(with path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFDIR else { return "This is a file; choose a folder." }
    guard let names = SystemFile.names(in: path) else { return "This folder can’t be read; choose another." }
    if names.isEmpty || names.contains(mark) && names.allSatisfy({ $0 == mark || folders.contains($0) }) {
      return nil
    }
    return "This folder is not empty; choose an empty one, or a new name."
  }

  /// Makes the folder, takes away what an interrupted run left, and sets the mark.
  func begin() throws(Fault) {
    if mkdir(path, 0o755) != 0, errno != EEXIST { throw Fault(path, errno: errno) }
    if let problem = Self.problem(with: path) { throw Fault("\(path): \(problem)") }
    clear()
    try write([], to: Self.mark, mode: 0o600)
  }

  /// All is written and right.
  func finish() throws(Fault) {
    guard unlink("\(path)/\(Self.mark)") == 0 else { throw Fault(Self.mark, errno: errno) }
  }

  /// Takes away all that was written, the mark last. Without the mark nothing here is ours.
  func clear() {
    guard access("\(path)/\(Self.mark)", F_OK) == 0 else { return }
    for name in Self.folders { Self.remove("\(path)/\(name)") }
    unlink("\(path)/\(Self.mark)")
  }

  /// Follows no links: what lies outside is never touched.
  private static func remove(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      unlink(path)
      return
    }
    for name in SystemFile.names(in: path) ?? [] { remove("\(path)/\(name)") }
    rmdir(path)
  }

  func makeFolders(for file: String, mode: mode_t = 0o755) throws(Fault) {
    var folder = path
    for part in file.split(separator: "/").dropLast() {
      folder += "/\(part)"
      // A key is not read by sshd where others could have put it.
      let mode = part == ".ssh" ? 0o700 : mode
      if mkdir(folder, mode) != 0, errno != EEXIST { throw Fault(file, errno: errno) }
    }
  }

  /// A new file, on the disk when this returns.
  func write(_ bytes: [UInt8], to file: String, mode: mode_t) throws(Fault) {
    try makeFolders(for: file)
    let descriptor = open("\(path)/\(file)", O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw Fault(file, errno: errno) }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Fault(file, errno: errno) }
      rest = rest.dropFirst(count)
    }
    guard fchmod(descriptor, mode) == 0, fsync(descriptor) == 0 else { throw Fault(file, errno: errno) }
  }

  func link(_ file: String, to destination: String) throws(Fault) {
    try makeFolders(for: file)
    guard symlink(destination, "\(path)/\(file)") == 0 else { throw Fault(file, errno: errno) }
  }

  func bytes(of file: String) -> [UInt8]? { SystemFile.bytes(of: "\(path)/\(file)") }

  func destination(of file: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("\(path)/\(file)", &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
  }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
