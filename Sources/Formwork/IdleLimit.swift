internal import Forms
internal import NcursesTerminal
internal import TerminalScreen

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// How long a form waits for a person who does nothing. One deadline, so nothing wakes before it.
struct IdleLimit {
  private let limit: Duration
  private(set) var deadline: ContinuousClock.Instant

  init(_ limit: Duration) {
    self.limit = limit
    deadline = .now + limit
  }

  var hasPassed: Bool { .now >= deadline }

  /// Somebody is there: the time begins anew.
  mutating func begin() { deadline = .now + limit }

  mutating func take(_ event: Event) { if event.isOfPerson { begin() } }
}

extension Event {
  /// Whether a person did it. A window may change its size without one, as when another client of a
  /// terminal multiplexer goes.
  fileprivate var isOfPerson: Bool {
    switch self {
    case .key, .paste, .mouse: true
    case .focus(let isGained): isGained
    case .resize, .hangup: false
    }
  }
}

extension RunOptions {
  /// The idle limit that shells take from the environment: `TMOUT`, in seconds (bash(1), ksh(1)). Nil
  /// where that is no whole number from 1 to 2,147,483.
  public static var idleLimitOfShell: Duration? {
    let seconds = getenv("TMOUT").flatMap { Int(String(cString: $0)) }
    return seconds.flatMap { 1...2_147_483 ~= $0 ? .seconds($0) : nil }
  }

  /// Says why the form is gone, on the terminal, which is as it was before.
  func sayClosedIdle(isUTF8: Bool) {
    let isKept = draft.map { $0.exists && $0.failure == nil } ?? false
    let notices = session.wording.notices
    let sentences = [notices.closedIdle] + (isKept ? [notices.keptIdle] : [])
    let text = sentences.map { $0.fit(isUTF8: isUTF8) + "\n" }.joined()
    let path = terminal.path
    let given = terminal.descriptor
    let device = given ?? open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard device >= 0 else { return }
    defer { if given == nil { close(device) } }
    // Nobody is there to let a stopped terminal go on.
    var ready = pollfd(fd: device, events: Int16(POLLOUT), revents: 0)
    guard poll(&ready, 1, 0) == 1 else { return }
    let bytes = Array(text.utf8)
    _ = write(device, bytes, bytes.count)
  }
}

extension String {
  /// With stand-ins for what the terminal can't show.
  fileprivate func fit(isUTF8: Bool) -> String {
    map { character in
      let shown = DisplayCluster(character, ascii: !isUTF8)
      return shown.pieces.isEmpty ? String(shown.character) : shown.text
    }.joined()
  }
}
