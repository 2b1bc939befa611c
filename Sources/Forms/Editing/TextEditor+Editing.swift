/// Changes of the text. Each ends in `replaceBytes`, which keeps the counts.
extension TextEditor {
  /// Types a scalar: it replaces the selection, and joins its neighbours where Unicode says so. A
  /// control character is not text; a line break is one only in several lines.
  @discardableResult
  public mutating func insert(_ scalar: Unicode.Scalar) -> EditStep? {
    guard accepts(scalar) else { return nil }
    guard scalar.value >= 0x20, scalar.value < 0x7F, anchor == nil, buffer.isBetweenASCII else {
      return Self.withUTF8(of: scalar) { edit(selectedBytes ?? caretByte..<caretByte, $0, .typing, .typing) }
    }
    let (offset, state, continues) = (caretByte, caretState, run == .typing)
    buffer.insert(UInt8(scalar.value))
    before = before + Extent(clusters: 1, columns: 1)
    total = total + Extent(clusters: 1, columns: 1)
    run = .typing
    return EditStep(
      .typing, at: isSecret ? 0 : offset, removed: "", inserted: isSecret ? "" : String(scalar),
      before: state, after: caretState, continuesRun: continues, isUndoable: !isSecret)
  }

  /// Puts in what came from outside, in place of the selection: made fit as `PasteCleaning` tells.
  /// Nothing happens where nothing is left of it.
  public mutating func paste(
    _ bytes: UnsafeRawBufferPointer, named name: EditName = .paste
  ) -> (step: EditStep?, changed: PasteCleaning.Changes) {
    put(
      bytes, over: selectedBytes ?? caretByte..<caretByte, named: name,
      PasteCleaning(room: kind == .multiline ? .lines : .oneLine))
  }

  mutating func put(
    _ bytes: UnsafeRawBufferPointer, over target: Range<Int>, named name: EditName,
    _ cleaning: PasteCleaning
  ) -> (step: EditStep?, changed: PasteCleaning.Changes) {
    let (count, changed) = cleaning.measure(bytes)
    guard count > 0 else { return (nil, changed) }
    if changed.isEmpty { return (edit(target, bytes, name, .none), changed) }
    let cleaned = ByteMemory(capacity: count, locked: isSecret)
    return withExtendedLifetime(cleaned) {
      let room = UnsafeMutableRawBufferPointer(start: cleaned.bytes, count: count)
      cleaning.write(bytes, to: room)
      return (edit(target, UnsafeRawBufferPointer(room), name, .none), changed)
    }
  }

  /// Puts a text in place of a range of clusters, the caret after it.
  @discardableResult
  public mutating func replace(
    _ clusters: Range<Int>, with text: String, named name: EditName = .replacement
  ) -> EditStep? {
    let range = byte(ofCluster: clusters.lowerBound)..<byte(ofCluster: clusters.upperBound)
    return edit(range, text, name)
  }

  /// Puts another text in place of all of it, the caret at its end.
  @discardableResult
  public mutating func setText(_ text: String, named name: EditName = .replacement) -> EditStep? {
    edit(0..<buffer.count, text, name)
  }

  /// Puts another secret in place, the caret at its end. Bytes that are no UTF-8 become U+FFFD.
  @discardableResult
  public mutating func setSecret(_ secret: Secret) -> EditStep? {
    let all = 0..<buffer.count
    guard !secret.isEmpty else { return edit(all, .empty, .replacement, .none) }
    return secret.withBytes {
      put($0, over: all, named: .replacement, PasteCleaning(room: .anyScalar)).step
    }
  }

  /// Does an undoable step again, or, inverted, takes it back: the text must be as it was then.
  public mutating func apply(_ step: EditStep) {
    guard step.isUndoable else { return }
    var inserted = step.inserted
    inserted.withUTF8 { bytes in
      let range = step.offset..<step.offset + step.removed.utf8.count
      replaceBytes(range, with: UnsafeRawBufferPointer(bytes))
    }
    restore(step.after)
  }

  /// Carries the selected text before another cluster, where it stays selected; nothing where that is
  /// inside it.
  public mutating func moveSelection(to cluster: Int) -> EditStep? {
    guard !isSecret, let from = selectedBytes else { return nil }
    let target = byte(ofCluster: cluster)
    guard target < from.lowerBound || target > from.upperBound else { return nil }
    let carried = buffer.string(in: from)
    let isBackward = target < from.lowerBound
    let over = isBackward ? target..<from.lowerBound : from.upperBound..<target
    let passed = buffer.string(in: over)
    guard
      var step = edit(
        min(target, from.lowerBound)..<max(target, from.upperBound),
        isBackward ? carried + passed : passed + carried, .move)
    else { return nil }
    let start = isBackward ? target : target - from.count
    let ends = buffer.withView {
      ($0.boundary(atOrBefore: start), $0.boundary(atOrBefore: start + from.count))
    }
    select(bytes: ends.0..<ends.1)
    step.after = caretState
    return step
  }

  private func accepts(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value >= 0xA0 || (scalar.value >= 0x20 && scalar.value < 0x7F) { return true }
    return kind == .multiline && (scalar == "\n" || scalar == "\t")
  }

  private static func withUTF8<Result>(
    of scalar: Unicode.Scalar, _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    var bytes: UInt32 = 0
    return withUnsafeMutableBytes(of: &bytes) { room in
      var length = 0
      for byte in UTF8.encode(scalar)! {
        room[length] = byte
        length += 1
      }
      defer { room.initializeMemory(as: UInt8.self, repeating: 0) }
      return body(UnsafeRawBufferPointer(rebasing: room[..<length]))
    }
  }

  // MARK: The two doors to the text

  mutating func edit(_ range: Range<Int>, _ text: String, _ name: EditName) -> EditStep? {
    var text = text
    return text.withUTF8 { edit(range, UnsafeRawBufferPointer($0), name, .none) }
  }

  /// Replaces a range of bytes and tells how it was; nil where nothing changes.
  mutating func edit(
    _ range: Range<Int>, _ bytes: UnsafeRawBufferPointer, _ name: EditName, _ next: Run
  ) -> EditStep? {
    let continues = run == next && anchor == nil && next != .none
    run = next
    guard !range.isEmpty || !bytes.isEmpty else { return nil }
    var step = EditStep(
      name, at: isSecret ? 0 : range.lowerBound, removed: isSecret ? "" : buffer.string(in: range),
      inserted: isSecret ? "" : String(decoding: bytes, as: UTF8.self), before: caretState,
      after: caretState, continuesRun: continues, isUndoable: !isSecret)
    replaceBytes(range, with: bytes)
    anchor = nil
    step.after = caretState
    return step
  }

  /// Replaces a range of bytes that need not be whole clusters, and puts the caret after the new
  /// ones, past the cluster that they end in. Only what lies between two boundaries that the change
  /// can't touch is measured again.
  private mutating func replaceBytes(_ range: Range<Int>, with bytes: UnsafeRawBufferPointer) {
    let masked = isSecret
    let (start, end, ahead, old) = buffer.withView { view in
      let start = view.certainBoundary(before: range.lowerBound)
      let end = view.certainBoundary(after: range.upperBound)
      let ahead = extent(before: start, in: view)
      // Both ends of the text are known: what goes is measured only in between.
      let old = end == view.count ? total - ahead : view.measure(start..<end, masked: masked)
      return (start, end, ahead, old)
    }
    buffer.replace(range, with: bytes)
    let (caret, left, right) = buffer.withView { view in
      let written = range.lowerBound + bytes.count
      let caret = view.boundary(atOrAfter: written, from: start)
      let left = view.measure(start..<caret, masked: masked)
      let right = view.measure(caret..<end - range.count + bytes.count, masked: masked)
      return (caret, left, right)
    }
    before = ahead + left
    total = total - old + left + right
    buffer.moveGap(to: caret)
  }
}

extension GappedBytes {
  /// The first boundary that is not before `offset`, looking from a boundary before it.
  func boundary(atOrAfter offset: Int, from start: Int) -> Int {
    var boundary = start
    if offset == count { return count }
    if offset > start {
      boundary = max(start, certainBoundary(before: offset))
    }
    while boundary < offset { boundary = self.boundary(after: boundary) }
    return boundary
  }
}
