/// Finds fields that are shown or enabled by each other: none of them could ever come back (a field
/// that nobody sees can't be changed).
struct ConditionCycles {
  /// For each id the ids that its conditions look at, each with its place.
  private(set) var sources: [String: [(id: String, reader: FileReader)]] = [:]

  mutating func note(_ id: String, looksAt other: String, at reader: FileReader) {
    sources[id, default: []].append((other, reader))
  }

  /// Throws the first circle, at the place of a condition that is in it.
  func check(_ ids: [String]) throws(FormFileError) {
    var finished: Set<String> = []
    for id in ids { try visit(id, &finished) }
  }

  /// Walks along the conditions with a stack of its own: a file may chain thousands of fields.
  private func visit(_ start: String, _ finished: inout Set<String>) throws(FormFileError) {
    guard !finished.contains(start) else { return }
    var path = [(id: start, next: 0)]
    var onPath: Set<String> = [start]
    while let last = path.last {
      let others = sources[last.id] ?? []
      guard last.next < others.count else {
        path.removeLast()
        onPath.remove(last.id)
        finished.insert(last.id)
        continue
      }
      path[path.count - 1].next += 1
      let other = others[last.next]
      if onPath.contains(other.id) { throw circle(path.map(\.id), back: other) }
      if !finished.contains(other.id) {
        path.append((other.id, 0))
        onPath.insert(other.id)
      }
    }
  }

  private func circle(_ path: [String], back: (id: String, reader: FileReader)) -> FormFileError {
    let circle = path.drop { $0 != back.id } + [back.id]
    return circle.count == 2
      ? back.reader.error("a field can’t depend on itself")
      : back.reader.error(
        "conditions that depend on each other: \(circle.map { "`\($0)`" }.joined(separator: " → ")); "
          + "remove one of them")
  }
}
