import FormworkTesting
import Testing

/// What a person reads when a form broke. The forms here are broken on purpose.
@Suite("Messages of failed snapshots")
struct FailureMessageTests {
  private let size = Size(columns: 30, rows: 10)

  private func booking(_ label: String = "Email", help: String? = nil) -> Form<Booking> {
    Form("Booking", for: Booking()) {
      TextField("Full Name", \.name).id("name")
      if let help {
        TextField(label, \.email).id("email").kind(.email).help(help)
      } else {
        TextField(label, \.email).id("email").kind(.email)
      }
    }
  }

  /// The message that somebody gets whose form was `kept` and is `broken` now.
  private func message(_ kept: Form<Booking>, _ broken: Form<Booking>, keys: String = "") throws -> String {
    let folder = try TemporaryFolder()
    let file = SnapshotFile(path: "\(folder.path)/it.snapshot", recording: .changed)
    _ = try? file.check(kept.pilot(keys, size: size).snapshot)
    let mismatch = #expect(throws: SnapshotFile.Mismatch.self) {
      try file.check(broken.pilot(keys, size: size).snapshot)
    }
    let text = mismatch?.description ?? ""
    return text.split(separator: folder.path, omittingEmptySubsequences: false).joined(separator: "FOLDER")
  }

  @Test("Another label: the rows, side by side, and the command that accepts")
  func label() throws {
    try checkText(
      message(booking(), booking("E-Mail")),
      is: """
        FOLDER/it.snapshot is not what came (Text, Style).
        Row 6, column 3: `m` became `-`.

        Text
             expected                          got
          6 |  Email                       |  |  E-Mail                      |
                ^^^^^                             ^^^^^

        Style
             expected                          got
          6 |e ppppp                       |  |e pppppp                      |
                    ^                                 ^

        To accept it: mv FOLDER/it.snapshot.new FOLDER/it.snapshot
        """)
  }

  @Test("Helper text that is new: what is said beside what is seen")
  func help() throws {
    try checkText(
      message(booking(), booking(help: "We write there."), keys: "<Tab>"),
      is: """
        FOLDER/it.snapshot is not what came (Text, Style, Spoken).
        Row 7, column 0: `─` became ` `.

        Text
             expected                          got
          7 |──────────────────────────────|  |  We write there.             |
             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          8 |  ( Continue )  0/2           |  |──────────────────────────────|
             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          9 |Tab Next  Esc Leave           |  |Tab Next  Esc Leave         ▾ |
                                         ^                                 ^

        Style
             expected                          got
          7 |eeeeeeeeeeeeeeeeeeeeeeeeeeeeee|  |e hhhhhhhhhhhhhhh             |
              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          8 |  dddddddddddd  hhh           |  |eeeeeeeeeeeeeeeeeeeeeeeeeeeeee|
             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

        Spoken
        expected  Email, text field
             got  Email, text field, We write there.

        To accept it: mv FOLDER/it.snapshot.new FOLDER/it.snapshot
        """)
  }

  @Test("Rows too wide for two: one above the other")
  func wide() throws {
    let narrow = try booking().pilot("Ada").snapshot.only([.text])
    let other = try booking("Your Address for All That We Have to Say").pilot("Ada").snapshot.only([.text])
    let difference = try #require(other.difference(from: narrow))
    try checkText(
      difference.description,
      is: """
        Row 6, column 4: `E` became `Y`.

        Text: expected above, got below
          6 |  │ Email                                           |
            |  │ Your Address for All That We Have to Say        |
                 ^^^^^^^^^^^^ ^^^ ^^^ ^^^^ ^^ ^^^^ ^^ ^^^
        """)
  }

  @Test("A wide character counts as two columns, and the marks are below it")
  func wideCharacters() throws {
    let kept = try booking().pilot("東京x", size: size).snapshot.only([.text])
    let broken = try booking().pilot("東京y", size: size).snapshot.only([.text])
    let difference = try #require(broken.difference(from: kept))
    try checkText(
      difference.description,
      is: """
        Row 4, column 6: `x` became `y`.

        Text
             expected                          got
          4 |┃ 東京x                      ✕|  |┃ 東京y                      ✕|
                   ^                                 ^
        """)
  }

  @Test("Another size is told in a sentence")
  func otherSize() throws {
    let kept = try booking().pilot(size: .usual).snapshot
    let broken = try booking().pilot(size: size).snapshot
    #expect(broken.difference(from: kept)?.description == "The size was 80x24 and is 30x10.")
  }
}
