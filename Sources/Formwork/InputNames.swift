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
    guard isSecret, case .text = key, modifiers.isDisjoint(with: [.control, .alt]) else { return name }
    return "•"
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
