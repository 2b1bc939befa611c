/// Choices made by bytes, so that a fuzzer that changes bytes changes what is done.
struct ByteSource {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  var isEmpty: Bool { bytes.isEmpty }

  /// The next byte; 0 at the end.
  mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  /// A number from 0 to one less than `count`.
  mutating func number(below count: Int) -> Int {
    guard count > 1 else { return 0 }
    let first = Int(byte())
    return (count > 256 ? first << 8 | Int(byte()) : first) % count
  }

  /// One of some things.
  mutating func one<Element>(of elements: [Element]) -> Element { elements[number(below: elements.count)] }

  /// So many bytes, or what is left.
  mutating func take(_ count: Int) -> [UInt8] {
    defer { bytes = bytes.dropFirst(count) }
    return Array(bytes.prefix(count))
  }

  /// All bytes up to one of this value, which is left out.
  mutating func take(until end: UInt8) -> [UInt8] {
    let part = bytes.prefix { $0 != end }
    bytes = bytes[part.endIndex...].dropFirst()
    return Array(part)
  }
}
