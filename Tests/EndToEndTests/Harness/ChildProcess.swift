import CTestTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How a process ended.
enum Ending: Equatable {
  case status(Int32)
  case signal(Int32)
}

/// A system call that failed, with its error's number.
struct SystemError: Error, CustomStringConvertible {
  var call: String
  var number: Int32
  var description: String { "\(call): \(String(cString: strerror(number)))" }
}

/// Where a program's standard input comes from.
enum InputSource {
  /// The terminal; without one, nothing.
  case terminal
  /// A file with these bytes.
  case bytes([UInt8])
}

/// Where a program's standard output or error goes.
enum OutputTarget {
  /// The terminal; without one, nowhere.
  case terminal
  /// A pipe that the test reads.
  case pipe
}

/// A program that a test started: with its pipes read and its end noted, and never left behind.
final class ChildProcess {
  let id: pid_t
  private(set) var ending: Ending?
  private(set) var standardOutput: [UInt8] = []
  private(set) var standardError: [UInt8] = []
  /// Our ends of the pipes; -1 where there is none, or no longer.
  private var pipes: [Int32] = [-1, -1]

  /// Starts `command`, its first word looked up in PATH, in `environment` on top of the usual one.
  init(
    _ command: [String], environment: [String: String?] = [:], terminalPath: String? = nil,
    input: InputSource = .terminal, output: OutputTarget = .pipe, error: OutputTarget = .pipe
  ) throws {
    var theirs: [Int32] = [-1, -1, -1]
    defer { for descriptor in theirs where descriptor >= 0 { close(descriptor) } }
    if case .bytes(let bytes) = input { theirs[0] = try Self.file(holding: bytes) }
    for (index, target) in [output, error].enumerated() where target == .pipe {
      var ends: [Int32] = [-1, -1]
      let result = ctt_pipe(&ends)
      guard result == 0 else { throw SystemError(call: "pipe", number: -result) }
      pipes[index] = ends[0]
      theirs[index + 1] = ends[1]
    }
    var words = command.map { strdup($0) } + [nil]
    var variables = Self.variables(environment).map { strdup($0) } + [nil]
    defer { (words + variables).forEach { free($0) } }
    id = ctt_spawn(terminalPath, theirs, &words, &variables)
    guard id > 0 else {
      pipes.forEach { if $0 >= 0 { close($0) } }
      throw SystemError(call: "start \(command.first ?? "nothing")", number: -id)
    }
  }

  /// What every program gets: nothing of the environment of the tests but the search path, and how
  /// sanitizers are set where the tests run under one.
  private static func variables(_ changes: [String: String?]) -> [String] {
    var variables: [String: String?] = [
      "TERM": "xterm-256color", "LANG": "C.UTF-8", "HOME": "/nonexistent",
      "PATH": getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin",
      // A crash must end the program, not start a conversation on the terminal.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    for name in ["ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS"] {
      variables[name] = getenv(name).map { String(cString: $0) }
    }
    variables.merge(changes) { _, change in change }
    return variables.compactMap { name, value in value.map { "\(name)=\($0)" } }
  }

  private static func file(holding bytes: [UInt8]) throws -> Int32 {
    var path = Array("/tmp/formwork-input-XXXXXX".utf8CString)
    let descriptor = mkstemp(&path)
    guard descriptor >= 0 else { throw SystemError(call: "mkstemp", number: errno) }
    unlink(path)
    guard write(descriptor, bytes, bytes.count) == bytes.count, lseek(descriptor, 0, SEEK_SET) == 0 else {
      throw SystemError(call: "write", number: errno)
    }
    return descriptor
  }

  /// The pipes to poll, besides what the caller polls.
  var openPipes: [Int32] { pipes.filter { $0 >= 0 } }

  /// Takes what a pipe holds once `poll` has said that there is something.
  func readPipe(_ descriptor: Int32) {
    guard let index = pipes.firstIndex(of: descriptor) else { return }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &buffer, buffer.count)
    guard count > 0 else {
      close(descriptor)
      pipes[index] = -1
      return
    }
    if index == 0 { standardOutput += buffer[..<count] } else { standardError += buffer[..<count] }
  }

  /// Notes the end of the process, if it has come.
  func noteEnding() {
    guard ending == nil else { return }
    var status: Int32 = 0
    guard waitpid(id, &status, WNOHANG) == id else { return }
    // The layout of a wait status is the same on Linux and Darwin: the signal in the low 7 bits.
    ending = status & 0x7F == 0 ? .status(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }

  /// Whether it waits for something, as far as the system tells. Its main thread is meant.
  var isWaiting: Bool {
    #if os(Linux)
      guard let file = fopen("/proc/\(id)/stat", "r") else { return true }
      defer { fclose(file) }
      var buffer = [UInt8](repeating: 0, count: 512)
      let text = buffer[..<fread(&buffer, 1, buffer.count, file)]
      // The name before the state may hold anything but ends with the last bracket.
      guard let bracket = text.lastIndex(of: UInt8(ascii: ")")), bracket + 2 < text.endIndex else {
        return true
      }
      return text[bracket + 2] == UInt8(ascii: "S")
    #else
      usleep(100_000)
      return true
    #endif
  }

  func send(signal: Int32) {
    if ending == nil { kill(id, signal) }
  }

  deinit {
    for pipe in openPipes { close(pipe) }
    guard ending == nil else { return }
    // Its process group first: a shell's children go with it.
    kill(-id, SIGKILL)
    kill(id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
  }
}
