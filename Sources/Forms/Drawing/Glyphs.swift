/// The signs of the look: one set for terminals with UTF-8, one in ASCII.
public struct Glyphs: Sendable {
  /// Edges and rules from left to right.
  public var horizontal: Unicode.Scalar = "─"
  /// Sides.
  public var vertical: Unicode.Scalar = "│"
  /// The side of what has the focus.
  public var focus: Unicode.Scalar = "┃"
  /// The corner where a group begins.
  public var topLeft: Unicode.Scalar = "╭"
  /// The corner across from it.
  public var topRight: Unicode.Scalar = "╮"
  /// Where a rule leaves the left side.
  public var middleLeft: Unicode.Scalar = "├"
  /// Where a rule meets the right side.
  public var middleRight: Unicode.Scalar = "┤"
  /// The corner where a group ends.
  public var bottomLeft: Unicode.Scalar = "╰"
  /// The corner across from it.
  public var bottomRight: Unicode.Scalar = "╯"
  /// The Clear button (T13).
  public var clear: Unicode.Scalar = "✕"
  /// One character of a secret (E4).
  public var bullet: Unicode.Scalar = "•"
  /// Filled, valid and left (T23).
  public var check: Unicode.Scalar = "✓"
  /// More below, or a list to open.
  public var open: Unicode.Scalar = "▾"
  /// More above.
  public var above: Unicode.Scalar = "▴"
  /// Shows a secret.
  public var reveal: Unicode.Scalar = "○"
  /// Hides it again.
  public var conceal: Unicode.Scalar = "◉"
  /// What comes before this.
  public var before: Unicode.Scalar = "‹"
  /// What comes after this.
  public var after: Unicode.Scalar = "›"
  /// A step that is being done.
  public var now: Unicode.Scalar = "▸"
  /// A step that is to come.
  public var toCome: Unicode.Scalar = "·"
  /// What is done, in a bar.
  public var full: Unicode.Scalar = "█"
  /// What is not done yet, in a bar.
  public var free: Unicode.Scalar = "░"
  /// Where a text is cut.
  public var ellipsis = "…"

  /// For terminals with UTF-8.
  public static let unicode = Glyphs()

  /// For all others.
  public static let ascii: Glyphs = {
    var glyphs = Glyphs()
    glyphs.horizontal = "-"
    glyphs.vertical = "|"
    glyphs.focus = ">"
    for corner in [
      \Glyphs.topLeft, \.topRight, \.middleLeft, \.middleRight, \.bottomLeft, \.bottomRight,
    ] {
      glyphs[keyPath: corner] = "+"
    }
    glyphs.clear = "x"
    glyphs.bullet = "*"
    glyphs.check = "v"
    glyphs.open = "v"
    glyphs.above = "^"
    glyphs.reveal = "o"
    glyphs.conceal = "@"
    glyphs.before = "<"
    glyphs.after = ">"
    glyphs.now = ">"
    glyphs.toCome = "-"
    glyphs.full = "#"
    glyphs.free = "."
    glyphs.ellipsis = "..."
    return glyphs
  }()
}
