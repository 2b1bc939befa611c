internal import Forms
internal import Synchronization

/// Starts and stops work, and keeps what came of it until somebody asks.
final class ProgressDesk<Result: Sendable>: Sendable {
  private struct State {
    var task: Task<Void, Never>?
    var result: Swift.Result<Result, any Error>?
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
      state.task = Task.detached { [work] in
        let result: Swift.Result<Result, any Error>
        do { result = .success(try await work(reporter)) } catch { result = .failure(error) }
        self.state.withLock { $0.result = result }
        switch result {
        case .success: reporter.end(.finished)
        case .failure(let error): reporter.end(.failed("\(error)"))
        }
      }
    }
    return reporter
  }

  func stop() { state.withLock { $0.task }?.cancel() }

  /// What the work returned or threw; nil while it goes on.
  func result() throws -> Result? { try state.withLock { $0.result }?.get() }
}
