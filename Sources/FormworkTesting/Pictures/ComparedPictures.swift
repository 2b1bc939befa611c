internal import TerminalScreen

/// A screen that came, and the one that was expected, as pictures in which the rows that differ are marked: what a
/// build server shows beside a failure.
package struct ComparedPictures: Sendable {
  /// What was expected, as SVG; nil where nothing was, or no screen.
  package let expected: String?
  /// What came, as SVG.
  package let got: String

  /// - Parameters:
  ///   - expected: the text of the snapshot that was kept; nil for none.
  ///   - name: what both are called in their titles.
  /// - Returns: nil where the snapshot has no plane of text to be drawn.
  package init?(of snapshot: Snapshot, expected: String?, name: String) {
    guard snapshot.planes.contains(.text) else { return nil }
    let kept = expected.flatMap { Snapshot(reading: $0) }.flatMap { $0.planes.contains(.text) ? $0 : nil }
    let after = ScreenPicture(of: snapshot)
    let before = kept.map { ScreenPicture(of: $0) }
    let marked = before?.rowsThatDiffer(from: after) ?? []
    self.expected = before?.svg(marking: marked, title: "Expected: \(name)")
    got = after.svg(marking: marked, title: "Got: \(name)")
  }
}

extension ScreenPicture {
  fileprivate func svg(marking rows: Set<Int>, title: String) -> String {
    svg(PictureLook(.standard, on: .dark), title: title, marked: rows.filter { $0 < size.rows })
  }
}
