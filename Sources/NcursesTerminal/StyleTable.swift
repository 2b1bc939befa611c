internal import CNcurses
internal import TerminalScreen

/// What each role is for ncurses: attributes and a colour pair, worked out once for a theme.
struct StyleTable {
  struct Entry: Equatable {
    var attributes: attr_t = 0
    var pair: Int32 = 0
  }

  private(set) var theme: Theme
  private var entries: [Entry]

  /// Needs an open screen. `colors` is what may be used; 0 leaves attributes alone.
  init(_ theme: Theme, colors: Int) {
    self.theme = theme
    var pairs = Pairs(colors: colors, shades: theme.shades)
    entries = StyleRole.allCases.map { role in
      let style = theme[role]
      var entry = Entry(attributes: Self.attributes(style, colors: colors))
      entry.pair = pairs.number(style)
      entry.attributes |= fw_pair(entry.pair)
      return entry
    }
  }

  subscript(role: StyleRole) -> Entry { entries[Int(role.rawValue)] }

  private static func attributes(_ style: Style, colors: Int) -> attr_t {
    var attributes: attr_t = 0
    if style.attributes.contains(.bold) { attributes |= fw_bold }
    if style.attributes.contains(.dim) { attributes |= fw_dim }
    if style.attributes.contains(.reverse) { attributes |= fw_reverse }
    if style.attributes.contains(.underline) { attributes |= fw_underline }
    if style.attributes.contains(.italic) { attributes |= fw_italic }
    // With eight colours the bright ones are bold.
    if colors == 8, let color = style.foreground, color.rawValue >= 8 { attributes |= fw_bold }
    // A background says where something is: without colour it stays to be seen.
    if colors == 0, style.background != nil { attributes |= fw_reverse }
    return attributes
  }

  /// The pairs in use. Colours are started only when a theme has some: it costs time and bytes.
  private struct Pairs {
    let colors: Int
    let shades: [Color: Shade]
    private var known: [Style] = []

    init(colors: Int, shades: [Color: Shade]) {
      self.colors = colors
      self.shades = shades
    }

    mutating func number(_ style: Style) -> Int32 {
      let wanted = Style(style.foreground, on: style.background)
      guard colors >= 8, wanted != Style() else { return 0 }
      if let index = known.firstIndex(of: wanted) { return Int32(index) + 1 }
      if known.isEmpty {
        start_color()
        use_default_colors()
      }
      guard known.count + 1 < min(256, Int(fw_max_pairs())) else { return 0 }
      known.append(wanted)
      let number = Int32(known.count)
      init_extended_pair(number, value(wanted.foreground), value(wanted.background))
      return number
    }

    private func value(_ color: Color?) -> Int32 {
      color.map { StyleTable.number(of: $0, shades, colors: colors) } ?? -1
    }
  }

  /// The number that terminfo's `setaf` takes: of a name, of a shade, or with true colour the colour.
  static func number(of color: Color, _ shades: [Color: Shade], colors: Int) -> Int32 {
    if colors == 8 { return Int32(color.rawValue & 7) }
    let shade = colors >= 256 ? shades[color] : nil
    guard colors > 256 else { return Int32(shade?.index ?? color.rawValue) }
    guard let shade else {
      // Only the first eight have names there.
      return color.rawValue < 8 ? Int32(color.rawValue) : Int32(clamping: color.xtermValue)
    }
    let (red, green, blue) = shade.components
    return Int32(red) << 16 | Int32(green) << 8 | Int32(blue)
  }
}
