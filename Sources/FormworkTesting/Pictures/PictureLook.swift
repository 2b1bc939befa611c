internal import TerminalScreen

/// How cells of a role are drawn: a style with all its colours known.
struct PictureInk: Hashable, Sendable {
  /// 0xRRGGBB.
  var text: Int
  /// nil: what lies behind the whole picture.
  var ground: Int?
  var isBold = false
  var isItalic = false
  var isUnderlined = false
}

/// A theme with a palette: says for each role how it is drawn.
struct PictureLook: Sendable {
  /// What lies behind the whole picture: a theme that has a background of its own has it everywhere.
  let ground: Int
  private let theme: Theme
  private let palette: PicturePalette

  init(_ theme: Theme, on background: Background) {
    self.init(theme.suited(to: background), .palette(on: background))
  }

  init(_ theme: Theme, _ palette: PicturePalette) {
    self.theme = theme
    self.palette = palette
    let own = theme[.text].background
    ground = own.map { Self.value(of: $0, theme, palette) } ?? palette.ground
  }

  /// - Parameter isCursor: a block cursor exchanges the two colours of its cell.
  func ink(for role: StyleRole, isCursor: Bool = false) -> PictureInk {
    let style = theme[role]
    var text = style.foreground.map { Self.value(of: $0, theme, palette) } ?? palette.text
    var behind = style.background.map { Self.value(of: $0, theme, palette) } ?? ground
    if style.attributes.contains(.dim) { text = Self.mixed(text, with: behind) }
    if style.attributes.contains(.reverse) != isCursor { swap(&text, &behind) }
    return PictureInk(
      text: text, ground: behind == ground ? nil : behind, isBold: style.attributes.contains(.bold),
      isItalic: style.attributes.contains(.italic), isUnderlined: style.attributes.contains(.underline))
  }

  /// A shade where the theme has one, as on terminals with 256 colours.
  private static func value(of color: Color, _ theme: Theme, _ palette: PicturePalette) -> Int {
    guard let (red, green, blue) = theme.shades[color]?.components else {
      return palette.named[Int(color.rawValue)]
    }
    return Int(red) << 16 | Int(green) << 8 | Int(blue)
  }

  /// Two thirds of the one and a third of the other: fainter, and read with ease all the same.
  private static func mixed(_ one: Int, with other: Int) -> Int {
    [16, 8, 0].reduce(0) { sum, shift in
      sum | (((one >> shift & 0xFF) * 2 + (other >> shift & 0xFF)) / 3) << shift
    }
  }
}
