import Synchronization

/// What was done and said last: newest first, so that it is in sight on a small screen too.
final class Journal: Sendable {
  private let entries = Mutex<[String]>([])

  func did(_ input: String) { entries.withLock { $0 = ["▸ " + input] + $0.prefix(5) } }

  /// What is said belongs to what was done before it.
  func said(_ words: String) {
    entries.withLock { entries in
      let line = "  “\(words)”"
      entries = [entries.first.map { "\($0)\n\(line)" } ?? line] + entries.dropFirst()
    }
  }

  var text: String { entries.withLock { $0.joined(separator: "\n") } }
}
