/// What a terminal can do, as far as drawing has to know. Comes from TERM, terminfo, the locale
/// and settings; no query is ever sent (A4, P13).
public struct TerminalTraits: Hashable, Sendable {
  /// Whether cells can hold more than ASCII; without it the drawing uses `+-|`.
  public var isUTF8: Bool
  /// 0 for none; then 8, 16, 256 or 16,777,216.
  public var colors: Int
  /// Whether dim text can be told from plain text, by the terminal and, in a session, by the theme. Without
  /// it placeholders stand in parentheses.
  public var hasDim: Bool

  /// What lies behind the text; nil where the terminal does not say.
  public var background: Background?

  /// What is not given is what most terminals can do.
  public init(
    isUTF8: Bool = true, colors: Int = 256, hasDim: Bool = true, background: Background? = nil
  ) {
    self.background = background
    self.isUTF8 = isUTF8
    self.colors = colors
    self.hasDim = hasDim
  }
}

/// Whether a terminal's own background is dark or light.
public enum Background: String, Hashable, Sendable {
  case dark, light

  /// - Parameter colorfgbg: the variable COLORFGBG, as rxvt and Konsole set it: `15;0`, the last of its
  ///   numbers the background; nil for what says nothing.
  public init?(colorfgbg: String?) {
    guard let number = colorfgbg?.split(separator: ";").last.flatMap({ Int($0) }) else { return nil }
    switch number {
    case 0...6, 8: self = .dark
    case 7, 9...15: self = .light
    default: return nil
    }
  }
}
