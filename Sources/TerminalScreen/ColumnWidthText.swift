extension StringProtocol {
  /// Columns of the text on the screen: the sum over its clusters.
  public var columns: Int {
    @specialized(where Self == String)
    @specialized(where Self == Substring)
    get {
      let plain = printableASCIICount
      return plain == utf8.count ? plain : reduce(0) { $0 + $1.columns }
    }
  }

  /// The longest beginning that takes no more than `columns`; whole clusters only.
  @specialized(where Self == String)
  @specialized(where Self == Substring)
  public func prefix(fitting columns: Int) -> SubSequence {
    let plain = printableASCIICount
    if plain == utf8.count, plain <= columns { return self[...] }
    var room = columns - clusterOffset(after: plain)
    // All that counts is ASCII: the cut is as many bytes in as there are columns.
    if room <= 0 { return self[..<utf8.index(startIndex, offsetBy: Swift.max(0, columns))] }
    var end = clusterStart(after: plain)
    while end < endIndex {
      room -= self[end].columns
      if room < 0 { break }
      formIndex(after: &end)
    }
    return self[..<end]
  }

  /// The longest end that takes no more than `columns`; whole clusters only.
  public func suffix(fitting columns: Int) -> SubSequence {
    var room = columns
    var start = endIndex
    while start > startIndex {
      let before = index(before: start)
      room -= self[before].columns
      if room < 0 { break }
      start = before
    }
    return self[start...]
  }

  /// Bytes at the beginning that are printable ASCII, one column each.
  var printableASCIICount: Int {
    func count(_ bytes: some Sequence<UInt8>) -> Int {
      var count = 0
      for byte in bytes {
        guard byte >= 0x20, byte < 0x7F else { break }
        count += 1
      }
      return count
    }
    return utf8.withContiguousStorageIfAvailable { count($0) } ?? count(utf8)
  }

  /// How many of `plain` ASCII bytes are clusters for sure: the last may carry a mark.
  private func clusterOffset(after plain: Int) -> Int { Swift.max(0, plain - 1) }

  private func clusterStart(after plain: Int) -> Index {
    utf8.index(startIndex, offsetBy: clusterOffset(after: plain))
  }
}
