internal import TerminalScreen

/// The cells of a row, one a column: a wide cluster stands in its first, the next is empty.
struct RowCells {
  let cells: [String]

  init(_ row: String) {
    var cells: [String] = []
    for character in row {
      cells.append(String(character))
      cells += Array(repeating: "", count: max(0, character.columns - 1))
    }
    self.cells = cells
  }

  /// The row of a plane; letters of the plane of style are one column each, whatever they are.
  init(_ row: String, in plane: Snapshot.Plane) {
    self = plane == .style ? RowCells(cells: row.unicodeScalars.map { String($0) }) : RowCells(row)
  }

  private init(cells: [String]) { self.cells = cells }

  subscript(column: Int) -> String? { column < cells.count ? cells[column] : nil }

  /// The columns at which two rows differ. Blanks that were cut off at the end are blanks.
  func differing(from other: RowCells) -> [Int] {
    (0..<max(cells.count, other.cells.count)).filter { column in
      !(self[column] ?? " ").utf8.elementsEqual((other[column] ?? " ").utf8)
    }
  }
}

extension SnapshotDifference.Row {
  var differingColumns: [Int] {
    RowCells(expected ?? "", in: plane).differing(from: RowCells(got ?? "", in: plane))
  }
}

// MARK: The first difference in words

extension Snapshot {
  /// Of text and style whichever comes first on the screen, and the other one if it is at the same
  /// place; then the first sentence. Nil where no row differs.
  static func firstWords(_ rows: [SnapshotDifference.Row]) -> String? {
    let grid = rows.filter(\.plane.isGrid)
    guard let first = grid.map(\.firstPlace).min() else { return rows.first.map { words(for: $0) } }
    let changes = grid.filter { $0.firstPlace == first }.map { words(for: $0, at: first.column) }
    return "Row \(first.row), column \(first.column): \(changes.joined(separator: "; "))."
  }

  private static func words(for row: SnapshotDifference.Row, at column: Int) -> String {
    let expected = RowCells(row.expected ?? "", in: row.plane)[column]
    let got = RowCells(row.got ?? "", in: row.plane)[column]
    if row.plane == .style { return "style \(styleName(expected)) became \(styleName(got))" }
    return "\(quoted(expected)) became \(quoted(got))"
  }

  private static func styleName(_ letter: String?) -> String {
    let letter = letter ?? " "
    return StyleRole.role(ofLetter: letter)?.snapshotName ?? quoted(letter)
  }

  private static func quoted(_ cell: String?) -> String {
    let cell = cell ?? " "
    return cell.isEmpty ? "the right half of a wide character" : "`\(SafeText.of(cell))`"
  }

  private static func words(for row: SnapshotDifference.Row) -> String {
    let place = "\(row.plane.rawValue), line \(row.number + 1)"
    let sentence = { (text: String?) in text.map { "“\(SafeText.of($0))”" } ?? "nothing" }
    return "\(place): \(sentence(row.expected)) became \(sentence(row.got))."
  }
}

/// A cell of the screen, in reading order.
private struct Place: Comparable {
  var row: Int
  var column: Int

  static func < (left: Place, right: Place) -> Bool {
    (left.row, left.column) < (right.row, right.column)
  }
}

extension SnapshotDifference.Row {
  fileprivate var firstPlace: Place { Place(row: number, column: differingColumns.first ?? 0) }
}
