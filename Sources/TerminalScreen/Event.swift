/// What a terminal tells: the only way in.
public enum Event: Sendable {
  case key(KeyPress)
  /// One bracketed paste, whole, or a burst of input that was taken for one.
  case paste(PastedText)
  case mouse(MouseEvent)
  case resize(Size)
  /// The terminal's window got or lost the focus (mode 1004).
  case focus(gained: Bool)
  /// The terminal is gone: hang-up or end of input.
  case hangup
}
