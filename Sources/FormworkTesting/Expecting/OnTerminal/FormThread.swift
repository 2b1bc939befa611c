internal import CTerminal
internal import Formwork
internal import Forms
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A form that is presented on a thread of its own, and what it tells of itself.
final class FormThread: Sendable {
  /// How it ended: with the session as it was then, or not at all.
  typealias End = Result<(end: RunEnd, session: Session), any Error>

  struct State: Sendable {
    /// How many times it came to wait.
    var waits = 0
    var last: RunWatch.Moment?
    var announcements: [String] = []
    var end: End?
  }

  private let state = Mutex(State())
  /// Readable when there is news.
  let news: Int32
  private let bell: Int32

  init() throws(PilotFailure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .noPseudoTerminal }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    (news, bell) = (ends[0], ends[1])
  }

  /// Presents the form.
  ///
  /// - Returns: what ends it.
  func start<Model>(_ form: Form<Model>, _ options: RunOptions) -> RunWatch {
    let watch = RunWatch { moment in
      self.tell {
        $0.waits += 1
        $0.last = moment
      }
    }
    var options = options
    options.watch = watch
    options.onAnnounce = { words in self.state.withLock { $0.announcements.append(words) } }
    startThread { [options] in
      let end = End { try form.present(options) }
      self.tell { $0.end = end }
    }
    return watch
  }

  private func tell(_ change: (inout State) -> Void) {
    state.withLock { change(&$0) }
    var byte: UInt8 = 0
    _ = write(bell, &byte, 1)
  }

  /// What is known now.
  func look() -> State {
    var bytes: [UInt8] = [UInt8](repeating: 0, count: 64)
    while read(news, &bytes, bytes.count) > 0 {}
    return state.withLock { $0 }
  }

  /// Begins a key: what is announced from here on belongs to it.
  func forgetAnnouncements() { state.withLock { $0.announcements = [] } }

  deinit {
    fw_close(news)
    fw_close(bell)
  }
}
