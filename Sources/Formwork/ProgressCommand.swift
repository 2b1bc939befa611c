#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Why a command of a long task did not do what it was to.
public enum CommandFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// It could not be started; the system's reason.
  case notStarted(String, reason: String)
  case ended(String, status: Int32)
  case killed(String, signal: Int32)

  /// What happened, for people.
  public var description: String {
    switch self {
    case .notStarted(let name, let reason): "\(name) could not be started: \(reason)."
    case .ended(let name, let status): "\(name) ended with status \(status)."
    case .killed(let name, let signal): "\(name) was ended by signal \(signal)."
    }
  }
}

extension ProgressReporter {
  /// Runs a program, without a shell; what it prints goes to the log. It gets no input, and a process
  /// group of its own, which is told to end when the task is cancelled.
  ///
  /// - Parameter command: the program, looked up in PATH, and its arguments.
  /// - Throws: `CommandFailure` unless its status is 0, `CancellationError` if it was stopped.
  public func run(_ command: [String]) async throws {
    let stop = StopFlag()
    try await withTaskCancellationHandler {
      try await onThreadOfItsOwn { try RunningCommand(command).finish(stop) { self.log($0) } }
    } onCancel: {
      stop.set()
    }
  }
}

/// A program on its way, with the pipe that it prints into.
private struct RunningCommand {
  private let name: String
  private let process: pid_t
  private let output: Int32
  private static let tick: Int32 = 50
  /// What a program gets to tidy up after it was told to end.
  private static let patience = Duration.seconds(5)

  init(_ command: [String]) throws(CommandFailure) {
    name = command.first ?? ""
    var pipes: [Int32] = [-1, -1]
    guard !command.isEmpty, pipe(&pipes) == 0 else { throw .notStarted(name, reason: Self.reason(errno)) }
    for end in pipes { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(pipes[0], F_SETFL, O_NONBLOCK)
    output = pipes[0]
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, pipes[1], 1)
    posix_spawn_file_actions_adddup2(&actions, pipes[1], 2)
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    // A stop of our group must not reach it before it is the command: we would wait for ever until it is.
    sigaddset(&signals, SIGTSTP)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var words = command.map { strdup($0) } + [nil]
    defer {
      words.forEach { free($0) }
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
      close(pipes[1])
    }
    var process = pid_t()
    let error = posix_spawnp(&process, words[0]!, &actions, &attributes, &words, environ)
    guard error == 0 else {
      close(output)
      throw .notStarted(name, reason: Self.reason(error))
    }
    self.process = process
  }

  private static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }

  /// Sees the program to its end, line by line.
  func finish(_ stop: StopFlag, _ tell: (String) -> Void) throws {
    defer { close(output) }
    var line: [UInt8] = []
    var toldToEnd: ContinuousClock.Instant?
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      var file = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let isReady = poll(&file, 1, Self.tick) > 0
      // The output of a program that closed it would be ready for ever.
      if isReady, !read(into: &line, tell) { usleep(UInt32(Self.tick) * 1000) }
      guard stop.isSet else { continue }
      if toldToEnd == nil { kill(-process, SIGTERM) }
      let began = toldToEnd ?? .now
      if .now - began > Self.patience { kill(-process, SIGKILL) }
      toldToEnd = began
    }
    while read(into: &line, tell) {}
    if !line.isEmpty { tell(String(decoding: line, as: UTF8.self)) }
    if stop.isSet { throw CancellationError() }
    let signal = status & 0x7F
    if signal != 0 { throw CommandFailure.killed(name, signal: signal) }
    if status >> 8 & 0xFF != 0 { throw CommandFailure.ended(name, status: status >> 8 & 0xFF) }
  }

  /// Takes what is there and tells whole lines. False where nothing was, or nothing will be.
  private func read(into line: inout [UInt8], _ tell: (String) -> Void) -> Bool {
    var block = [UInt8](repeating: 0, count: 4096)
    let count = systemRead(output, &block, block.count)
    guard count > 0 else { return false }
    for byte in block[..<count] {
      if byte == UInt8(ascii: "\n") || line.count >= 8192 {
        tell(String(decoding: line, as: UTF8.self))
        line.removeAll(keepingCapacity: true)
      }
      if byte != UInt8(ascii: "\n") { line.append(byte) }
    }
    return true
  }
}

private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, bytes, count)
}
