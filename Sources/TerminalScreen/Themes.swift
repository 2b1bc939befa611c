/// The themes that people can choose by name.
public enum ThemeName: String, Sendable, CaseIterable {
  case standard, dark, light
  case highContrast = "high-contrast"
  case mono

  /// The theme with these colours.
  public var theme: Theme {
    switch self {
    case .standard: .standard
    case .dark: .dark
    case .light: .light
    case .highContrast: .highContrast
    case .mono: .mono
    }
  }
}

extension Theme {
  /// Light on black, whatever the terminal's own colours are. Every pair has a contrast of 4.5 : 1 or
  /// better (A4; WCAG 2.2, 1.4.3) with the palettes of xterm and of the Linux console.
  public static let dark = Theme(
    name: "dark",
    shades: [
      .black: Shade(16), .white: Shade(252), .brightWhite: Shade(231), .brightRed: Shade(203),
      .brightGreen: Shade(114), .brightCyan: Shade(80),
    ]
  ) { role in
    switch role {
    case .text, .label, .labelFocused, .edge, .edgeFocused: Style(.brightWhite, on: .black)
    case .title, .section: Style(.brightWhite, .bold, on: .black)
    case .placeholder, .helper, .disabled, .key: Style(.white, on: .black)
    case .error: Style(.brightRed, on: .black)
    case .success: Style(.brightGreen, on: .black)
    case .accent: Style(.brightCyan, on: .black)
    case .selection, .focused: Style(.black, on: .brightCyan)
    }
  }

  /// Dark on white, whatever the terminal's own colours are, with the same contrast.
  public static let light = Theme(
    name: "light",
    shades: [.black: Shade(16), .brightWhite: Shade(231), .red: Shade(124), .blue: Shade(25)]
  ) { role in
    switch role {
    case .text, .label, .labelFocused, .edge, .edgeFocused, .placeholder, .helper, .disabled, .key:
      Style(.black, on: .brightWhite)
    case .title, .section, .success: Style(.black, .bold, on: .brightWhite)
    case .error: Style(.red, on: .brightWhite)
    case .accent: Style(.blue, on: .brightWhite)
    case .selection, .focused: Style(.brightWhite, on: .blue)
    }
  }

  /// White and yellow on black; what has the focus is black on yellow. Contrast of 7 : 1 or better
  /// (WCAG 2.2, 1.4.6).
  public static let highContrast = Theme(
    name: "high-contrast",
    shades: [.black: Shade(16), .brightWhite: Shade(231), .brightYellow: Shade(226)]
  ) { role in
    switch role {
    case .text, .label, .placeholder, .helper, .edge, .disabled, .key: Style(.brightWhite, on: .black)
    case .title, .section, .success: Style(.brightWhite, .bold, on: .black)
    case .error: Style(.brightYellow, [.bold, .underline], on: .black)
    case .labelFocused, .edgeFocused, .accent: Style(.brightYellow, .bold, on: .black)
    case .selection, .focused: Style(.black, on: .brightYellow)
    }
  }

  /// No colour at all: weight, underline and reverse alone.
  public static let mono = Theme(name: "mono") { role in
    switch role {
    case .text, .label, .placeholder, .helper, .edge, .disabled, .key: Style()
    case .title, .section, .labelFocused, .edgeFocused, .accent, .success: Style(nil, .bold)
    case .error: Style(nil, [.bold, .underline])
    case .selection, .focused: Style(nil, .reverse)
    }
  }
}

extension Theme {
  /// The standard theme for a background that is known: its colours have a contrast of 4.5 : 1 there (A4).
  /// Where nothing is known they are the plain named ones, which people tune to their background.
  public static func standard(on background: Background) -> Theme {
    var theme = Theme.standard
    switch background {
    case .dark:
      theme[.error] = Style(.brightRed)
      theme[.success] = Style(.brightGreen)
      theme[.accent] = Style(.brightCyan)
    case .light:
      theme[.success] = Style(nil, .bold)
      theme[.accent] = Style(.blue)
    }
    return theme
  }

  /// Whether a placeholder can be told from typed text by its style alone, on a terminal with these traits.
  /// Where it can't, signs have to do it (A4).
  public func showsQuiet(on traits: TerminalTraits) -> Bool {
    let (quiet, text) = (self[.placeholder], self[.text])
    func attributes(_ style: Style) -> Attributes {
      traits.hasDim ? style.attributes : style.attributes.subtracting(.dim)
    }
    return attributes(quiet) != attributes(text)
      || traits.colors > 0 && (quiet.foreground != text.foreground || quiet.background != text.background)
  }

  /// The same theme, with the standard one suited to what lies behind it.
  public func suited(to background: Background?) -> Theme {
    guard self == .standard, let background else { return self }
    return .standard(on: background)
  }
}
