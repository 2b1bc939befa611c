import Forms

/// A formatted number taken apart: what stands before the digits, the digits with the signs between them, and what
/// stands behind. Invisible marks are gone, and every blank is U+00A0: one that fonts of terminals have, and at which
/// no line breaks.
struct FormattedSample {
  private(set) var before = ""
  private(set) var after = ""
  /// The digit zero of the numbering system.
  private(set) var zero: Unicode.Scalar = "0"
  /// The lengths of the runs of digits, from the left.
  private(set) var runs: [Int] = []
  /// The signs between the runs.
  private(set) var signs: [Unicode.Scalar] = []

  /// Nil where there are no digits, or they aren't parted by single signs.
  init?(_ text: String) {
    let scalars = text.unicodeScalars.filter { !$0.isDirectionMark }.map(Self.visible)
    guard let first = scalars.firstIndex(where: { Self.digit($0) != nil }),
      let last = scalars.lastIndex(where: { Self.digit($0) != nil }), let digit = Self.digit(scalars[first]),
      let zero = Unicode.Scalar(scalars[first].value - UInt32(digit))
    else { return nil }
    before = Self.string(scalars[..<first])
    after = Self.string(scalars[(last + 1)...])
    self.zero = zero
    var run = 0
    for scalar in scalars[first...last] {
      if Self.digit(scalar) != nil {
        run += 1
      } else {
        runs.append(run)
        signs.append(scalar)
        run = 0
      }
    }
    runs.append(run)
    guard !runs.contains(0) else { return nil }
  }

  /// The value of a decimal digit of any numbering system.
  static func digit(_ scalar: Unicode.Scalar) -> Int? {
    guard scalar.properties.numericType == .decimal else { return nil }
    return scalar.properties.numericValue.map { Int($0) }
  }

  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.properties.generalCategory == .spaceSeparator ? "\u{A0}" : scalar
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  /// The surroundings as a pattern (`NumberPattern`), with `sign` as `¤` and the minus and percent signs as in UTS #35.
  func pattern(minus: Unicode.Scalar, percent: Unicode.Scalar? = nil, sign: String = "") -> String {
    [before, after].map { affix in
      let marked = sign.isEmpty ? affix : affix.replacing(sign, with: "¤")
      return String(
        String.UnicodeScalarView(
          marked.unicodeScalars.map { scalar in
            if scalar == minus { return "-" }
            return scalar == percent ? "%" : scalar
          }))
    }.joined(separator: "#")
  }

  /// What stands beside the digits, without blanks: the sign of a currency or of percent.
  var sign: String {
    let blanks: (Character) -> Bool = { $0 == "\u{A0}" }
    let affix = (before + after).drop(while: blanks)
    return String(affix.reversed().drop(while: blanks).reversed())
  }
}
