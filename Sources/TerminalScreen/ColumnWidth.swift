/// What a scalar does to the width of its cluster. The raw values are those of
/// `UnicodeTables.widthClasses`.
enum WidthClass: UInt8 {
  /// One column.
  case narrow
  /// Two columns: East Asian Wide and Fullwidth (UAX #11), emoji with emoji presentation (UTS #51).
  case wide
  /// No column, drawn over the base: nonspacing and enclosing marks.
  case mark
  /// No column and no picture, but harmless inside a cluster: ZWJ, ZWNJ, variation selectors.
  case joiner
  /// Nothing to see, or worse: controls, bidirectional controls, other default ignorables.
  case hidden
  /// Not assigned in the Unicode version that terminals are taken to know.
  case absent
  /// The same, in a block of wide characters.
  case absentWide
  /// One column, but two with the selector U+FE0F: emoji with text presentation (UTS #51).
  case textEmoji
  /// No column: a conjoining vowel or final of a Hangul syllable, which goes with an initial only.
  case jamo

  /// Columns of a scalar that stands alone or begins a part of a cluster.
  var columns: Int {
    switch self {
    case .narrow, .absent, .textEmoji: 1
    case .wide, .absentWide: 2
    case .mark, .jamo, .joiner, .hidden: 0
    }
  }
}

extension Unicode.Scalar {
  var widthClass: WidthClass {
    if value < 0x300 {
      if value >= 0x20, value < 0x7F { return .narrow }
      if value < 0xA0 || value == 0xAD { return .hidden }
      return value == 0xA9 || value == 0xAE ? .textEmoji : .narrow
    }
    return UnicodeTables.widthClass(of: value)
  }

  /// Columns that a terminal gives this scalar: 0, 1 or 2; nil for controls and for characters
  /// without a picture, which never reach a terminal. Clusters of several scalars have a width of
  /// their own: ``Swift/Character/columns``.
  public var columns: Int? {
    let kind = widthClass
    return kind == .hidden ? nil : kind.columns
  }

  /// One half of a flag.
  var isRegionalIndicator: Bool { value >= 0x1F1E6 && value <= 0x1F1FF }

  /// Skin tones, which join the emoji before them.
  var isEmojiModifier: Bool { value >= 0x1F3FB && value <= 0x1F3FF }

  /// Letters of the flags of regions such as Scotland.
  var isTag: Bool { value >= 0xE0020 && value <= 0xE007F }
}

extension UnicodeTables {
  static func widthClass(of value: UInt32) -> WidthClass {
    WidthClass(rawValue: UInt8(entry(of: value, in: widthClasses, shift: 4) & 15))!
  }

  /// The last entry of a table whose scalar, kept above `shift` bits, is not after `value`.
  static func entry(of value: UInt32, in table: [UInt32], shift: UInt32) -> UInt32 {
    let key = value << shift | (1 << shift - 1)
    return table.withUnsafeBufferPointer { entries in
      var low = 0
      var count = entries.count
      while count > 1 {
        let half = count / 2
        if entries[low + half] <= key { low += half }
        count -= half
      }
      return entries[low]
    }
  }
}

extension Character {
  /// Columns that this cluster takes on the screen, stand-ins included; the same as
  /// `DisplayCluster(self).width`.
  ///
  /// 1 or 2 for letters with their marks, ideographs, syllables, emoji and flags. A spacing mark
  /// or a consonant that joins the one before (Devanagari, Thai, halfwidth voiced marks) adds its
  /// column, as it does in most terminals, up to `DisplayCluster.widest`.
  public var columns: Int {
    let bytes = utf8
    let first = bytes.first!
    if first >= 0x20, first < 0x7F, bytes.count == 1 { return 1 }
    return DisplayCluster(self).width
  }
}
