/// The characters of a text, one after another, for drawing: none is made before it is asked for.
public struct TextClusters: Sequence, IteratorProtocol {
  private let buffer: GapBuffer
  private var offset: Int
  private let end: Int
  private let forward: Bool

  init(_ buffer: GapBuffer, from offset: Int, to end: Int, forward: Bool) {
    self.buffer = buffer
    self.offset = offset
    self.end = end
    self.forward = forward
  }

  /// The next character in the direction of reading.
  public mutating func next() -> Character? {
    guard offset != end else { return nil }
    let start = offset
    let (character, stop) = buffer.withView { view in
      if forward {
        let stop = view.boundary(after: start)
        return (view.character(start..<stop), stop)
      }
      let stop = view.boundary(before: start)
      return (view.character(stop..<start), stop)
    }
    offset = stop
    return character
  }
}

extension TextEditor {
  /// The characters from a cluster on, in reading order; none of a secret. Found from the caret, so
  /// that a screenful around it costs the same in a text of any length.
  public func clusters(from cluster: Int) -> TextClusters {
    TextClusters(
      buffer, from: isSecret ? buffer.count : byte(ofCluster: cluster), to: buffer.count, forward: true)
  }

  /// Hands over the characters from one on as bytes, in one piece or two: for a text that is ASCII and no
  /// secret.
  func forEachASCII(from first: Int, count: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    buffer.withView { view in
      let end = min(first + count, view.count)
      let gap = min(max(first, view.gapStart), end)
      if first < gap { body(view.piece(first..<gap)) }
      if gap < end { body(view.piece(gap..<end)) }
    }
  }

  /// The characters before a cluster, nearest first; none of a secret.
  public func clusters(before cluster: Int) -> TextClusters {
    TextClusters(buffer, from: isSecret ? 0 : byte(ofCluster: cluster), to: 0, forward: false)
  }

  /// The characters of a secret that the person asked to see, each made for the moment it is drawn
  /// (E4).
  var revealed: TextClusters { TextClusters(buffer, from: 0, to: buffer.count, forward: true) }

  /// The characters between two boundaries, such as those of a row; none of a secret.
  public func clusters(inBytes range: Range<Int>) -> TextClusters {
    TextClusters(
      buffer, from: isSecret ? range.upperBound : range.lowerBound, to: range.upperBound, forward: true)
  }
}
