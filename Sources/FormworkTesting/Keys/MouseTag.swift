internal import TerminalScreen

/// What a mouse does, in writing.
enum MouseTag: String, CaseIterable {
  case click = "Click"
  case press = "Press"
  case release = "Release"
  case drag = "Drag"
  case dragTo = "DragTo"
  case hover = "Hover"
  case wheelUp = "WheelUp"
  case wheelDown = "WheelDown"

  static func named(_ name: String) -> MouseTag? {
    allCases.first { $0.rawValue.lowercased() == name.lowercased() }
  }

  /// A drag goes from its first point to its last, through those between.
  var pointCount: ClosedRange<Int> { self == .drag ? 2...100 : 1...1 }

  var takesButton: Bool { ![.hover, .wheelUp, .wheelDown].contains(self) }

  var example: String { self == .drag ? "<Drag 10,5 20,5>" : "<\(rawValue) 10,5>" }

  /// What the terminal tells, in order, for as many points as `pointCount` allows.
  func actions(button: Int, _ points: [Point]) -> [(MouseEvent.Action, Point)] {
    guard let first = points.first, let last = points.last else { return [] }
    return switch self {
    case .click: [(.press(button: button), first), (.release(button: button), first)]
    case .press: [(.press(button: button), first)]
    case .release: [(.release(button: button), first)]
    case .dragTo: [(.drag(button: button), first)]
    case .drag:
      [(.press(button: button), first)] + points.dropFirst().map { (.drag(button: button), $0) }
        + [(.release(button: button), last)]
    case .hover: [(.move, first)]
    case .wheelUp: [(.wheelUp, first)]
    case .wheelDown: [(.wheelDown, first)]
    }
  }
}

/// Tags that are neither keys nor the mouse.
enum OtherTag: String, CaseIterable {
  case resize = "Resize"
  case wait = "Wait"
  case hangup = "Hangup"
  case focusIn = "FocusIn"
  case focusOut = "FocusOut"

  static func named(_ name: String) -> OtherTag? {
    allCases.first { $0.rawValue.lowercased() == name.lowercased() }
  }

  var example: String {
    switch self {
    case .resize: "<Resize 60x20>"
    case .wait: "<Wait 300ms>"
    case .hangup, .focusIn, .focusOut: "<\(rawValue)>"
    }
  }
}
