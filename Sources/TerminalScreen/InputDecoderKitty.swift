extension InputDecoder {
  /// `CSI code:shifted:base ; modifiers:event ; text u`, the keyboard protocol of Kitty.
  ///
  /// Releases are no events. Text that the terminal names wins, then the shifted character.
  mutating func finishKitty(_ emit: (Event) -> Void) {
    let isRelease = sequence.value(1, part: 1) == 3
    let parameter = sequence.value(1)
    let modifiers = Modifiers(parameter: parameter)
    let hasSuper = parameter > 1 && (parameter - 1) & 0b11000 != 0
    guard !isRelease, !hasSuper else { return reset() }
    if sequence.value(2) != 0, modifiers.isSubset(of: .shift) {
      emitText(emit)
    } else if let press = KeyPress(kitty: sequence, modifiers) {
      finish(press, emit)
    } else {
      reset()
    }
  }

  /// The characters that a key gives, one event each. Control characters are none.
  private mutating func emitText(_ emit: (Event) -> Void) {
    var part = 0
    while case let value = sequence.value(2, part: part), value != 0 {
      if let scalar = Unicode.Scalar(value), value >= 0x20, !(0x7F..<0xA0).contains(value) {
        emit(.key(KeyPress(.text(scalar), escapes == 2 ? .alt : [])))
      }
      part += 1
    }
    reset()
  }
}

extension KeyPress {
  fileprivate init?(kitty sequence: ControlSequence, _ modifiers: Modifiers) {
    let code = sequence.value(0)
    if let key = Key(kitty: code) {
      self.init(key, modifiers)
      return
    }
    if (57344...63743).contains(code) { return nil }
    if modifiers == .control, let press = KeyPress(byteOf: code) {
      self = press
      return
    }
    let shifted = sequence.value(0, part: 1)
    if shifted != 0, modifiers.contains(.shift) {
      let isLetter = Unicode.Scalar(code).map { ("a"..."z").contains($0) } ?? false
      self.init(code: shifted, isLetter ? modifiers : modifiers.subtracting(.shift))
    } else {
      self.init(code: code, modifiers)
    }
  }
}

extension KeyPress {
  /// What Control with a character is where terminals send a byte for it: people know these keys as
  /// Tab, Enter, Escape and undo, and have them here too.
  fileprivate init?(byteOf code: UInt32) {
    switch Unicode.Scalar(code) {
    case "i": self.init(.tab)
    case "j", "m": self.init(.enter)
    case "[": self.init(.escape)
    case "/": self.init(.text("_"), .control)
    default: return nil
    }
  }
}

extension Key {
  /// Kitty's numbers for keys without a character, in the Private Use Area.
  fileprivate init?(kitty code: UInt32) {
    switch code {
    case 57376...57398: self = .function(Int(code) - 57363)
    case 57399...57408: self = .text(Unicode.Scalar(UInt8(code - 57399) + UInt8(ascii: "0")))
    case 57409: self = .text(".")
    case 57410: self = .text("/")
    case 57411: self = .text("*")
    case 57412: self = .text("-")
    case 57413: self = .text("+")
    case 57414: self = .enter
    case 57415: self = .text("=")
    case 57416: self = .text(",")
    case 57417: self = .left
    case 57418: self = .right
    case 57419: self = .up
    case 57420: self = .down
    case 57421: self = .pageUp
    case 57422: self = .pageDown
    case 57423: self = .home
    case 57424: self = .end
    case 57425: self = .insert
    case 57426: self = .delete
    default: return nil
    }
  }
}
