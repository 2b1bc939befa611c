/// The bidirectional classes of UAX #9, table 4, by the standard's short names. The raw values are
/// those of `UnicodeTables.bidiClasses`.
enum BidiClass: UInt8 {
  // Strong.
  case l, r, al
  // Weak: European numbers with their separators and terminators, Arabic numbers, marks, neutral
  // format characters.
  case en, es, et, an, cs, nsm, bn
  // Neutral: paragraph and segment separators, blanks, all others.
  case b, s, ws, on
  // Embeddings, overrides, isolates.
  case lre, lro, rle, rlo, pdf, lri, rli, fsi, pdi

  var isIsolateInitiator: Bool { self == .lri || self == .rli || self == .fsi }

  /// Rule X9: what takes no part in the rules after it.
  var isRemoved: Bool {
    switch self {
    case .bn, .lre, .lro, .rle, .rlo, .pdf: true
    default: false
    }
  }

  /// "NI" in rules N1 and N2.
  var isNeutralOrIsolate: Bool {
    switch self {
    case .b, .s, .ws, .on, .lri, .rli, .fsi, .pdi: true
    default: false
    }
  }

  /// The direction that this lends to neutrals: numbers count as right-to-left (N0, N1).
  var strongForNeutrals: BidiClass? {
    switch self {
    case .l: .l
    case .r, .al, .en, .an: .r
    default: nil
    }
  }

  /// Whether a text of direction left-to-right with this in it can be shown in another order than
  /// it is stored in.
  var reorders: Bool {
    switch self {
    case .r, .al, .an, .rle, .rlo, .rli: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  var bidiClass: BidiClass {
    BidiClass(rawValue: UInt8(UnicodeTables.entry(of: value, in: UnicodeTables.bidiClasses, shift: 5) & 31))!
  }

  /// The other half of `(` is `)`: what is shown instead where the text runs from right to left
  /// (UAX #9, L4).
  var mirrored: Unicode.Scalar? {
    UnicodeTables.value(of: value, in: UnicodeTables.mirrors).flatMap(Unicode.Scalar.init)
  }

  /// For a bracket the opening bracket of its pair, and whether this is the closing one (BD14, BD15).
  var bracket: (opening: UInt32, isClosing: Bool)? {
    guard let entry = UnicodeTables.value(of: value, in: UnicodeTables.brackets) else { return nil }
    return (entry >> 1, entry & 1 == 1)
  }
}

extension UnicodeTables {
  /// The lower half of the entry whose upper half is `key`.
  fileprivate static func value(of key: UInt32, in table: [UInt64]) -> UInt32? {
    var low = 0
    var high = table.count
    while low < high {
      let middle = (low + high) / 2
      let entry = table[middle]
      if UInt32(entry >> 32) == key { return UInt32(truncatingIfNeeded: entry) }
      if UInt32(entry >> 32) < key { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
