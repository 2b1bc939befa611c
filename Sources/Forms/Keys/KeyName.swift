public import TerminalScreen

extension KeyPress {
  /// The key as people read it: `Ctrl+W`, `Alt+X`, `F2`, `Shift+Tab`, `Space`.
  ///
  /// A letter under a modifier is written as on the keyboard, in upper case; one that is a capital
  /// already needs Shift: `Alt+Shift+Z`.
  public var name: String {
    var name = ""
    if modifiers.contains(.control) { name += "Ctrl+" }
    if modifiers.contains(.alt) { name += "Alt+" }
    if modifiers.contains(.shift) || isCapital { name += "Shift+" }
    return name + keyName
  }

  private var isCapital: Bool {
    guard case .text(let scalar) = key, !modifiers.isDisjoint(with: [.control, .alt]) else { return false }
    return scalar.properties.isUppercase
  }

  private var keyName: String {
    switch key {
    case .text(" "): "Space"
    case .text(let scalar):
      modifiers.isDisjoint(with: [.control, .alt]) ? String(scalar) : scalar.properties.uppercaseMapping
    case .function(let number): "F\(number)"
    case .enter: "Enter"
    case .tab: "Tab"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .insert: "Insert"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    }
  }
}
