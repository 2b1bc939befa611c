internal import Forms
internal import Synchronization

/// Starts and stops work, and keeps what came of it until somebody asks.
final class ProgressDesk<Result: Sendable>: Sendable {
  private struct State {
    var task: Task<Void, Never>?
    var result: Swift.Result<Result, any Error>?
    /// Whether the end of the work has been told.
    var isTold = false
  }

  private let state = Mutex(State())
  private let work: @Sendable (ProgressReporter) async throws -> Result

  init(_ work: @escaping @Sendable (ProgressReporter) async throws -> Result) { self.work = work }

  /// - Parameter wake: called from any thread when there is something to take.
  func start(waking wake: @escaping @Sendable () -> Void) -> ProgressReporter {
    let reporter = ProgressReporter(wake: wake)
    // Under the lock: short work could end before it is known that it began.
    state.withLock { state in
      state.result = nil
      state.isTold = false
      state.task = Task.detached { [work] in
        let result: Swift.Result<Result, any Error>
        do { result = .success(try await work(reporter)) } catch { result = .failure(error) }
        self.state.withLock { $0.result = result }
        wake()
      }
    }
    return reporter
  }

  func stop() { state.withLock { $0.task }?.cancel() }

  /// The end of the work, the first time that it is asked for after it came.
  func takeEnd() -> ProgressEvent? {
    state.withLock { state in
      guard let result = state.result, !state.isTold else { return nil }
      state.isTold = true
      switch result {
      case .success: return .finished
      case .failure(let error): return .failed("\(error)")
      }
    }
  }

  /// What the work returned or threw; nil while it goes on.
  func result() throws -> Result? { try state.withLock { $0.result }?.get() }
}
