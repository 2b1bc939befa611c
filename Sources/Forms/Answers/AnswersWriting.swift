internal import JSONText

/// How answers are written for a program that reads them.
public enum AnswersFormat: String, Sendable, CaseIterable {
  /// An object by field id.
  case json
  /// `NAME='value'` lines that a POSIX shell takes as assignments.
  case shell
  /// One answer a line, in form order, a line for every field.
  case lines
}

/// Why answers can't be written in a format.
public enum AnswersWritingError: Error, Sendable, Hashable {
  /// Two fields would be the same shell variable.
  case sameName(String, ids: [String])
  /// A shell has no NUL.
  case nul(id: String)
  /// One of several values holds a line break, which parts them.
  case lineBreakInList(id: String)
}

extension Session {
  /// Writes the answers for a script: secrets in the clear if asked for, nothing in their place
  /// otherwise. Confirmations of a secret are no answers.
  ///
  /// - Throws: what can't be written; `bytes` is then of no use.
  public func write(
    _ format: AnswersFormat, showingSecrets: Bool, into bytes: inout SensitiveBytes
  ) throws(AnswersWritingError) {
    switch format {
    case .json: writeJSON(showingSecrets: showingSecrets, into: &bytes)
    case .shell: try writeShell(showingSecrets: showingSecrets, into: &bytes)
    case .lines: writeLines(showingSecrets: showingSecrets, into: &bytes)
    }
  }

  /// The answers as a JSON object by field id. What could move a terminal is escaped, wherever it goes: the
  /// text is the same to whoever reads JSON.
  public func writeJSON(showingSecrets: Bool, into bytes: inout SensitiveBytes) {
    let writer = JSONWriter(escaping: .terminal)
    let answers = submittedAnswers
    guard !answers.isEmpty else { return bytes.append("{}\n") }
    bytes.append("{")
    var separator = "\n  "
    for answer in answers {
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

  /// What leaves the form. Where a disabled field holds text that is wrong, the last right value of
  /// it: nothing unchecked gets out.
  var submittedAnswers: [Answer] {
    answers.compactMap { answer in
      guard let number = fieldNumbers[answer.id], !isConfirmation(number) else { return nil }
      guard let problem = fields[number].problem, problem != .required else { return answer }
      return Answer(id: answer.id, value: AnswerValue(store.value(ofField: number)))
    }
  }

  /// Whether any of the answers is a secret that has something in it.
  public var hasSecretAnswers: Bool {
    submittedAnswers.contains { if case .secret(let secret) = $0.value { !secret.isEmpty } else { false } }
  }

  /// A secure field that has to equal another is asked for certainty only.
  func isConfirmation(_ number: Int) -> Bool { confirmed(by: number) != nil }

  /// The secret that a field confirms.
  func confirmed(by number: Int) -> Int? {
    guard let rule = form.fields[number].rules.first(where: { $0.name == "equals" }),
      traits(of: number).contains(.secret)
    else { return nil }
    return rule.dependencies.first.flatMap { fieldNumbers[$0] }
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
