import Synchronization

/// The last things that were done and said, newest below.
final class Journal: Sendable {
  private let lines = Mutex<[String]>([])

  func did(_ input: String) { note("▸ " + input) }

  func said(_ words: String) { note("  “\(words)”") }

  var text: String { lines.withLock { $0.joined(separator: "\n") } }

  private func note(_ line: String) { lines.withLock { $0 = $0.suffix(7) + [line] } }
}
