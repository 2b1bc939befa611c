import CTestTerminal

/// The modes of a terminal's line (termios), to compare before and after, and to ask a few.
struct TerminalModes: Equatable, CustomStringConvertible {
  private let modes: ctt_modes

  /// nil once the terminal is gone.
  init?(of descriptor: Int32) {
    var found = ctt_modes()
    guard ctt_get_modes(descriptor, &found) == 0 else { return nil }
    modes = found
  }

  var echoes: Bool { has(CTT_ECHO) }
  /// Whether input is kept back until its line is complete.
  var isCanonical: Bool { has(CTT_CANONICAL) }
  /// Whether Control-C and the like are signals.
  var makesSignals: Bool { has(CTT_SIGNALS) }

  private func has(_ flag: Int) -> Bool {
    withUnsafePointer(to: modes) { Int(ctt_mode_flags($0)) & flag != 0 }
  }

  static func == (one: TerminalModes, other: TerminalModes) -> Bool { one.numbers == other.numbers }

  private var numbers: [UInt32] {
    [modes.input, modes.output, modes.control, modes.local]
      + withUnsafeBytes(of: modes.characters) { $0.map(UInt32.init) }
  }

  var description: String {
    "modes \(numbers.prefix(4).map { String($0, radix: 8) }), characters \(numbers.dropFirst(4))"
  }
}
