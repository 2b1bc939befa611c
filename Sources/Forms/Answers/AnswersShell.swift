/// Answers as assignments of a POSIX shell (POSIX.1-2024, XCU 2.2.2 and 2.10.2): `eval` of what is
/// written sets one variable a field and does nothing else, whatever was entered.
enum ShellText {
  /// The variable of a field: its id, with `_` for each character that no name may have. `user-name`
  /// becomes `user_name`.
  static func name(ofField id: String) -> String {
    let name = id.unicodeScalars.map { scalar in
      scalar == "_" || (scalar.isASCII && scalar.properties.isAlphabetic) || ("0"..."9").contains(scalar)
        ? Character(scalar) : "_"
    }
    return name.first?.isNumber ?? true ? "_" + String(name) : String(name)
  }
}

extension FormDefinition {
  /// The fields that would be the same shell variable, if there are any. Asked before the form is
  /// shown, so that nobody fills it in for nothing.
  public var shellNameClash: AnswersWritingError? {
    var ids: [String: [String]] = [:]
    for field in fields { ids[ShellText.name(ofField: field.id), default: []].append(field.id) }
    return ids.filter { $0.value.count > 1 }.min { $0.key < $1.key }
      .map { .sameName($0.key, ids: $0.value) }
  }
}

extension Session {
  /// A line `NAME='value'` for each answer. `null` is the empty text, several values stand one a
  /// line inside the quotes.
  func writeShell(showingSecrets: Bool, into bytes: inout SensitiveBytes) throws(AnswersWritingError) {
    if let clash = form.shellNameClash { throw clash }
    for answer in submittedAnswers {
      bytes.append(ShellText.name(ofField: answer.id) + "='")
      let isWhole: Bool
      switch answer.value {
      case .null: isWhole = true
      case .text(let text), .number(let text): isWhole = bytes.append(shellQuoted: text)
      case .toggle(let isOn): isWhole = bytes.append(shellQuoted: isOn ? "true" : "false")
      case .list(let values):
        if values.contains(where: { $0.contains(where: \.isNewline) }) {
          throw .lineBreakInList(id: answer.id)
        }
        isWhole = bytes.append(shellQuoted: values.joined(separator: "\n"))
      case .secret(let secret):
        isWhole = !showingSecrets || secret.withBytes { bytes.append(shellQuoted: $0) }
      }
      guard isWhole else { throw .nul(id: answer.id) }
      bytes.append("'\n")
    }
  }
}

extension SensitiveBytes {
  /// Appends what stands between single quotes, where only the quote itself means anything. False
  /// for a NUL, which no variable holds.
  fileprivate mutating func append(shellQuoted text: some Sequence<UInt8>) -> Bool {
    for byte in text {
      switch byte {
      case 0: return false
      case UInt8(ascii: "'"): append(#"'\''"#)
      default: append(byte)
      }
    }
    return true
  }

  fileprivate mutating func append(shellQuoted text: String) -> Bool { append(shellQuoted: text.utf8) }
}
