@testable import FormPilot

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder that is there as long as this object, with what is put into it.
final class TemporaryFolder: Sendable {
  let path: String

  struct NotMade: Error {}

  init() throws {
    var name = Array("/tmp/formwork-test-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw NotMade() }
    path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    for file in FileTree.files(in: path, where: { _ in true }) { unlink(file) }
    rmdir(path + "/Snapshots")
    rmdir(path)
  }
}
