import TerminalScreen

/// A stretch of text, measured: grapheme clusters, and the columns that they take.
struct Extent: Equatable, Sendable {
  var clusters = 0
  var columns = 0

  static func + (left: Extent, right: Extent) -> Extent {
    Extent(clusters: left.clusters + right.clusters, columns: left.columns + right.columns)
  }

  static func - (left: Extent, right: Extent) -> Extent {
    Extent(clusters: left.clusters - right.clusters, columns: left.columns - right.columns)
  }
}

/// Columns that a cluster takes on the screen, a stand-in for what can't be shown included.
func displayColumns(_ character: Character) -> Int { DisplayCluster(character).width }

extension Unicode._CharacterRecognizer {
  /// A recogniser that has seen one scalar, the first of a cluster.
  fileprivate init(after first: Unicode.Scalar) {
    self.init()
    _ = hasBreak(before: first)
  }
}

extension Unicode.Scalar {
  /// One of the many that are never part of a longer cluster next to another one of them, whatever
  /// else is around: the letters, signs and ideographs that most text is made of.
  var standsAlone: Bool {
    switch value {
    case 0x20..<0x300, 0x400...0x482, 0x5D0...0x5EA, 0x620...0x64A, 0x3041...0x3096, 0x30A0...0x30FF,
      0x3400...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF9D:
      true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// One that goes on with the cluster before it, and behind which rules look further back.
  fileprivate var extendsClusters: Bool {
    self == "\u{200D}" || properties.isGraphemeExtend || properties.isEmojiModifier
  }
}

/// Boundaries of grapheme clusters (UAX #29), found next to an offset without reading the whole text.
/// They are those of `String`: both ask the standard library's recogniser.
extension GappedBytes {
  /// The end of the cluster that starts at `offset`, which is before the end of the text.
  @inline(__always)
  func boundary(after offset: Int) -> Int {
    let first = self[offset]
    if first < 0x80 {
      if offset + 1 == count { return count }
      let second = self[offset + 1]
      if second < 0x80, !(first == 0x0D && second == 0x0A) { return offset + 1 }
    }
    return recognisedBoundary(after: offset)
  }

  @inline(never)
  private func recognisedBoundary(after offset: Int) -> Int {
    let first = scalar(at: offset)
    let second = offset + first.length
    if second < count, first.scalar.standsAlone, scalar(at: second).scalar.standsAlone { return second }
    var recognizer = Unicode._CharacterRecognizer(after: first.scalar)
    var end = offset + first.length
    while end < count {
      let next = scalar(at: end)
      if recognizer.hasBreak(before: next.scalar) { return end }
      end += next.length
    }
    return count
  }

  /// The last boundary before `offset`, which is not the start of the text.
  @inline(__always)
  func boundary(before offset: Int) -> Int {
    let last = self[offset - 1]
    if last < 0x80 {
      if offset == 1 { return 0 }
      let previous = self[offset - 2]
      if previous < 0x80, !(previous == 0x0D && last == 0x0A) { return offset - 1 }
    }
    return recognisedBoundary(before: offset)
  }

  @inline(never)
  private func recognisedBoundary(before offset: Int) -> Int {
    let last = scalarStart(before: offset)
    if isCertainBoundary(last), last == 0 || scalar(at: last).scalar.standsAlone { return last }
    var start = certainBoundary(before: offset)
    while true {
      let end = boundary(after: start)
      if end >= offset { return start }
      start = end
    }
  }

  /// The last boundary that is not after `offset`.
  func boundary(atOrBefore offset: Int) -> Int {
    guard offset > 0, offset < count else { return min(max(offset, 0), count) }
    let start = boundary(before: offset)
    return boundary(after: start) == offset ? offset : start
  }

  /// A boundary before `offset` that no change at or after `offset` can undo; 0 at worst.
  @inline(__always)
  func certainBoundary(before offset: Int) -> Int {
    var boundary = offset
    while boundary > 0 {
      boundary = scalarStart(before: boundary)
      if isCertainBoundary(boundary) || isBoundaryBehindMarks(boundary) { return boundary }
    }
    return 0
  }

  /// A boundary after `offset` that no change at or before `offset` can undo; the end at worst.
  @inline(__always)
  func certainBoundary(after offset: Int) -> Int {
    var boundary = offset
    while boundary < count {
      boundary += scalar(at: boundary).length
      if isCertainBoundary(boundary) { return boundary }
    }
    return count
  }

  /// A break between the two scalars at `offset` whatever stands before them. Three rules look
  /// further back: linked consonants and joined emoji (GB9c, GB11) do so over an extending scalar
  /// or a joiner, and flags (GB12) have no break between two regional indicators seen alone.
  @inline(__always)
  private func isCertainBoundary(_ offset: Int) -> Bool {
    if offset == 0 || offset == count { return true }
    let left = self[offset - 1]
    let right = self[offset]
    if left < 0x80, right < 0x80 { return !(left == 0x0D && right == 0x0A) }
    return recognisesCertainBoundary(offset)
  }

  @inline(never)
  private func recognisesCertainBoundary(_ offset: Int) -> Bool {
    let left = scalar(at: scalarStart(before: offset)).scalar
    let right = scalar(at: offset).scalar
    if left.standsAlone, right.standsAlone { return true }
    var recognizer = Unicode._CharacterRecognizer(after: left)
    guard recognizer.hasBreak(before: right) else { return false }
    if left.isASCII || !left.extendsClusters { return true }
    // What is linked over marks is a letter, and what is joined stands behind a joiner.
    return left != "\u{200D}" && !right.properties.isAlphabetic
  }

  /// Whether a cluster ends at `offset` with marks, read from what they belong to: then nothing before
  /// that matters. So a text all of marked letters is not read to its start for each of them.
  @inline(never)
  private func isBoundaryBehindMarks(_ offset: Int) -> Bool {
    var start = scalarStart(before: offset)
    guard scalar(at: start).scalar.extendsClusters else { return false }
    let right = scalar(at: offset).scalar
    guard !right.extendsClusters else { return false }
    while start > 0, scalar(at: start).scalar.extendsClusters { start = scalarStart(before: start) }
    let base = scalar(at: start)
    var recognizer = Unicode._CharacterRecognizer(after: base.scalar)
    var next = start + base.length
    while next < offset {
      let mark = scalar(at: next)
      _ = recognizer.hasBreak(before: mark.scalar)
      next += mark.length
    }
    return recognizer.hasBreak(before: right)
  }

  /// What stands from one boundary to another. `masked`: each cluster is one column, and no text
  /// is made of it (E4).
  func measure(_ range: Range<Int>, masked: Bool) -> Extent {
    var extent = Extent()
    var offset = range.lowerBound
    while offset < range.upperBound {
      let run = plainRun(from: offset, limit: range.upperBound - offset, lowest: 0x20)
      extent.clusters += run
      extent.columns += run
      offset += run
      guard offset < range.upperBound else { break }
      let end = boundary(after: offset)
      extent.clusters += 1
      extent.columns += masked ? 1 : columns(offset..<end)
      offset = end
    }
    return extent
  }

  /// How many bytes from `offset` on are printable ASCII, from `lowest` up, and each a cluster of
  /// its own; not more than `limit`, and none over the gap.
  @inline(__always)
  func plainRun(from offset: Int, limit: Int, lowest: UInt8) -> Int {
    let isBehind = offset >= gapStart
    let bytes = base + (isBehind ? offset + gapLength : offset)
    let available = (isBehind ? count : gapStart) - offset
    let end = min(limit, available)
    var run = 0
    while run < end, bytes[run] &- lowest < 0x7F &- lowest { run &+= 1 }
    if run == 0 { return 0 }
    let next = run < available ? bytes[run] : offset + run < count ? self[offset + run] : 0
    return next < 0x80 ? run : run - 1
  }

  /// The columns of one cluster.
  @inline(__always)
  func columns(_ cluster: Range<Int>) -> Int {
    let first = self[cluster.lowerBound]
    if cluster.count == 1, first >= 0x20, first < 0x7F { return 1 }
    return displayColumns(character(cluster))
  }

  /// One cluster as a character.
  @inline(__always)
  func character(_ cluster: Range<Int>) -> Character {
    if cluster.count == 1 { return Character(Unicode.Scalar(self[cluster.lowerBound])) }
    return longCharacter(cluster)
  }

  @inline(never)
  private func longCharacter(_ cluster: Range<Int>) -> Character {
    let first = scalar(at: cluster.lowerBound)
    if first.length == cluster.count { return Character(first.scalar) }
    return Character(
      String(unsafeUninitializedCapacity: cluster.count) { target in
        copy(cluster, to: UnsafeMutableRawBufferPointer(target))
        return cluster.count
      })
  }
}
