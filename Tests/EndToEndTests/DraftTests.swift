import Forms
import FormworkTesting
import TerminalScreen
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

private let formText = """
  {"title": "Sign Up", "fields": [
    {"id": "name", "type": "text", "label": "Name"},
    {"id": "email", "type": "email", "label": "Email"},
    {"id": "password", "type": "secure", "label": "Password"}]}
  """

@Suite("Drafts of a real program")
struct DraftTests {
  @Test("P12: killed at any moment, the old or the new draft is there, whole")
  func killed() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("draft.json")
    var lengths: Set<Int> = []
    for round in 0..<60 {
      let writer = try ChildProcess([Products.path(of: "DraftWriter"), path])
      // Another number of looks each time, so that the end comes at another place.
      let deadline = Deadline(within: .seconds(10))
      var looks = 0
      while looks < 20 + round * 7 || draft(path) == nil, !deadline.hasPassed {
        looks += bytes(of: path) == nil ? 0 : 1
      }
      writer.send(signal: SIGKILL)
      while writer.ending == nil, !deadline.hasPassed { writer.noteEnding() }
      #expect(writer.ending == .signal(SIGKILL))
      let found = try #require(draft(path))
      guard case .text(let text) = found.entries[0].value else { throw Draft.Lost() }
      lengths.insert(text.count)
      var entry = stat()
      #expect(stat(path, &entry) == 0 && entry.st_mode & 0o777 == 0o600)
    }
    #expect(lengths.isSubset(of: [1, 40_000]))
  }

  @Test("P12: what was typed is there after kill -9, without secrets, and is offered again")
  func typed() throws {
    let folder = try TemporaryFolder()
    let form = try folder.file("form.json", formText)
    let path = try folder.file("draft.json")
    let arguments = ["run", form, "--draft", path]
    do {
      let terminal = try PseudoTerminal(product: "formwork", arguments, size: Size(columns: 60, rows: 16))
      try terminal.waitForText("Sign Up")
      try terminal.play("Ada<Tab>ada@<Tab>hunter2")
      try terminal.wait(for: "the draft") { _ in draft(path)?.entries.count == 2 }
      kill(terminal.processID, SIGKILL)
      #expect(try terminal.waitForExit() == .signal(SIGKILL))
    }
    #expect(!String(decoding: try #require(bytes(of: path)), as: UTF8.self).contains("hunter2"))
    let terminal = try PseudoTerminal(
      product: "formwork", arguments, size: Size(columns: 60, rows: 16), output: .pipe, error: .pipe)
    try terminal.waitForText("Continue Where You Left Off?")
    try terminal.waitForText("2 answers were kept. Secrets have to be entered")
    try terminal.play("<Enter>")
    try terminal.waitForText("Ada")
    try terminal.waitForText("! Enter an email address")
    // The focus is where it was: on the password.
    try terminal.play("pass<S-Tab>example.org<Enter><Enter><Enter>")
    #expect(try terminal.waitForExit() == .status(0))
    #expect(terminal.standardOutput.contains(#""email": "ada@example.org""#))
    #expect(folder.names == ["form.json"])
  }

  @Test("P12: Start Over begins anew, and leaving keeps what was entered")
  func startOver() throws {
    let folder = try TemporaryFolder()
    let form = try folder.file("form.json", formText)
    let path = try folder.file(
      "draft.json",
      Draft(
        form: "Sign Up", fingerprint: "0", entries: [.init(id: "name", type: "text", value: .text("Old"))]
      ).json)
    let terminal = try PseudoTerminal(
      product: "formwork", ["run", form, "--draft", path], size: Size(columns: 60, rows: 16), error: .pipe)
    try terminal.waitForText("1 answer was kept.")
    try terminal.play("<Tab><Enter>New<Esc>")
    try terminal.waitForText("kept for the next time")
    try terminal.play("<Tab><Enter>")
    #expect(try terminal.waitForExit() == .status(130))
    #expect(terminal.standardError == "Cancelled; draft kept in \(path).\n")
    #expect(draft(path)?.entries.first?.value == .text("New"))
  }

  @Test("P12: cancelled while the draft is offered, it stays as it was")
  func untouched() throws {
    let folder = try TemporaryFolder()
    let form = try folder.file("form.json", formText)
    let old = Draft(
      form: "Sign Up", fingerprint: "0", entries: [.init(id: "name", type: "text", value: .text("Old"))])
    let path = try folder.file("draft.json", old.json)
    let terminal = try PseudoTerminal(product: "formwork", ["run", form, "--draft", path], error: .pipe)
    try terminal.waitForText("Continue Where You Left Off?")
    try terminal.play("<C-c>")
    #expect(try terminal.waitForExit() == .status(130))
    #expect(draft(path) == old)
  }

  @Test(
    "P12: a lost terminal and a signal to end save what is typed", arguments: [SIGHUP, SIGTERM, SIGINT, 0])
  func ended(signal: Int32) throws {
    let folder = try TemporaryFolder()
    let form = try folder.file("form.json", formText)
    let path = try folder.file("draft.json")
    let terminal = try PseudoTerminal(product: "formwork", ["run", form, "--draft", path])
    try terminal.waitForText("Sign Up")
    try terminal.play("Ada")
    try terminal.waitForText("Ada")
    if signal == 0 { terminal.hangUp() } else { kill(terminal.processID, signal) }
    _ = try terminal.waitForExit()
    #expect(draft(path)?.entries.first?.value == .text("Ada"))
  }

  @Test("P12: a file that is no draft is kept aside, and said so")
  func corrupt() throws {
    for (text, words) in [
      (
        #"{"formworkDraft": 1, "form": "Sign"#,
        "The draft could not be read; it was kept as draft.json.aside."
      ),
      (#"{"a": 1}"#, "The file is no draft; it was kept as draft.json.aside."),
      (
        Draft(form: "Other", fingerprint: "0", entries: []).json,
        "The draft is of the form “Other”; it was kept as"
      ),
      (#"{"formworkDraft": 2}"#, "The draft is of a later version; it was kept as"),
    ] {
      let folder = try TemporaryFolder()
      let form = try folder.file("form.json", formText)
      let path = try folder.file("draft.json", text)
      let terminal = try PseudoTerminal(product: "formwork", ["run", form, "--draft", path], error: .pipe)
      try terminal.waitForText("! " + words)
      try terminal.play("<C-c>")
      #expect(try terminal.waitForExit() == .status(130))
      #expect(folder.names == ["draft.json.aside", "form.json"])
      #expect(bytes(of: path + ".aside") == Array(text.utf8))
    }
  }

  @Test("P12: where no draft can be kept, that is said before anything is asked")
  func impossible() throws {
    let folder = try TemporaryFolder()
    let form = try folder.file("form.json", formText)
    let terminal = try PseudoTerminal(
      product: "formwork", ["run", form, "--draft", folder.path], error: .pipe)
    #expect(try terminal.waitForExit() == .status(2))
    #expect(
      terminal.standardError
        == "formwork run: No draft can be kept there: \(folder.path): This is a folder; give the name of a file.\n"
    )
  }
}

extension Draft {
  fileprivate struct Lost: Error {}
}
