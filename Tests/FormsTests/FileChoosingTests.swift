import FormworkTesting
import Testing

@testable import Forms

@Suite("P11: file picker")
struct FileChoosingTests {
  struct Key: Sendable { var path = "", name = "" }

  static let form = Form("Key", for: Key()) {
    FilePicker("Key File", \.path)
    TextField("Name", \.name)
  }

  /// A file system in the test.
  static let folders: [String: [Folder.Entry]] = [
    "/": [.init("home", isFolder: true), .init("etc", isFolder: true)],
    "/home": [.init("ada", isFolder: true)],
    "/home/ada": [
      .init("notes.txt"), .init(".ssh", isFolder: true), .init("keys", isFolder: true),
      .init("evil\u{1B}[31m"),
      .init("new\nline"), .init("a\u{202E}b"),
    ],
    "/home/ada/keys": [.init("b.pem"), .init("a.pem"), .init("readme")],
    "/home/ada/.ssh": [.init("id")],
    "/etc": [],
  ]

  private func played(
    _ keys: String, _ form: Form<Key> = form, size: Size = .usual
  ) throws -> ScriptPlayer {
    var settings = SessionSettings()
    settings.environment.home = "/home/ada"
    var player = ScriptPlayer(
      Session(form, size: size, settings: settings),
      readFolder: { path in
        if path == "/root" { return .failure(.notPermitted) }
        return Self.folders[path].map { .success(Folder($0)) } ?? .failure(.missing)
      })
    try player.play(keys)
    return player
  }

  private func path(_ keys: String, _ form: Form<Key> = form) throws -> String? {
    try played(keys, form).session.model(as: Key.self)?.path
  }

  @Test("P11: begins in the person’s own folder; folders come first, hidden names don’t show")
  func begins() throws {
    let player = try played("<F4>")
    #expect(player.session.openName == "files")
    #expect(player.screen.contains("/home/ada"))
    let rows = [player.place(of: "keys/"), player.place(of: "notes.txt")].compactMap { $0?.row }
    #expect(rows == rows.sorted() && rows.count == 2)
    #expect(!player.screen.contains(".ssh"))
  }

  @Test("P11: a full stop shows hidden names, and hides them again")
  func hidden() throws {
    #expect(try played("<F4>.").screen.contains(".ssh/"))
    #expect(try !played("<F4>..").screen.contains(".ssh/"))
  }

  @Test(
    "P11: Enter goes into folders and takes files; a filter finds names",
    arguments: [
      ("<F4>keys<Enter>a<Enter>", "/home/ada/keys/a.pem"), ("<F4>notes<Enter>", "/home/ada/notes.txt"),
      ("<F4>k/b<Enter>", "/home/ada/keys/b.pem"), ("<F4>.ssh<Enter>id<Enter>", "/home/ada/.ssh/id"),
      ("<F4>keys<Right>b<Tab>", "/home/ada/keys/b.pem"),
      ("<F4>/h<Enter>ada<Enter>notes<Enter>", "/home/ada/notes.txt"),
    ])
  func takes(keys: String, path: String) throws {
    #expect(try self.path(keys) == path)
  }

  @Test("P11: Backspace and Left go up, to the folder one comes from", arguments: ["<BS>", "<Left>"])
  func up(key: String) throws {
    let player = try played("<F4>" + key)
    #expect(player.screen.contains("─ /home ─"))
    #expect(player.said.contains("ada/"))
    #expect(try path("<F4>\(key)<Enter>notes<Enter>") == "/home/ada/notes.txt")
  }

  @Test("P11: a new name can be given")
  func newName() throws {
    #expect(try played("<F4>backup.pem").screen.contains("New Name: “backup.pem”"))
    #expect(try path("<F4>backup.pem<Enter>") == "/home/ada/backup.pem")
  }

  @Test("P11: what is typed in the field is where the list begins")
  func typed() throws {
    #expect(try played("/home/ada/keys/<F4>").screen.contains("a.pem"))
    #expect(try played("~/keys/b.pem<F4>").said.contains("b.pem"))
    #expect(try path("/home/ada/keys/re<F4><Enter>") == "/home/ada/keys/readme")
  }

  @Test(
    "P11: a leading ~ stands for the person’s own folder",
    arguments: [
      ("~/x", "/home/ada/x"), ("~", "/home/ada"), ("~x", "~x"), ("a/~", "a/~"),
    ])
  func home(typed: String, path: String) throws {
    let player = try played(typed + "<Tab>")
    #expect(player.session.model(as: Key.self)?.path == path)
    #expect(player.shown("keyFile") == typed)
  }

  @Test("P11: a folder that can’t be read says why, and one can go on")
  func errors() throws {
    let player = try played("/root/<F4>")
    #expect(player.screen.contains("! You are not permitted to read this folder."))
    #expect(player.said.contains("not permitted"))
    #expect(try played("/root/<F4><BS>").screen.contains("etc/"))
    #expect(try played("/nowhere/x<F4>").screen.contains("! There is no such folder."))
    #expect(try played("<F4>/etc<Enter>").screen.contains("Nothing to choose is here."))
  }

  @Test("A4: names never reach the terminal raw")
  func safe() throws {
    let player = try played("<F4>")
    for cell in player.frame.cells {
      for scalar in player.frame.character(of: cell).unicodeScalars {
        #expect(scalar.value >= 0x20 && scalar != "\u{202E}")
      }
    }
    #expect(!player.screen.contains("line"))
  }

  @Test("P11: patterns choose the names that are offered; folders stay")
  func patterns() throws {
    let form = Form("Key", for: Key()) { FilePicker("Key File", \.path).filter("*.pem") }
    let player = try played("<F4>", form)
    #expect(!player.screen.contains("notes.txt"))
    #expect(try played("<F4>keys<Enter>", form).screen.contains("b.pem"))
    #expect(try !played("<F4>keys<Enter>", form).screen.contains("readme"))
  }

  @Test("P11: folders can be chosen")
  func folders() throws {
    let form = Form("Key", for: Key()) { FilePicker("Folder", \.path).directories() }
    #expect(try !played("<F4>", form).screen.contains("notes.txt"))
    #expect(try path("<F4>keys<Enter><Enter>", form) == "/home/ada/keys")
    #expect(try path("<F4>new<Enter>", form) == "/home/ada/new")
  }

  @Test("P11: recent files are offered first, in the folder that is opened first")
  func recent() throws {
    let form = Form("Key", for: Key()) { FilePicker("Key File", \.path).recent(["/etc/a", "/etc/b"]) }
    #expect(try path("<F4><Down><Enter>", form) == "/etc/b")
    #expect(try played("<F4>", form).frame.rows.contains { $0.contains("/etc/a") && $0.contains("Recent") })
    #expect(try !played("<F4><BS>", form).screen.contains("/etc/a"))
  }

  @Test("P11: a folder that comes late, for another than is open, is dropped")
  func late() throws {
    var session = try played("<F4>").session
    let before = session.announcements
    _ = session.handle(.folder("/etc", .success(Folder([.init("late")]))))
    var frame = Frame(size: session.size)
    session.draw(into: &frame)
    #expect(!frame.rows.contains { $0.contains("late") })
    #expect(session.announcements.isEmpty || session.announcements == before)
  }

  @Test("P11: typed paths and Enter go on; the list never stands in the way")
  func typing() throws {
    let player = try played("/tmp/x<Enter>")
    #expect(player.focus == "name")
    #expect(player.session.openName == nil)
  }
}
