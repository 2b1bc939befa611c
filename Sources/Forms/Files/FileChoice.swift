/// Which files a field asks for (P11).
public struct FileChoice: Sendable, Hashable {
  /// A folder is to be taken, not a file.
  public var wantsFolder: Bool
  /// Names that are offered, such as `*.pem`; none offers all. Folders are always there to go into.
  public var patterns: [String]
  /// Paths taken on other occasions, offered at the top of the folder that is opened first.
  public var recent: [String]

  /// Any file unless more is said.
  public init(wantsFolder: Bool = false, patterns: [String] = [], recent: [String] = []) {
    self.wantsFolder = wantsFolder
    self.patterns = patterns
    self.recent = recent
  }

  /// Whether a file of that name is offered.
  public func offers(_ name: String) -> Bool {
    patterns.isEmpty || patterns.contains { NamePattern($0).matches(name) }
  }
}

/// A pattern of file names: `*` stands for any run of characters, `?` for one; case doesn't count, as
/// people expect of `*.PEM`.
struct NamePattern {
  private let pattern: [Character]

  init(_ pattern: String) { self.pattern = Array(pattern.lowercased()) }

  /// A `*` that was passed is come back to where what follows it fails: no more work than the product
  /// of both lengths.
  func matches(_ name: String) -> Bool {
    let name = Array(name.lowercased())
    var (place, next) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while place < name.count {
      if next < pattern.count, pattern[next] == "*" {
        star = (next, place)
        next += 1
      } else if next < pattern.count, pattern[next] == "?" || pattern[next] == name[place] {
        next += 1
        place += 1
      } else if let passed = star {
        star = (passed.pattern, passed.name + 1)
        (next, place) = (passed.pattern + 1, passed.name + 1)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == "*" }
  }
}
