/// The signs of the look: one set for terminals with UTF-8, one in ASCII.
public struct Glyphs: Sendable {
  public var horizontal: Unicode.Scalar = "─"
  public var vertical: Unicode.Scalar = "│"
  public var focus: Unicode.Scalar = "┃"
  public var topLeft: Unicode.Scalar = "╭"
  public var topRight: Unicode.Scalar = "╮"
  public var middleLeft: Unicode.Scalar = "├"
  public var middleRight: Unicode.Scalar = "┤"
  public var bottomLeft: Unicode.Scalar = "╰"
  public var bottomRight: Unicode.Scalar = "╯"
  public var clear: Unicode.Scalar = "✕"
  public var bullet: Unicode.Scalar = "•"
  public var check: Unicode.Scalar = "✓"
  public var open: Unicode.Scalar = "▾"
  public var above: Unicode.Scalar = "▴"
  public var before: Unicode.Scalar = "‹"
  public var after: Unicode.Scalar = "›"
  public var ellipsis = "…"

  public static let unicode = Glyphs()

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
    glyphs.before = "<"
    glyphs.after = ">"
    glyphs.ellipsis = "..."
    return glyphs
  }()
}
