/// Random numbers that are the same in every run and on every machine (SplitMix64), so that what a seed has found
/// can be found again.
public struct SeededNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// The numbers of a seed; each has its own.
  public init(seed: UInt64) { state = seed }

  /// The next of 2⁶⁴ numbers, all of them as likely.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
