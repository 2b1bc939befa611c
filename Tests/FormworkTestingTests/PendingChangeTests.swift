import FormworkTesting
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("Changes that wait for a person")
struct PendingChangeTests {
  private let size = Size(columns: 30, rows: 8)

  private func keep(_ name: String, in folder: TemporaryFolder, _ keys: String...) throws -> SnapshotFile {
    let file = SnapshotFile(path: "\(folder.path)/Snapshots/\(name).snapshot", recording: .changed)
    for key in keys { _ = try? file.check(Booking.form.pilot(key, size: size).snapshot) }
    return file
  }

  @Test("What differs is found, accepted by taking its place, rejected by going")
  func decisions() throws {
    let folder = try TemporaryFolder()
    let one = try keep("one", in: folder, "", "Ada")
    let two = try keep("two", in: folder, "", "Ada")
    _ = try keep("three", in: folder, "")
    let changes = PendingChange.found(in: folder.path)
    #expect(changes.map(\.keptPath) == [one.path, two.path])
    #expect(changes.first?.lines.first == "Row 4, column 2: ` ` became `A`.")
    #expect(changes.first?.snapshots?.new.lines(of: .meaning).contains("value     name: “Ada”") == true)
    try changes[0].accept()
    try changes[1].reject()
    #expect(PendingChange.found(in: folder.path).isEmpty)
    try one.check(Booking.form.pilot("Ada", size: size).snapshot)
    try two.check(Booking.form.pilot("", size: size).snapshot)
  }

  @Test("A screen that is right again waits no longer")
  func rightAgain() throws {
    let folder = try TemporaryFolder()
    _ = try keep("one", in: folder, "", "Ada", "")
    #expect(PendingChange.found(in: folder.path).isEmpty)
  }

  @Test(
    "Only what the mode allows is written",
    arguments: [(SnapshotRecording.never, 0, 0), (.missing, 1, 0), (.changed, 1, 1)])
  func modes(recording: SnapshotRecording, written: Int, pending: Int) throws {
    let folder = try TemporaryFolder()
    let fresh = SnapshotFile(path: "\(folder.path)/fresh.snapshot", recording: recording)
    #expect(throws: SnapshotFile.Mismatch.self) { try fresh.check(Booking.form.pilot(size: size).snapshot) }
    #expect((access(fresh.path, F_OK) == 0 ? 1 : 0) == written)
    let kept = try keep("kept", in: folder, "")
    let file = SnapshotFile(path: kept.path, recording: recording)
    #expect(throws: SnapshotFile.Mismatch.self) {
      try file.check(Booking.form.pilot("Ada", size: size).snapshot)
    }
    #expect(PendingChange.found(in: folder.path).count == pending)
  }

  @Test("A test's source waits in the folder of snapshots, and is not taken over if it changed since")
  func source() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/MyTests.swift"
    try write("check(is: \"old\")\n", to: path)
    let literal = InlineSnapshot(path: path, line: 1, column: 1, label: "is", recording: .changed)
    let snapshot = try Booking.form.pilot("Ada", size: size).snapshot.only([.text])
    #expect(throws: InlineSnapshot.Mismatch.self) { try literal.check(snapshot, is: "old") }
    let change = try #require(PendingChange.found(in: folder.path).first)
    #expect(change.keptPath == path)
    #expect(change.lines.first == "- check(is: \"old\")")
    try write("check(is: \"mine\")\n", to: path)
    try later(path, than: change.newPath)
    #expect(throws: PendingChange.Refusal.self) { try change.accept() }
    try later(change.newPath, than: path)
    try change.accept()
    #expect(PendingChange.found(in: folder.path).isEmpty)
  }

  @Test("Files that no test asked for are named")
  func unreferenced() throws {
    let folder = try TemporaryFolder()
    let used = try keep("used", in: folder, "")
    let unused = try keep("unused", in: folder, "")
    let list = "\(folder.path)/list"
    #expect(UnreferencedSnapshots.found(in: folder.path, usedBy: list) == nil)
    try write(used.path + "\n", to: list)
    #expect(UnreferencedSnapshots.found(in: folder.path, usedBy: list) == [unused.path])
  }

  private func write(_ text: String, to path: String) throws {
    let file = try #require(fopen(path, "w"))
    defer { fclose(file) }
    fputs(text, file)
  }

  /// Sets the time at which one file was changed to a minute after the other's.
  private func later(_ path: String, than other: String) throws {
    var status = stat()
    try #require(stat(other, &status) == 0)
    #if canImport(Darwin)
      var time = status.st_mtimespec
    #else
      var time = status.st_mtim
    #endif
    time.tv_sec += 60
    try #require(utimensat(AT_FDCWD, path, [time, time], 0) == 0)
  }
}
