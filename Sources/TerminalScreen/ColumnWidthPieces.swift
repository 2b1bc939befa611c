/// Takes a cluster apart into what cells can hold; for the clusters that need a closer look.
struct ClusterPieces {
  typealias Piece = DisplayCluster.Piece

  private(set) var pieces: [Piece] = []
  private var room = DisplayCluster.widest
  private var hasHiddenScalar = false

  // The piece at work.
  private var base: Unicode.Scalar = " "
  private var baseClass = WidthClass.narrow
  private var text = String.UnicodeScalarView()
  private var count = 0
  /// Takes two columns for a base of one: an emoji with U+FE0F, or that others joined.
  private var isWidened = false
  /// Other emoji joined the first; only that one is sent.
  private var isJoined = false
  private var isAfterJoiner = false

  init(_ scalars: Character.UnicodeScalarView) {
    if scalars.elementsEqual(["\r", "\n"]) {
      pieces = [Piece("\u{2424}", width: 1)]
      return
    }
    var rest = scalars.makeIterator()
    let first = rest.next()!
    var next = rest.next()
    // The filler for a missing initial has a picture once a vowel follows.
    let isFilled = first == "\u{115F}" && next?.widthClass == .jamo
    begin(first, isFilled ? .wide : first.widthClass)
    while let scalar = next {
      add(scalar)
      next = rest.next()
    }
    finish()
    // Something invisible within the cluster shows as a stand-in after it.
    if hasHiddenScalar { append(Piece("\u{FFFD}", width: 1)) }
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    let kind = scalar.widthClass
    switch kind {
    case .mark:
      isAfterJoiner = false
      keep(scalar)
    case .jamo:
      if baseClass == .wide { keep(scalar) } else { hasHiddenScalar = true }
    case .joiner:
      addJoiner(scalar)
    case .hidden:
      // The letters of a region's flag belong to the flag.
      if !(base == "\u{1F3F4}" && scalar.isTag) { hasHiddenScalar = true }
    case .narrow, .wide, .absent, .absentWide, .textEmoji:
      if kind.isEmoji, baseClass.isEmoji, isAfterJoiner || scalar.isEmojiModifier {
        isJoined = true
        isWidened = true
        isAfterJoiner = false
      } else {
        finish()
        begin(scalar, kind)
      }
    }
  }

  private mutating func addJoiner(_ scalar: Unicode.Scalar) {
    isAfterJoiner = scalar == "\u{200D}"
    switch scalar {
    // The table again, as digits are plain narrow for all but this.
    case "\u{FE0F}" where UnicodeTables.widthClass(of: base.value) == .textEmoji: isWidened = true
    // Some terminals would take one column where the others take two.
    case "\u{FE0E}" where baseClass == .wide: break
    // A pictograph that waits for another would join the one in the next cell; letters take their
    // joining form from it.
    case "\u{200D}" where baseClass.isEmoji || !base.properties.isAlphabetic: break
    default: keep(scalar)
    }
  }

  private mutating func keep(_ scalar: Unicode.Scalar) {
    guard !isJoined, count < DisplayCluster.scalarsInCell else { return }
    text.append(scalar)
    count += 1
  }

  /// Begins a piece with a scalar that can stand at the left of a cell, or with a base for it.
  private mutating func begin(_ scalar: Unicode.Scalar, _ kind: WidthClass) {
    base = scalar
    baseClass = kind
    text = String.UnicodeScalarView()
    count = 1
    isWidened = kind == .absentWide
    isJoined = false
    isAfterJoiner = false
    switch kind {
    case .mark:
      text.append("\u{25CC}")
      keep(scalar)
    case .hidden, .joiner, .jamo, .absent, .absentWide:
      text.append(contentsOf: scalar.standIn.unicodeScalars)
    case .narrow, .wide, .textEmoji:
      text.append(scalar.flagLetter ?? scalar)
    }
  }

  private mutating func finish() {
    append(Piece(Character(String(text)), width: baseClass == .wide ? 2 : 1))
    if isWidened, baseClass != .wide { append(Piece(" ", width: 1)) }
  }

  private mutating func append(_ piece: Piece) {
    guard piece.width <= room else {
      room = 0
      return
    }
    room -= piece.width
    pieces.append(piece)
  }
}

extension WidthClass {
  /// Whether emoji can join. Ideographs are no emoji, but stand in no cluster with a joiner.
  fileprivate var isEmoji: Bool { self == .wide || self == .textEmoji || self == .absentWide }
}

extension Unicode.Scalar {
  /// The letter of which this is the half of a flag.
  fileprivate var flagLetter: Unicode.Scalar? {
    isRegionalIndicator ? Unicode.Scalar(value - 0x1F1E6 + 0x41) : nil
  }
}
