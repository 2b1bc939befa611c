internal import CNcurses
internal import CTerminal
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif
internal import TerminalScreen

/// The one SCREEN of the process. What ncurses writes goes to a file in memory, so that a whole
/// update reaches the terminal in one write and a lost terminal shows as an error.
struct NcursesScreen: ~Copyable {
  let terminal: Int32
  private let screen: OpaquePointer
  private let stream: UnsafeMutablePointer<FILE>
  private let capture: Int32
  private let captured: UnsafePointer<CChar>

  /// More than the largest screen can need; only what is written takes memory.
  private static let captureLimit = 16 << 20
  /// The same, or as much as a limit on files (RLIMIT_FSIZE) allows.
  private let captureSize: Int

  /// Opens the screen on a terminal by the first name that terminfo knows.
  ///
  /// - Parameter place: inline nothing of what ncurses writes may reach the terminal. Its buffer has the
  /// size of its screen, and in a tiny window it would be full before we take it: there it has the size
  /// that terminfo names.
  init(terminal: Int32, names: [String], place: NcursesTerminal.Options.Place) throws(TerminalError) {
    var map: UnsafePointer<CChar>?
    var size = Self.captureLimit
    let capture = fw_capture_open(&size, &map)
    guard capture >= 0, let map else { throw .unavailable }
    let opened: (screen: OpaquePointer, stream: UnsafeMutablePointer<FILE>)
    do throws(TerminalError) {
      opened = try Self.open(terminal, names, place)
    } catch {
      fw_capture_close(capture, map, size)
      throw error
    }
    self.init(terminal: terminal, opened.screen, opened.stream, capture: capture, map, size)
    fw_trim_attributes()
    typeahead(-1)
    nonl()
    // From here on ncurses writes to memory; until now it could ask the terminal for its size.
    _ = dup2(capture, fileno(stream))
  }

  private init(
    terminal: Int32, _ screen: OpaquePointer, _ stream: UnsafeMutablePointer<FILE>, capture: Int32,
    _ captured: UnsafePointer<CChar>, _ captureSize: Int
  ) {
    self.terminal = terminal
    self.screen = screen
    self.stream = stream
    self.capture = capture
    self.captured = captured
    self.captureSize = captureSize
  }

  private static func open(
    _ terminal: Int32, _ names: [String], _ place: NcursesTerminal.Options.Place
  ) throws(TerminalError) -> (OpaquePointer, UnsafeMutablePointer<FILE>) {
    let descriptor = fcntl(terminal, F_DUPFD_CLOEXEC, 3)
    guard descriptor >= 0, let stream = fdopen(descriptor, "r+") else { throw .unavailable }
    // The window's own size, never LINES and COLUMNS, which go stale; where that is absurd, terminfo's,
    // until it is set.
    use_env(false)
    use_tioctl(place == .screen && NcursesTerminal.hasUsualSize(terminal))
    for name in names {
      guard let screen = newterm(name, stream, stream) else { continue }
      if fw_has_cursor_address() { return (screen, stream) }
      endwin()
      delscreen(screen)
      break
    }
    fclose(stream)
    throw .dumb
  }

  /// What ncurses has written since the last call, if anything. Valid until it writes again.
  func takeOutput() -> UnsafeRawBufferPointer {
    let count = Int(lseek(capture, 0, SEEK_CUR))
    guard count > 0 else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    lseek(capture, 0, SEEK_SET)
    return UnsafeRawBufferPointer(start: captured, count: min(count, captureSize))
  }

  deinit {
    endwin()
    delscreen(screen)
    fclose(stream)
    fw_capture_close(capture, captured, captureSize)
  }
}
