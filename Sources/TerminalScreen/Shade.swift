/// One of the 240 colours of a 256-colour terminal that are the same everywhere: a cube of six steps of
/// red, green and blue from 16 on, and 24 greys from 232 on. What the 16 named colours look like is up to
/// the person's settings; a shade is as it is, and so its contrast can be promised (A4).
public struct Shade: Hashable, Sendable {
  /// From 16 to 255.
  public let index: UInt8

  /// A shade by its number; what is less than 16 is black.
  public init(_ index: UInt8) { self.index = max(16, index) }

  /// Red, green and blue, from 0 to 255.
  public var components: (red: UInt8, green: UInt8, blue: UInt8) {
    guard index < 232 else {
      let grey = 8 + 10 * (index - 232)
      return (grey, grey, grey)
    }
    func level(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + 40 * step }
    let number = index - 16
    return (level(number / 36), level(number / 6 % 6), level(number % 6))
  }
}

extension Color {
  /// The colour in the palette of xterm, as 0xRRGGBB: for terminals that take no names beyond the first
  /// eight.
  public var xtermValue: Int {
    [
      0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F, 0xFF0000,
      0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ][Int(rawValue)]
  }
}
