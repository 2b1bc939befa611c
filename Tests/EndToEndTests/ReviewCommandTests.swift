import FormworkTesting
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("formwork review")
struct ReviewCommandTests {
  /// A folder with two snapshots that came out otherwise.
  private final class Changes {
    let folder: String
    let files: [SnapshotFile]

    init() throws {
      var name = Array("/tmp/formwork-test-XXXXXX".utf8CString)
      try #require(mkdtemp(&name) != nil)
      let folder = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
      self.folder = folder
      files = ["one", "two"].map { SnapshotFile(path: "\(folder)/\($0).snapshot", recording: .changed) }
      for file in files {
        for text in ["a", "b"] { _ = try? file.check(Self.screen(text)) }
      }
    }

    static func screen(_ text: String) -> Frame {
      var frame = Frame(size: Size(columns: 20, rows: 2))
      var pen = Pen(row: 1, column: 3, limit: 20)
      pen.write(text, .text, into: &frame)
      return frame
    }

    func isWaiting(_ number: Int) -> Bool { access(files[number].path + ".new", F_OK) == 0 }

    deinit {
      for file in files { for path in [file.path, file.path + ".new"] { unlink(path) } }
      rmdir(folder)
    }
  }

  @Test(
    "A folder that is not there is told, status 2: it is no folder without changes",
    arguments: [[], ["--accept"]])
  func missingFolder(options: [String]) throws {
    let result = try Program.run([Products.path(of: "formwork"), "review", "/nowhere"] + options)
    #expect(result.ending == .status(2))
    #expect(result.error == "formwork review: /nowhere: No such file or directory\n")
    #expect(result.output == "")
  }

  @Test("Each change is shown side by side and accepted or rejected by a letter")
  func asked() throws {
    let changes = try Changes()
    let terminal = try PseudoTerminal(product: "formwork", ["review", changes.folder])
    try terminal.waitForText("1 of 2: ")
    try terminal.waitForText("Row 1, column 3: `a` became `b`.")
    try terminal.waitForText("Accept, reject, skip or quit? [a/r/s/q]")
    try terminal.send("x\r")
    try terminal.waitForText("Type one of the letters")
    try terminal.send("a\r")
    try terminal.waitForText("2 of 2: ")
    try terminal.send("r\r")
    #expect(try terminal.waitForExit() == .status(0))
    try terminal.waitForText("No snapshot waits for a decision.")
    #expect(!changes.isWaiting(0) && !changes.isWaiting(1))
    try changes.files[0].check(Changes.screen("b"))
    try changes.files[1].check(Changes.screen("a"))
  }

  @Test("Without anybody to ask the changes are shown and keep waiting: status 1")
  func unattended() throws {
    let changes = try Changes()
    let run = try Program.run([Products.path(of: "formwork"), "review", changes.folder])
    #expect(run.ending == .status(1))
    #expect(run.output.hasSuffix("Still waiting: 2.\n"))
    #expect(changes.isWaiting(0) && changes.isWaiting(1))
  }

  @Test("All at once; snapshots that no test asked for are named")
  func all() throws {
    let changes = try Changes()
    let list = try TemporaryFile(changes.files[0].path + "\n")
    let run = try Program.run([
      Products.path(of: "formwork"), "review", "--accept", "--used", list.path, changes.folder,
    ])
    #expect(run.ending == .status(0))
    #expect(run.output.contains("No test asks for \(changes.files[1].path).\n"))
    #expect(!run.output.contains("No test asks for \(changes.files[0].path)."))
    try changes.files[1].check(Changes.screen("b"))
  }
}
