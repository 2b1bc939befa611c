internal import JSONText

extension Session {
  /// The answers as a JSON object by field id, for a script: secrets in the clear if asked for, null
  /// otherwise. Confirmations of a secret are no answers.
  public func writeJSON(showingSecrets: Bool, into bytes: inout SensitiveBytes) {
    let writer = JSONWriter()
    bytes.append("{")
    var separator = "\n  "
    for answer in answers where !isConfirmation(id: answer.id) {
      bytes.append(separator)
      separator = ",\n  "
      bytes.append(writer.quoted(answer.id) + ": ")
      if case .secret(let secret) = answer.value, showingSecrets {
        secret.withBytes { bytes.append(jsonString: $0) }
      } else {
        bytes.append(writer.text(answer.value.json))
      }
    }
    bytes.append("\n}\n")
  }

  /// A secure field that has to equal another is asked for certainty only.
  func isConfirmation(id: String) -> Bool {
    fieldNumbers[id].map(isConfirmation) ?? false
  }

  func isConfirmation(_ number: Int) -> Bool {
    let field = form.fields[number]
    return field.kind.traits.contains(.secret) && field.rules.contains { $0.name == "equals" }
  }
}

extension SensitiveBytes {
  /// Appends UTF-8 as a JSON string, without a `String` on the way.
  mutating func append(jsonString text: UnsafeRawBufferPointer) {
    append(UInt8(ascii: "\""))
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        append(UInt8(ascii: "\\"))
        append(byte)
      case 0..<0x20, 0x7F:
        append("\\u00")
        append(Self.hexDigit(byte >> 4))
        append(Self.hexDigit(byte & 15))
      default: append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
