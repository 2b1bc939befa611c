#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Programs of this package, as built beside the tests.
enum Products {
  struct NotBuilt: Error, CustomStringConvertible {
    var name: String
    var description: String { "The product “\(name)” is not beside the tests; `swift build` makes it." }
  }

  static func path(of name: String) throws -> String {
    var folder = testProgram[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      let candidate = "\(folder)/\(name)"
      if access(candidate, X_OK) == 0, !isFolder(candidate) { return candidate }
    }
    throw NotBuilt(name: name)
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static var testProgram: String {
    var path = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &path, path.count)
    if count > 0 { return String(decoding: path[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) }
    // macOS runs the bundle of tests through a helper that is told its path.
    return CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
  }
}
