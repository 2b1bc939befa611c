import Foundation

/// A file of Tests/Unicode/data, read byte by byte; its formats are told in Tests/Unicode/generate.py.
struct UnicodeTestData {
  private let bytes: [UInt8]
  private var position = 0

  init(_ name: String) throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    bytes = [UInt8](try Data(contentsOf: tests.appendingPathComponent("Unicode/data/\(name)")))
  }

  var isAtEnd: Bool { position == bytes.count }

  var lines: [Substring] { String(decoding: bytes, as: UTF8.self).split(separator: "\n") }

  mutating func byte() -> Int {
    defer { position += 1 }
    return Int(bytes[position])
  }

  mutating func bytes(_ count: Int) -> [UInt8] {
    defer { position += count }
    return Array(bytes[position..<(position + count)])
  }

  /// A number of variable length, the lowest 7 bits first.
  mutating func number() -> Int {
    var number = 0
    var shift = 0
    while true {
      let byte = byte()
      number |= (byte & 127) << shift
      if byte < 128 { return number }
      shift += 7
    }
  }
}
