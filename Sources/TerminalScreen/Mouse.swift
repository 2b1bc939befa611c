/// What a mouse did, at which cell.
public struct MouseEvent: Hashable, Sendable {
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

  public var action: Action
  public var position: Point
  public var modifiers: Modifiers

  public init(_ action: Action, at position: Point, modifiers: Modifiers = []) {
    self.action = action
    self.position = position
    self.modifiers = modifiers
  }
}
