import JSONText
import Testing

@Suite("Reading JSON")
struct JSONReadingTests {
  @Test("Values of all kinds keep their order and their spelling")
  func values() throws {
    let node = try JSONNode(
      parsing: #" {"b": [1.50e+3, -0, "é\n\u00e9\ud83d\ude00\/"], "a": {}, "c": [true, false, null]} "#)
    #expect(node.members?.map(\.name) == ["b", "a", "c"])
    #expect(node["b"]?.elements?.prefix(2).map(\.number?.text) == ["1.50e+3", "-0"])
    #expect(node["b"]?.elements?.last?.string == "é\né😀/")
    #expect(node["a"] == .object([]))
    #expect(node["c"] == .array([.bool(true), .bool(false), .null]))
    #expect(node["d"] == nil)
  }

  @Test("A long number keeps every digit")
  func exactNumber() throws {
    let digits = "12345678901234567890123456789012345678.123456789012345678901234567890"
    #expect(try JSONNode(parsing: digits).number?.text == digits)
  }

  @Test("Each node and each name knows its line and its column in characters")
  func places() throws {
    let node = try JSONNode(parsing: "{\n  \"👨‍👩‍👧é\": [1,\r\n 22, 333]}")
    let member = try #require(node.members?.first)
    #expect([node.line, node.column] == [1, 1])
    #expect([member.line, member.column] == [2, 3])
    #expect([member.value.line, member.value.column] == [2, 9])
    #expect(member.value.elements?.map(\.line) == [2, 3, 3])
    #expect(member.value.elements?.map(\.column) == [10, 2, 6])
  }

  @Test("A byte order mark is tolerated and takes no column")
  func byteOrderMark() throws {
    let node = try JSONNode(parsing: [0xEF, 0xBB, 0xBF] + Array("7".utf8))
    #expect(node.number?.int == 7)
    #expect(node.column == 1)
  }

  @Test("64 levels are read, 65 are not")
  func depth() throws {
    let nest = { (depth: Int) in String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    #expect(throws: Never.self) { try JSONNode(parsing: nest(64)) }
    #expect(throws: JSONError(.tooDeep, line: 1, column: 65)) { try JSONNode(parsing: nest(65)) }
  }

  @Test("16 MiB are read, a byte more is not")
  func size() throws {
    let most = Array(repeating: UInt8(ascii: " "), count: JSONNode.sizeLimit - 1) + [UInt8(ascii: "1")]
    #expect(try JSONNode(parsing: most).number?.int == 1)
    #expect(throws: JSONError(.tooLarge, line: 1, column: 1)) { try JSONNode(parsing: most + [0x20]) }
  }

  @Test(
    "Bytes that are no UTF-8 are found",
    arguments: [
      [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80], [0xE2, 0x82],
      [0xF0, 0x8F, 0xBF, 0xBF],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF0, 0x9F, 0x98], [0xFF],
    ] as [[UInt8]])
  func invalidUTF8(bytes: [UInt8]) {
    #expect(throws: JSONError(.invalidUTF8, line: 2, column: 3)) {
      try JSONNode(parsing: Array("[\n\"é".utf8) + bytes + Array("\"]".utf8))
    }
  }
}
