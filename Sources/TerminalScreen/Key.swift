/// A key of a keyboard, without the modifiers held with it.
public enum Key: Hashable, Sendable {
  /// One typed scalar. A character of several arrives as several events: the editor joins them.
  case text(Unicode.Scalar)
  case enter, tab, escape, backspace, delete, insert
  case up, down, left, right, home, end, pageUp, pageDown
  /// F1 is `.function(1)`.
  case function(Int)
}

/// Modifiers as terminals report them. Shift is absent where it is part of the scalar typed.
public struct Modifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let shift = Modifiers(rawValue: 1)
  /// Alt, also called Meta.
  public static let alt = Modifiers(rawValue: 2)
  public static let control = Modifiers(rawValue: 4)
}

/// A key with its modifiers. Control and a letter is the lower-case letter with `.control`.
public struct KeyPress: Hashable, Sendable {
  public var key: Key
  public var modifiers: Modifiers

  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}
