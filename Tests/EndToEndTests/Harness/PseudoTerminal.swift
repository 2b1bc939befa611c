import CTestTerminal
import FormworkTesting
import TerminalScreen

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program on a terminal of its own: what a person at a keyboard would see and could do.
///
/// Nothing here sleeps: waiting is for a condition, with a limit, and takes what the program
/// writes meanwhile. One test uses one terminal; any number may run beside each other.
final class PseudoTerminal {
  let screen: TerminalScreenImage
  /// The line's modes before the program started.
  let modesAtStart: TerminalModes?
  /// All that the program has written to the terminal.
  private(set) var output: [UInt8] = []
  private let process: ChildProcess
  private let path: String
  /// Our side; -1 once hung up.
  private var descriptor: Int32
  private var isAtEnd = false
  /// The line that output comes over; nil for one that is as fast as can be.
  var link: SlowLink?

  /// Starts a command on a new terminal, which is also its controlling one.
  ///
  /// - Parameter environment: on top of TERM=xterm-256color and LANG=C.UTF-8; nil takes one away.
  init(
    _ command: [String], size: Size = Size(columns: 80, rows: 24), environment: [String: String?] = [:],
    input: InputSource = .terminal, output: OutputTarget = .terminal, error: OutputTarget = .terminal
  ) throws {
    var name = [CChar](repeating: 0, count: 256)
    descriptor = ctt_open(&name, name.count, Int32(size.columns), Int32(size.rows))
    guard descriptor >= 0 else { throw SystemError(call: "open a terminal", number: -descriptor) }
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    modesAtStart = TerminalModes(of: descriptor)
    // Only our side of the terminal; the program's is an open file of its own.
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    screen = TerminalScreenImage(size: Self.imageSize(size))
    do {
      process = try ChildProcess(
        command, environment: environment, terminalPath: path, input: input, output: output, error: error)
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Starts a program of this package.
  convenience init(
    product: String, _ arguments: [String] = [], size: Size = Size(columns: 80, rows: 24),
    environment: [String: String?] = [:], input: InputSource = .terminal, output: OutputTarget = .terminal,
    error: OutputTarget = .terminal
  ) throws {
    try self.init(
      [Products.path(of: product)] + arguments, size: size, environment: environment, input: input,
      output: output, error: error)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  var rows: [String] { screen.rows }

  /// What went to standard output, where that is a pipe.
  var standardOutput: String { String(decoding: process.standardOutput, as: UTF8.self) }

  /// What went to standard error, where that is a pipe.
  var standardError: String { String(decoding: process.standardError, as: UTF8.self) }

  /// The line's modes as they are now; nil after a hang-up.
  var modes: TerminalModes? { TerminalModes(of: descriptor) }

  var processID: pid_t { process.id }

  func contains(_ text: String) -> Bool { rows.contains { $0.contains(text) } }
}

// MARK: - Waiting

extension PseudoTerminal {
  /// Something that did not happen in time, with the screen as it was then.
  struct TimedOut: Error, CustomStringConvertible {
    var what: String
    var ending: Ending?
    var rows: [String]

    var description: String {
      let end = ending.map { " The program had ended (\($0))." } ?? ""
      return "Waited in vain for \(what).\(end) The screen:\n" + rows.joined(separator: "\n")
    }
  }

  /// Waits until the condition holds, taking what the program writes meanwhile.
  ///
  /// - Parameters:
  ///   - limit: long enough for a busy machine; a test that passes never waits for it.
  ///   - evenAfterExit: for what may still happen when the program has ended and written all.
  func wait(
    for what: String = "a condition", within limit: Duration = .seconds(20), evenAfterExit: Bool = false,
    until holds: (PseudoTerminal) -> Bool
  ) throws {
    let deadline = Deadline(within: limit)
    while !holds(self) {
      let isSilent = process.ending != nil && isAtEnd && process.openPipes.isEmpty
      let isOver = deadline.hasPassed || isSilent && !evenAfterExit
      if isOver { throw TimedOut(what: what, ending: process.ending, rows: rows) }
      pump(within: 5)
    }
  }

  /// Waits until a row of the screen contains the text.
  func waitForText(_ text: String, within limit: Duration = .seconds(20)) throws {
    try wait(for: "“\(text)”", within: limit) { $0.contains(text) }
  }

  /// Waits for the program to end and takes all that it wrote.
  @discardableResult
  func waitForExit(within limit: Duration = .seconds(20)) throws -> Ending {
    try wait(for: "the program to end", within: limit) { $0.process.ending != nil }
    // What it wrote last; a child that it left behind may hold the terminal open.
    let deadline = Deadline(within: .milliseconds(200))
    while !isAtEnd || !process.openPipes.isEmpty, !deadline.hasPassed { pump(within: 5) }
    return process.ending ?? .status(-1)
  }

  /// Lets time pass and takes what the program writes.
  func pass(_ duration: Duration) {
    let deadline = Deadline(within: duration)
    while !deadline.hasPassed { pump(within: 5) }
  }

  /// Takes what there is, after at most so many milliseconds, and notes the end of the program.
  private func pump(within milliseconds: Int32) {
    if let bytes = link?.arrived(), !bytes.isEmpty { show(bytes) }
    let terminal = isAtEnd || descriptor < 0 || link?.room == 0 ? [] : [descriptor]
    for source in readable(terminal + process.openPipes, within: milliseconds) {
      if source == descriptor { readTerminal() } else { process.readPipe(source) }
    }
    process.noteEnding()
  }

  private func readTerminal() {
    var buffer = [UInt8](repeating: 0, count: min(65_536, link?.room ?? .max))
    let count = read(descriptor, &buffer, buffer.count)
    if count > 0 {
      output += buffer[..<count]
      if link == nil { show(buffer[..<count]) } else { link?.take(Array(buffer[..<count])) }
    } else if count == 0 || errno != EAGAIN && errno != EINTR {
      // Linux says EIO when nobody has the other side open any more.
      isAtEnd = true
    }
  }

  private func show(_ bytes: some Collection<UInt8>) {
    screen.feed(Array(bytes)[...])
    let replies = screen.takeReplies()
    if !replies.isEmpty, descriptor >= 0 { _ = write(descriptor, replies, replies.count) }
  }
}

// MARK: - Doing

extension PseudoTerminal {
  /// Sends bytes as they are, however many, while taking what the program writes.
  func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty, descriptor >= 0 {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EAGAIN && errno != EINTR {
        throw SystemError(call: "write to the terminal", number: errno)
      } else if process.ending != nil {
        throw TimedOut(what: "the program to read", ending: process.ending, rows: rows)
      } else {
        pump(within: 5)
      }
    }
  }

  /// Sends text as it is, in one go.
  func send(_ text: String) throws { try send(Array(text.utf8)) }

  /// Plays keys in writing as a person would: each one when the program has read the one before.
  ///
  /// After Escape alone as much time passes as tells it from Alt with the next key.
  func play(_ script: String) throws {
    for key in try KeyNotation.parse(script) {
      let encoding = XtermEncoding(hasApplicationCursorKeys: screen.modes[1])
      var bytes: [UInt8] = []
      for input in key.inputs {
        switch input {
        case .wait(let duration): pass(duration)
        case .event(.resize(let size)): resize(to: size)
        case .event(.hangup): hangUp()
        case .event(let event): bytes += encoding.bytes(of: event) ?? []
        }
      }
      try send(bytes)
      try wait(for: "“\(key.source)” to be read") { !$0.hasUnreadInput || $0.process.ending != nil }
      if bytes.last == 0x1B { pass(.milliseconds(60)) }
    }
  }

  /// Waits until the program has done all that it was given to do, and waits itself.
  func waitUntilIdle() throws {
    try wait(for: "the program to wait") { $0.process.isWaiting && !$0.hasUnreadInput }
    // What it wrote last is still on its way through the kernel, a few kilobytes at a time.
    while !isAtEnd, descriptor >= 0, !readable([descriptor], within: 20).isEmpty { pump(within: 5) }
  }

  /// Whether something was sent that the program has not read. Without complete lines a program
  /// that reads by line has nothing to read.
  var hasUnreadInput: Bool {
    guard descriptor >= 0 else { return false }
    let side = ctt_open_program_side(path)
    guard side >= 0 else { return false }
    defer { close(side) }
    return !readable([side], within: 0).isEmpty
  }

  /// Changes the size of the window; the program gets SIGWINCH. 0x0 is a terminal that doesn't know its
  /// size: programs take it for 80x24.
  func resize(to size: Size) {
    _ = ctt_resize(descriptor, Int32(size.columns), Int32(size.rows))
    screen.resize(to: Self.imageSize(size))
  }

  private static func imageSize(_ size: Size) -> Size {
    size.columns == 0 || size.rows == 0 ? Size(columns: 80, rows: 24) : size
  }

  /// Closes the window: the program gets SIGHUP and can read and write no more.
  func hangUp() {
    guard descriptor >= 0 else { return }
    close(descriptor)
    descriptor = -1
    isAtEnd = true
  }

  func send(signal: Int32) { process.send(signal: signal) }

  /// Sends a signal to whatever has the terminal now: a shell's job.
  func sendToForeground(signal: Int32) {
    let group = tcgetpgrp(descriptor)
    if group > 1 { kill(-group, signal) }
  }
}
