extension JSONNode {
  /// Objects and arrays inside each other, at most: deeper ones would be a matter of the stack.
  public static let depthLimit = 64

  /// Bytes of a text, at most: 16 MiB.
  public static let sizeLimit = 16 << 20

  /// Reads one JSON text, strictly by RFC 8259, a byte order mark in front tolerated (section 8.1).
  ///
  /// No bytes make it trap. Stricter than the RFC demands: a name twice in an object, names that
  /// Unicode holds to be equivalent included, half a surrogate pair, and the limits are errors.
  public init(parsing bytes: [UInt8]) throws(JSONError) {
    guard bytes.count <= Self.sizeLimit else { throw JSONError(.tooLarge, line: 1, column: 1) }
    var parser = JSONParser(bytes: bytes)
    if let invalid = bytes.firstInvalidUTF8 { throw parser.error(.invalidUTF8, at: invalid) }
    self = try parser.document()
  }

  /// Reads a text that is in memory as a string.
  public init(parsing text: String) throws(JSONError) { try self.init(parsing: Array(text.utf8)) }
}
