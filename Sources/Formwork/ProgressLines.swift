internal import Forms
internal import TerminalScreen

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Work told line by line on standard error: for screen readers, and where there is no screen (A2). No
/// line is ever written over, and nothing is told twice.
struct ProgressLines<Result: Sendable>: Sendable {
  let title: String
  let steps: [String]
  let desk: ProgressDesk<Result>
  /// What is said when the work is done.
  let sentence: String?

  init(_ title: String, _ steps: [String], _ desk: ProgressDesk<Result>, sentence: String?) {
    self.title = title
    self.steps = steps
    self.desk = desk
    self.sentence = sentence
  }

  func run() async throws -> Result? {
    Self.write(title)
    let (signals, signal) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let reporter = desk.start { signal.yield() }
    await withTaskCancellationHandler {
      var percent = 0
      var isOver = false
      for await _ in signals {
        for event in reporter.take() {
          if case .report(let report) = event { tell(report, &percent) } else { isOver = true }
        }
        if isOver { break }
      }
    } onCancel: {
      desk.stop()
      signal.yield()
    }
    if Task.isCancelled { return nil }
    let result = try desk.result()
    if let sentence { Self.write(sentence) }
    return result
  }

  private func tell(_ report: ProgressReport, _ percent: inout Int) {
    switch report {
    case .step(let number):
      guard steps.indices.contains(number) else { return }
      Self.write("\(number + 1)/\(steps.count) \(steps[number])")
    case .message(let words): Self.write(words)
    case .log: for line in report.logLines where !line.isEmpty { Self.write(line) }
    case .fraction(let fraction):
      // Every tenth is enough to hear that it goes on.
      guard let fraction, fraction.isFinite else { return }
      let now = Int(min(1, max(0, fraction)) * 10) * 10
      if now > percent { Self.write("\(now) %") }
      percent = max(now, percent)
    }
  }

  /// What could move or mislead a terminal is shown by stand-ins.
  private static func write(_ text: String) {
    var line =
      text.map { character in
        let shown = DisplayCluster(character)
        return shown.pieces.isEmpty ? String(shown.character) : shown.text
      }.joined() + "\n"
    line.withUTF8 { _ = systemWrite(2, $0.baseAddress, $0.count) }
  }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
