internal import Forms
internal import TerminalScreen

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Passes on what a screen reader is to say (A3), and what the person did. Never waits for a reader.
struct Announcer: Sendable {
  private let tellWords: (@Sendable (String) -> Void)?
  private let tellInput: (@Sendable (String) -> Void)?
  private let descriptor: Int32?

  init(_ options: RunOptions) {
    tellWords = options.onAnnounce
    tellInput = options.onInput
    descriptor = options.announcementDescriptor
  }

  /// Whether anybody wants to know of input.
  var wantsInput: Bool { tellInput != nil }

  func input(_ name: String?) { if let name { tellInput?(name) } }

  func announce(_ announcements: [String]) {
    for words in announcements {
      tellWords?(words)
      if let descriptor { Self.write(words, to: descriptor) }
    }
  }

  /// One line, whole or not at all. What can't be taken at once is left out: the form goes on.
  private static func write(_ words: String, to descriptor: Int32) {
    var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    guard poll(&state, 1, 0) == 1, state.revents & Int16(POLLOUT) != 0 else { return }
    let line = Array((safe(words) + "\n").utf8)
    withoutPipeSignal { _ = line.withUnsafeBytes { Self.system(descriptor, $0) } }
  }

  /// On one line, and without what could move or mislead a terminal that it is shown on.
  private static func safe(_ words: String) -> String {
    words.reduce(into: "") { line, character in
      let shown = DisplayCluster(character.isNewline ? " " : character)
      if shown.pieces.isEmpty { line.append(shown.character) } else { line += shown.text }
    }
  }

  private static func system(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    var count: Int
    repeat {
      count = systemWrite(descriptor, bytes.baseAddress, bytes.count)
    } while count < 0 && errno == EINTR
    return count
  }

  /// A reader that has gone is no reason to end: the signal that would tell of it is taken back.
  private static func withoutPipeSignal(_ body: () -> Void) {
    var pipe = sigset_t()
    var old = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    var pending = sigset_t()
    sigpending(&pending)
    let wasPending = sigismember(&pending, SIGPIPE) == 1
    pthread_sigmask(SIG_BLOCK, &pipe, &old)
    body()
    sigpending(&pending)
    if !wasPending, sigismember(&pending, SIGPIPE) == 1 {
      var signal: Int32 = 0
      sigwait(&pipe, &signal)
    }
    pthread_sigmask(SIG_SETMASK, &old, nil)
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
