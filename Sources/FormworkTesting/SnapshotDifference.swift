internal import TerminalScreen

/// How a screen differs from its snapshot: only what differs.
public struct SnapshotDifference: Error, Equatable, Sendable {
  /// A line of the file that is not as expected; nil where one side has no such line.
  public struct Line: Equatable, Sendable {
    /// Where in the file, from 1.
    public var number: Int
    /// The line of the snapshot.
    public var expected: String?
    /// The line of the screen.
    public var got: String?

    /// A pair of lines; the comparison makes them.
    public init(number: Int, expected: String?, got: String?) {
      self.number = number
      self.expected = expected
      self.got = got
    }
  }

  /// In the order of the file; never empty.
  public var lines: [Line]
  /// The first difference in words: the plane, row and column, and what stands there.
  public var summary: String
}

extension Snapshot {
  /// Compares this screen with the text of a snapshot file, byte for byte.
  ///
  /// - Returns: nil where they are the same.
  public func difference(from expected: String) -> SnapshotDifference? {
    let got = text
    // Strings are equal where their letters are; files are where their bytes are.
    if got.utf8.elementsEqual(expected.utf8) { return nil }
    let old = Self.lines(of: expected)
    let new = Self.lines(of: got)
    let differing = (0..<max(old.count, new.count)).compactMap { index -> SnapshotDifference.Line? in
      let one = index < old.count ? old[index] : nil
      let other = index < new.count ? new[index] : nil
      if let one, let other, one.utf8.elementsEqual(other.utf8) { return nil }
      return SnapshotDifference.Line(number: index + 1, expected: one, got: other)
    }
    guard let first = differing.first else { return nil }
    return SnapshotDifference(lines: differing, summary: words(for: first))
  }

  /// Split at LF alone, scalar by scalar: a CR or a combining mark belongs to its line.
  private static func lines(of text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  private func words(for line: SnapshotDifference.Line) -> String {
    guard let expected = line.expected else { return "The snapshot ends before the screen." }
    guard let got = line.got, line.number <= lines.count else {
      return "The snapshot is longer than the screen."
    }
    guard let (plane, row) = place(ofLine: line.number) else {
      return "“\(SafeText.of(expected))” was expected, “\(SafeText.of(got))” came."
    }
    let one = Array(expected.unicodeScalars)
    let other = Array(got.unicodeScalars)
    let same = zip(one, other).prefix { $0 == $1 }.count
    // Before the row stand its number and margin, in scalars as many as in columns.
    let index = same - 5
    let columns = plane == .style ? Array(0..<size.columns) : scalarColumns[row]
    let column = index < 0 ? 0 : index < columns.count ? columns[index] : size.columns
    return
      "\(plane.rawValue), row \(row), column \(column): \(Self.name(one, at: same, in: plane)) was expected, "
      + "\(Self.name(other, at: same, in: plane)) came."
  }

  /// Which row of which plane a line of the file holds: both planes have a heading and two edges.
  private func place(ofLine number: Int) -> (Plane, Int)? {
    let textStart = 5
    let styleStart = textStart + size.rows + 4
    if textStart..<(textStart + size.rows) ~= number { return (.text, number - textStart) }
    if styleStart..<(styleStart + size.rows) ~= number { return (.style, number - styleStart) }
    return nil
  }

  private static func name(_ scalars: [Unicode.Scalar], at index: Int, in plane: Plane) -> String {
    guard index < scalars.count else { return "nothing" }
    let text = SafeText.of(String(Character(scalars[index])))
    if plane == .text { return text == " " ? "a blank" : "“\(text)”" }
    let role = StyleRole.allCases.first { String($0.snapshotLetter) == text }
    return role?.snapshotName ?? "“\(text)”"
  }
}

extension SnapshotDifference: CustomStringConvertible {
  /// The summary, then each differing line as expected and as it came; safe to print.
  public var description: String {
    var description = summary
    for line in lines {
      description += "\nexpected " + (line.expected.map { SafeText.of($0) } ?? "nothing")
      description += "\n     got " + (line.got.map { SafeText.of($0) } ?? "nothing")
    }
    return description
  }
}
