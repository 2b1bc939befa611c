import Forms
import FormworkTesting
import TerminalScreen
import Testing

@testable import struct Forms.DroppedPath

/// What people copy whole lines into.
private struct Copied: Sendable {
  var email = ""
  var phone = ""
  var card = ""
  var number: DecimalNumber?
  var day: CalendarDate?
  var pin = ""
  var step = 1

  static let form = Form("Form", for: Copied()) {
    TextField("Email", \.email).kind(.email).id("email")
    TextField("Phone", \.phone).kind(.phone).id("phone")
    TextField("Card", \.card).kind(.card).id("card")
    NumberField("Number", \.number).id("number")
    DateField("Day", \.day).id("day")
    DigitField("PIN", \.pin, count: 4).id("pin")
    Stepper("Step", \.step, in: 1...9).id("step")
  }
}

@Suite("E7: what is pasted")
struct PasteTests {
  @Test("E7: in one line each run of line breaks becomes one space, and that is told")
  func oneLine() throws {
    let player = try VisitForm().play("<S-Tab><Paste>Ada\r\n\nLovelace</Paste>")
    #expect(player.text("fullName") == "Ada Lovelace")
    #expect(player.status == "Line breaks became spaces.")
    #expect(player.session.outcome == .editing)
  }

  @Test(
    "E7: the line break of a copied line vanishes without a word where no value ends in a blank",
    arguments: [
      ("email", "a@example.org\n", "a@example.org"), ("phone", "5551234567\r\n", "555-123-4567"),
      ("card", "4111111111111111\u{2028}", "4111-1111-1111-1111"), ("number", "42\n\n", "42"),
      ("day", "2026-03-09\u{85}", "2026-03-09"), ("pin", "1234\n", "1234"), ("step", "7\n", "7"),
    ])
  func lastBreak(_ id: String, _ pasted: String, _ shown: String) throws {
    var player = ScriptPlayer(Session(Copied.form, size: .usual))
    while player.focus != id { try player.play("<Tab>") }
    let status = player.status
    try player.play("<Paste>\(pasted)</Paste>")
    #expect(player.shown(id) == shown)
    #expect(player.status == status)
    #expect(player.session.errors.isEmpty)
  }

  @Test(
    "E7: in a text the line break of a copied line is a space, as any other", arguments: ["a\n", "a\r\n\n"])
  func lastBreakOfText(_ pasted: String) throws {
    let player = try VisitForm().play("<S-Tab><Paste>\(pasted)</Paste>")
    #expect(player.text("fullName") == "a ")
    #expect(player.status == "Line breaks became spaces.")
  }

  @Test(
    "E7: a line that just fits a limit is taken, and its line break, for which there is no room, left out")
  func lastBreakOverLimit() throws {
    let form = Form("Form", for: Texts()) { TextField("One", \.one).limit(5, .refuse) }
    let fits = try form.playing("<Paste>abcde\n</Paste>")
    #expect(fits.text("one") == "abcde")
    #expect(fits.status == "Characters that can’t be entered were left out.")
    let tooLong = try form.playing("<Paste>abcdef\n</Paste>")
    #expect(tooLong.text("one") == "")
    #expect(tooLong.session.errors.map(\.words) == ["There is room for 5 characters only."])
  }

  @Test("E7: in several lines the breaks stay, and nothing is told")
  func lines() throws {
    let player = try VisitForm().play("<Paste>Ada\r\nLovelace\tx</Paste>")
    #expect(player.text("text") == "Ada\nLovelace\tx")
    #expect(player.status.hasPrefix("Tab Next"))
  }

  @Test("E7: control characters go, and that is told")
  func controls() throws {
    let player = try VisitForm().play("<Paste>a\u{7}b</Paste>")
    #expect(player.text("text") == "ab")
    #expect(player.status == "Characters that can’t be entered were left out.")
  }

  @Test(
    "E7: bytes that are no text are not left out: U+FFFD stands for them, and that is told",
    arguments: [
      ([0x61, 0xFF, 0x62], "a�b", "What can’t be read became “�”."),
      (
        [0x61, 0xFF, 0x07], "a�",
        "Characters that can’t be entered were left out. What can’t be read became “�”."
      ),
    ] as [([UInt8], String, String)])
  func invalidBytes(_ bytes: [UInt8], _ text: String, _ words: String) throws {
    var settings = SessionSettings()
    for (wording, said) in [(Wording.english, words), (.german, nil)] {
      settings.wording = wording
      var session = Session(VisitForm().form, size: Size(columns: 90, rows: 20), settings: settings)
      _ = session.handle(.terminal(.paste(bytes.withUnsafeBytes { PastedText($0) })))
      #expect(session.shown.first?.text == text)
      if let said { #expect(session.announcements == [said]) }
      #expect(session.announcements.last?.contains("�") == true)
    }
  }

  @Test("E7: on a toggle and on the button a paste is told to have no place", arguments: [3, 4])
  func notHere(_ tabs: Int) throws {
    let player = try VisitForm().play(String(repeating: "<Tab>", count: tabs) + "<Paste>x\r</Paste>")
    #expect(player.status == "! Text can’t be pasted here.")
    #expect(player.session.shown.map(\.text) == ["[ ]"])
    #expect(player.session.outcome == .editing)
  }

  @Test("E7: what a limit refuses leaves the text as it was, and is told")
  func limit() throws {
    let player = try VisitForm().play("<Tab>a<Paste>\(String(repeating: "x", count: 30))</Paste>")
    #expect(player.text("email") == "a")
    #expect(player.session.errors.map(\.words) == ["There is room for 30 characters only."])
  }

  @Test("E7: a file dropped on the terminal is its clean path")
  func droppedFile() throws {
    #expect(try VisitForm().play("<S-Tab><Paste>'/tmp/a b' </Paste>").text("fullName") == "/tmp/a b")
    #expect(try VisitForm().play("<Paste>file:///tmp/a%20b</Paste>").text("text") == "/tmp/a b")
    #expect(try VisitForm().play("<Tab><Paste>/a\\(b</Paste>").text("email") == "/a\\(b")
  }

  @Test(
    "E7: paths as terminals write them",
    arguments: [
      ("'/tmp/a b'", "/tmp/a b", true), ("'/tmp/it'\\''s'", "/tmp/it's", true),
      ("/tmp/a\\ b ", "/tmp/a b", true), ("/tmp/a\\(1\\).txt", "/tmp/a(1).txt", true),
      ("\"/tmp/a b\"", "/tmp/a b", true), ("\"/tmp/\\$x\"", "/tmp/$x", true),
      ("file:///tmp/a%20b", "/tmp/a b", true), ("file://localhost/tmp/%C3%A9", "/tmp/é", true),
      ("/etc/hosts", "/etc/hosts", false), ("/etc/hosts \n", "/etc/hosts", false),
    ])
  func paths(_ text: String, _ path: String, _ isQuoted: Bool) throws {
    let dropped = try #require(DroppedPath(text))
    #expect(dropped.path == path)
    #expect(dropped.isQuoted == isQuoted)
  }

  @Test(
    "E7: what is no path stays as it is",
    arguments: [
      "", "hello", "'hello'", "/a /b", "'/a' '/b'", "'/a", "/a\\", "/a\\.b", "\"/a$x\"", "/a;b",
      "file://host/a",
      "file:///a%2", "file:///a%00b", "file:///a%FF", "file:///a?b", "http://a/b", "/a\nb", "~/a",
    ])
  func notPaths(_ text: String) {
    #expect(DroppedPath(text) == nil)
  }
}

@Suite("E4: copies")
struct CopyTests {
  @Test("M-w copies what is selected, to the kill ring and the terminal's clipboard")
  func copies() throws {
    let player = try VisitForm().play("one<M-a><M-w>")
    #expect(player.effects == [.copy("one")])
    #expect(try VisitForm().play("one<M-a><M-w><End><C-y>").text("text") == "oneone")
  }

  @Test("C-w cuts what is selected")
  func cuts() throws {
    let player = try VisitForm().play("one two<S-Left><S-Left><C-w>")
    #expect(player.text("text") == "one t")
    #expect(player.effects == [.copy("wo")])
    #expect(try VisitForm().play("one two<S-Left><S-Left><C-w><C-y><C-y>").text("text") == "one twowo")
  }

  @Test("E4: nothing of a secret is ever copied", arguments: ["<M-w>", "<C-w>", "<C-k>", "<C-u>", "<M-d>"])
  func secrets(_ key: String) throws {
    let player = try VisitForm().play("<Tab><Tab>secret<M-a>" + key)
    #expect(player.effects.isEmpty)
    var yanked = player
    try yanked.play("<S-Tab><C-y>")
    #expect(yanked.text("email") == "")
  }

  @Test(
    "E4: whoever tries to copy a secret is told that it is not copied", arguments: ["<M-w>", "<M-a><M-w>"])
  func secretNotCopied(_ keys: String) throws {
    let player = try VisitForm().play("<Tab><Tab>secret" + keys)
    #expect(player.status == "A secret is not copied.")
    #expect(player.announcements == ["A secret is not copied."])
    #expect(player.effects.isEmpty)
  }
}
