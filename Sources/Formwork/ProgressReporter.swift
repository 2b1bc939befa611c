internal import Forms
internal import Synchronization

/// What work tells the page through; from any task or thread. Reports that come faster than frames
/// are joined.
public final class ProgressReporter: Sendable {
  private struct State {
    var events: [ProgressEvent] = []
    /// Where the last fraction is among them, to be overwritten by the next.
    var fraction: Int?
    /// The work has ended: nothing comes behind that.
    var isOver = false
  }

  private let state = Mutex(State())
  private let wake: @Sendable () -> Void

  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  /// The step with this number, from 0, begins.
  public func step(_ number: Int) { post(.step(number)) }

  /// So much of the whole is done, from 0 to 1; nil where that is not known.
  public func fraction(_ fraction: Double?) { post(.fraction(fraction)) }

  /// What is being done now: “Writing the network settings…”
  public func message(_ words: String) { post(.message(words)) }

  /// A line for the log. Text from outside may stand in it.
  public func log(_ line: String) { post(.log(line)) }

  /// The work ended so. It waits in line with what was told before, so that it can't overtake that.
  func end(_ event: ProgressEvent) {
    state.withLock { state in
      state.events.append(event)
      state.isOver = true
    }
    wake()
  }

  private func post(_ report: ProgressReport) {
    let isFirst = state.withLock { state in
      guard !state.isOver else { return false }
      if case .fraction = report {
        if let place = state.fraction {
          state.events[place] = .report(report)
          return false
        }
        state.fraction = state.events.count
      }
      state.events.append(.report(report))
      return state.events.count == 1
    }
    if isFirst { wake() }
  }

  /// What has been told since the last time, the end of the work last.
  func take() -> [ProgressEvent] {
    state.withLock { state in
      defer { (state.events, state.fraction) = ([], nil) }
      return state.events
    }
  }
}
