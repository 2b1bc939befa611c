import FormworkTesting
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("The page of all that differs")
struct SnapshotReportTests {
  private let size = Size(columns: 30, rows: 8)

  private func form(_ label: String) -> Form<Booking> {
    Form("Booking", for: Booking()) { TextField(label, \.email).id("email").kind(.email) }
  }

  private func breakForm(_ name: String, in folder: TemporaryFolder) throws -> String {
    let file = SnapshotFile(path: "\(folder.path)/Snapshots/\(name).snapshot", recording: .changed)
    for label in ["Email", "E-Mail"] { _ = try? file.check(form(label).pilot(size: size).snapshot) }
    return file.path
  }

  @Test("A broken form is there before and after, with what differs in words")
  func broken() throws {
    let folder = try TemporaryFolder()
    let path = try breakForm("broken", in: folder)
    let page = SnapshotReport(ofFolder: folder.path).html()
    #expect(page.contains("<h1>Snapshots: 1 changed</h1>"))
    #expect(page.contains("<h2>\(path)</h2>"))
    let figures = page.components(of: "<figure")
    try #require(figures.count == 2)
    #expect(figures[0].contains("Before") && figures[0].contains(">Email</text>"))
    #expect(figures[1].contains("After") && figures[1].contains(">E-Mail</text>"))
    #expect(page.contains("`m` became `-`."))
    #expect(page.contains("Flicker"))
  }

  @Test("The page is whole: its pictures are well-formed, and it loads nothing and runs nothing")
  func selfContained() throws {
    let folder = try TemporaryFolder()
    _ = try breakForm("a", in: folder)
    _ = try breakForm("b", in: folder)
    let page = SnapshotReport(ofFolder: folder.path).html()
    let pictures = page.components(of: "<svg").compactMap { $0.components(before: "</svg>") }
    #expect(pictures.count == 4)
    for picture in pictures { _ = try XMLElements("<svg" + picture + "</svg>") }
    #expect(!page.contains("<script") && !page.contains("<link") && !page.contains("src="))
  }

  @Test("Snapshots that are missing and those that no test asks for are listed, their names harmless")
  func lists() throws {
    let folder = try TemporaryFolder()
    let path = try breakForm("a<b>&", in: folder)
    let list = "\(folder.path)/used"
    let file = try #require(fopen(list, "w"))
    fputs("\(folder.path)/Snapshots/gone.snapshot\n\(folder.path)/Snapshots/gone.snapshot\n", file)
    fclose(file)
    let report = SnapshotReport(ofFolder: folder.path, usedBy: list)
    #expect(report.missing == ["\(folder.path)/Snapshots/gone.snapshot"])
    #expect(report.unreferenced == [path])
    let page = report.html()
    #expect(page.contains("1 changed, 1 missing, 1 unreferenced"))
    #expect(page.contains("a&lt;b&gt;&amp;.snapshot") && !page.contains("a<b>"))
  }

  @Test("Where nothing differs it says so; where it can't be written it says why")
  func nothing() throws {
    let folder = try TemporaryFolder()
    let report = SnapshotReport(ofFolder: folder.path)
    #expect(report.html().contains("Snapshots: nothing differs"))
    try report.write(to: "\(folder.path)/report.html")
    #expect(access("\(folder.path)/report.html", F_OK) == 0)
    let refusal = #expect(throws: PendingChange.Refusal.self) {
      try report.write(to: "/dev/null/report.html")
    }
    #expect(refusal?.description.hasPrefix("/dev/null/report.html: ") == true)
  }
}

extension String {
  /// What follows each place of a text, up to the next one.
  fileprivate func components(of text: String) -> [String] {
    split(separator: text).dropFirst().map(String.init)
  }

  /// What stands before the first place of a text.
  fileprivate func components(before text: String) -> String? {
    split(separator: text).first.map(String.init)
  }
}
