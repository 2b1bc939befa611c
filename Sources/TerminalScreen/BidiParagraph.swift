/// The direction of a text, or how to find it.
public enum BaseDirection: Hashable, Sendable {
  /// That of the first strong character (UAX #9, P2 and P3); left-to-right without one.
  case automatic
  case leftToRight
  case rightToLeft
}

/// One paragraph through the Unicode Bidirectional Algorithm (UAX #9, Unicode 15): the embedding
/// level of each scalar.
struct BidiParagraph {
  let scalars: [Unicode.Scalar]
  /// As the scalars have them; `classes` are those that the rules make of them.
  let original: [BidiClass]
  var classes: [BidiClass]
  /// 0 or 1.
  let baseLevel: UInt8
  /// Even for left-to-right, odd for right-to-left. What rule X9 removes has the level before it.
  var levels: [UInt8]

  /// The deepest level that embeddings can make (BD2).
  static let deepest: UInt8 = 125

  init(_ scalars: [Unicode.Scalar], _ direction: BaseDirection) {
    self.scalars = scalars
    original = scalars.map(\.bidiClass)
    classes = original
    baseLevel =
      switch direction {
      case .leftToRight: 0
      case .rightToLeft: 1
      case .automatic: Self.firstStrongLevel(original[...]) ?? 0
      }
    levels = Array(repeating: baseLevel, count: scalars.count)
    resolveExplicitLevels()
    for var run in isolatingRunSequences() {
      run.resolve(scalars: scalars, original: original)
      for (place, index) in run.indices.enumerated() { levels[index] = run.impliedLevel(at: place) }
    }
    resetWhitespace()
    fillRemoved()
  }

  /// P2 and P3: the level of the first strong character outside isolates.
  static func firstStrongLevel(_ classes: ArraySlice<BidiClass>) -> UInt8? {
    var depth = 0
    for kind in classes {
      switch kind {
      case .lri, .rli, .fsi: depth += 1
      case .pdi: depth = max(0, depth - 1)
      case .l where depth == 0: return 0
      case .r where depth == 0, .al where depth == 0: return 1
      default: break
      }
    }
    return nil
  }

  /// L1: separators, and blanks before them and at the end, have the level of the paragraph.
  private mutating func resetWhitespace() {
    var isTrailing = true
    for index in original.indices.reversed() {
      switch original[index] {
      case .b, .s:
        isTrailing = true
        levels[index] = baseLevel
      case .ws, .lri, .rli, .fsi, .pdi:
        if isTrailing { levels[index] = baseLevel }
      default:
        if !original[index].isRemoved { isTrailing = false }
      }
    }
  }

  /// Section 5.2: what rule X9 removes is shown with a stand-in, beside what comes before it.
  private mutating func fillRemoved() {
    var last = baseLevel
    for index in levels.indices {
      if original[index].isRemoved { levels[index] = last } else { last = levels[index] }
    }
  }
}
