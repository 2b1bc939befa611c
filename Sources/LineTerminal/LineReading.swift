internal import Forms
internal import TerminalScreen

/// Why no more is asked.
struct Ended: Error { let end: LineEnd }

/// SIGINT: Control-C.
private let interrupt: Int32 = 2

extension LineRun {
  /// A line of UTF-8; nil for one that can't be taken, which is told.
  mutating func read(isHidden: Bool, again question: Question?) throws(Ended) -> PastedText? {
    let input = device.readLine(words.prompt, isHidden: isHidden)
    if case .resumed = input, let question { say(question) }
    return try line(of: input)
  }

  private mutating func line(of input: LineInput) throws(Ended) -> PastedText? {
    switch input {
    case .line(let line):
      if line.isUTF8 { return line }
      say(words.notUTF8)
    case .tooLong: say(words.tooLong)
    case .resumed: break
    case .ended: throw Ended(end: .inputEnded)
    case .hungUp: throw Ended(end: .hungUp)
    case .signal(let signal): throw Ended(end: signal == interrupt ? .cancelled : .signal(signal))
    }
    return nil
  }

  /// Goes on reading where a text may have several lines: to a line that has only a period.
  mutating func longText(_ first: PastedText, _ question: Question) throws(Ended) -> PastedText {
    guard question.kind == .longText else { return first }
    var bytes = SensitiveBytes()
    first.withBytes { for byte in $0 { bytes.append(byte) } }
    while true {
      guard let line = try line(of: device.readLine("", isHidden: false)) else { continue }
      if line.isPeriod { return bytes.withBytes { PastedText($0) } }
      bytes.append(0x0A)
      line.withBytes { for byte in $0 { bytes.append(byte) } }
    }
  }
}

extension PastedText {
  fileprivate var isPeriod: Bool { withBytes { $0.count == 1 && $0[0] == UInt8(ascii: ".") } }
}
