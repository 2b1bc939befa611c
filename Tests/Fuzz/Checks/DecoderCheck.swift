import TerminalScreen

/// Any bytes, in any pieces, are events: bounded in number, without control characters as text, and
/// the next key after them is itself.
enum DecoderCheck {
  /// As terminfo names them: an ambiguous prefix, an ESC O sequence, a Linux one.
  private static let keys: [(sequence: [UInt8], press: KeyPress)] = [
    (Array("\u{1B}[1~".utf8), KeyPress(.home)), (Array("\u{1B}OA".utf8), KeyPress(.up)),
    (Array("\u{1B}[[A".utf8), KeyPress(.function(1))), (Array("\u{1B}z".utf8), KeyPress(.end)),
  ]

  static func run(_ bytes: [UInt8]) throws(Finding) {
    var source = ByteSource(bytes)
    let sizes = source.byte()
    let input = source.take(.max)
    var problem: Finding?
    let whole = decoded(input, inPiecesOf: { input.count })
    let single = decoded(input, inPiecesOf: { 1 })
    var dice = sizes
    let pieces = decoded(input) {
      dice = dice &* 5 &+ 1
      return 1 + Int(dice >> 4)
    }
    for list in [whole, single, pieces] {
      if list.count > 2 * input.count + 2 { problem = Finding("\(list.count) events of so few bytes") }
      for event in list { problem = Self.problem(event) ?? problem }
    }
    if let problem { throw problem }
    // Only what arrives in one burst can be taken for a paste.
    let hasBreak = input.contains(0x0D) || input.contains(0x0A)
    try hold(hasBreak || areSame(whole, single), "split bytes are other events")
    try hold(hasBreak || areSame(pieces, single), "pieces are other events")
  }

  private static func decoded(_ input: [UInt8], inPiecesOf size: () -> Int) -> [Event] {
    var decoder = InputDecoder(keys: keys)
    var events: [Event] = []
    var start = 0
    while start < input.count {
      let end = min(input.count, start + max(1, size()))
      input[start..<end].withUnsafeBytes { decoder.feed($0) { events.append($0) } }
      start = end
    }
    decoder.flush { events.append($0) }
    if decoder.isWaiting || decoder.isIncomplete { events.append(.hangup) }
    var last: Event?
    [UInt8(ascii: "x")].withUnsafeBytes { decoder.feed($0) { last = $0 } }
    if case .key(KeyPress(.text("x"))) = last { return events }
    return events + [.hangup]
  }

  private static func problem(_ event: Event) -> Finding? {
    switch event {
    case .key(let press):
      guard case .text(let scalar) = press.key, scalar.value < 0x20 || scalar.value == 0x7F else {
        return nil
      }
      return Finding("a control character as text: \(scalar.value)")
    case .mouse(let mouse):
      return mouse.position.column < 0 || mouse.position.row < 0
        ? Finding("a mouse off the screen: \(mouse.position)") : nil
    case .hangup: return Finding("not at rest after a flush")
    case .paste, .focus, .resize: return nil
    }
  }

  private static func areSame(_ some: [Event], _ others: [Event]) -> Bool {
    some.count == others.count
      && zip(some, others).allSatisfy { pair in
        switch pair {
        case (.key(let one), .key(let other)): one == other
        case (.mouse(let one), .mouse(let other)): one == other
        case (.focus(let one), .focus(let other)): one == other
        case (.paste(let one), .paste(let other)):
          one.withBytes { one in other.withBytes { one.elementsEqual($0) } }
        case (.hangup, .hangup): true
        default: false
        }
      }
  }
}
