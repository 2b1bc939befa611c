/// Unfinished answers of a form, to be taken up at its next start (P12). A secret is never in it.
public struct Draft: Sendable, Equatable {
  /// What stands in a field, valid or not.
  public struct Entry: Sendable, Equatable {
    /// The id of the field.
    public var id: String
    /// The kind of field: what was typed into one kind is not given to another.
    public var type: String
    /// What stands in the field.
    public var value: FieldValue

    /// What was entered in one field.
    public init(id: String, type: String, value: FieldValue) {
      self.id = id
      self.type = type
      self.value = value
    }
  }

  /// The title of the form.
  public var form: String
  /// Differs when the fields of the form differ.
  public var fingerprint: String
  /// The id of the field that had the focus.
  public var focus: String?
  /// What was entered, in form order.
  public var entries: [Entry]

  /// A draft of a form with these entries.
  public init(form: String, fingerprint: String, focus: String? = nil, entries: [Entry]) {
    self.form = form
    self.fingerprint = fingerprint
    self.focus = focus
    self.entries = entries
  }
}

extension FormDefinition {
  /// Sixteen hexadecimal digits made from ids and kinds of all fields, in order (FNV-1a, 64 bits).
  public var fingerprint: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for field in fields {
      for byte in "\(field.id)\u{0}\(field.typeName)\u{0}".utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
      }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension FieldDefinition {
  /// The kind by a name that stays: `text` for `TextKind`.
  var typeName: String {
    if let text = kind as? TextKind { return text.content.typeName }
    let name = String(describing: type(of: kind))
    let stem = name.hasSuffix("Kind") && name.count > 4 ? name.dropLast(4) : name[...]
    return stem.prefix(1).lowercased() + stem.dropFirst()
  }
}

extension TextContent {
  /// What was typed in one format means nothing in another.
  fileprivate var typeName: String {
    switch self {
    case .text: "text"
    case .search: "search"
    case .email: "email"
    case .url: "url"
    case .phone: "phone"
    case .card: "card"
    case .mask: "mask"
    case .digits: "digits"
    case .day: "date"
    case .expiration: "expiration"
    case .number: "number"
    case .size: "size"
    case .custom: "custom"
    }
  }
}
