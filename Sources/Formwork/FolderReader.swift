public import Forms

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension Folder {
  /// Reads what a folder holds; links count as what they lead to. Names that are no UTF-8 are left
  /// out: no text field could hold them.
  public static func read(_ path: String) -> Result<Folder, FolderProblem> {
    guard let folder = opendir(path) else { return .failure(FolderProblem(errno: errno)) }
    defer { closedir(folder) }
    let descriptor = dirfd(folder)
    var entries: [Entry] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
          String(validatingCString: $0)
        }
      }
      guard let name, name != ".", name != ".." else { continue }
      var status = stat()
      let isFolder = fstatat(descriptor, name, &status, 0) == 0 && status.st_mode & S_IFMT == S_IFDIR
      entries.append(Entry(name, isFolder: isFolder))
    }
    return .success(Folder(entries))
  }
}

extension FolderProblem {
  init(errno number: Int32) {
    switch number {
    case ENOENT: self = .missing
    case ENOTDIR: self = .notAFolder
    case EACCES, EPERM: self = .notPermitted
    default: self = .other(number)
    }
  }
}
