/// A value of a JSON text (RFC 8259) with the place where it begins.
///
/// Members of objects keep their order, numbers their spelling. Two nodes are equal when their
/// values are: places don't count.
public struct JSONNode: Sendable {
  /// The six kinds of RFC 8259, section 3.
  public enum Value: Hashable, Sendable {
    case object([Member])
    case array([JSONNode])
    case string(String)
    case number(JSONNumber)
    case bool(Bool)
    case null
  }

  /// A name in an object with its value. A reader never yields a name twice.
  public struct Member: Sendable {
    /// As it stands, escapes resolved.
    public let name: String
    /// What the name is bound to.
    public let value: JSONNode
    /// Where the name stands, from 1; 0 if it was not read from a text.
    public let line: Int
    /// In characters from 1; 0 if it was not read from a text.
    public let column: Int

    /// A member; without a place unless a reader knows one.
    public init(_ name: String, _ value: JSONNode, line: Int = 0, column: Int = 0) {
      self.name = name
      self.value = value
      self.line = line
      self.column = column
    }
  }

  /// What the node is.
  public let value: Value
  /// From 1; 0 if the node was not read from a text.
  public let line: Int
  /// In characters (grapheme clusters) from 1; 0 if the node was not read from a text.
  public let column: Int

  /// A node; without a place unless a reader knows one.
  public init(_ value: Value, line: Int = 0, column: Int = 0) {
    self.value = value
    self.line = line
    self.column = column
  }
}

extension JSONNode: Hashable {
  /// Compares values, not places.
  public static func == (one: JSONNode, other: JSONNode) -> Bool { one.value == other.value }
  /// Hashes the value, not the place.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension JSONNode.Member: Hashable {
  /// Compares values, not places.
  public static func == (one: Self, other: Self) -> Bool {
    one.name == other.name && one.value == other.value
  }

  /// Hashes the value, not the place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(value)
  }
}

extension JSONNode {
  /// The value of a member, nil where there is none or the node is no object.
  public subscript(name: String) -> JSONNode? {
    members?.first { $0.name == name }?.value
  }

  /// The members of an object in their order, nil for any other kind.
  public var members: [Member]? { if case .object(let members) = value { members } else { nil } }

  /// The elements of an array, nil for any other kind.
  public var elements: [JSONNode]? { if case .array(let elements) = value { elements } else { nil } }

  /// The text of a string, nil for any other kind.
  public var string: String? { if case .string(let text) = value { text } else { nil } }

  /// A number, nil for any other kind.
  public var number: JSONNumber? { if case .number(let number) = value { number } else { nil } }

  /// True or false, nil for any other kind.
  public var bool: Bool? { if case .bool(let bool) = value { bool } else { nil } }

  /// Whether this is `null`.
  public var isNull: Bool { value == .null }
}

extension JSONNode {
  /// An object, in the order given. The names are to be different.
  public static func object(_ members: [Member]) -> JSONNode { JSONNode(.object(members)) }
  /// An array, in the order given.
  public static func array(_ elements: [JSONNode]) -> JSONNode { JSONNode(.array(elements)) }
  /// A string.
  public static func string(_ text: String) -> JSONNode { JSONNode(.string(text)) }
  /// A number.
  public static func number(_ number: JSONNumber) -> JSONNode { JSONNode(.number(number)) }
  /// True or false.
  public static func bool(_ bool: Bool) -> JSONNode { JSONNode(.bool(bool)) }
  /// `null`.
  public static var null: JSONNode { JSONNode(.null) }
}
