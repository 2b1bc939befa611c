internal import Forms
internal import TerminalScreen

extension Event {
  /// What a person did, in words for a log: `Shift+Tab`, `a`, `Click at 10,5`. Nil for what nobody did.
  ///
  /// - Parameter isSecret: whether text goes where it must not be told (E4).
  func name(isSecret: Bool) -> String? {
    switch self {
    case .key(let press): press.name(isSecret: isSecret)
    case .paste(let text): isSecret ? "Paste" : "Paste of \(text.count) bytes"
    case .mouse(let mouse): mouse.name
    case .resize(let size): "Resize to \(size.columns)x\(size.rows)"
    case .focus, .hangup: nil
    }
  }
}

extension KeyPress {
  fileprivate func name(isSecret: Bool) -> String {
    var name = ""
    if modifiers.contains(.control) { name += "Ctrl+" }
    if modifiers.contains(.alt) { name += "Alt+" }
    if modifiers.contains(.shift) { name += "Shift+" }
    switch key {
    case .text(let scalar):
      let isText = modifiers.isDisjoint(with: [.control, .alt])
      if isText, isSecret { return "•" }
      // With a modifier in front a capital reads better, and says nothing of Shift.
      return name + (isText ? scalar == " " ? "Space" : String(scalar) : String(scalar).uppercased())
    case .function(let number): return name + "F\(number)"
    case .enter: return name + "Enter"
    case .tab: return name + "Tab"
    case .escape: return name + "Esc"
    case .backspace: return name + "Backspace"
    case .delete: return name + "Delete"
    case .insert: return name + "Insert"
    case .up: return name + "Up"
    case .down: return name + "Down"
    case .left: return name + "Left"
    case .right: return name + "Right"
    case .home: return name + "Home"
    case .end: return name + "End"
    case .pageUp: return name + "PageUp"
    case .pageDown: return name + "PageDown"
    }
  }
}

extension MouseEvent {
  fileprivate var name: String? {
    let place = "\(position.column),\(position.row)"
    return switch action {
    case .press(let button): button == 1 ? "Click at \(place)" : "Button \(button) at \(place)"
    case .wheelUp: "Wheel up"
    case .wheelDown: "Wheel down"
    case .release, .drag, .move: nil
    }
  }
}
