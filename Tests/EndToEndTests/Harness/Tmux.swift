#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import FormworkTesting
import Synchronization
import TerminalScreen

/// A program in tmux: a second opinion on what a terminal shows. Slower than `PseudoTerminal`.
final class Tmux {
  private let socket: String
  private static let count = Atomic(0)

  /// Starts a server of its own, which ends with this object.
  init(_ command: [String], size: Size = Size(columns: 80, rows: 24), environment: [String: String] = [:])
    throws
  {
    let number = Self.count.add(1, ordering: .relaxed).newValue
    socket = "/tmp/formwork-tmux-\(getpid())-\(number)"
    let variables = environment.sorted { $0.key < $1.key }.flatMap { ["-e", "\($0.key)=\($0.value)"] }
    try run(
      ["-f", "/dev/null", "new-session", "-d", "-x", "\(size.columns)", "-y", "\(size.rows)"] + variables
        + ["--"] + command)
  }

  deinit {
    _ = try? run(["kill-server"])
    unlink(socket)
  }

  /// The rows without trailing blanks; with `attributes`, with the SGR sequences that make them.
  func rows(attributes: Bool = false) throws -> [String] {
    let text = try run(["capture-pane", "-p", "-t", ":"] + (attributes ? ["-e"] : []))
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }

  /// Plays keys in writing. Waits, resizes and hang-ups have no place here.
  func play(_ script: String) throws {
    for case .event(let event) in try KeyNotation.parse(script).flatMap(\.inputs) {
      guard let bytes = XtermEncoding(hasApplicationCursorKeys: false).bytes(of: event) else { continue }
      try run(["send-keys", "-t", ":", "-H"] + bytes.map { String($0, radix: 16) })
    }
  }

  func resize(to size: Size) throws {
    try run(["resize-window", "-t", ":", "-x", "\(size.columns)", "-y", "\(size.rows)"])
  }

  /// Asks again and again until a row contains the text.
  func waitForText(_ text: String, within limit: Duration = .seconds(20)) throws {
    let deadline = Deadline(within: limit)
    while true {
      let rows = try rows()
      if rows.contains(where: { $0.contains(text) }) { return }
      if deadline.hasPassed {
        throw PseudoTerminal.TimedOut(what: "“\(text)” in tmux", ending: nil, rows: rows)
      }
      _ = readable([], within: 20)
    }
  }

  @discardableResult
  private func run(_ arguments: [String]) throws -> String {
    let result = try Program.run(
      ["tmux", "-u", "-S", socket] + arguments, environment: ["HOME": "/tmp", "TERM": "xterm-256color"])
    guard result.ending == .status(0) else { throw Failed(words: result.error) }
    return result.output
  }

  struct Failed: Error { var words: String }
}
