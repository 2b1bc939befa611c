/// A place on the screen, in cells from 0 at the top left.
public struct Point: Hashable, Sendable {
  /// From 0 at the left.
  public var column: Int
  /// From 0 at the top.
  public var row: Int

  /// A place by its column and row.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A number of columns and rows.
public struct Size: Hashable, Sendable {
  /// The width, in cells.
  public var columns: Int
  /// The height, in cells.
  public var rows: Int

  /// A size in cells.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// A part of the screen: `columns` and `rows` are half-open.
public struct Rect: Hashable, Sendable {
  /// From the left edge to the cell behind the right one.
  public var columns: Range<Int>
  /// From the top row to the one below the last.
  public var rows: Range<Int>

  /// A part of the screen by its columns and rows.
  public init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// Whether a place lies inside.
  public func contains(_ point: Point) -> Bool {
    columns.contains(point.column) && rows.contains(point.row)
  }
}
