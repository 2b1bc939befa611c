internal import Forms
internal import NcursesTerminal
internal import Synchronization

/// What a form wants to know and can't wait for: folders that may be slow to read, suggestions that are
/// looked up. Each is done beside the form, and its answer wakes it.
final class Errands: Sendable {
  private struct State {
    var answers: [SessionEvent] = []
    var search: Task<Void, Never>?
  }

  private let state = Mutex(State())

  /// The answers that have come since the last time.
  func take() -> [SessionEvent] {
    state.withLock { state in
      defer { state.answers = [] }
      return state.answers
    }
  }

  func readFolder(_ path: String) {
    Task.detached { self.answer(.folder(path, Folder.read(path))) }
  }

  /// A search that is still running is told to stop: its answer would be dropped.
  func suggest(_ request: SuggestionRequest, _ search: @escaping @Sendable (String) async -> [String]) {
    let task = Task.detached { self.answer(.suggestions(request, await search(request.text))) }
    let old = state.withLock { state in
      defer { state.search = task }
      return state.search
    }
    old?.cancel()
  }

  /// Nobody waits any longer.
  func stop() { state.withLock { $0.search }?.cancel() }

  private func answer(_ event: SessionEvent) {
    state.withLock { $0.answers.append(event) }
    Waker().wake()
  }
}
