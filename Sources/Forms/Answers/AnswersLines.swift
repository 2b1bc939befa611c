extension Session {
  /// One answer a line. Every field has its line whether it is answered, hidden or neither, so that
  /// the third line is always the third field's; confirmations and notes have none.
  ///
  /// A line break in an answer is written `\n`, a carriage return `\r`, a tab `\t`, a backslash `\\`;
  /// several values are parted by tabs. `printf '%b'` gives the text back.
  func writeLines(showingSecrets: Bool, into bytes: inout SensitiveBytes) {
    var answers: [String: AnswerValue] = [:]
    for answer in submittedAnswers { answers[answer.id] = answer.value }
    for number in fields.indices where hasAnswer(number) {
      switch answers[form.fields[number].id] {
      case nil, .null: break
      case .text(let text), .number(let text): bytes.append(line: text.utf8)
      case .toggle(let isOn): bytes.append(isOn ? "true" : "false")
      case .list(let values):
        for (index, value) in values.enumerated() {
          if index > 0 { bytes.append("\t") }
          bytes.append(line: value.utf8)
        }
      case .secret(let secret): if showingSecrets { secret.withBytes { bytes.append(line: $0) } }
      }
      bytes.append("\n")
    }
  }

  private func hasAnswer(_ number: Int) -> Bool { !isConfirmation(number) }
}

extension SensitiveBytes {
  fileprivate mutating func append(line text: some Sequence<UInt8>) {
    for byte in text {
      switch byte {
      case 0x0A: append(#"\n"#)
      case 0x0D: append(#"\r"#)
      case 0x09: append(#"\t"#)
      case UInt8(ascii: "\\"): append(#"\\"#)
      default: append(byte)
      }
    }
  }
}
