public import TerminalScreen

/// Events as the bytes that an xterm sends, so that a script can be played on a real terminal.
///
/// Source: XTerm Control Sequences (ctlseqs), "PC-Style Function Keys" and "Extended coordinates"
/// (mouse mode 1006).
public struct XtermEncoding: Sendable {
  /// DECCKM (mode 1), which `smkx` sets: unmodified arrows, Home and End begin with ESC O.
  public var hasApplicationCursorKeys: Bool

  /// The encoding of a terminal in that mode; full-screen programs set it as a rule.
  public init(hasApplicationCursorKeys: Bool = true) {
    self.hasApplicationCursorKeys = hasApplicationCursorKeys
  }

  /// The bytes of an event; nil for what is no input: a new size and a hang-up.
  public func bytes(of event: Event) -> [UInt8]? {
    switch event {
    case .key(let press): bytes(of: press)
    case .paste(let text): Self.bytes(ofPaste: text)
    case .mouse(let event): Self.bytes(of: event)
    case .focus(let gained): Array((gained ? "\u{1B}[I" : "\u{1B}[O").utf8)
    case .resize, .hangup: nil
    }
  }

  private func bytes(of press: KeyPress) -> [UInt8] {
    // ESC in front is how Alt is sent for keys that are a character or a control code.
    let alt: [UInt8] = press.modifiers.contains(.alt) ? [0x1B] : []
    let control = press.modifiers.contains(.control)
    switch press.key {
    case .text(let scalar): return alt + (control ? Self.control(scalar) : Array(String(scalar).utf8))
    case .enter: return alt + [0x0D]
    case .escape: return alt + [0x1B]
    case .backspace: return alt + [control ? 0x08 : 0x7F]
    case .tab: return press.modifiers.contains(.shift) ? Array("\u{1B}[Z".utf8) : alt + [0x09]
    case .up: return cursorKey("A", press.modifiers)
    case .down: return cursorKey("B", press.modifiers)
    case .right: return cursorKey("C", press.modifiers)
    case .left: return cursorKey("D", press.modifiers)
    case .home: return cursorKey("H", press.modifiers)
    case .end: return cursorKey("F", press.modifiers)
    case .insert: return Self.numbered(2, press.modifiers)
    case .delete: return Self.numbered(3, press.modifiers)
    case .pageUp: return Self.numbered(5, press.modifiers)
    case .pageDown: return Self.numbered(6, press.modifiers)
    case .function(let number): return Self.function(number, press.modifiers)
    }
  }

  /// A character with Control: letters and `@[\]^_` lose their upper bits; what has no control
  /// code is sent as it is.
  private static func control(_ scalar: Unicode.Scalar) -> [UInt8] {
    switch scalar {
    case "a"..."z", "@", "[", "\\", "]", "^", "_": [UInt8(scalar.value & 0x1F)]
    case " ": [0]
    case "/": [0x1F]
    case "?": [0x7F]
    default: Array(String(scalar).utf8)
    }
  }

  private func cursorKey(_ letter: String, _ modifiers: Modifiers) -> [UInt8] {
    if modifiers.isEmpty { return Array("\u{1B}\(hasApplicationCursorKeys ? "O" : "[")\(letter)".utf8) }
    return Array("\u{1B}[1;\(Self.parameter(modifiers))\(letter)".utf8)
  }

  private static func numbered(_ number: Int, _ modifiers: Modifiers) -> [UInt8] {
    let suffix = modifiers.isEmpty ? "" : ";\(parameter(modifiers))"
    return Array("\u{1B}[\(number)\(suffix)~".utf8)
  }

  private static func function(_ number: Int, _ modifiers: Modifiers) -> [UInt8] {
    guard 1...12 ~= number else { return [] }
    if number > 4 { return numbered([15, 17, 18, 19, 20, 21, 23, 24][number - 5], modifiers) }
    let letter = ["P", "Q", "R", "S"][number - 1]
    return Array((modifiers.isEmpty ? "\u{1B}O\(letter)" : "\u{1B}[1;\(parameter(modifiers))\(letter)").utf8)
  }

  /// 1, and 1 more for Shift, 2 for Alt, 4 for Control.
  private static func parameter(_ modifiers: Modifiers) -> Int { 1 + Int(modifiers.rawValue) }

  private static func bytes(of event: MouseEvent) -> [UInt8] {
    var code =
      switch event.action {
      case .press(let button), .release(let button): button - 1
      case .drag(let button): 32 + button - 1
      case .move: 32 + 3
      case .wheelUp: 64
      case .wheelDown: 65
      }
    if event.modifiers.contains(.shift) { code += 4 }
    if event.modifiers.contains(.alt) { code += 8 }
    if event.modifiers.contains(.control) { code += 16 }
    var final = "M"
    if case .release = event.action { final = "m" }
    return Array("\u{1B}[<\(code);\(event.position.column + 1);\(event.position.row + 1)\(final)".utf8)
  }

  /// A line break arrives as Return. An Escape in the text becomes a blank, as xterm does, since
  /// it could end the brackets.
  private static func bytes(ofPaste text: PastedText) -> [UInt8] {
    let content = text.withBytes { $0.map { $0 == 0x0A ? 0x0D : $0 == 0x1B ? 0x20 : $0 } }
    return Array("\u{1B}[200~".utf8) + content + Array("\u{1B}[201~".utf8)
  }
}
