/// Positions: from clusters to bytes, and the caret from one to the other.
extension TextEditor {
  /// The byte at which a cluster starts, walking from the nearest of caret, start and end.
  func byte(ofCluster target: Int) -> Int {
    let fromEnd = count - target
    if target <= 0 { return 0 }
    if fromEnd <= 0 { return buffer.count }
    return buffer.withView { view in
      if target < caret, target <= caret - target { return view.byte(clusters: target, from: 0) }
      if target > caret, fromEnd <= target - caret {
        return view.byte(clusters: -fromEnd, from: view.count)
      }
      return view.byte(clusters: target - caret, from: caretByte)
    }
  }

  /// What stands before a boundary, measured from the nearest place where that is known.
  func extent(before target: Int, in view: GappedBytes) -> Extent {
    if target == 0 { return Extent() }
    if target == view.count { return total }
    if target >= caretByte { return before + view.measure(caretByte..<target, masked: isSecret) }
    if target > caretByte / 2 { return before - view.measure(target..<caretByte, masked: isSecret) }
    return view.measure(0..<target, masked: isSecret)
  }

  /// Puts the caret at a boundary, the selection being left as it is.
  mutating func placeCaret(atByte target: Int) {
    before = buffer.withView { extent(before: target, in: $0) }
    buffer.moveGap(to: target)
  }

  /// Moves the caret to a boundary; `extending` keeps the other end of the selection.
  mutating func moveCaret(toByte target: Int, extending: Bool) {
    run = .none
    anchor = extending ? anchor ?? caret : nil
    placeCaret(atByte: target)
  }

  /// Moves the caret before a cluster, or to the end; `extending` carries the selection along.
  public mutating func moveCaret(to cluster: Int, extending: Bool = false) {
    moveCaret(toByte: byte(ofCluster: cluster), extending: extending)
  }

  /// Brings back a caret and selection.
  public mutating func restore(_ state: CaretState) {
    moveCaret(to: state.caret)
    anchor = state.anchor.map { min(max($0, 0), count) }
  }

  /// Selects a range of clusters, the caret at its end.
  public mutating func select(_ clusters: Range<Int>) {
    moveCaret(to: clusters.lowerBound)
    moveCaret(to: clusters.upperBound, extending: true)
  }

  /// Selects the word at a cluster, or the run of what is between words, as a double click does; the
  /// whole of a secret.
  public mutating func selectWord(at cluster: Int) {
    guard !isSecret else { return selectAll() }
    let range = buffer.withView { $0.word(around: byte(ofCluster: cluster)) }
    select(bytes: range)
  }

  /// Selects the line at a cluster with its line break, as a triple click does.
  public mutating func selectLine(at cluster: Int) {
    guard kind == .multiline else { return selectAll() }
    let target = byte(ofCluster: cluster)
    let range = buffer.withView { view in
      let end = view.lineEnd(after: target)
      return view.lineStart(before: target)..<(end < view.count ? view.boundary(after: end) : end)
    }
    select(bytes: range)
  }

  mutating func selectAll() { select(bytes: 0..<buffer.count) }

  mutating func select(bytes range: Range<Int>) {
    moveCaret(toByte: range.lowerBound, extending: false)
    moveCaret(toByte: range.upperBound, extending: true)
  }
}

extension GappedBytes {
  /// The offset that many clusters after `offset` (before it, where negative), within the text.
  func byte(clusters: Int, from offset: Int) -> Int {
    var offset = offset
    for _ in 0..<abs(clusters) {
      guard clusters < 0 ? offset > 0 : offset < count else { break }
      offset = clusters < 0 ? boundary(before: offset) : boundary(after: offset)
    }
    return offset
  }
}
