/// How well a password withstands guessing, by an estimate of our own: the bits that its length and
/// its kinds of characters give, where repetition, runs such as `abc` and `321`, and what everybody
/// takes first add little.
///
/// It works on the UTF-8 of the secret where it lies and makes no copy and no `String` of it. Its length
/// counts characters, not bytes: four times `é` is four.
public enum PasswordStrength: Int, Comparable, Hashable, Sendable, CaseIterable {
  /// Guessed at once: nothing, or what everybody takes.
  case veryWeak
  /// Under 40 bits.
  case weak
  /// Under 60 bits.
  case fair
  case strong

  /// The strength of a password given as UTF-8.
  public init(of secret: some BidirectionalCollection<UInt8>) {
    let base = CommonPasswords.lengthOfBase(in: secret)
    let bits =
      base == 0
      ? PasswordShape(secret).bits
      : 10 + PasswordShape(secret.dropFirst(base)).bits / 2
    self =
      switch bits {
      case ..<24: .veryWeak
      case ..<40: .weak
      case ..<60: .fair
      default: .strong
      }
  }

  /// From weak to strong.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// What of a password is worth counting.
private struct PasswordShape {
  private var kinds: Set<Kind> = []
  /// Characters that don't follow from the one before.
  private var free = 0

  private enum Kind: Int {
    case digit = 10
    case lower = 26
    case upper = 27
    case symbol = 33
    case other = 100
  }

  init(_ secret: some Collection<UInt8>) {
    let period = Self.period(of: secret)
    var last: Int?
    var lastStep: Int?
    for byte in secret.prefix(period) where byte & 0xC0 != 0x80 {
      let step = last.map { Int(byte) - $0 }
      let follows = step == 0 || step == lastStep && (step == 1 || step == -1)
      if !follows { free += 1 }
      kinds.insert(Self.kind(of: byte))
      (last, lastStep) = (Int(byte), step)
    }
  }

  /// Characters times the logarithm of the number of signs they are taken from, in bits.
  var bits: Int {
    let pool = kinds.reduce(0) { $0 + $1.rawValue }
    return free * Self.tenthsOfBits(pool) / 10
  }

  private static func kind(of byte: UInt8) -> Kind {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "a")...UInt8(ascii: "z"): .lower
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): .upper
    case ..<0x80: .symbol
    default: .other
    }
  }

  /// Ten times the logarithm to base 2, as near as an estimate needs it.
  private static func tenthsOfBits(_ pool: Int) -> Int {
    switch pool {
    case ...10: 33
    case ...27: 47
    case ...45: 53
    case ...64: 59
    case ...99: 65
    default: 70
    }
  }

  /// The bytes after which all is repeated, at most 16, else all of them: `abcabcabc` is worth `abc`.
  private static func period(of secret: some Collection<UInt8>) -> Int {
    let count = secret.count
    let period = (1...16).first { period in
      period * 2 <= count && zip(secret, secret.dropFirst(period)).allSatisfy { $0 == $1 }
    }
    return period ?? count
  }
}
