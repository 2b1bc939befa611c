extension Modifiers {
  /// The modifiers of a parameter as xterm and Kitty count them: one more than the sum of shift 1,
  /// alt 2, control 4, super 8, hyper 16, meta 32. 0 stands for an absent parameter.
  init(parameter: UInt32) {
    let bits = parameter == 0 ? 0 : parameter - 1
    self.init(rawValue: UInt8(bits & 7))
    if bits & 32 != 0 { insert(.alt) }
  }
}

extension Key {
  /// The key of `CSI n ~`.
  init?(tilde number: UInt32) {
    switch number {
    case 1, 7: self = .home
    case 2: self = .insert
    case 3: self = .delete
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    case 11...15: self = .function(Int(number) - 10)
    case 17...21: self = .function(Int(number) - 11)
    case 23...26: self = .function(Int(number) - 12)
    case 28, 29: self = .function(Int(number) - 13)
    case 31...34: self = .function(Int(number) - 14)
    default: return nil
    }
  }

  /// The key of a last byte that CSI and SS3 share.
  init?(final: UInt8) {
    switch final {
    case UInt8(ascii: "A"): self = .up
    case UInt8(ascii: "B"): self = .down
    case UInt8(ascii: "C"): self = .right
    case UInt8(ascii: "D"): self = .left
    case UInt8(ascii: "F"): self = .end
    case UInt8(ascii: "H"): self = .home
    case UInt8(ascii: "P")...UInt8(ascii: "S"): self = .function(Int(final - UInt8(ascii: "P")) + 1)
    default: return nil
    }
  }

  /// rxvt's arrows with a modifier: the same letters in lower case.
  fileprivate init?(rxvtArrow final: UInt8) {
    guard (UInt8(ascii: "a")...UInt8(ascii: "d")).contains(final) else { return nil }
    self.init(final: final & 0x5F)
  }
}

extension KeyPress {
  /// The key of a CSI sequence without prefix; nil if it is none, or one released.
  init?(control sequence: ControlSequence, final: UInt8) {
    guard sequence.value(1, part: 1) != 3 else { return nil }
    let number = sequence.value(0)
    let modifiers = Modifiers(parameter: sequence.value(1))
    switch final {
    case UInt8(ascii: "~") where number == 27: self.init(code: sequence.value(2), modifiers)
    case UInt8(ascii: "~"):
      guard let key = Key(tilde: number) else { return nil }
      self.init(key, modifiers)
    case UInt8(ascii: "^"), UInt8(ascii: "@"):
      guard let key = Key(tilde: number) else { return nil }
      self.init(key, final == UInt8(ascii: "^") ? .control : [.control, .shift])
    case UInt8(ascii: "Z"): self.init(.tab, modifiers.union(.shift))
    case UInt8(ascii: "R") where number > 1: return nil  // where the cursor is
    default:
      if let arrow = Key(rxvtArrow: final), sequence.length == 2 {
        self.init(arrow, .shift)
      } else if let key = Key(final: final), number <= 1 {
        self.init(key, modifiers)
      } else {
        return nil
      }
    }
  }

  /// The key of an SS3 sequence: arrows, F1 to F4 and the keypad. Old terminals put the modifier
  /// alone before the last byte.
  init?(single sequence: ControlSequence, final: UInt8) {
    let modifiers = Modifiers(parameter: max(sequence.value(0), sequence.value(1)))
    switch final {
    case UInt8(ascii: " "): self.init(.text(" "), modifiers)
    case UInt8(ascii: "I"): self.init(.tab, modifiers)
    case UInt8(ascii: "M"): self.init(.enter, modifiers)
    case UInt8(ascii: "X"): self.init(.text("="), modifiers)
    case UInt8(ascii: "j")...UInt8(ascii: "y"): self.init(.text(Unicode.Scalar(final - 0x40)), modifiers)
    default:
      if let key = Key(final: final) {
        self.init(key, modifiers)
      } else if let arrow = Key(rxvtArrow: final) {
        self.init(arrow, .control)
      } else {
        return nil
      }
    }
  }

  /// A key that is named by its character (xterm's modifyOtherKeys and Kitty).
  init?(code: UInt32, _ modifiers: Modifiers) {
    switch code {
    case 8, 127: self.init(.backspace, modifiers)
    case 9: self.init(.tab, modifiers)
    case 10, 13: self.init(.enter, modifiers)
    case 27: self.init(.escape, modifiers)
    case 0x20..<0x7F, 0xA0...:
      guard let scalar = Unicode.Scalar(code) else { return nil }
      self.init(typed: scalar, modifiers)
    default: return nil
    }
  }

  /// A letter with control is the lower-case one, else with shift the upper-case one; shift stays
  /// only where it is not part of the character.
  private init(typed scalar: Unicode.Scalar, _ modifiers: Modifiers) {
    let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    if modifiers.contains(.control) {
      self.init(.text(isLetter ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar), modifiers)
    } else if isLetter, modifiers.contains(.shift) {
      self.init(.text(Unicode.Scalar(UInt8(scalar.value) & 0x5F)), modifiers.subtracting(.shift))
    } else {
      self.init(.text(scalar), scalar == " " ? modifiers : modifiers.subtracting(.shift))
    }
  }
}
