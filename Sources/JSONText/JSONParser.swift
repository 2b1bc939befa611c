/// Walks once over bytes that are well-formed UTF-8. Strings and hints have files of their own.
struct JSONParser {
  let bytes: [UInt8]
  var offset: Int
  private var places: JSONPlaces
  /// The objects and arrays not ended yet, with the offset of each one's beginning.
  private var open: [(container: JSONError.Container, start: Int)] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.startsWithByteOrderMark ? 3 : 0
    places = JSONPlaces(bytes: bytes)
  }

  mutating func document() throws(JSONError) -> JSONNode {
    skipBlanks()
    guard peek != nil else { throw error(.empty, at: offset) }
    let node = try value()
    skipBlanks()
    if peek != nil { throw unexpected(.textAfterEnd(found: found)) }
    return node
  }

  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func error(_ problem: JSONError.Problem, at offset: Int) -> JSONError {
    let (line, column) = places.place(of: offset)
    return JSONError(problem, line: line, column: column)
  }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }
}

extension JSONParser {
  private mutating func value() throws(JSONError) -> JSONNode {
    skipBlanks()
    guard let byte = peek else { throw unclosed() }
    let (line, column) = places.place(of: offset)
    let value: JSONNode.Value =
      switch byte {
      case UInt8(ascii: "{"): .object(try object())
      case UInt8(ascii: "["): .array(try array())
      case UInt8(ascii: "\""): .string(try string())
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number(try number())
      default: try word()
      }
    return JSONNode(value, line: line, column: column)
  }

  private mutating func array() throws(JSONError) -> [JSONNode] {
    try begin(.array)
    var elements: [JSONNode] = []
    while try hasNext(in: .array, isFirst: elements.isEmpty) { elements.append(try value()) }
    return elements
  }

  private mutating func object() throws(JSONError) -> [JSONNode.Member] {
    try begin(.object)
    var members: [JSONNode.Member] = []
    var lines: [String: Int] = [:]
    while try hasNext(in: .object, isFirst: members.isEmpty) {
      let start = offset
      let (line, column) = places.place(of: start)
      let name = try name()
      if let first = lines.updateValue(line, forKey: name) {
        throw error(.duplicateName(name, line: first), at: start)
      }
      try colon(after: name)
      members.append(JSONNode.Member(name, try value(), line: line, column: column))
    }
    return members
  }

  private mutating func name() throws(JSONError) -> String {
    if peek == UInt8(ascii: "\"") { return try string() }
    let word = self.word(at: offset)
    throw unexpected(word.isEmpty ? .noName(found: found) : .unquotedName(word))
  }

  private mutating func colon(after name: String) throws(JSONError) {
    skipBlanks()
    guard let byte = peek else { throw unclosed() }
    guard byte == UInt8(ascii: ":") else { throw unexpected(.missingColon(name: name, found: found)) }
    offset += 1
  }

  private mutating func number() throws(JSONError) -> JSONNumber {
    let start = offset
    var scan = JSONNumberScan(bytes: bytes, offset: offset)
    let problem = scan.run()
    offset = scan.offset
    if let problem { throw error(problem, at: start) }
    if !word(at: offset).isEmpty { throw error(.bareWord(word(at: start), meant: nil), at: start) }
    return JSONNumber(scanned: String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  private mutating func word() throws(JSONError) -> JSONNode.Value {
    let word = self.word(at: offset)
    let value: JSONNode.Value
    switch word {
    case "true": value = .bool(true)
    case "false": value = .bool(false)
    case "null": value = .null
    default: throw noValue(word)
    }
    offset += word.utf8.count
    return value
  }
}

extension JSONParser {
  private mutating func begin(_ container: JSONError.Container) throws(JSONError) {
    guard open.count < JSONNode.depthLimit else { throw error(.tooDeep, at: offset) }
    open.append((container, offset))
    offset += 1
  }

  /// Goes to the next element or name, past the comma, or past the container's end.
  private mutating func hasNext(in container: JSONError.Container, isFirst: Bool) throws(JSONError) -> Bool {
    let end = UInt8(ascii: container.end)
    let comma = UInt8(ascii: ",")
    skipBlanks()
    if peek == end {
      offset += 1
      open.removeLast()
      return false
    }
    if !isFirst {
      if peek == nil { throw unclosed() }
      guard peek == comma else { throw unexpected(.missingComma(container, found: found)) }
      let place = offset
      offset += 1
      skipBlanks()
      if peek == end { throw error(.trailingComma(container), at: place) }
    }
    if peek == nil { throw unclosed() }
    if peek == comma { throw error(.strayComma(container), at: offset) }
    return true
  }

  /// The text has ended inside the innermost container.
  private mutating func unclosed() -> JSONError {
    guard let (container, start) = open.last else { return error(.empty, at: offset) }
    let (line, column) = places.place(of: start)
    return error(.unclosed(container, line: line, column: column), at: offset)
  }
}
