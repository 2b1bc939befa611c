/// What a terminal can do, as far as drawing has to know. Comes from TERM, terminfo, the locale
/// and settings; no query is ever sent (A4, P13).
public struct TerminalTraits: Hashable, Sendable {
  /// Whether cells can hold more than ASCII; without it the drawing uses `+-|`.
  public var isUTF8: Bool
  /// 0 for none; then 8, 16, 256 or 16,777,216.
  public var colors: Int
  /// Whether dim text can be told from plain text. Without it placeholders stand in parentheses.
  public var hasDim: Bool

  /// What is not given is what most terminals can do.
  public init(isUTF8: Bool = true, colors: Int = 256, hasDim: Bool = true) {
    self.isUTF8 = isUTF8
    self.colors = colors
    self.hasDim = hasDim
  }
}
