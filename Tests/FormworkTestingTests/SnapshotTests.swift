import FormworkTesting
import TerminalScreen
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("Snapshots")
struct SnapshotTests {
  @Test("A screen is drawn with its text, the meaning of each cell and a legend")
  func form() {
    expectSnapshot(of: field(), named: "field")
  }

  @Test("The same screen always gives the same bytes, whatever was drawn before")
  func stable() {
    var frame = field()
    var pen = Pen(row: 1, column: 3, limit: 20)
    pen.write("zzz", .error, into: &frame)
    pen = Pen(row: 1, column: 3, limit: 20)
    pen.write("Ada", .text, into: &frame)
    #expect(Array(Snapshot(of: frame).text.utf8) == Array(Snapshot(of: field()).text.utf8))
  }

  @Test("A plain screen has no legend, a hidden cursor is said")
  func plain() {
    let text = Snapshot(of: Frame(size: Size(columns: 3, rows: 1))).text
    #expect(
      text == """
        Formwork snapshot, 3x1, no cursor

        Text
            +---+
          0 |   |
            +---+

        Style
            +---+
          0 |   |
            +---+

        """)
  }

  @Test("Equal screens do not differ")
  func same() {
    #expect(Snapshot(of: field()).difference(from: Snapshot(of: field()).text) == nil)
  }

  @Test("A difference has only the rows that differ, and the first place in words")
  func difference() throws {
    let changed = field { frame in
      var pen = Pen(row: 1, column: 5, limit: 20)
      pen.write("m", .text, into: &frame)
    }
    let difference = try #require(Snapshot(of: changed).difference(from: Snapshot(of: field()).text))
    #expect(difference.summary == "Row 1, column 5: `a` became `m`.")
    #expect(difference.rows.map(\.number) == [1])
    #expect(difference.rows[0].got?.contains("Adm") == true)
    #expect(difference.planes == [.text])
  }

  @Test("The column counts cells: a wide character before it takes two")
  func wideColumn() throws {
    func screen(_ last: Unicode.Scalar) -> Snapshot {
      var frame = Frame(size: Size(columns: 8, rows: 1))
      frame.put(Cell(code: 0x4E16, role: .text, width: 2), row: 0, column: 0)
      frame.put(Cell(last, .text), row: 0, column: 2)
      return Snapshot(of: frame)
    }
    let difference = try #require(screen("b").difference(from: screen("a").text))
    #expect(difference.summary == "Row 0, column 2: `a` became `b`.")
  }

  @Test("A4: a change of meaning alone is a difference, named by meaning")
  func styleOnly() throws {
    let changed = field { frame in
      var pen = Pen(row: 0, column: 3, limit: 20)
      pen.write("N", .error, into: &frame)
    }
    let difference = try #require(Snapshot(of: changed).difference(from: Snapshot(of: field()).text))
    #expect(
      difference.summary
        == "Row 0, column 3: style label of what has the focus became error.")
  }

  @Test("A moved cursor is a difference")
  func cursor() throws {
    let changed = field { $0.cursor = Point(column: 0, row: 0) }
    let difference = try #require(Snapshot(of: changed).difference(from: Snapshot(of: field()).text))
    #expect(difference.rows.isEmpty)
    #expect(difference.summary == "“cursor at 6,1” became “cursor at 0,0”.")
  }

  @Test("A cut off or foreign file is a difference, told without control characters")
  func foreign() throws {
    let snapshot = Snapshot(of: field())
    let cut = try #require(snapshot.difference(from: String(snapshot.text.prefix(60))))
    #expect(!cut.summary.isEmpty)
    let longer = try #require(snapshot.difference(from: snapshot.text + "more\n"))
    #expect(longer.summary == "Line 20 of the file: “more” became the end.")
    let unended = try #require(snapshot.difference(from: String(snapshot.text.dropLast())))
    #expect(unended.summary == "The file is cut off after line 19.")
    let foreign = try #require(snapshot.difference(from: "\u{1B}]52;c;x\u{7}\u{9B}\u{202E}"))
    #expect(
      foreign.description.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x9B })
  }

  @Test("Bytes count, not letters: a decomposed é is not a composed one")
  func bytes() {
    var frame = Frame(size: Size(columns: 2, rows: 1))
    frame.put(Cell("é", .text), row: 0, column: 0)
    let snapshot = Snapshot(of: frame)
    let decomposed = snapshot.text.unicodeScalars.map { $0 == "é" ? "e\u{301}" : String($0) }.joined()
    #expect(snapshot.text == decomposed)
    #expect(snapshot.difference(from: decomposed) != nil)
  }

  @Test("A missing file is written and is a failure all the same; then it compares")
  func files() throws {
    let folder = try temporaryFolder()
    defer { remove(folder) }
    let file = SnapshotFile(path: "\(folder)/one.snapshot", recording: .changed)
    defer { remove(file.path) }
    #expect(throws: SnapshotFile.Mismatch.self) { try file.check(field()) }
    try file.check(field())

    let changed = field { $0.cursor = nil }
    #expect(throws: SnapshotFile.Mismatch.self) { try file.check(changed) }
    #expect(access(file.path + ".new", F_OK) == 0)
    // The old screen again: what was put beside it is no longer true.
    try file.check(field())
    #expect(access(file.path + ".new", F_OK) == -1)
  }

  @Test("Where nothing may be written, nothing is")
  func readOnly() throws {
    let folder = try temporaryFolder()
    defer { remove(folder) }
    let file = SnapshotFile(path: "\(folder)/one.snapshot", recording: .never)
    let error = #expect(throws: SnapshotFile.Mismatch.self) { try file.check(field()) }
    #expect(error.map { "\($0)" }?.contains("is missing") == true)
    #expect(access(file.path, F_OK) == -1)
  }

  @Test("A file that can't be read is told as such, never taken for missing")
  func unusable() {
    let error = #expect(throws: SnapshotFile.Mismatch.self) {
      try SnapshotFile(path: "/dev/null/x.snapshot", recording: .changed).check(field())
    }
    guard case .unusable = error else {
      Issue.record("taken for something else")
      return
    }
  }

  private func field(_ change: (inout Frame) -> Void = { _ in }) -> Frame {
    var frame = Frame(size: Size(columns: 20, rows: 3))
    for (row, text) in [(0, "╭─ Name ───────────╮"), (1, "┃"), (2, "╰──────────────────╯")] {
      var pen = Pen(row: row, column: 0, limit: 20)
      pen.write(text, row == 1 ? .edgeFocused : .edge, into: &frame)
    }
    var pen = Pen(row: 0, column: 3, limit: 20)
    pen.write("Name", .labelFocused, into: &frame)
    pen = Pen(row: 1, column: 3, limit: 20)
    pen.write("Ada", .text, into: &frame)
    frame.cursor = Point(column: 6, row: 1)
    change(&frame)
    return frame
  }

  private func temporaryFolder() throws -> String {
    var path = Array("/tmp/formwork-snapshots-XXXXXX".utf8CString)
    try #require(mkdtemp(&path) != nil)
    return String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
