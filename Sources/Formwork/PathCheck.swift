internal import Forms
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What the file system says of a path.
struct PathCheck {
  private let path: String

  /// `~` at the beginning stands for the home directory.
  init(_ path: String) {
    if path == "~" || path.hasPrefix("~/"), let home = getenv("HOME") {
      self.path = String(cString: home) + path.dropFirst()
    } else {
      self.path = path
    }
  }

  /// The first demand that is not met.
  func problem(_ demands: [PathDemand]) -> PathProblem? {
    // A byte 0 would cut the path short.
    if path.utf8.contains(0) { return .missing }
    return demands.lazy.compactMap(problem).first
  }

  func problem(_ demands: [PathDemand]) -> Problem? {
    let problem: PathProblem? = problem(demands)
    return problem.map(Problem.path)
  }

  private func problem(_ demand: PathDemand) -> PathProblem? {
    switch demand {
    case .exists: exists ? nil : .missing
    case .directory: !exists ? .missing : isDirectory ? nil : .notADirectory
    case .writable: access(exists ? path : parent, W_OK) == 0 ? nil : .notWritable
    }
  }

  private var exists: Bool { access(path, F_OK) == 0 }

  private var isDirectory: Bool {
    var entry = stat()
    return stat(path, &entry) == 0 && entry.st_mode & S_IFMT == S_IFDIR
  }

  /// The directory that a new file of this path would be made in.
  private var parent: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
