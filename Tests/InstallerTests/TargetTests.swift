import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@testable import installer

@Suite("The folder that is installed into")
struct TargetTests {
  /// A folder for one test.
  private final class Folder {
    let path: String
    init() {
      var name = Array("/tmp/installer-test-XXXXXX".utf8CString)
      path = mkdtemp(&name).map { String(cString: $0) } ?? "/nowhere"
    }
    func names() -> [String] { SystemFile.names(in: path) ?? [] }
    deinit {
      for name in ["keep", "etc/keep", "etc", "new/etc/x", "new/etc", "new/.formwork-installing", "new"] {
        remove("\(path)/\(name)")
      }
      remove(path)
    }
  }

  @Test("A folder that holds anything is refused, and nothing in it is touched")
  func full() throws {
    let folder = Folder()
    let target = Target(path: folder.path)
    try target.write([1], to: "keep", mode: 0o600)
    #expect(Target.problem(with: folder.path) != nil)
    #expect(throws: Target.Fault.self) { try target.begin() }
    target.clear()
    #expect(folder.names() == ["keep"])
  }

  @Test("A mark beside other files does not make them ours")
  func foreign() throws {
    let folder = Folder()
    try Target(path: folder.path).write([], to: "keep", mode: 0o600)
    try Target(path: folder.path).write([], to: ".formwork-installing", mode: 0o600)
    #expect(Target.problem(with: folder.path) != nil)
    Target(path: folder.path).clear()
    #expect(folder.names() == ["keep"])
  }

  @Test("What an interrupted run left is taken away by the next; a finished one is kept")
  func again() throws {
    let folder = Folder()
    let target = Target(path: "\(folder.path)/new")
    try target.begin()
    try target.write([1], to: "etc/x", mode: 0o644)
    #expect(Target.problem(with: target.path) == nil)
    try target.begin()
    #expect(SystemFile.names(in: target.path) == [".formwork-installing"])
    try target.write([1], to: "etc/x", mode: 0o644)
    try target.finish()
    #expect(Target.problem(with: target.path) != nil)
    target.clear()
    #expect(SystemFile.names(in: target.path) == ["etc"])
  }

  @Test("A file in the place of the folder is told")
  func file() {
    #expect(Target.problem(with: "/etc/passwd") != nil)
    #expect(Target.problem(with: "/nowhere/at/all") == nil)
  }
}
