internal import CNcurses
internal import TerminalScreen

/// The keys that the open terminal's terminfo entry names.
enum TerminalKeys {
  static func load() -> [(sequence: [UInt8], press: KeyPress)] {
    var keys: [(sequence: [UInt8], press: KeyPress)] = []
    keys.reserveCapacity(named.count + 12)
    func add(_ code: Int32, _ press: KeyPress) {
      guard let sequence = fw_key_sequence(code) else { return }
      keys.append((Array(UnsafeRawBufferPointer(start: sequence, count: strlen(sequence))), press))
    }
    for (code, press) in named { add(code, press) }
    for number in 1...12 { add(fw_function_key(Int32(number)), KeyPress(.function(number))) }
    return keys
  }

  private static let named: [(Int32, KeyPress)] = [
    (KEY_UP, KeyPress(.up)), (KEY_DOWN, KeyPress(.down)),
    (KEY_LEFT, KeyPress(.left)), (KEY_RIGHT, KeyPress(.right)),
    (KEY_HOME, KeyPress(.home)), (KEY_END, KeyPress(.end)),
    (KEY_PPAGE, KeyPress(.pageUp)), (KEY_NPAGE, KeyPress(.pageDown)),
    (KEY_IC, KeyPress(.insert)), (KEY_DC, KeyPress(.delete)),
    (KEY_BTAB, KeyPress(.tab, .shift)), (KEY_ENTER, KeyPress(.enter)),
    (KEY_SLEFT, KeyPress(.left, .shift)), (KEY_SRIGHT, KeyPress(.right, .shift)),
    (KEY_SHOME, KeyPress(.home, .shift)), (KEY_SEND, KeyPress(.end, .shift)),
    (KEY_SDC, KeyPress(.delete, .shift)),
  ]
}
