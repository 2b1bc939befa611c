internal import TerminalScreen

/// What the mouse is doing between a press and its release.
struct DragState: Sendable {
  enum Phase: Sendable {
    case idle
    /// The button went down in a text: moving on selects.
    case selecting(field: Int)
    /// It went down on selected text: moving on carries that, letting go puts the caret there.
    case lifting(field: Int, from: Point)
    /// It went down on a button, which acts where it comes up again, inside the area.
    case pressing(PressedButton, area: Rect)
    /// Selected text of a field is carried over the screen (P8).
    case carrying(field: Int, over: DropPlace?)
  }

  var phase = Phase.idle
  /// At an edge, where the last movement goes on by itself.
  var repeats: (point: Point, at: Duration)?

  /// How often a drag that waits at an edge goes on.
  static var interval: Duration { .milliseconds(50) }

  /// Where the cursor shows that the text would go.
  var cursor: Point? { if case .carrying(_, let place?) = phase { place.cursor } else { nil } }
}

/// A button that the mouse is held down on.
enum PressedButton: Sendable, Hashable {
  /// Continue or Back.
  case form(Focus)
  case alert(Alert.Action)
}

/// A place where carried text may be dropped.
struct DropPlace: Sendable {
  var field: Int
  /// The cell of the mouse.
  var point: Point
  /// The caret that the text would be put at.
  var cursor: Point
}

/// A mouse that rests, with where and since when (T10).
struct HoverState: Sendable {
  var field: Int
  var since: Duration

  /// How long it has to rest.
  static var rest: Duration { .milliseconds(500) }
}
