public import TerminalScreen

/// The colours that a picture has for those that a theme leaves to the terminal: its own two, and the
/// sixteen with names. Each is 0xRRGGBB.
public struct PicturePalette: Hashable, Sendable {
  /// What lies behind the text.
  public var ground: Int
  /// What is written where a theme names no colour.
  public var text: Int
  /// The sixteen, in the order of `Color`.
  public var named: [Int]

  /// Colours of one's own.
  ///
  /// - Precondition: `named` has sixteen.
  public init(ground: Int, text: Int, named: [Int]) {
    precondition(named.count == 16, "a palette has sixteen named colours")
    self.ground = ground
    self.text = text
    self.named = named
  }

  /// Light on dark. What the standard theme writes has a contrast of 4.5 : 1 or better (WCAG 2.2, 1.4.3).
  public static let dark = PicturePalette(
    ground: 0x16181D, text: 0xE4E6EB,
    named: [
      0x000000, 0xF47067, 0x57AB5A, 0xC69026, 0x539BF5, 0xB083F0, 0x39C5CF, 0xC9CDD4, 0x7F848E, 0xFF938A,
      0x6BC46D, 0xDAAA3F, 0x6CB6FF, 0xDCBDFB, 0x56D4DD, 0xFFFFFF,
    ])

  /// Dark on white, with the same contrast.
  public static let light = PicturePalette(
    ground: 0xFFFFFF, text: 0x1F2328,
    named: [
      0x24292F, 0xCF222E, 0x116329, 0x7D4E00, 0x0969DA, 0x8250DF, 0x1B7C83, 0x6E7781, 0x57606A, 0xA40E26,
      0x1A7F37, 0x633C01, 0x0550AE, 0x6639BA, 0x3192AA, 0xFFFFFF,
    ])

  /// The one for a background.
  public static func palette(on background: Background) -> PicturePalette {
    background == .dark ? .dark : .light
  }
}
