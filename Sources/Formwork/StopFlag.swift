internal import Synchronization

/// Tells a thread that its work is not wanted any more.
final class StopFlag: Sendable {
  private let state = Mutex(false)

  var isSet: Bool { state.withLock { $0 } }

  func set() { state.withLock { $0 = true } }
}
