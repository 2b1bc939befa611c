internal import TerminalScreen

extension Snapshot {
  /// Reads the text of a snapshot file; nil for what is none.
  public init?(reading text: String) {
    var reader = SnapshotReader(text)
    guard let snapshot = reader.snapshot() else { return nil }
    self = snapshot
  }

  /// Split at LF alone, scalar by scalar: a CR or a combining mark belongs to its line.
  static func split(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }
}

/// Goes through the lines of a file. What it takes for good is compared byte by byte afterwards, so
/// nothing here has to be strict.
private struct SnapshotReader {
  private var rest: ArraySlice<String>

  init(_ text: String) { rest = Snapshot.split(text)[...] }

  mutating func snapshot() -> Snapshot? {
    guard let first = rest.popFirst(), first.hasPrefix(Snapshot.title) else { return nil }
    let words = first.dropFirst(Snapshot.title.count)
    guard let comma = words.firstPlace(of: ", "),
      let size = KeyNotation.size(String(words[..<comma.lowerBound]))
    else { return nil }
    let setting = rest.first.flatMap { $0.isEmpty ? nil : $0 }
    if setting != nil { rest.removeFirst() }
    var parts: [Snapshot.Part] = []
    while let part = part() { parts.append(part) }
    return Snapshot(size: size, cursor: cursor(words[comma.upperBound...]), setting: setting, parts: parts)
  }

  private func cursor(_ words: Substring) -> Point? {
    let place = words.split(separator: " ").last ?? ""
    let numbers = place.split(separator: ",").compactMap { KeyNotation.number($0) }
    guard numbers.count == 2 else { return nil }
    return Point(column: numbers[0], row: numbers[1])
  }

  private mutating func part() -> Snapshot.Part? {
    while let line = rest.first, Snapshot.Plane(rawValue: line) == nil { rest.removeFirst() }
    guard let plane = rest.popFirst().flatMap(Snapshot.Plane.init) else { return nil }
    var lines: [String] = []
    while let line = rest.first, !line.isEmpty {
      rest.removeFirst()
      if plane.isGrid {
        row(of: line).map { lines.append($0) }
      } else {
        lines.append(String(line.dropFirst(Snapshot.indentation.count)))
      }
    }
    return Snapshot.Part(plane: plane, lines: lines)
  }

  /// What stands between the margins; nil for the edges.
  private func row(of line: String) -> String? {
    let scalars = line.unicodeScalars
    guard let start = scalars.firstIndex(where: { $0 == "|" || $0 == "+" }), scalars[start] == "|" else {
      return nil
    }
    return String(scalars[scalars.index(after: start)...].dropLast())
  }
}
