internal import Forms
internal import Synchronization

/// What work tells the page through; from any task or thread. Reports that come faster than frames
/// are joined.
public final class ProgressReporter: Sendable {
  private struct State {
    var reports: [ProgressReport] = []
    /// Where the last fraction is among them, to be overwritten by the next.
    var fraction: Int?
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

  private func post(_ report: ProgressReport) {
    let isFirst = state.withLock { state in
      if case .fraction = report {
        if let place = state.fraction {
          state.reports[place] = report
          return false
        }
        state.fraction = state.reports.count
      }
      state.reports.append(report)
      return state.reports.count == 1
    }
    if isFirst { wake() }
  }

  /// What has been told since the last time.
  func take() -> [ProgressReport] {
    state.withLock { state in
      defer { state = State() }
      return state.reports
    }
  }
}
