/// The clusters of one row in the order in which they are seen (UAX #9), with the places of the
/// caret (A5).
///
/// A caret before a cluster is drawn on the cell of that cluster, whichever way it runs; after the
/// last cluster it is drawn one cell past the text, to the right of it or, where the text as a whole
/// runs from right to left, to the left. So each index has one place and each place one index, and
/// the same place is found by key and by mouse.
///
/// Bidirectional controls do what they are for, and are seen as stand-ins beside it.
public struct BidiLine: Sendable {
  /// The stored order.
  public let clusters: [Character]
  /// Whether the text as a whole runs from right to left: then it belongs at the right edge.
  public let isRightToLeft: Bool
  /// For each cluster its level: odd where it runs from right to left.
  public let levels: [UInt8]
  /// From left to right the index of each cluster.
  public let visualOrder: [Int]
  /// For each cluster the number of columns at its left.
  private let starts: [Int]
  /// Columns of all clusters.
  public let columns: Int

  /// Whether text can be seen in another order than it is stored in, found in one look at its
  /// bytes. Where it can't, no line is needed: order, columns and caret are those of the text.
  @specialized(where Text == String)
  @specialized(where Text == Substring)
  public static func isNeeded<Text: StringProtocol>(
    for text: Text, direction: BaseDirection = .automatic
  ) -> Bool {
    if direction == .rightToLeft { return true }
    // Up to U+057F, with first bytes below 0xD6, all runs from left to right.
    func mayReorder(_ bytes: some Sequence<UInt8>) -> Bool { bytes.contains { $0 >= 0xD6 } }
    guard text.utf8.withContiguousStorageIfAvailable({ mayReorder($0) }) ?? mayReorder(text.utf8) else {
      return false
    }
    return text.unicodeScalars.contains { $0.value >= 0x590 && $0.bidiClass.reorders }
  }

  /// - Parameter text: one row.
  public init(_ text: some StringProtocol, direction: BaseDirection = .automatic) {
    self.init(Array(text), direction: direction)
  }

  /// - Parameter clusters: one row, in the order in which it is stored.
  public init(_ clusters: [Character], direction: BaseDirection = .automatic) {
    var scalars: [Unicode.Scalar] = []
    var firsts: [Int] = []
    for cluster in clusters {
      firsts.append(scalars.count)
      scalars.append(contentsOf: cluster.unicodeScalars)
    }
    let paragraph = BidiParagraph(scalars, direction)
    self.clusters = clusters
    isRightToLeft = paragraph.baseLevel == 1
    levels = firsts.map { paragraph.levels[$0] }
    visualOrder = Self.visualOrder(of: levels)
    var starts = Array(repeating: 0, count: clusters.count)
    var column = 0
    for index in visualOrder {
      starts[index] = column
      column += clusters[index].columns
    }
    self.starts = starts
    columns = column
  }

  /// L2: from the highest level down to the lowest odd one, reverses the runs of at least that level.
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowest = levels.lazy.filter({ $0 % 2 == 1 }).min() else {
      return order
    }
    for level in stride(from: highest, through: lowest, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        let end = order[start...].firstIndex { levels[$0] < level } ?? order.endIndex
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}

extension BidiLine {
  /// What is shown of a cluster: `(` as `)` where the text runs from right to left (L4).
  public func shown(_ index: Int) -> Character {
    let cluster = clusters[index]
    guard levels[index] % 2 == 1, let mirrored = cluster.unicodeScalars.first?.mirrored
    else { return cluster }
    var text = String.UnicodeScalarView([mirrored])
    text.append(contentsOf: cluster.unicodeScalars.dropFirst())
    return Character(String(text))
  }

  /// Columns with the cell past the end, in which the caret stands after the last cluster.
  public var columnsWithCaret: Int { columns + 1 }

  /// The first column of a cluster, among `columns`.
  public func column(of index: Int) -> Int { starts[index] }

  /// The column of the caret before cluster `index`, or past the text for the count of clusters;
  /// among `columnsWithCaret`, of which a right-to-left text leaves the first to the caret.
  public func caretColumn(at index: Int) -> Int {
    if index >= clusters.count { return isRightToLeft ? 0 : columns }
    return starts[index] + (isRightToLeft ? 1 : 0)
  }

  /// The index whose caret stands in a column, or the nearest; the other way round from
  /// `caretColumn`, and for both halves of a wide cluster.
  public func index(atCaretColumn column: Int) -> Int {
    let column = isRightToLeft ? column - 1 : column
    if column < 0 { return isRightToLeft ? clusters.count : visualOrder.first ?? 0 }
    if column >= columns { return isRightToLeft ? visualOrder.last ?? 0 : clusters.count }
    return visualOrder.last { starts[$0] <= column } ?? clusters.count
  }
}
