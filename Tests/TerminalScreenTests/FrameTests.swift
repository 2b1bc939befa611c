import TerminalScreen
import Testing

@Suite("Frame: cells, and what changed")
struct FrameTests {
  private var frame = Frame(size: Size(columns: 8, rows: 3))

  private func written(_ text: String, column: Int, limit: Int = 99) -> String {
    var frame = frame
    var pen = Pen(row: 1, column: column, limit: limit)
    pen.write(text, .text, into: &frame)
    return frame.text(ofRow: 1)
  }

  @Test(
    "P13: of a text that begins or ends outside the screen the part inside is shown",
    arguments: [
      (-3, "defghijk"), (-10, "k       "), (-11, "        "), (0, "abcdefgh"), (5, "     abc"),
      (8, "        "), (20, "        "),
    ])
  func outside(column: Int, expected: String) {
    #expect(written("abcdefghijk", column: column) == expected)
  }

  @Test("A pen stops at its limit, and says whether all of the text fitted")
  func limit() {
    var frame = frame
    var pen = Pen(row: 0, column: 1, limit: 4)
    #expect(pen.write("ab", .text, into: &frame))
    #expect(!pen.write("cd", .text, into: &frame))
    #expect(frame.text(ofRow: 0) == " abc    ")
    #expect(pen.room == 0)
  }

  @Test("P13: rows outside the clip are not written")
  func clip() {
    var frame = frame
    frame.clip = 0..<1
    var pen = Pen(row: 1, column: 0, limit: 8)
    pen.write("abc", .text, into: &frame)
    #expect(frame.rows == ["", "", ""])
  }

  @Test(
    "Text over half of a wide cluster leaves a blank for the other half",
    arguments: [(1, " ab "), (2, "漢b ")])
  func wideHalves(column: Int, expected: String) {
    var frame = frame
    var pen = Pen(row: 1, column: 0, limit: 8)
    pen.write("漢漢", .text, into: &frame)
    pen = Pen(row: 1, column: column, limit: 8)
    pen.write(column == 1 ? "ab" : "b", .text, into: &frame)
    #expect(String(frame.text(ofRow: 1).prefix(expected.count)) == expected)
  }

  @Test("What is written again as it was counts as no change")
  func changes() {
    var frame = frame
    #expect(frame.changedRows == 0..<3)
    frame.clearDamage()
    #expect(frame.changedRows.isEmpty)
    var pen = Pen(row: 1, column: 2, limit: 8)
    pen.write("abc", .text, into: &frame)
    #expect(frame.changedRows == 1..<2)
    #expect(frame.damage(inRow: 1) == 2..<5)
    frame.clearDamage()
    pen = Pen(row: 1, column: 2, limit: 8)
    pen.write("abd", .text, into: &frame)
    #expect(frame.damage(inRow: 1) == 4..<5)
    pen = Pen(row: 0, column: 0, limit: 8)
    pen.write("x", .text, into: &frame)
    #expect(frame.changedRows == 0..<2)
  }

  @Test("A1: control characters in a text are shown by stand-ins, however they came there")
  func controls() {
    var frame = frame
    var pen = Pen(row: 0, column: 0, limit: 8)
    let bytes: [UInt8] = [0x61, 0x1B, 0x62]
    bytes.withUnsafeBufferPointer { _ = pen.write(ascii: $0, .text, into: &frame) }
    #expect(!frame.text(ofRow: 0).unicodeScalars.contains("\u{1B}"))
    #expect(frame.text(ofRow: 0).first == "a" && frame.text(ofRow: 0).contains("b"))
  }
}
