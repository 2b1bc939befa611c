import Forms
import FormworkTesting
import TerminalScreen
import Testing

/// In 60 columns the field has 50 for its text; its first row is row 6 of the screen.
@Suite("T17: text of several lines")
struct MultilineTests {
  @Test("T17: grows with its text, and all below moves down by as much")
  func grows() throws {
    let empty = try VisitForm().play("")
    let two = try VisitForm().play("one<Enter>two")
    let three = try VisitForm().play("one<Enter>two<Enter>three")
    #expect(two.rows(6..<8) == ["one                                                  ✕", "two"])
    #expect(three.rows(7..<9) == ["two", "three"])
    #expect(Array(two.frame.rows[8..<15]) == Array(empty.frame.rows[8..<15]))
    #expect(Array(three.frame.rows[9..<16]) == Array(two.frame.rows[8..<15]))
  }

  @Test("T17: beyond the most rows it scrolls, with marks at the edge")
  func scrolls() throws {
    let player = try VisitForm().play("a<Enter>b<Enter>c<Enter>d<Enter>e<Enter>f")
    #expect(player.rows(6..<10).map(\.first) == ["c", "d", "e", "f"])
    #expect(player.rows(6..<7)[0].contains("▴"))
    #expect(!player.rows(9..<10)[0].contains("▾"))
    let top = try VisitForm().play("a<Enter>b<Enter>c<Enter>d<Enter>e<Enter>f<Up><Up><Up><Up>")
    #expect(top.rows(6..<10).map(\.first) == ["b", "c", "d", "e"])
    #expect(top.rows(9..<10)[0].hasSuffix("▾"))
    #expect(top.rows(6..<7)[0].contains("▴"))
  }

  @Test("T9: wraps by word, or by character", arguments: [(RowWrap.word, "bbbbbb"), (.character, "bbb")])
  func wraps(_ wrap: RowWrap, _ secondRow: String) throws {
    let words = String(repeating: "a", count: 46) + " " + "bbbbb"
    let player = try VisitForm(wrap: wrap).play(words + "b")
    #expect(player.text("text") == words + "b")
    #expect(player.rows(7..<8)[0] == secondRow)
  }

  @Test("T17: Up and Down keep their column, and leave at the first and last row")
  func movesByRows() throws {
    let text = "one long row<Enter>x<Enter>another row"
    #expect(try VisitForm().play(text + "<Up>").caret == 14)
    #expect(try VisitForm().play(text + "<Up><Up>").caret == 11)
    #expect(try VisitForm().play(text + "<Up><Up><Up>").session.focusedID == "fullName")
    #expect(try VisitForm().play(text + "<Down>").session.focusedID == "email")
    #expect(try VisitForm().play(text + "<Up><Up><Down><Down>").caret == 26)
  }

  @Test("T17: PageUp and PageDown turn the pages of a text that is not all shown, then leave")
  func pages() throws {
    let text = "a<Enter>b<Enter>c<Enter>d<Enter>e<Enter>f"
    #expect(try VisitForm().play(text + "<PageUp>").caret == 5)
    #expect(try VisitForm().play(text + "<PageUp><PageUp>").caret == 1)
    #expect(try VisitForm().play(text + "<PageUp><PageUp><PageDown>").caret == 7)
    #expect(try VisitForm().play(text + "<PageUp><PageUp><PageUp>").session.focusedID == "fullName")
    #expect(try VisitForm().play("a<Enter>b<PageDown>").session.focusedID != "text")
  }

  @Test("T17: Home and End go to the ends of the line")
  func lineEnds() throws {
    #expect(try VisitForm().play("one<Enter>two<Home>").caret == 4)
    #expect(try VisitForm().play("one<Enter>two<Up><Home>").caret == 0)
    #expect(try VisitForm().play("one<Enter>two<Up><Home><End>").caret == 3)
  }

  @Test("T17: Shift with Up and Down selects; beyond the rows to the end of the text")
  func selectsByRows() throws {
    #expect(try VisitForm().play("one<Enter>two<S-Up>X").text("text") == "oneX")
    #expect(try VisitForm().play("one<Enter>two<S-Up><S-Up>X").text("text") == "X")
    #expect(try VisitForm().play("one<Enter>two<Up><S-Down>X").text("text") == "oneX")
  }

  @Test("T17: a click puts the caret there, twice takes the word, three times the line")
  func clicks() throws {
    let text = "one two<Enter>three four<Tab>"
    #expect(try VisitForm().play(text + "<Click 5,7>").caret == 10)
    #expect(try VisitForm().play(text + "<Click 5,7><Click 5,7>X").text("text") == "one two\nX four")
    #expect(try VisitForm().play(text + "<Click 4,6><Click 4,6><Click 4,6>X").text("text") == "Xthree four")
    #expect(try VisitForm().play("one<Tab><Click 20,7>").caret == 3)
  }

  @Test("T17: dragging selects over rows, and the selection shows")
  func drags() throws {
    let player = try VisitForm().play("one two<Enter>three<Tab><Drag 7,6 5,7>")
    #expect(player.selected(inRow: 6) == Array(7...10))
    #expect(player.selected(inRow: 7) == [3, 4])
    var typed = player
    try typed.play("-")
    #expect(typed.text("text") == "one -ree")
  }

  @Test("T22: a limit tells, or refuses; a line break counts as one")
  func limits() throws {
    let told = try VisitForm(limit: Limit(characters: 4, behavior: .tell)).play("abc<Enter>d<Tab>")
    #expect(told.text("text") == "abc\nd")
    #expect(told.session.errors.map(\.words) == ["Use at most 4 characters."])
    let refused = try VisitForm(limit: Limit(characters: 4, behavior: .refuse)).play("abc<Enter><Enter>d")
    #expect(refused.text("text") == "abc\n")
    #expect(refused.session.errors.map(\.words) == ["There is room for 4 characters only."])
  }

  @Test("A5: a row of Hebrew is shown as it is read, and the caret goes with it")
  func bidi() throws {
    let player = try VisitForm().play("שלום<Enter>abc")
    #expect(player.frame.rows[6].contains("םולש ✕") || player.frame.rows[6].contains("םולש  ✕"))
    let up = try VisitForm().play("שלום<Enter>abc<Up><Home>")
    let end = try VisitForm().play("שלום<Enter>abc<Up><End>")
    #expect(try #require(end.frame.cursor).column < #require(up.frame.cursor).column)
    let column = try #require(up.frame.cursor).column
    #expect(try VisitForm().play("שלום<Enter>abc<Click \(column - 1),6>").caret == 1)
  }

  @Test("A5: wide characters take two columns, in place of the caret and of a click")
  func wide() throws {
    let player = try VisitForm().play("日本<Enter>語<Up>")
    #expect(player.frame.cursor == Point(column: 5, row: 6))
    #expect(try VisitForm().play("日本<Click 5,6>").caret == 1)
  }

  @Test("A1: says what it is")
  func spoken() throws {
    var player = ScriptPlayer(Session(VisitForm().form, size: Size(columns: 60, rows: 20)))
    try player.play("<Tab>")
    #expect(player.announcements == ["Describe Your Visit, multi-line text field"])
  }

  @Test("P13: in a low window the row of the caret stays in view")
  func lowWindow() throws {
    let player = try VisitForm(lines: 3...8, size: Size(columns: 30, rows: 7))
      .play("a<Enter>b<Enter>c<Enter>d<Enter>e<Enter>f<Enter>g")
    let cursor = try #require(player.frame.cursor)
    #expect(player.frame.rows[cursor.row].contains("g"))
    var up = player
    try up.play("<Up><Up><Up><Up><Up><Up>")
    #expect(up.frame.rows[try #require(up.frame.cursor).row].contains("a"))
  }

  @Test("P13: after another width the caret is where it was in the text")
  func resizes() throws {
    let words = "one two three four five six seven eight nine ten eleven twelve"
    let player = try VisitForm().play(words + "<Resize 30x20>")
    let cursor = try #require(player.frame.cursor)
    #expect(player.frame.rows[cursor.row].contains("twelve"))
    #expect(player.frame[cursor.row, cursor.column - 1].code == UInt32(UInt8(ascii: "e")))
  }

  @Test("T17: the wheel scrolls a long text under it, and a key comes back to the caret")
  func wheel() throws {
    let text = "a<Enter>b<Enter>c<Enter>d<Enter>e<Enter>f"
    let player = try VisitForm().play(text + "<WheelUp 5,7><WheelUp 5,7>")
    #expect(player.rows(6..<10).map(\.first) == ["a", "b", "c", "d"])
    var typed = player
    try typed.play("!")
    #expect(typed.rows(6..<10).map(\.first) == ["c", "d", "e", "f"])
  }
}
