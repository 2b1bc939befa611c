import JSONText
import RepeatableRandom
import Testing

@Suite("Any bytes at all")
struct JSONFuzzTests {
  static let seed = Array(
    #"{"title": "Créate 👨‍👩‍👧 \ud83d\ude00\n", "fields": [{"id": "a", "min": -1.5e+10, "on": true}, [], {}, null, false]}"#
      .utf8)

  /// Bytes that mean something to a reader, more likely than chance gives them.
  static let tokens =
    ["\"", "\\", "\\u", "\\ud800", "{", "}", "[", "]", ",", ":", "/*", "'", "\r", "\n", "-", "0", "e", "."]
    .map { Array($0.utf8) } + [[0xEF, 0xBB, 0xBF], [0xC3], [0xE2, 0x80], [0xF0], [0xFF], [0]]

  static func mutate(_ bytes: inout [UInt8], with random: inout SeededNumbers) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 0...4, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: tokens.randomElement(using: &random) ?? [], at: place)
    case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
    default: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
    }
  }

  @Test("20,000 mutations are read or refused with a place inside the text, and what is read is written back")
  func mutations() throws {
    var random = SeededNumbers(seed: 0x9E37_79B9_7F4A_7C15)
    var read = 0
    for _ in 0..<20_000 {
      var bytes = Self.seed
      for _ in 0...Int.random(in: 0..<6, using: &random) { Self.mutate(&bytes, with: &random) }
      do throws(JSONError) {
        let node = try JSONNode(parsing: bytes)
        try #expect(JSONNode(parsing: JSONWriter(.pretty).text(node)) == node)
        read += 1
      } catch {
        #expect(error.line >= 1 && error.column >= 1 && error.column <= bytes.count + 1)
        #expect(!error.words.isEmpty)
      }
    }
    #expect((1..<20_000).contains(read), "both readable and refused texts were tried")
  }

  @Test("Every beginning of a text is refused, but for the whole")
  func beginnings() {
    for count in Self.seed.indices {
      #expect(throws: JSONError.self) { try JSONNode(parsing: Array(Self.seed[..<count])) }
    }
  }
}
