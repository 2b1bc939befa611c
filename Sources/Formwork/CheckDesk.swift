internal import Forms
internal import Synchronization

/// Runs the rules of a form that take time, away from its loop: each request in a task of its own,
/// the answers in a box that the loop empties when it is woken (E8).
final class CheckDesk: Sendable {
  /// A pause in typing before a check begins: not one program a key.
  static let pause = Duration.milliseconds(200)

  private struct State {
    var tasks: [Int: Task<Void, Never>] = [:]
    var answers: [Answer] = []
  }

  struct Answer: Sendable {
    let id: Int
    let problem: Problem?
  }

  private let state = Mutex(State())
  private let wake: @Sendable () -> Void

  /// - Parameter wake: called from any thread when an answer is there.
  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  func start(_ request: CheckRequest) {
    let task = Task { [weak self] in
      guard (try? await Task.sleep(for: Self.pause)) != nil else { return }
      let problem = await request.answer()
      if !Task.isCancelled { self?.post(Answer(id: request.id, problem: problem)) }
    }
    state.withLock { $0.tasks[request.id] = task }
  }

  func cancel(_ id: Int) { state.withLock { $0.tasks.removeValue(forKey: id) }?.cancel() }

  /// The answers that have come since.
  func take() -> [Answer] {
    state.withLock { state in
      defer { state.answers.removeAll() }
      for answer in state.answers { state.tasks[answer.id] = nil }
      return state.answers
    }
  }

  /// Gives up all that runs.
  func close() {
    let tasks = state.withLock { state in
      defer { state.tasks.removeAll() }
      return state.tasks.values.map { $0 }
    }
    for task in tasks { task.cancel() }
  }

  private func post(_ answer: Answer) {
    state.withLock { $0.answers.append(answer) }
    wake()
  }
}
