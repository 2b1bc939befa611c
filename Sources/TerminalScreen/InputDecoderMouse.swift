extension MouseEvent {
  /// An SGR report, `CSI < buttons ; column ; row M` or `m` for a release (xterm's mode 1006).
  ///
  /// Nil for a report without a place, and for buttons and wheels that nothing here uses.
  init?(sgr sequence: ControlSequence, final: UInt8) {
    let buttons = sequence.value(0)
    let column = Int(sequence.value(1))
    let row = Int(sequence.value(2))
    guard final | 0x20 == UInt8(ascii: "m"), column > 0, row > 0, buttons < 128 else { return nil }
    guard let action = Action(sgr: buttons, isRelease: final == UInt8(ascii: "m")) else { return nil }
    var modifiers: Modifiers = []
    if buttons & 4 != 0 { modifiers.insert(.shift) }
    if buttons & 8 != 0 { modifiers.insert(.alt) }
    if buttons & 16 != 0 { modifiers.insert(.control) }
    self.init(action, at: Point(column: column - 1, row: row - 1), modifiers: modifiers)
  }
}

extension MouseEvent.Action {
  fileprivate init?(sgr buttons: UInt32, isRelease: Bool) {
    let button = Int(buttons & 3) + 1
    let hasButton = button < 4
    switch (buttons & 64 != 0, buttons & 32 != 0) {
    case (true, _):
      guard !isRelease, button < 3 else { return nil }
      self = button == 1 ? .wheelUp : .wheelDown
    case (false, true): self = hasButton ? .drag(button: button) : .move
    case (false, false):
      guard hasButton else { return nil }
      self = isRelease ? .release(button: button) : .press(button: button)
    }
  }
}
