/// What a key can mean in a form. Controls see commands and text, never keys.
public enum Command: Hashable, Sendable {
  case edit(EditingCommand)
  case nextField, previousField
  /// Enter: on to the next field, or whatever the focused control makes of it.
  case accept
  case up, down, pageUp, pageDown
  /// To the page before and after: Back and Continue of a wizard, the neighbour of a tab.
  case previousPage, nextPage
  /// Carries the end of the selection on by rows.
  case selectUp, selectDown
  /// Space on what takes no text.
  case toggle
  case undo, redo, revertField, revertForm
  case clear, reveal
  /// A button behind the value, from the first (T15).
  case button(Int)
  /// Opens what a field offers.
  case open
  case help, menu, summary
  case redraw, cancel, quit, suspend
}
