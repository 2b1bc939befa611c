internal import Forms
internal import TerminalScreen

/// What a line means, whatever is asked.
enum LineAnswer {
  case help, back, keep, empty
  case text(PastedText)

  /// `?`, `<`, and `-` where something may be emptied, mean something alone on their line; with `\` in
  /// front they are themselves.
  init(_ line: PastedText, to question: Question) {
    let bytes = line.withBytes { $0.count < 64 ? Array($0) : [] }
    switch bytes {
    case [] where line.count == 0: self = .keep
    case [UInt8(ascii: ".")] where question.kind == .longText: self = .keep
    case [UInt8(ascii: "?")]: self = .help
    case [UInt8(ascii: "<")]: self = .back
    case [UInt8(ascii: "-")] where question.isFilled && question.isOptional: self = .empty
    default: self = .text(Self.isEscaped(bytes) ? PastedText(rest(of: line)) : line)
    }
  }

  private static func isEscaped(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > 1, let last = bytes.last else { return false }
    return "<?-".utf8.contains(last) && bytes.dropLast().allSatisfy { $0 == UInt8(ascii: "\\") }
  }
}

/// A line without its first byte. What is escaped is a sign alone, so this holds no secret.
private func rest(of line: PastedText) -> String {
  line.withBytes { String(decoding: $0.dropFirst(), as: UTF8.self) }
}

extension PastedText {
  var isUTF8: Bool {
    withBytes { bytes in
      var decoder = UTF8()
      var iterator = bytes.makeIterator()
      while true {
        switch decoder.decode(&iterator) {
        case .scalarValue: continue
        case .emptyInput: return true
        case .error: return false
        }
      }
    }
  }

  var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }
}
