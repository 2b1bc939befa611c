/// What has been read of a sequence after its ESC: parameters, and the bytes as they came.
struct ControlSequence {
  /// The byte after ESC: `[` for CSI, `O` for SS3, `]` and others for control strings.
  private(set) var introducer: UInt8 = 0
  /// Bytes so far, with the introducer.
  private(set) var length = 0
  /// `<`, `=`, `>` or `?` before the parameters, else 0.
  private(set) var prefix: UInt8 = 0
  private(set) var hasIntermediate = false
  /// The first sixteen bytes, to compare with what terminfo names.
  private(set) var bytes = SIMD16<UInt8>()
  private var values = SIMD16<UInt32>()
  private var index = 0
  /// Bit n is set if value n came after a colon: it belongs to the parameter before.
  private var parts: UInt16 = 0

  mutating func begin(_ byte: UInt8) {
    self = ControlSequence()
    introducer = byte
    note(byte)
  }

  mutating func note(_ byte: UInt8) {
    if length < 16 { bytes[length] = byte }
    length += 1
  }

  mutating func take(_ byte: UInt8) {
    note(byte)
    switch byte {
    case 0x30...0x39:
      guard index < 16 else { return }
      values[index] = min(values[index] &* 10 &+ UInt32(byte - 0x30), 9_999_999)
    case 0x3A, 0x3B:
      index = min(index + 1, 16)
      if byte == 0x3A, index < 16 { parts |= 1 << UInt16(index) }
    case 0x3C...0x3F where length == 2: prefix = byte
    default: hasIntermediate = true
    }
  }

  /// How many parameters came, the empty first one included.
  var count: Int { (0...min(index, 15)).count { parts & (1 << UInt16($0)) == 0 } }

  /// A part of a parameter, both counted from 0; 0 for what is absent.
  func value(_ parameter: Int, part: Int = 0) -> UInt32 {
    guard let start = start(of: parameter), start + part <= min(index, 15) else { return 0 }
    for next in 0..<part where parts & (1 << UInt16(start + next + 1)) == 0 { return 0 }
    return values[start + part]
  }

  private func start(of parameter: Int) -> Int? {
    var seen = -1
    for position in 0...min(index, 15) where parts & (1 << UInt16(position)) == 0 {
      seen += 1
      if seen == parameter { return position }
    }
    return nil
  }
}

/// A key as terminfo names it.
struct TerminalKey {
  private var bytes = SIMD16<UInt8>()
  private let length: Int
  let press: KeyPress

  /// Nil for a sequence without ESC, or too long.
  init?(_ sequence: [UInt8], _ press: KeyPress) {
    guard sequence.first == 0x1B, (2...17).contains(sequence.count) else { return nil }
    length = sequence.count - 1
    self.press = press
    for (index, byte) in sequence.dropFirst().enumerated() { bytes[index] = byte }
  }

  func matches(_ sequence: ControlSequence) -> Bool {
    length == sequence.length && bytes == sequence.bytes
  }
}

extension InputDecoder {
  /// A byte after CSI or SS3.
  mutating func takeSequence(_ byte: UInt8, _ emit: (Event) -> Void) {
    guard (0x20...0x7E).contains(byte) || (state == .x10Mouse && byte >= 0x80) else {
      leaveSequence(at: byte, emit)
      return
    }
    switch state {
    case .x10Mouse: takeX10Mouse(byte)
    case .control where (0x20...0x3F).contains(byte), .single where (0x30...0x3B).contains(byte):
      takeParameter(byte, emit)
    default: takeFinal(byte, emit)
    }
  }

  /// Three bytes for button, column and row; not asked for, so not an event.
  private mutating func takeX10Mouse(_ byte: UInt8) {
    sequence.note(byte)
    if sequence.length == 5 { reset() }
  }

  private mutating func takeFinal(_ byte: UInt8, _ emit: (Event) -> Void) {
    sequence.note(byte)
    if finishTerminalKey(emit) { return }
    switch state {
    case .control: finishControl(byte, emit)
    case .linuxFunction: finishLinuxFunction(byte, emit)
    default: finishSingle(byte, emit)
    }
  }

  private mutating func takeParameter(_ byte: UInt8, _ emit: (Event) -> Void) {
    // rxvt ends Shift keys with `$`, which elsewhere is never a last byte.
    let endsShiftKey = byte == UInt8(ascii: "$") && sequence.prefix == 0 && sequence.count == 1
    let number = sequence.value(0)
    sequence.take(byte)
    if finishTerminalKey(emit) { return }
    if endsShiftKey, let key = Key(tilde: number) {
      finish(KeyPress(key, .shift), emit)
    } else if sequence.length > Self.longestSequence {
      reset()
    }
  }

  /// A byte that no sequence can hold ends it, and is looked at for itself.
  private mutating func leaveSequence(at byte: UInt8, _ emit: (Event) -> Void) {
    if state == .control || state == .single { giveUpIntroducer(emit) }
    reset()
    take(byte, emit)
  }

  private mutating func finishControl(_ final: UInt8, _ emit: (Event) -> Void) {
    if sequence.hasIntermediate {
      reset()
    } else if sequence.prefix != 0 {
      let event = sequence.prefix == UInt8(ascii: "<") ? MouseEvent(sgr: sequence, final: final) : nil
      reset()
      if let event { emit(.mouse(event)) }
    } else {
      finishPlainControl(final, emit)
    }
  }

  private mutating func finishPlainControl(_ final: UInt8, _ emit: (Event) -> Void) {
    switch final {
    case UInt8(ascii: "[") where sequence.length == 2: state = .linuxFunction
    case UInt8(ascii: "M") where sequence.length == 2: state = .x10Mouse
    case UInt8(ascii: "~") where sequence.value(0) == 200: state = .paste
    case UInt8(ascii: "I") where sequence.length == 2, UInt8(ascii: "O") where sequence.length == 2:
      reset()
      emit(.focus(gained: final == UInt8(ascii: "I")))
    case UInt8(ascii: "u"): finishKitty(emit)
    default:
      if let press = KeyPress(control: sequence, final: final) { finish(press, emit) } else { reset() }
    }
  }

  private mutating func finishLinuxFunction(_ byte: UInt8, _ emit: (Event) -> Void) {
    if (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte) {
      finish(KeyPress(.function(Int(byte - UInt8(ascii: "A")) + 1)), emit)
    } else {
      reset()
    }
  }

  private mutating func finishSingle(_ byte: UInt8, _ emit: (Event) -> Void) {
    if let press = KeyPress(single: sequence, final: byte) { finish(press, emit) } else { reset() }
  }

  /// A byte of an OSC, DCS, APC, PM or SOS string. It ends with ST or BEL; a line break or any
  /// other control that no such string holds ends it too, and is a key.
  mutating func takeString(_ byte: UInt8, _ emit: (Event) -> Void) {
    if state == .stringEscape {
      reset()
      if byte != UInt8(ascii: "\\") {
        take(0x1B, emit)
        take(byte, emit)
      }
      return
    }
    switch byte {
    case 0x1B where sequence.length > 1: state = .stringEscape
    // BEL ends a string, CAN and SUB give it up.
    case _ where sequence.length > 1 && [0x07, 0x18, 0x1A].contains(byte): reset()
    case 0x00...0x1F, 0x7F:
      giveUpIntroducer(emit)
      reset()
      take(byte, emit)
    default:
      sequence.note(byte)
      if sequence.length > Self.longestString { reset() }
    }
  }
}
