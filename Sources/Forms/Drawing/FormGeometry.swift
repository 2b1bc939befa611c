internal import TerminalScreen

/// Where a form stands on the screen: one column of groups, at most 76 wide (T5).
struct FormGeometry: Sendable, Equatable {
  /// Columns of the whole form, sides included.
  let columns: Range<Int>
  /// Columns of what is written: input, helper text, errors.
  let content: Range<Int>
  /// Whether groups have sides.
  let hasSides: Bool
  /// Rows of the form; below them is the row of keys and status.
  let rows: Int

  /// Whether there is room for empty rows between what belongs apart.
  let isRoomy: Bool

  static let widest = 76
  static let leastSize = Size(columns: 20, rows: 5)

  /// - Parameter isInline: below the prompt, where a form takes no more rows than it needs.
  init(_ size: Size, _ style: FormStyle, isInline: Bool = false) {
    let isNarrow = size.columns < 40
    let margin = isNarrow ? 0 : 1
    let width = max(1, min(Self.widest, size.columns - 2 * margin))
    let left = isNarrow ? 0 : min((size.columns - width) / 2, 8)
    columns = left..<(left + width)
    hasSides = style == .grouped && !isNarrow
    content = (left + 2)..<max(left + 3, left + width - (hasSides ? 2 : 0))
    rows = max(0, size.rows - 1)
    isRoomy = rows >= 16 && !isInline
  }

  /// Columns for the input of a control: the clear button keeps its place at the end (T13).
  func input(_ traits: ControlTraits, width: Int?, icon: String? = nil) -> Range<Int> {
    let start = content.lowerBound + lead(icon)
    let end = traits.contains(.clears) ? max(start + 1, content.upperBound - 2) : content.upperBound
    return start..<min(end, start + max(1, width ?? end))
  }

  /// Columns of an icon and the blank behind it; none where the input needs them more (T15).
  private func lead(_ icon: String?) -> Int {
    guard let columns = icon?.columns, columns > 0, content.count - columns > 12 else { return 0 }
    return columns + 1
  }
}
