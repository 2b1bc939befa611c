import TerminalScreen
import Testing

@Suite("Themes")
struct ThemeTests {
  /// Named colours as terminals show them, in the order of `Color`.
  enum Palette: CaseIterable {
    case xterm, console

    var colors: [(Double, Double, Double)] {
      switch self {
      case .xterm:
        [
          (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
          (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
          (255, 0, 255), (0, 255, 255), (255, 255, 255),
        ]
      case .console:
        [
          (0, 0, 0), (170, 0, 0), (0, 170, 0), (170, 85, 0), (0, 0, 170), (170, 0, 170), (0, 170, 170),
          (170, 170, 170), (85, 85, 85), (255, 85, 85), (85, 255, 85), (255, 255, 85), (85, 85, 255),
          (255, 85, 255), (85, 255, 255), (255, 255, 255),
        ]
      }
    }
  }

  /// Relative luminance and contrast as WCAG 2.2 defines them, the power by its usual square root form.
  private func luminance(_ color: (Double, Double, Double)) -> Double {
    func linear(_ value: Double) -> Double {
      let part = value / 255
      // ((v + 0.055) / 1.055) ^ 2.4 = x² · x^0.4, the fifth root by Newton's method.
      guard part > 0.03928 else { return part / 12.92 }
      let base = (part + 0.055) / 1.055
      var root = 1.0
      for _ in 0..<60 {
        root -= (root * root * root * root * root - base * base) / (5 * root * root * root * root)
      }
      return base * base * root
    }
    return 0.2126 * linear(color.0) + 0.7152 * linear(color.1) + 0.0722 * linear(color.2)
  }

  private func contrast(_ style: Style, _ palette: Palette) -> Double? {
    guard let foreground = style.foreground, let background = style.background else { return nil }
    let one = luminance(palette.colors[Int(foreground.rawValue)])
    let other = luminance(palette.colors[Int(background.rawValue)])
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  @Test("A4: the measure is right: black on white is 21 : 1, grey 127 about 4 : 1")
  func measure() throws {
    #expect(abs(try #require(contrast(Style(.black, on: .brightWhite), .xterm)) - 21) < 0.01)
    #expect(abs(try #require(contrast(Style(.brightBlack, on: .brightWhite), .xterm)) - 4.0) < 0.05)
  }

  @Test("A4: every pair of the themes with colours of their own has 4.5 : 1", arguments: StyleRole.allCases)
  func contrasts(_ role: StyleRole) throws {
    for palette in Palette.allCases {
      #expect(try #require(contrast(Theme.dark[role], palette)) >= 4.5, "dark, \(palette)")
      #expect(try #require(contrast(Theme.light[role], palette)) >= 4.5, "light, \(palette)")
      #expect(try #require(contrast(Theme.highContrast[role], palette)) >= 7, "high-contrast, \(palette)")
    }
  }

  @Test(
    "A4: nor do the shades that stand for the names in 256 colours have less", arguments: StyleRole.allCases)
  func shades(_ role: StyleRole) throws {
    for (theme, least) in [(Theme.dark, 4.5), (.light, 4.5), (.highContrast, 7)] {
      let style = theme[role]
      let foreground = try #require(style.foreground.flatMap { theme.shades[$0] })
      let background = try #require(style.background.flatMap { theme.shades[$0] })
      #expect(contrast(foreground, background) >= least, "\(theme.name)")
    }
  }

  private func contrast(_ one: Shade, _ other: Shade) -> Double {
    let values = [one, other].map { shade in
      luminance((Double(shade.components.red), Double(shade.components.green), Double(shade.components.blue)))
    }
    return (values.max()! + 0.05) / (values.min()! + 0.05)
  }

  @Test("Shades are where xterm has them: the corners of the cube, and the greys")
  func shadeValues() {
    let expected: [(UInt8, [UInt8])] = [
      (16, [0, 0, 0]), (231, [255, 255, 255]), (203, [255, 95, 95]), (25, [0, 95, 175]), (232, [8, 8, 8]),
      (255, [238, 238, 238]), (0, [0, 0, 0]),
    ]
    for (index, value) in expected {
      let (red, green, blue) = Shade(index).components
      #expect([red, green, blue] == value)
    }
  }

  @Test("A4: on a background that is known, the colours of the standard theme have 4.5 : 1 there")
  func suited() throws {
    for (background, color) in [(Background.dark, Color.black), (.light, .brightWhite)] {
      let theme = Theme.standard.suited(to: background)
      for role in StyleRole.allCases {
        guard let foreground = theme[role].foreground else { continue }
        for palette in Palette.allCases {
          #expect(try #require(contrast(Style(foreground, on: color), palette)) >= 4.5, "\(role), \(palette)")
        }
      }
    }
    #expect(Theme.standard.suited(to: nil) == .standard)
    #expect(Theme.mono.suited(to: .light) == .mono)
  }

  @Test(
    "COLORFGBG is read as rxvt and Konsole write it",
    arguments: [
      ("15;0", Background.dark), ("0;15", .light), ("0;default;7", .light), ("7;8", .dark),
      ("12;default", nil),
      ("", nil), ("0;16", nil), (";", nil),
    ] as [(String, Background?)])
  func background(variable: String, expected: Background?) {
    #expect(Background(colorfgbg: variable) == expected)
    #expect(Background(colorfgbg: nil) == nil)
  }

  @Test("A4: no theme dims what has a colour of its own, and mono has none")
  func attributes() {
    for role in StyleRole.allCases {
      for name in [ThemeName.dark, .light, .highContrast] {
        #expect(!name.theme[role].attributes.contains(.dim))
      }
      #expect(Theme.mono[role].foreground == nil && Theme.mono[role].background == nil)
    }
  }

  @Test(
    "A4: which themes show a placeholder by its style, and on which terminals",
    arguments: [
      (ThemeName.standard, TerminalTraits(), true), (.standard, TerminalTraits(hasDim: false), false),
      (.dark, TerminalTraits(), true), (.dark, TerminalTraits(colors: 0), false),
      (.dark, TerminalTraits(hasDim: false), true), (.light, TerminalTraits(), false),
      (.highContrast, TerminalTraits(), false), (.mono, TerminalTraits(), false),
    ])
  func quiet(_ name: ThemeName, _ traits: TerminalTraits, _ shows: Bool) {
    #expect(name.theme.showsQuiet(on: traits) == shows)
  }

  @Test("A4: without colour, errors, focus and plain text still differ", arguments: ThemeName.allCases)
  func notByColourAlone(_ name: ThemeName) {
    let theme = name.theme
    #expect(theme.name == name.rawValue)
    #expect(theme[.focused] != theme[.text])
    #expect(theme[.error] != theme[.text])
    #expect(theme[.selection] != theme[.text])
  }
}
