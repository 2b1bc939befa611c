/// Text of several lines: it grows with its text from the least to the most rows, then scrolls (T17).
public struct MultilineKind: FieldKind {
  /// Rows of the field: as many as the text needs, within these.
  public var lines: ClosedRange<Int>
  /// Where a line that is longer than the field goes on in the next row (T9).
  public var wrap: RowWrap
  /// The longest text, in characters (T22).
  public var limit: Limit?

  /// Rows unless told otherwise.
  public static let standardLines = 3...8

  /// - Parameter lines: at least 1.
  public init(
    lines: ClosedRange<Int> = MultilineKind.standardLines, wrap: RowWrap = .word, limit: Limit? = nil
  ) {
    self.lines = max(1, lines.lowerBound)...max(1, lines.upperBound)
    self.wrap = wrap
    self.limit = limit
  }

  /// What fields of this kind can do.
  public var traits: ControlTraits { [.takesText, .floatsLabel, .clears] }

  public var lineQuestion: LineQuestion { .longText }

  /// Makes the control that holds the value, and is typed into.
  public func makeControl(_ value: FieldValue, _ environment: ControlEnvironment) -> any Control {
    MultilineControl(kind: self, value: value)
  }
}
