/// What a cell means. Code draws roles; a theme alone turns them into attributes and colours.
public enum StyleRole: UInt8, CaseIterable, Sendable {
  case text, title, section, label, labelFocused, placeholder, helper, error, success
  case edge, edgeFocused, disabled, selection, key, accent
  /// A button or choice that has the focus.
  case focused
}

/// One of the sixteen named colours, or the terminal's own.
public enum Color: UInt8, Hashable, Sendable {
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack, brightRed, brightGreen, brightYellow
  case brightBlue, brightMagenta, brightCyan, brightWhite
}

/// Attributes as terminfo names them: bold, dim, rev, smul, sitm.
public struct Attributes: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// A style by its colours and attributes.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Bold or brighter (bold).
  public static let bold = Attributes(rawValue: 1)
  /// Fainter (dim).
  public static let dim = Attributes(rawValue: 2)
  /// Foreground and background exchanged (rev).
  public static let reverse = Attributes(rawValue: 4)
  /// Underlined (smul).
  public static let underline = Attributes(rawValue: 8)
  /// Italic (sitm).
  public static let italic = Attributes(rawValue: 16)
}

/// How cells of a role look. A colour of nil is the terminal's own.
public struct Style: Hashable, Sendable {
  /// The colour of what is written; nil for the terminal’s own.
  public var foreground: Color?
  /// The colour behind it; nil for the terminal’s own.
  public var background: Color?
  /// What is set beside colours.
  public var attributes: Attributes

  /// A style by its colours and attributes.
  public init(
    _ foreground: Color? = nil, _ attributes: Attributes = [], on background: Color? = nil
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }
}

/// A style for each role.
public struct Theme: Hashable, Sendable {
  /// What people choose it by.
  public var name: String
  /// What stands for named colours where a terminal has 256 or more.
  public var shades: [Color: Shade]
  private var styles: [Style]

  /// A theme that asks `style` once for each role.
  public init(name: String, shades: [Color: Shade] = [:], style: (StyleRole) -> Style) {
    self.name = name
    self.shades = shades
    styles = StyleRole.allCases.map(style)
  }

  /// How cells of a role look.
  public subscript(role: StyleRole) -> Style {
    get { styles[Int(role.rawValue)] }
    set { styles[Int(role.rawValue)] = newValue }
  }
}

extension Theme {
  /// The terminal's own foreground and background, and named colours for what needs the eye.
  ///
  /// Edges, labels and typed text are plain, so that moving the focus restyles nothing and a key is
  /// one byte on a slow line; dim is for the quiet.
  public static let standard = Theme(name: "standard") { role in
    switch role {
    case .text, .edge, .edgeFocused, .label, .labelFocused: Style()
    case .selection, .focused: Style(nil, .reverse)
    case .title, .section: Style(nil, .bold)
    case .placeholder, .helper, .disabled, .key: Style(nil, .dim)
    case .error: Style(.red)
    case .success: Style(.green)
    case .accent: Style(.cyan)
    }
  }
}
