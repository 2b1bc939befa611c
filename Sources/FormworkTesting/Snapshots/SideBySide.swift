internal import TerminalScreen

/// The rows of a plane that differ, expected and got side by side with marks under what differs; one
/// above the other where they are too wide for that.
struct SideBySide {
  /// Columns that each side may take: both fit a terminal of 80.
  private static let room = 34
  private static let gap = "  "
  /// What is shown beside the first and the last difference.
  private static let context = 8

  private let plane: Snapshot.Plane
  private let rows: [SnapshotDifference.Row]
  private let columns: Range<Int>
  private let width: Int

  init(_ plane: Snapshot.Plane, _ rows: [SnapshotDifference.Row]) {
    self.plane = plane
    self.rows = rows
    let differing = rows.flatMap(\.differingColumns)
    width = rows.map { max(($0.expected ?? "").columns, ($0.got ?? "").columns) }.max() ?? 0
    let start = max(0, (differing.min() ?? 0) - Self.context)
    let end = min(width, (differing.max() ?? 0) + 1 + Self.context)
    columns = width <= Self.room ? 0..<width : start..<max(start, end)
  }

  var lines: [String] { columns.count <= Self.room ? beside : above }

  private var heading: String {
    columns.lowerBound == 0 ? plane.rawValue : "\(plane.rawValue), from column \(columns.lowerBound)"
  }

  private var beside: [String] {
    let title = "     " + padded("expected", columns.count + 2) + Self.gap + "got"
    return rows.reduce(into: [heading, title]) { $0 += beside($1) }
  }

  private func beside(_ row: SnapshotDifference.Row) -> [String] {
    let marks = marks(row)
    let rows = Snapshot.margin(String(row.number)) + boxed(row.expected) + Self.gap + boxed(row.got)
    return [trimmed(rows), trimmed("     " + padded(marks, columns.count + 2) + Self.gap + marks)]
  }

  private var above: [String] {
    rows.reduce(into: [heading + ": expected above, got below"]) { $0 += above($1) }
  }

  private func above(_ row: SnapshotDifference.Row) -> [String] {
    let number = Snapshot.margin(String(row.number))
    return [number + boxed(row.expected), "    " + boxed(row.got), "     " + marks(row)].map(trimmed)
  }

  private func boxed(_ row: String?) -> String {
    guard let row else { return padded("(no such row)", columns.count + 2) }
    return "|" + cut(row) + "|"
  }

  /// The columns that are shown; a wide cluster that the edge cuts is a blank.
  private func cut(_ row: String) -> String {
    let cells = RowCells(row, in: plane)
    var text = ""
    var column = columns.lowerBound
    while column < columns.upperBound {
      let cell = cells[column].flatMap { $0.isEmpty ? nil : $0 } ?? " "
      let takes = plane == .style ? 1 : max(1, cell.columns)
      text += column + takes > columns.upperBound ? " " : SafeText.of(cell)
      column += takes
    }
    return text
  }

  private func marks(_ row: SnapshotDifference.Row) -> String {
    let differing = Set(row.differingColumns)
    let marks = columns.map { differing.contains($0) ? "^" : " " }.joined()
    return trimmed(marks)
  }

  private func padded(_ text: String, _ columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - text.columns))
  }

  private func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension SnapshotDifference: CustomStringConvertible {
  /// The first difference in words, then of each plane the rows that differ; safe to print.
  public var description: String { ([summary] + lines).joined(separator: "\n") }

  /// The rows that differ, plane after plane, as lines that are safe to print.
  public var lines: [String] {
    planes.flatMap { plane in
      let rows = rows.filter { $0.plane == plane }
      return [""] + (plane.isGrid ? SideBySide(plane, rows).lines : Self.sentences(plane, rows))
    }
  }

  private static func sentences(_ plane: Snapshot.Plane, _ rows: [Row]) -> [String] {
    [plane.rawValue]
      + rows.flatMap { row in
        [
          "expected  " + (row.expected.map { SafeText.of($0) } ?? "(nothing)"),
          "     got  " + (row.got.map { SafeText.of($0) } ?? "(nothing)"),
        ]
      }
  }
}
