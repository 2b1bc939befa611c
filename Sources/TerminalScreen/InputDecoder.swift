/// Turns the bytes that a terminal sends into events.
///
/// One state machine for text (UTF-8), control keys, Alt, xterm, rxvt, Linux and Kitty keys, SGR
/// mouse, focus and bracketed paste. Input may be split anywhere. Answers to queries and unknown
/// sequences are swallowed whole, so that they never show up as text. It reads no clock: where
/// time decides, the loop asks `isWaiting` and `isIncomplete`, and calls `flush` when it is up.
public struct InputDecoder: ~Copyable {
  enum State {
    case ground, character, escape, control, linuxFunction, single, x10Mouse, string, stringEscape
    case paste
  }

  /// A control string or sequence longer than this is given up, so that garbage cannot swallow
  /// what is typed later.
  static let longestString = 8192
  static let longestSequence = 128

  var state = State.ground
  /// Escape bytes that came before what is being read: with one it is an Alt key.
  var escapes = 0
  /// Whether the byte before was a carriage return of the same burst.
  private var afterReturn = false
  var character = PartialCharacter()
  var sequence = ControlSequence()
  var paste = PasteBuffer()
  private let terminalKeys: [TerminalKey]

  /// A decoder that knows, besides the usual sequences, those of one terminal. They go first.
  ///
  /// Sequences that do not begin with ESC, or that have more than 16 bytes, are passed over.
  public init(keys: [(sequence: [UInt8], press: KeyPress)] = []) {
    terminalKeys = keys.compactMap { TerminalKey($0.sequence, $0.press) }
  }

  /// Whether a lone escape or introducer is pending, which is a key of its own if nothing
  /// follows: the Alt delay decides.
  public var isWaiting: Bool {
    switch state {
    case .escape: true
    case .control, .single, .string: sequence.length == 1
    default: false
    }
  }

  /// Whether a character, sequence or paste has begun and its rest is sure to be under way. Only
  /// a much longer time than the Alt delay means that it was lost.
  public var isIncomplete: Bool { state != .ground && !isWaiting }

  /// Takes what was read, and hands over each event that it completes.
  public mutating func feed(_ bytes: UnsafeRawBufferPointer, _ emit: (Event) -> Void) {
    afterReturn = false
    var index = 0
    while state == .character, index < bytes.count {
      take(bytes[index], emit)
      index += 1
    }
    if state == .ground, let end = Self.endOfBurst(in: bytes, from: index) {
      emit(.paste(PastedText(UnsafeRawBufferPointer(rebasing: bytes[index..<end]))))
      index = end
    }
    while index < bytes.count {
      if state == .paste {
        index = takePaste(bytes, from: index, emit)
      } else {
        take(bytes[index], emit)
        index += 1
      }
    }
  }

  /// The time is up, or the terminal is gone: what is pending becomes what it is without a rest.
  ///
  /// A lone escape is Escape, an introducer its Alt key, part of a character U+FFFD; a paste is
  /// handed over as far as it came; the beginning of a longer sequence is dropped.
  public mutating func flush(_ emit: (Event) -> Void) {
    switch state {
    case .escape:
      for _ in 0..<escapes { emit(.key(KeyPress(.escape))) }
    case .control, .single, .string:
      giveUpIntroducer(emit)
    case .character:
      emit(.key(KeyPress(.text("\u{FFFD}"), escapes > 0 ? .alt : [])))
    case .paste:
      finishPaste(emit)
    case .ground, .linuxFunction, .x10Mouse, .stringEscape:
      break
    }
    reset()
  }

  mutating func reset() {
    state = .ground
    escapes = 0
  }

  mutating func take(_ byte: UInt8, _ emit: (Event) -> Void) {
    switch state {
    case .ground: takeKey(byte, [], emit)
    case .character: takeContinuation(byte, emit)
    case .escape: takeAfterEscape(byte, emit)
    case .control, .linuxFunction, .single, .x10Mouse: takeSequence(byte, emit)
    case .string, .stringEscape: takeString(byte, emit)
    case .paste: break
    }
  }

  /// A byte outside any sequence, with or without Alt.
  private mutating func takeKey(_ byte: UInt8, _ alt: Modifiers, _ emit: (Event) -> Void) {
    let followsReturn = afterReturn
    afterReturn = byte == 0x0D
    switch byte {
    case 0x20...0x7E: emit(.key(KeyPress(.text(Unicode.Scalar(byte)), alt)))
    case 0x80...: startCharacter(byte, emit)
    case 0x1B:
      state = .escape
      escapes = 1
    case 0x0A where followsReturn: break
    default: emit(.key(KeyPress(control: byte, alt)))
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8, _ emit: (Event) -> Void) {
    switch byte {
    case 0x1B:
      if escapes == 2 { emit(.key(KeyPress(.escape))) }
      escapes = 2
    case UInt8(ascii: "["): begin(.control, byte)
    case UInt8(ascii: "O"): begin(.single, byte)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      begin(.string, byte)
    default:
      sequence.begin(byte)
      if finishTerminalKey(emit) { return }
      if escapes == 2 { emit(.key(KeyPress(.escape))) }
      state = .ground
      escapes = 1
      takeKey(byte, .alt, emit)
      if state == .ground { escapes = 0 }
    }
  }

  private mutating func begin(_ next: State, _ byte: UInt8) {
    state = next
    sequence.begin(byte)
  }

  /// Whether the sequence so far is one that terminfo named; then its key has been handed over.
  mutating func finishTerminalKey(_ emit: (Event) -> Void) -> Bool {
    guard let found = terminalKeys.first(where: { $0.matches(sequence) }) else { return false }
    finish(found.press, emit)
    return true
  }

  mutating func finish(_ press: KeyPress, _ emit: (Event) -> Void) {
    var press = press
    if escapes == 2 { press.modifiers.insert(.alt) }
    emit(.key(press))
    reset()
  }

  /// An introducer that nothing continues was an Alt key.
  mutating func giveUpIntroducer(_ emit: (Event) -> Void) {
    guard sequence.length == 1 else { return }
    if escapes == 2 { emit(.key(KeyPress(.escape))) }
    emit(.key(KeyPress(.text(Unicode.Scalar(sequence.introducer)), .alt)))
  }
}

extension KeyPress {
  /// What a control byte is as a key.
  init(control byte: UInt8, _ modifiers: Modifiers) {
    switch byte {
    case 0x00: self.init(.text(" "), modifiers.union(.control))
    case 0x09: self.init(.tab, modifiers)
    case 0x0A, 0x0D: self.init(.enter, modifiers)
    case 0x1B: self.init(.escape, modifiers)
    case 0x7F: self.init(.backspace, modifiers)
    case 0x01...0x1A: self.init(.text(Unicode.Scalar(byte | 0x60)), modifiers.union(.control))
    default: self.init(.text(Unicode.Scalar(byte | 0x40)), modifiers.union(.control))
    }
  }
}
