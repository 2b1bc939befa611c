/// A grapheme cluster as it may be sent to a terminal, with the columns it takes there.
///
/// C0, DEL, C1, the bidirectional controls and zero-width characters become visible stand-ins, as
/// does whatever has no width of its own; the value in a field stays as it is (A5).
///
/// All that goes into a frame has come through here, so nothing further on has to convert. Each
/// piece is at most `scalarsInCell` scalars, the first with the width of the piece (by Unicode 14,
/// which is glibc 2.36) and the others with none. A cluster that no cell can take whole, such as a
/// family of emoji or a flag, is sent in the nearest form that one can, padded to its width:
/// the first emoji of the family, the letters of the flag. So reports have the whole cluster in
/// `shown`, and what was sent in `screen`.
///
/// | cluster | sent |
/// | --- | --- |
/// | C0 and DEL | control pictures: `␉`, `␊`, `␡`; `␤` for CR LF |
/// | C1, bidirectional controls, zero-width characters, U+2028, U+2029, unassigned | `�` |
/// | a mark without a base | the mark on `◌` |
/// | emoji that join others, with skin tone, or with U+FE0F | the first emoji, in two columns |
/// | flag of a country | its two letters |
/// | letter with spacing marks or joined consonants | each in its own column |
/// | private use | as it is, one column |
public struct DisplayCluster: Sendable {
  /// What is put at one place of a frame.
  public struct Piece: Hashable, Sendable {
    /// One to five scalars, of which the first has the width of the piece.
    public let character: Character
    /// 1 or 2.
    public let width: Int

    init(_ character: Character, width: Int) {
      self.character = character
      self.width = width
    }
  }

  /// What one cell shows, where one cell (or one wide one) is enough; else the first piece.
  public let character: Character
  /// Columns in all.
  public let width: Int
  /// What is put one after the other, where one cell is not enough; empty where `character` serves.
  public let pieces: [Piece]

  /// As many scalars as an ncurses cell holds (`CCHARW_MAX`).
  public static let scalarsInCell = 5
  /// The columns of the widest cluster. Only scripts whose clusters have several spacing letters
  /// come to more than 2, such as Devanagari `स्त्री`; of longer ones the end is not shown.
  public static let widest = 4

  /// All of what is sent where one cell is not enough, empty where `character` serves.
  public var text: String { String(pieces.map(\.character)) }

  /// - Parameter ascii: for a terminal that is not UTF-8: quotes, dashes and the like are the nearest
  ///   sign, another character is `?` in each of its columns.
  public init(_ character: Character, ascii: Bool = false) {
    let bytes = character.utf8
    let first = bytes.first!
    if first >= 0x20, first < 0x7F, bytes.count == 1 {
      self.init(character, width: 1)
    } else if ascii {
      self.init(inASCII: DisplayCluster(character))
    } else {
      self.init(beyondASCII: character)
    }
  }

  private init(_ character: Character, width: Int) {
    self.character = character
    self.width = width
    pieces = []
  }

  private init(beyondASCII character: Character) {
    let scalars = character.unicodeScalars
    let first = scalars.first!
    if scalars.index(after: scalars.startIndex) == scalars.endIndex, !first.isRegionalIndicator {
      switch first.widthClass {
      case .narrow, .textEmoji: self.init(character, width: 1)
      case .wide: self.init(character, width: 2)
      case .hidden, .joiner, .jamo, .absent: self.init(first.standIn, width: 1)
      case .mark, .absentWide: self.init(pieces: ClusterPieces(scalars).pieces)
      }
    } else {
      self.init(pieces: ClusterPieces(scalars).pieces)
    }
  }

  private init(pieces: [Piece]) {
    character = pieces[0].character
    width = pieces.reduce(0) { $0 + $1.width }
    self.pieces = pieces.count == 1 ? [] : pieces
  }

  private init(inASCII shown: DisplayCluster) {
    if shown.pieces.isEmpty ? shown.character.isASCII : shown.pieces.allSatisfy(\.character.isASCII) {
      self = shown
    } else if shown.width == 1 {
      let scalars = shown.character.unicodeScalars
      let sign = scalars.count == 1 ? scalars.first?.asciiSign : nil
      self.init(Character(sign ?? "?"), width: 1)
    } else {
      self.init(pieces: Array(repeating: Piece("?", width: 1), count: shown.width))
    }
  }
}

extension Unicode.Scalar {
  /// The nearest in ASCII of a sign that sentences have, for terminals that are not UTF-8; nil for all others.
  /// What a person typed is not spelled anew: a letter without its accent would be another letter.
  package var asciiSign: Unicode.Scalar? {
    switch self {
    case "\u{A0}", "\u{2007}", "\u{2009}", "\u{202F}": " "
    case "“", "”", "„": "\""
    case "‘", "’", "‚": "'"
    case "‐", "‑", "–", "—", "−": "-"
    case "…": "."
    case "•": "*"
    case "×": "x"
    default: nil
    }
  }

  /// What is shown of a character that has no picture of its own.
  var standIn: Character {
    switch value {
    case 0..<0x20: Character(Unicode.Scalar(0x2400 + value)!)
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }
}
