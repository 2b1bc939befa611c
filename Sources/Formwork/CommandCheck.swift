internal import CTerminal
internal import Forms
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Asks a program whether a value is right: no shell, the value on its standard input, little of our
/// environment, and an end when its time is over. Blocks.
struct CommandCheck {
  /// The program and its arguments.
  let arguments: [String]
  let timeout: Duration

  /// Bytes of output that are read; the rest is thrown away.
  static let outputLimit = 4096
  /// How often is looked whether it has ended, or is not wanted any more.
  private static let tick: Int32 = 10

  /// Variables that a program gets: what it needs to be found, to speak a language, and to find its
  /// own files.
  static let variables = [
    "PATH", "HOME", "USER", "LOGNAME", "LANG", "LANGUAGE", "LC_ALL", "LC_CTYPE", "LC_MESSAGES", "TZ",
    "TMPDIR",
  ]

  /// Nil where the status is 0, or where it was stopped.
  func problem(with value: FieldValue, isStopped: () -> Bool) -> Problem? {
    guard var run = CommandRun(arguments: arguments) else { return .checkFailed }
    let end = ContinuousClock.now + timeout
    let outcome = value.withAnswerBytes { bytes in
      run.finish(giving: bytes, until: end, tick: Self.tick, isStopped: isStopped)
    }
    switch outcome {
    case .ended(0), .stopped: return nil
    case .ended(126), .ended(127): return run.firstLine.map(Problem.words) ?? .checkFailed
    case .ended: return run.firstLine.map(Problem.words) ?? .notAccepted
    case .tooLate: return .checkTimedOut
    }
  }
}

/// A program on its way.
private struct CommandRun {
  enum Outcome {
    case ended(Int32)
    case tooLate, stopped
  }

  private let process: pid_t
  private var input: Int32
  private var output: Int32
  private var printed: [UInt8] = []
  private var written = 0

  init?(arguments: [String]) {
    let environment = CommandCheck.variables.compactMap { name in
      getenv(name).map { name + "=" + String(cString: $0) }
    }
    var process = pid_t()
    var input: Int32 = -1
    var output: Int32 = -1
    let isStarted = withCStrings(arguments) { arguments in
      withCStrings(environment) { fw_command_start(arguments, $0, &process, &input, &output) }
    }
    guard isStarted else { return nil }
    (self.process, self.input, self.output) = (process, input, output)
  }

  /// The first line that it printed, safe to show and of at most 200 characters; nil for none.
  var firstLine: String? { Problem.firstLine(ofOutput: String(decoding: printed, as: UTF8.self)) }

  /// Gives it the bytes, takes what it prints, and sees it to its end.
  mutating func finish(
    giving bytes: UnsafeRawBufferPointer, until end: ContinuousClock.Instant, tick: Int32,
    isStopped: () -> Bool
  ) -> Outcome {
    var outcome: Outcome?
    while outcome == nil, !fw_command_has_ended(process) {
      if isStopped() { outcome = .stopped } else if .now >= end { outcome = .tooLate }
      if outcome == nil { exchange(bytes, tick: tick) }
    }
    // What it printed before it ended is still in the pipe.
    read()
    close(&input)
    close(&output)
    let status = fw_command_finish(process)
    return outcome ?? .ended(status)
  }

  private mutating func exchange(_ bytes: UnsafeRawBufferPointer, tick: Int32) {
    if input >= 0, written == bytes.count { close(&input) }
    var files = [
      pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: output, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&files, 2, tick) > 0 else { return }
    if files[0].revents != 0 { write(bytes) }
    if files[1].revents != 0 { read() }
  }

  private mutating func write(_ bytes: UnsafeRawBufferPointer) {
    let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
    let count = fw_command_write(input, rest.baseAddress, rest.count)
    if count < 0 { close(&input) } else { written += count }
  }

  private mutating func read() {
    guard output >= 0 else { return }
    while true {
      var buffer = [UInt8](repeating: 0, count: 1024)
      let count = fw_read(output, &buffer, buffer.count)
      if count < 0 { return close(&output) }
      if count == 0 { return }
      printed += buffer[..<min(count, max(0, CommandCheck.outputLimit - printed.count))]
    }
  }

  private func close(_ descriptor: inout Int32) {
    if descriptor >= 0 { fw_close(descriptor) }
    descriptor = -1
  }
}

/// Lends texts as a list of C strings that ends with nil.
private func withCStrings<Result>(
  _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  let copies = texts.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return (copies + [nil]).withUnsafeBufferPointer { body($0.baseAddress!) }
}
