#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A place for a small file that is only ever replaced whole: written beside, made durable, then
/// renamed over the old one (POSIX rename is atomic).
struct FilePlace {
  let path: String
  private static let sizeLimit = 16 << 20
  private static let suffix = ".part"

  init(_ path: String) { self.path = path }

  private var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private var name: Substring {
    path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
  }

  /// What files written beside begin with; then comes the id of the process that writes.
  private var prefix: String { ".\(name)." }

  private func failed() -> DraftFileError {
    DraftFileError(path: path, reason: String(cString: strerror(errno)))
  }

  /// The bytes; nil where there is no file.
  func read() throws(DraftFileError) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw failed()
    }
    defer { close(file) }
    var entry = stat()
    guard fstat(file, &entry) == 0 else { throw failed() }
    guard entry.st_mode & S_IFMT == S_IFREG else {
      throw DraftFileError(path: path, reason: "this is no ordinary file")
    }
    guard entry.st_size <= Self.sizeLimit else {
      throw DraftFileError(path: path, reason: "this file is larger than 16 MiB")
    }
    return try bytes(of: file)
  }

  private func bytes(of file: Int32) throws(DraftFileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65536)
    while bytes.count <= Self.sizeLimit {
      let count = systemRead(file, &block, block.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failed() }
      if count == 0 { break }
      bytes += block[..<count]
    }
    return bytes
  }

  /// Puts the bytes there, readable by the owner only. Whenever the process or the machine stops,
  /// the old or the new bytes are there, whole.
  func replace(with bytes: [UInt8]) throws(DraftFileError) {
    let beside = "\(folder)/\(prefix)\(getpid())\(Self.suffix)"
    unlink(beside)
    let file = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, S_IRUSR | S_IWUSR)
    guard file >= 0 else { throw failed() }
    let isWritten = write(bytes, to: file) && fsync(file) == 0
    let error = isWritten ? nil : failed()
    close(file)
    guard error == nil, rename(beside, path) == 0 else {
      let error = error ?? failed()
      unlink(beside)
      throw error
    }
    syncFolder()
  }

  private func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = systemWrite(file, part.baseAddress, part.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// The new name is durable only with its folder. Some file systems can't; the bytes are there.
  private func syncFolder() {
    let directory = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { return }
    _ = fsync(directory)
    close(directory)
  }

  func remove() throws(DraftFileError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw failed() }
    syncFolder()
  }

  /// Moves the file to the first free of `path.aside`, `path.aside2` …; returns where it is now.
  func moveAside() throws(DraftFileError) -> String {
    for number in 1...999 {
      let target = "\(path).aside\(number > 1 ? String(number) : "")"
      // A link never takes the place of another file, as a rename would.
      if link(path, target) == 0 {
        try remove()
        return target
      }
      guard errno == EEXIST else { break }
    }
    throw failed()
  }

  /// Takes away what processes left that were killed while they wrote.
  func removeLeftovers() {
    guard let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.hasPrefix(prefix), name.hasSuffix(Self.suffix),
        let process = Int32(name.dropFirst(prefix.count).dropLast(Self.suffix.count)), process > 0,
        process != getpid(), kill(process, 0) != 0, errno == ESRCH
      else { continue }
      unlink("\(folder)/\(name)")
    }
  }
}

private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, bytes, count)
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
