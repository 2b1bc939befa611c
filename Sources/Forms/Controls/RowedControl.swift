internal import TerminalScreen

/// A control that may hold more rows than it shows.
protocol ScrollingControl: Control {
  /// Scrolls the view, not the caret. False where there is nothing more in that direction.
  mutating func scroll(byRows distance: Int, area: Size) -> Bool
}

/// What a control of several rows of text can do beside: a selection grows by rows, and pages turn.
protocol RowedControl: ScrollingControl {
  /// Carries the end of the selection up or down; beyond the first and last row to the text's ends.
  mutating func select(byRows distance: Int, area: Size)

  /// Moves the caret about a view on or back, where not all is shown; at the ends as far as it goes. False
  /// where it doesn't move.
  mutating func turnPage(_ direction: Int, area: Size) -> Bool
}
