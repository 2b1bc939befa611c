public import TerminalScreen

/// A screen as text with its looks: each row with SGR sequences (ECMA-48, 8.3.117), for `less -R`, `cat` and
/// pictures of terminals.
///
/// Nothing but SGR is ever in it, so printing it moves no cursor and sets no mode. Every row begins and ends
/// plain. Without the sequences and the blanks at the ends of its rows it is what `--print screen` prints.
public struct StyledScreen: Sendable {
  let frame: Frame
  let theme: Theme
  /// What the terminal can show.
  let traits: TerminalTraits

  /// A screen in a theme, for a terminal that can do so much.
  public init(frame: Frame, theme: Theme, traits: TerminalTraits = TerminalTraits()) {
    self.frame = frame
    self.theme = theme
    self.traits = traits
  }

  /// The rows, each ended by a line break.
  public var text: String { (0..<frame.size.rows).map { row($0) + "\n" }.joined() }

  /// A row, plain at both ends.
  func row(_ row: Int) -> String {
    var text = ""
    var current = Style()
    for column in 0..<end(ofRow: row) {
      let cell = frame[row, column]
      guard cell.width > 0 else { continue }
      let style = shown(theme[cell.role])
      if style != current { text += sequence(style) }
      current = style
      text.append(frame.character(of: cell))
    }
    return current == Style() ? text : text + "\u{1B}[0m"
  }

  /// Blanks that look like nothing are left out at the end.
  private func end(ofRow row: Int) -> Int {
    let last = (0..<frame.size.columns).last { column in
      let cell = frame[row, column]
      return frame.character(of: cell) != " " || shown(theme[cell.role]).showsOnBlanks
    }
    return (last ?? -1) + 1
  }

  /// The style as a terminal with so few colours gets it: with eight the bright ones are bold, without any a
  /// background is reverse.
  private func shown(_ style: Style) -> Style {
    var style = style
    let colors = traits.colors
    if !traits.hasDim { style.attributes.remove(.dim) }
    if colors == 8, let color = style.foreground, color.rawValue >= 8 { style.attributes.insert(.bold) }
    guard colors < 16 else { return style }
    if colors < 8 {
      if style.background != nil { style.attributes.insert(.reverse) }
      (style.foreground, style.background) = (nil, nil)
    } else {
      style.foreground = style.foreground?.basic
      style.background = style.background?.basic
    }
    return style
  }

  /// Begins anew with 0, so that no row depends on another.
  private func sequence(_ style: Style) -> String {
    var codes = [0]
    let attributes: [(Attributes, Int)] = [
      (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
    ]
    for (attribute, code) in attributes where style.attributes.contains(attribute) { codes.append(code) }
    if let color = style.foreground { codes.append(color.code(first: 30, bright: 90)) }
    if let color = style.background { codes.append(color.code(first: 40, bright: 100)) }
    return "\u{1B}[" + codes.map(String.init).joined(separator: ";") + "m"
  }
}

extension Style {
  /// Whether blanks of this style can be told from plain ones.
  fileprivate var showsOnBlanks: Bool {
    background != nil || !attributes.isDisjoint(with: [.reverse, .underline])
  }
}

extension Color {
  /// The one of the first eight that is nearest.
  fileprivate var basic: Color { Color(rawValue: rawValue & 7) ?? self }

  fileprivate func code(first: Int, bright: Int) -> Int {
    rawValue < 8 ? first + Int(rawValue) : bright + Int(rawValue) - 8
  }
}
