import FormworkTesting
import TerminalScreen
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("The installer on a terminal")
struct InstallerRunTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func start(
    _ more: [String] = [], size: Size = Size(columns: 80, rows: 24), environment: [String: String?] = [:]
  ) throws -> PseudoTerminal {
    let arguments = [
      "--target", "\(folder.path)/new", "--log", "\(folder.path)/log", "--draft", "\(folder.path)/draft",
    ]
    return try PseudoTerminal(
      product: "installer", arguments + more, size: size, environment: environment, error: .pipe)
  }

  @Test(
    "From the first page to the last, on a vt220 and a serial line too: the files are there, no secret anywhere",
    arguments: [[:], ["TERM": "vt220", "NO_COLOR": "1"], ["TERM": "vt220", "LANG": "C"]])
  func whole(environment: [String: String]) throws {
    let terminal = try start(environment: environment.mapValues { $0 })
    try InstallerVisit.pass(on: terminal)
    try InstallerVisit.install(on: terminal)
    try terminal.waitForText("Installed")
    try terminal.waitForText("files were written to")
    try terminal.play("<Enter>")
    #expect(try terminal.waitForExit() == .status(0))
    expectRestored(terminal)
    #expect(folder.text(of: "new/etc/hostname") == "engine\n")
    let userData = try #require(folder.text(of: "new/var/lib/cloud/seed/nocloud/user-data"))
    #expect(userData.hasPrefix("#cloud-config\n") && userData.contains("name: \"ada-l\""))
    #expect(!folder.exists("new/.formwork-installing") && !folder.exists("draft"))
    let log = try #require(folder.text(of: "log"))
    #expect(log.contains("checked etc/hostname") && log.contains("done"))
    for text in [log, userData, String(decoding: terminal.output, as: UTF8.self), terminal.standardError] {
      #expect(!text.contains("xyzzy") && !text.contains("plugh"))
    }
  }

  @Test("P12: killed on any page, the next start goes on there, and nothing was installed", arguments: 0..<10)
  func killed(page: Int) throws {
    do {
      let terminal = try start()
      // Something is entered on the first page, so that there is a draft even there.
      try terminal.play("<Enter>german<Enter>")
      try terminal.waitForText("German")
      try InstallerVisit.pass(page, on: terminal)
      try terminal.waitForText("Step \(page + 1) of 10")
      terminal.hangUp()
      try terminal.waitForExit()
    }
    #expect(!folder.exists("new"))
    let draft = try #require(folder.text(of: "draft"))
    #expect(draft.contains("de_DE") && !draft.contains("xyzzy"))
    let terminal = try start()
    try terminal.waitForText("Continue Where You Left Off?")
    try terminal.play("<Enter>")
    // Past the page of the password nobody gets without it; the review itself keeps nothing.
    let expected = page <= 4 ? page + 1 : 5
    try terminal.waitForText("Step \(expected) of 10")
    try terminal.play("<C-c>")
    #expect(try terminal.waitForExit() == .status(130))
  }

  /// Work that can’t write, since the disk went away before it began.
  private func startWithoutDisk() throws -> PseudoTerminal {
    let terminal = try start(["--target", "\(folder.path)/disk/new"])
    _ = mkdir("\(folder.path)/disk", 0o755)
    try InstallerVisit.pass(on: terminal)
    try terminal.waitForText("Step 10 of 10")
    rmdir("\(folder.path)/disk")
    try InstallerVisit.install(on: terminal)
    try terminal.waitForText("could not be written")
    return terminal
  }

  @Test("Work that can’t write says why; the folder is clean, and Retry goes on once it can")
  func unwritable() throws {
    let terminal = try startWithoutDisk()
    #expect(folder.exists("draft") && folder.text(of: "log")?.contains("failed: ") == true)
    _ = mkdir("\(folder.path)/disk", 0o755)
    try terminal.play("<Enter>")
    try terminal.waitForText("files were written to")
    #expect(folder.exists("disk/new/etc/hostname"))
    try terminal.play("<Enter>")
    #expect(try terminal.waitForExit() == .status(0))
  }

  @Test("Work that failed leads back to the form, with the answers and the reason")
  func failed() throws {
    let terminal = try startWithoutDisk()
    try terminal.play("<Tab><Enter>")
    try terminal.waitForText("Continue Where You Left Off?")
    try terminal.play("<C-c>")
    #expect(try terminal.waitForExit() == .status(130))
  }

  @Test("At 9,600 baud and 300 ms each way a person types ahead, and nothing is lost or drawn twice")
  func slow() throws {
    let terminal = try start(environment: ["TERM": "vt220"])
    terminal.link = SlowLink(bytesPerSecond: 960, roundTrip: .milliseconds(600))
    try terminal.waitForText("Step 1 of 10")
    // All in one go, before any of it is answered: three pages and a half.
    try terminal.send("\t\r\t\t\r\t\t\t\t\r\t\t\t\t\rAda Lovelace\tengine")
    try terminal.waitForText("engine")
    #expect(terminal.contains("Ada Lovelace") && terminal.contains("Step 5 of 10"))
    // What is typed now costs few bytes, with the mark that the name is looked up: a key is answered
    // within an eighth of a second on this line.
    let before = terminal.output.count
    try terminal.play("abcdefghij")
    try terminal.waitForText("engineabcdefghij")
    #expect(terminal.output.count - before < 10 * 120)
  }

  @Test("Wrong keys and a terminal of 10x3 harm nothing")
  func small() throws {
    let terminal = try start(size: Size(columns: 10, rows: 3))
    try terminal.play("<F9><M-x><C-a><PageDown>")
    terminal.resize(to: Size(columns: 80, rows: 24))
    try terminal.waitForText("Step 1 of 10")
    try terminal.play("<C-c>")
    #expect(try terminal.waitForExit() == .status(130))
    #expect(!folder.exists("new"))
  }
}

@Suite("The installer without questions")
struct InstallerAnswersTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ answers: String, limit: String = "") throws -> Program {
    let file = try folder.file("answers.json", answers)
    _ = try folder.file("password", "xyzzy plugh plover")
    let command =
      "\(limit) exec '\(try Products.path(of: "installer"))' --answers '\(file)' --log '\(folder.path)/log'"
    return try Program.run(["sh", "-c", command], environment: ["NO_COLOR": "1"])
  }

  private var right: String {
    """
    {"fullName": "Ada Lovelace", "hostName": "engine", "userName": "ada-l",
     "password": {"file": "\(folder.path)/password"}, "takesPasswords": true, "packages": ["database"],
     "target": "\(folder.path)/new"}
    """
  }

  @Test("E9: right answers install without a terminal, and tell each step")
  func unattended() throws {
    let result = try run(right)
    #expect(result.ending == .status(0))
    #expect(result.error.contains("6/6 Check What Was Written"))
    #expect(folder.text(of: "new/etc/hostname") == "engine\n")
    #expect(!(result.error + result.output + (folder.text(of: "log") ?? "")).contains("xyzzy"))
  }

  @Test("Every field wrong: a line for each, with its place, and nothing is written")
  func wrong() throws {
    let fields = [
      ("systemLanguage", "\"xx\""), ("keyboard", "5"), ("interface", "\"no\""), ("addressing", "\"fixed\""),
      ("address", "\"192.0.2.10/33\""), ("gateway", "\"010.0.0.1\""), ("nameServers", "\"one\""),
      ("proxy", "\"ftp://x\""), ("disk", "\"no\""), ("layout", "\"chosenSizes\""),
      ("systemSize", "\"20\""), ("swapSize", "\"1u\""), ("fileSystem", "\"fat\""), ("fullName", "\"a:b\""),
      ("hostName", "\"-x\""), ("userName", "\"root\""), ("password", "\"plain-secret\""),
      ("servesSSH", "\"yes\""), ("keysFile", "\"/etc/passwd\""), ("takesPasswords", "1"),
      ("timeZone", "\"Mars\""), ("packages", "[\"x\"]"), ("target", "\"/etc\""), ("surprise", "1"),
    ]
    let text = "{\n" + fields.map { "\"\($0)\": \($1)" }.joined(separator: ",\n") + "\n}"
    let result = try run(text)
    #expect(result.ending == .status(1))
    let lines = result.error.split(separator: "\n")
    for (index, (id, _)) in fields.enumerated() where id != "addressing" && id != "layout" {
      let told = lines.filter { $0.contains(" \(id): ") }
      #expect(told.count == 1, "\(id)")
      #expect(told.first?.contains("answers.json:\(index + 2):") == true, "\(told)")
    }
    #expect(!result.error.contains("plain-secret"))
    #expect(!folder.exists("new"))
  }

  @Test("A file that may not grow is told as such, with a clean folder left behind")
  func full() throws {
    // One block of 512 bytes a file: the first that is longer fails.
    let result = try run(right, limit: "ulimit -f 0;")
    #expect(result.ending == .status(1))
    #expect(result.error.contains("File too large"))
    #expect(!folder.exists("new/etc") && !folder.exists("new/.formwork-installing"))
  }
}
