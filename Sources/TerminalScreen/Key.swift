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
  /// The bits of the set.
  public let rawValue: UInt8

  /// A set by its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Shift, where it does not show in the character.
  public static let shift = Modifiers(rawValue: 1)
  /// Alt, also called Meta.
  public static let alt = Modifiers(rawValue: 2)
  /// Control.
  public static let control = Modifiers(rawValue: 4)
}

/// A key with its modifiers. Control and a letter is the lower-case letter with `.control`.
public struct KeyPress: Hashable, Sendable {
  /// What was pressed.
  public var key: Key
  /// What was held down.
  public var modifiers: Modifiers

  /// A key, alone or with others held down.
  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}
