import CTerminal
import Glibc
import NcursesTerminal
import TerminalScreen

/// A pseudo-terminal of which the test is the person and the screen.
final class Pty {
  let master: Int32
  let terminal: Int32
  private var isHungUp = false

  init(columns: Int32 = 80, rows: Int32 = 24) throws {
    var ends: (Int32, Int32) = (-1, -1)
    guard fw_open_pty(&ends.0, &ends.1, columns, rows) else { throw TerminalError.unavailable }
    (master, terminal) = ends
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
  }

  /// What has come out since the last call.
  func output() -> [UInt8] {
    var all: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65536)
    while case let count = read(master, &block, block.count), count > 0 { all += block[..<count] }
    return all
  }

  func text() -> String { String(decoding: output(), as: UTF8.self) }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  func resize(_ columns: Int32, _ rows: Int32) { _ = fw_set_window_size(master, columns, rows) }

  var modes: [UInt32] {
    var modes = termios()
    tcgetattr(terminal, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_lflag, modes.c_cflag]
  }

  func options(term: String? = "xterm-256color", _ environment: [String: String] = [:])
    -> NcursesTerminal.Options
  {
    var options = NcursesTerminal.Options()
    options.descriptor = terminal
    options.environment = { name in name == "TERM" ? term : environment[name] }
    return options
  }

  /// The other side is gone, as when a window is closed.
  func hangUp() {
    close(master)
    isHungUp = true
  }

  var path: String { ttyname(terminal).map { String(cString: $0) } ?? "" }

  deinit {
    if !isHungUp { close(master) }
    close(terminal)
  }
}

/// A frame with one line of text.
func frame(_ text: String, size: Size = Size(columns: 80, rows: 24), row: Int = 0) -> Frame {
  var frame = Frame(size: size)
  var pen = Pen(row: row, column: 0, limit: size.columns)
  pen.write(text, .text, into: &frame)
  frame.cursor = Point(column: pen.column, row: row)
  return frame
}
