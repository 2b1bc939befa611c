/// A character of UTF-8 of which some bytes are still to come.
struct PartialCharacter {
  var value: UInt32 = 0
  var missing = 0
  /// What the next byte may be: narrower than 80–BF after E0, ED, F0 and F4 (Unicode table 3-7).
  var next: ClosedRange<UInt8> = 0x80...0xBF

  /// Nil for a byte that begins no character.
  init?(_ byte: UInt8) {
    switch byte {
    case 0xC2...0xDF: self.init(byte & 0x1F, missing: 1)
    case 0xE0: self.init(byte & 0x0F, missing: 2, next: 0xA0...0xBF)
    case 0xED: self.init(byte & 0x0F, missing: 2, next: 0x80...0x9F)
    case 0xE1...0xEF: self.init(byte & 0x0F, missing: 2)
    case 0xF0: self.init(byte & 0x07, missing: 3, next: 0x90...0xBF)
    case 0xF4: self.init(byte & 0x07, missing: 3, next: 0x80...0x8F)
    case 0xF1...0xF3: self.init(byte & 0x07, missing: 3)
    default: return nil
    }
  }

  init() {}

  private init(_ bits: UInt8, missing: Int, next: ClosedRange<UInt8> = 0x80...0xBF) {
    value = UInt32(bits)
    self.missing = missing
    self.next = next
  }
}

extension InputDecoder {
  /// The first byte of a character. `escapes` stays until it is whole, for Alt.
  mutating func startCharacter(_ byte: UInt8, _ emit: (Event) -> Void) {
    if let started = PartialCharacter(byte) {
      character = started
      state = .character
    } else {
      finishCharacter("\u{FFFD}", emit)
    }
  }

  /// Malformed input gives one U+FFFD for each maximal subpart (Unicode 3.9), and the byte that
  /// does not fit is looked at afresh.
  mutating func takeContinuation(_ byte: UInt8, _ emit: (Event) -> Void) {
    guard character.next.contains(byte) else {
      finishCharacter("\u{FFFD}", emit)
      take(byte, emit)
      return
    }
    character.value = character.value << 6 | UInt32(byte & 0x3F)
    character.missing -= 1
    character.next = 0x80...0xBF
    if character.missing == 0 { finishCharacter(Unicode.Scalar(character.value) ?? "\u{FFFD}", emit) }
  }

  private mutating func finishCharacter(_ scalar: Unicode.Scalar, _ emit: (Event) -> Void) {
    emit(.key(KeyPress(.text(scalar), escapes > 0 ? .alt : [])))
    character.value = 0
    reset()
  }
}
