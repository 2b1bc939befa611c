internal import TerminalScreen

/// How a screen differs from its snapshot: only what differs.
public struct SnapshotDifference: Error, Equatable, Sendable {
  /// A row of the screen, or a sentence, that is not as expected.
  public struct Row: Equatable, Sendable {
    /// Where it stands.
    public var plane: Snapshot.Plane
    /// Which one, from 0: the row of the screen, or the number of the sentence.
    public var number: Int
    /// As the snapshot has it; nil where it has no such row.
    public var expected: String?
    /// As it came; nil where no such row came.
    public var got: String?
  }

  /// The rows that differ, plane after plane; empty where only the size, the cursor or the header does.
  public var rows: [Row]
  /// The first difference in words, a sentence: where it is, and what became of what.
  public var summary: String

  /// The planes that differ, in the order of the file.
  public var planes: [Snapshot.Plane] {
    Snapshot.Plane.allCases.filter { plane in rows.contains { $0.plane == plane } }
  }
}

extension Snapshot {
  /// Compares this screen with the text of a snapshot file, byte for byte.
  ///
  /// - Returns: nil where they are the same.
  public func difference(from expected: String) -> SnapshotDifference? {
    // Strings are equal where their letters are; files are where their bytes are.
    if text.utf8.elementsEqual(expected.utf8) { return nil }
    guard let old = Snapshot(reading: expected) else {
      return SnapshotDifference(rows: [], summary: "What was kept is no snapshot.")
    }
    return difference(from: old) ?? SnapshotDifference(rows: [], summary: wordsForLine(in: expected))
  }

  /// Compares with another snapshot, plane by plane; nil where all planes are the same.
  public func difference(from old: Snapshot) -> SnapshotDifference? {
    if old.size != size {
      return SnapshotDifference(
        rows: [],
        summary: "The size was \(old.size.columns)x\(old.size.rows) and is \(size.columns)x\(size.rows).")
    }
    let rows = parts.flatMap { part in
      old.planes.contains(part.plane)
        ? Self.rows(of: part.plane, old.lines(of: part.plane), part.lines) : []
    }
    guard let summary = Self.firstWords(rows) ?? wordsBesidePlanes(old) else { return nil }
    return SnapshotDifference(rows: rows, summary: summary)
  }

  static func rows(of plane: Plane, _ old: [String], _ new: [String]) -> [SnapshotDifference.Row] {
    plane.isGrid ? screenRows(of: plane, old, new) : sentences(of: plane, old, new)
  }

  private static func screenRows(
    of plane: Plane, _ old: [String], _ new: [String]
  ) -> [SnapshotDifference.Row] {
    (0..<max(old.count, new.count)).compactMap { number in
      let one = number < old.count ? old[number] : nil
      let other = number < new.count ? new[number] : nil
      if let one, let other, one.utf8.elementsEqual(other.utf8) { return nil }
      return SnapshotDifference.Row(plane: plane, number: number, expected: one, got: other)
    }
  }

  /// A sentence that came or went moves those after it, which is no difference.
  private static func sentences(
    of plane: Plane, _ old: [String], _ new: [String]
  ) -> [SnapshotDifference.Row] {
    var gone: [Int: String] = [:]
    var rows: [SnapshotDifference.Row] = []
    let changes = new.difference(from: old) { $0.utf8.elementsEqual($1.utf8) }
    for case .remove(let offset, let text, _) in changes.removals { gone[offset] = text }
    for case .insert(let offset, let text, _) in changes.insertions {
      let expected = gone.removeValue(forKey: offset)
      rows.append(SnapshotDifference.Row(plane: plane, number: offset, expected: expected, got: text))
    }
    rows += gone.map { SnapshotDifference.Row(plane: plane, number: $0, expected: $1, got: nil) }
    return rows.sorted { ($0.number, $0.got == nil ? 0 : 1) < ($1.number, $1.got == nil ? 0 : 1) }
  }

  /// What differs though no row does.
  private func wordsBesidePlanes(_ old: Snapshot) -> String? {
    if old.planes != planes {
      let names = { (planes: [Plane]) in planes.map(\.rawValue).joined(separator: ", ") }
      return "The planes were \(names(old.planes)) and are \(names(planes))."
    }
    if old.cursor != cursor {
      let words = { (cursor: Point?) in Self.words(for: cursor) }
      return "“\(words(old.cursor))” became “\(words(cursor))”."
    }
    if old.setting != setting {
      return "“\(SafeText.of(old.setting ?? ""))” became “\(SafeText.of(setting ?? ""))”."
    }
    return nil
  }

  /// The planes are equal, the bytes are not: a legend, a margin, an end cut off.
  private func wordsForLine(in expected: String) -> String {
    let old = Self.split(expected)
    let new = Self.split(text)
    let same = zip(old, new).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    if same == old.count { return "The file is cut off after line \(same)." }
    let line = { (lines: [String]) in same < lines.count - 1 ? "“\(SafeText.of(lines[same]))”" : "the end" }
    return "Line \(same + 1) of the file: \(line(old)) became \(line(new))."
  }
}
