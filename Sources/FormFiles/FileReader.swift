internal import JSONText

/// A place in a form file, with the keys that lead there, read with errors that help.
struct FileReader: Sendable {
  let node: JSONNode
  let path: String

  func error(_ words: String) -> FormFileError {
    FormFileError(line: node.line, column: node.column, path: path, words: words)
  }

  // MARK: Plain values

  func string() throws(FormFileError) -> String {
    guard let text = node.string else { throw error("expected a text in quotes, found \(found)") }
    return text
  }

  func bool() throws(FormFileError) -> Bool {
    guard let bool = node.bool else { throw error("expected `true` or `false`, found \(found)") }
    return bool
  }

  func integer(in range: ClosedRange<Int>) throws(FormFileError) -> Int {
    guard let number = node.number?.int, range.contains(number) else {
      throw error("expected a whole number from \(range.lowerBound) to \(range.upperBound), found \(found)")
    }
    return number
  }

  func word<Value: RawRepresentable & CaseIterable>(_ type: Value.Type) throws(FormFileError) -> Value
  where Value.RawValue == String {
    let text = try string()
    if let value = Value(rawValue: text) { return value }
    throw error(unknown(text, among: Value.allCases.map(\.rawValue)))
  }

  func list() throws(FormFileError) -> [FileReader] {
    guard let elements = node.elements else { throw error("expected a list in `[ ]`, found \(found)") }
    return elements.enumerated().map { FileReader(node: $1, path: "\(path)[\($0)]") }
  }

  func strings() throws(FormFileError) -> [String] {
    try list().map { element throws(FormFileError) in try element.string() }
  }

  // MARK: Objects

  /// The members of an object, all of whose keys have to be among `keys`.
  func object(_ keys: [String]) throws(FormFileError) -> FileObject {
    let faults = FaultCollector()
    let object = try object(keys, faults)
    try faults.check()
    return object
  }

  /// The members of an object; keys that are not among `keys` are noted, and the others can be read.
  func object(_ keys: [String], _ faults: FaultCollector) throws(FormFileError) -> FileObject {
    guard let members = node.members else { throw error("expected an object in `{ }`, found \(found)") }
    for member in members where !keys.contains(member.name) {
      faults.note(
        FormFileError(
          line: member.line, column: member.column, path: join(member.name),
          words: unknown(member.name, among: keys)))
    }
    return FileObject(reader: self)
  }

  func member(_ name: String) -> FileReader? {
    node[name].map { FileReader(node: $0, path: join(name)) }
  }

  private func join(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

  func unknown(_ text: String, among known: [String]) -> String {
    if let near = nearest(to: text, in: known) {
      return "`\(text)` is not known here; did you mean `\(near)`?"
    }
    return "`\(text)` is not known here; use one of \(known.map { "`\($0)`" }.joined(separator: ", "))"
  }

  /// What stands there, in words.
  var found: String {
    switch node.value {
    case .object: "an object"
    case .array: "a list"
    case .string(let text): "the text “\(text.prefix(40))”"
    case .number(let number): "the number \(number)"
    case .bool(let bool): "`\(bool)`"
    case .null: "`null`"
    }
  }
}

/// An object whose keys are all known.
struct FileObject: Sendable {
  let reader: FileReader

  subscript(name: String) -> FileReader? { reader.member(name) }

  func required(_ name: String) throws(FormFileError) -> FileReader {
    guard let member = reader.member(name) else { throw reader.error("`\(name)` is missing") }
    return member
  }

  func string(_ name: String) throws(FormFileError) -> String? { try self[name]?.string() }

  func bool(_ name: String) throws(FormFileError) -> Bool { try self[name]?.bool() ?? false }
}
