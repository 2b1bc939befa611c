import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The inputs that `make fuzz` found worth keeping, those that once broke something among them.
@Suite("The corpora of make fuzz")
struct CorpusTests {
  @Test("Every kept input goes through its check", arguments: FuzzTarget.allCases)
  func corpus(_ target: FuzzTarget) throws {
    let names = try names(in: folder(target))
    #expect(!names.isEmpty)
    for name in names {
      do throws(Finding) {
        try target.check(try contents(of: "\(folder(target))/\(name)"))
      } catch {
        Issue.record("\(target.rawValue)/\(name): \(error)")
      }
    }
  }

  private func folder(_ target: FuzzTarget) -> String {
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
      + "/corpora/\(target.rawValue)"
  }

  private func names(in folder: String) throws -> [String] {
    let directory = try #require(opendir(folder), "\(folder) is missing")
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  private func contents(of path: String) throws(Finding) -> [UInt8] {
    guard let file = fopen(path, "r") else { throw Finding("can't be read") }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    return Array(bytes[..<fread(&bytes, 1, bytes.count, file)])
  }
}
