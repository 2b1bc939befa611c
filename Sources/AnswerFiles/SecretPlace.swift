public import Forms
public import JSONText

/// Descriptors that were read. Each gives its bytes once: a second field that names it would find
/// nothing.
public struct UsedDescriptors: Sendable {
  private var fields: [Int32: String] = [:]

  /// None so far.
  public init() {}

  /// Notes who reads a descriptor. Returns the field that has read it already.
  mutating func use(_ descriptor: Int32, for id: String) -> String? {
    if let other = fields[descriptor] { return other }
    fields[descriptor] = id
    return nil
  }
}

/// Why a secret can't be taken from where an answers file says it is.
public struct SecretFault: Error, Hashable, Sendable {
  /// From 1.
  public let line: Int
  /// In characters, from 1.
  public let column: Int
  /// The member of the answer that is wrong, such as `file`; nil for the answer itself.
  public let member: String?
  /// What is wrong, and what would be right.
  public let words: String

  init(_ node: JSONNode, member: String? = nil, _ words: String) {
    (line, column, self.member, self.words) = (node.line, node.column, member, words)
  }
}

extension SecretReader {
  /// Reads the secret of a field from where its answer says: `{"file": "PATH"}` or `{"fd": 3}` (E5).
  ///
  /// - Throws: why there is none: it stands in the file itself, can't be read, or is no line of text.
  public func secret(
    _ answer: JSONNode, field id: String, _ used: inout UsedDescriptors
  ) throws(SecretFault) -> Secret {
    let source = try source(answer, id, &used)
    let secret: Secret
    do throws(Failure) { secret = try read(source) } catch { throw SecretFault(answer, error.words) }
    if let words = secret.withBytes({ faultOfLine($0) }) { throw SecretFault(answer, words) }
    return secret
  }

  private func source(
    _ answer: JSONNode, _ id: String, _ used: inout UsedDescriptors
  ) throws(SecretFault) -> Source {
    guard let members = answer.members else {
      throw SecretFault(answer, "a secret never stands here; write `{\"file\": \"PATH\"}` or `{\"fd\": 3}`")
    }
    if let other = members.first(where: { $0.name != "file" && $0.name != "fd" }) {
      let near = nearest(to: other.name, in: ["file", "fd"]).map { "did you mean `\($0)`?" }
      throw SecretFault(
        JSONNode(.null, line: other.line, column: other.column), member: other.name,
        "`\(other.name)` is not known here; \(near ?? "use one of `file`, `fd`")")
    }
    switch (answer["file"], answer["fd"]) {
    case (let file?, nil):
      guard let path = file.string, !path.isEmpty, !path.utf8.contains(0) else {
        throw SecretFault(file, member: "file", "this is no path of a file; write one in quotes")
      }
      return .file(path)
    case (nil, let number?):
      guard let descriptor = number.number?.int, (0...65_535).contains(descriptor) else {
        throw SecretFault(
          number, member: "fd",
          "expected a whole number from 0 to 65535"
            + (number.number.map { ", found the number \($0)" } ?? ""))
      }
      if let other = used.use(Int32(descriptor), for: id) {
        throw SecretFault(
          answer, "descriptor \(descriptor) is read for `\(other)` already; use another")
      }
      return .descriptor(Int32(descriptor))
    default: throw SecretFault(answer, "give either `file` or `fd`")
    }
  }

  /// A secret is one line of UTF-8, as it is when it is typed.
  private func faultOfLine(_ bytes: UnsafeRawBufferPointer) -> String? {
    if bytes.contains(0x0A) || bytes.contains(0x0D) {
      return "a line break stands inside the secret; it is one line"
    }
    if bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
      return "a control character stands in the secret; it can't be typed and is not taken"
    }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue: continue
      case .emptyInput: return nil
      case .error: return "the secret is no UTF-8; save it as that"
      }
    }
  }
}
