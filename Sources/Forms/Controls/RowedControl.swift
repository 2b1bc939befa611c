internal import TerminalScreen

/// What a control of several rows can do beside: its view scrolls, and a selection grows by rows.
protocol RowedControl: Control {
  /// Scrolls the view, not the caret. False where there is nothing more in that direction.
  mutating func scroll(byRows distance: Int, area: Size) -> Bool

  /// Carries the end of the selection up or down; beyond the first and last row to the text's ends.
  mutating func select(byRows distance: Int, area: Size)

  /// Moves the caret about a view on or back, where not all is shown; at the ends as far as it goes. False
  /// where it doesn't move.
  mutating func turnPage(_ direction: Int, area: Size) -> Bool
}
