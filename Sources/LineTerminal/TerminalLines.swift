internal import CTerminal
internal import Forms
internal import TerminalScreen

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Lines of a terminal, or of a pipe or file.
///
/// Where standard input is a terminal, questions and answers go over `/dev/tty`; else questions go to
/// standard error and answers come from standard input, a byte at a time, so that what follows the
/// form's lines is left for whoever reads next. Whatever ends the process, the terminal is given back
/// as it was.
public final class TerminalLines: LineDevice {
  private let input: Int32
  private let output: Int32
  private let isTerminal: Bool
  private var modes = termios()

  /// Bytes of a line, at most.
  public static let lineLimit = 1 << 20

  /// Nil where there is neither a terminal nor input that can be read.
  ///
  /// - Parameter fromTerminal: reads the terminal even where standard input is something else.
  public init?(fromTerminal: Bool = false) {
    if isatty(0) == 1 || fromTerminal {
      guard fw_terminal_claim() else { return nil }
      var terminal = fw_open_terminal("/dev/tty", -1)
      if terminal < 0, isatty(0) == 1 { terminal = fw_open_terminal("", 0) }
      guard terminal >= 0, fw_guard_begin(terminal) else {
        if terminal >= 0 { fw_close(terminal) }
        fw_terminal_release()
        return nil
      }
      (input, output, isTerminal) = (terminal, terminal, true)
      fw_guard_arm(true)
      setModes(isHidden: false)
    } else {
      guard Self.canRead(0) else { return nil }
      (input, output, isTerminal) = (0, 2, false)
    }
  }

  /// Reading nothing tells whether reading is possible at all: not from a closed descriptor, one
  /// open for writing only, or a folder.
  private static func canRead(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return false }
    let flags = fcntl(descriptor, F_GETFL)
    return flags >= 0 && flags & O_ACCMODE != O_WRONLY
  }

  deinit { close() }

  private var isOpen = true

  /// Gives the terminal back.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    guard isTerminal else { return }
    fw_guard_restore(false)
    fw_guard_end()
    fw_close(input)
    fw_terminal_release()
  }

  /// Writes a line.
  public func say(_ text: String) {
    var text = text
    text.withUTF8 { _ = fw_write_all(output, $0.baseAddress ?? UnsafePointer(bitPattern: 1)!, $0.count) }
  }

  // MARK: Reading

  /// Asks for one line.
  public func readLine(_ prompt: String, isHidden: Bool) -> LineInput {
    guard isTerminal else {
      say(prompt)
      // No echo ends the line that the question is in.
      defer { say("\n") }
      return readBytes(isHidden: false)
    }
    guard isHidden else {
      say(prompt)
      let answer = readBytes(isHidden: false)
      // Ctrl+D shows nothing and leaves the cursor behind the question.
      if case .ended = answer { say("\n") }
      return answer
    }
    // Before the prompt, so that whoever waits for it may type at once. What was typed earlier was
    // shown, and is no answer.
    setModes(isHidden: true)
    tcflush(input, TCIFLUSH)
    say(prompt)
    defer {
      setModes(isHidden: false)
      // The line break was not shown either.
      say("\n")
    }
    let answer = readBytes(isHidden: true)
    // Part of a secret must not be left for a shell.
    if case .line = answer {} else { tcflush(input, TCIFLUSH) }
    return answer
  }

  private func readBytes(isHidden: Bool) -> LineInput {
    var line = SensitiveBytes(capacity: 512)
    var byte: UInt8 = 0
    defer { fw_wipe(&byte, 1) }
    var isTooLong = false
    while true {
      if isTerminal, let interruption = wait(isHidden: isHidden) { return interruption }
      let count = systemRead(input, &byte)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else {
        if count < 0 || isHungUp { return isTerminal ? .hungUp : .ended }
        return line.count > 0 ? finish(line, isTooLong) : .ended
      }
      if byte == 0x0A { return finish(line, isTooLong) }
      if line.count == Self.lineLimit { isTooLong = true } else { line.append(byte) }
    }
  }

  private func finish(_ line: borrowing SensitiveBytes, _ isTooLong: Bool) -> LineInput {
    guard !isTooLong else { return .tooLong }
    return line.withBytes { bytes in
      // Files from elsewhere end their lines with CR LF.
      let hasReturn = !isTerminal && bytes.last == 0x0D
      return .line(PastedText(UnsafeRawBufferPointer(rebasing: bytes.dropLast(hasReturn ? 1 : 0))))
    }
  }

  /// Waits for input. A signal that came instead is returned, except for a stop, after which the
  /// process goes on.
  private func wait(isHidden: Bool) -> LineInput? {
    while true {
      let ready = fw_poll(input, fw_wake_descriptor(), -1)
      if ready & 2 != 0 {
        let signals = fw_wake_take()
        if signals & 1 << UInt64(SIGTSTP) != 0 {
          // As Control-Z does: what was typed and not read is not for a shell. The question comes again.
          tcflush(input, TCIFLUSH)
          stop()
          return .resumed
        }
        for signal in Self.ending where signals & 1 << UInt64(signal) != 0 {
          say("\n")
          return signal == SIGHUP ? .hungUp : .signal(signal)
        }
        if signals & 1 << UInt64(SIGCONT) != 0 { setModes(isHidden: isHidden) }
        // Somebody else may have read meanwhile.
        continue
      }
      if ready & 1 != 0 { return nil }
    }
  }

  private static let ending = [SIGINT, SIGHUP, SIGTERM, SIGQUIT, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2]

  /// Stops as a program does that caught nothing, the terminal as it was before.
  private func stop() {
    fw_guard_restore(false)
    fw_guard_stop()
    fw_wake_forget(1 << UInt64(SIGCONT))
    fw_guard_arm(true)
    setModes(isHidden: false)
  }

  /// Whole lines, echoed unless hidden, whoever had the terminal before.
  private func setModes(isHidden: Bool) {
    guard tcgetattr(input, &modes) == 0 else { return }
    modes.c_iflag |= tcflag_t(ICRNL)
    modes.c_oflag |= tcflag_t(OPOST | ONLCR)
    modes.c_lflag |= tcflag_t(ICANON | ISIG | IEXTEN | ECHOE | ECHOK)
    if isHidden { modes.c_lflag &= ~tcflag_t(ECHO | ECHONL) } else { modes.c_lflag |= tcflag_t(ECHO) }
    while tcsetattr(input, TCSANOW, &modes) == -1, errno == EINTR {}
  }

  /// The end of a terminal's input is a key (Control-D) or the end of the terminal.
  private var isHungUp: Bool {
    guard isTerminal else { return false }
    var state = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, 0) > 0 && state.revents & Int16(POLLHUP | POLLERR) != 0
  }
}

private func systemRead(_ descriptor: Int32, _ byte: inout UInt8) -> Int { read(descriptor, &byte, 1) }
