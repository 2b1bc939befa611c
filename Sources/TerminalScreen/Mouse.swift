/// What a mouse did, at which cell.
public struct MouseEvent: Hashable, Sendable {
  /// What was done with it. Buttons are counted from 1, the left one.
  public enum Action: Hashable, Sendable {
    /// A button went down or came up: 1 is the left one, 2 the middle, 3 the right.
    case press(button: Int)
    case release(button: Int)
    /// Moved with the button held.
    case drag(button: Int)
    /// Moved with no button held.
    case move
    case wheelUp, wheelDown
  }

  /// What was done.
  public var action: Action
  /// The cell under the pointer.
  public var position: Point
  /// What was held down.
  public var modifiers: Modifiers

  /// Something done with the mouse at a place.
  public init(_ action: Action, at position: Point, modifiers: Modifiers = []) {
    self.action = action
    self.position = position
    self.modifiers = modifiers
  }
}
