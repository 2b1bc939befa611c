/// Which private modes (DECSET and DECRST, `ESC [ ? 1002 ; 1006 h`) a stream of bytes has set.
struct PrivateModes: Equatable {
  private(set) var areSet: Set<Int> = []
  private var state = State.text
  private var numbers: [Int] = []

  private enum State: Equatable { case text, escape, introducer, parameters }

  /// The modes that concern what a form must put back when it ends.
  subscript(mode: Int) -> Bool { areSet.contains(mode) }

  mutating func feed(_ bytes: some Sequence<UInt8>) { for byte in bytes { feed(byte) } }

  private mutating func feed(_ byte: UInt8) {
    switch (state, byte) {
    case (_, 0x1B): state = .escape
    case (.escape, UInt8(ascii: "[")): state = .introducer
    case (.introducer, UInt8(ascii: "?")):
      state = .parameters
      numbers = [0]
    case (.parameters, 0x30...0x39):
      numbers[numbers.count - 1] = min(numbers[numbers.count - 1] * 10 + Int(byte - 0x30), 1_000_000)
    case (.parameters, UInt8(ascii: ";")): numbers.append(0)
    case (.parameters, UInt8(ascii: "h")):
      areSet.formUnion(numbers)
      state = .text
    case (.parameters, UInt8(ascii: "l")):
      areSet.subtract(numbers)
      state = .text
    default: state = .text
    }
  }
}
