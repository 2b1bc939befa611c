internal import CTerminal
internal import TerminalScreen

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A pseudo-terminal: the form has one side, we are the person and the screen at the other.
struct PseudoTerminal: ~Copyable {
  /// The form's side. Ours as well, so that nothing is lost before the form opens it.
  private(set) var formSide: Int32 = -1
  private var ourSide: Int32 = -1
  /// What the form has written and we have read.
  private(set) var output: [UInt8] = []

  init(size: Size) throws(PilotFailure) {
    let (columns, rows) = Self.told(size)
    guard fw_open_pty(&ourSide, &formSide, columns, rows) else { throw .noPseudoTerminal }
    _ = fcntl(ourSide, F_SETFL, fcntl(ourSide, F_GETFL) | O_NONBLOCK)
  }

  private static func told(_ size: Size) -> (Int32, Int32) {
    (Int32(clamping: size.columns), Int32(clamping: size.rows))
  }

  /// Writes as much as fits; the rest is left for when the form has read.
  func write(_ bytes: ArraySlice<UInt8>) -> Int {
    max(0, bytes.withUnsafeBytes { systemWrite(ourSide, $0.baseAddress, $0.count) })
  }

  /// Reads until nothing is there for so long, or until `other` can be read.
  mutating func read(orWaitFor other: Int32, within milliseconds: Int32) {
    guard fw_poll(ourSide, other, milliseconds) & 1 != 0 else { return }
    while readOnce() {}
  }

  /// Reads what came at once; false where nothing did.
  private mutating func readOnce() -> Bool {
    guard ourSide >= 0 else { return false }
    let count = 65536
    let block = [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
      used = max(0, fw_read(ourSide, buffer.baseAddress, count))
    }
    output += block
    return !block.isEmpty
  }

  /// Tells another size of the window. Whoever is not led by this terminal gets no signal from it.
  func resize(to size: Size) {
    let (columns, rows) = Self.told(size)
    _ = fw_set_window_size(ourSide, columns, rows)
  }

  /// Closes the window.
  mutating func hangUp() {
    guard ourSide >= 0 else { return }
    while readOnce() {}
    fw_close(ourSide)
    ourSide = -1
  }

  /// Reads to the end, once the form has given its side back: only then nothing can follow.
  mutating func readToEnd() {
    fw_close(formSide)
    formSide = -1
    var ready: Int32
    repeat {
      // 2 is a signal; a closed terminal is ready, with nothing to read.
      ready = fw_poll(ourSide, -1, 1000)
    } while ready == 2 || (ready == 1 && readOnce())
  }

  deinit {
    if ourSide >= 0 { fw_close(ourSide) }
    if formSide >= 0 { fw_close(formSide) }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
