/// What was done in a form, to be undone and done again, field by field in one line of time (P7).
///
/// The history keeps; whoever holds the fields applies. `Value` is what fields hold that are not
/// edited as text: a toggle's state, a picker's choice.
public struct UndoHistory<Value: Sendable>: Sendable {
  /// How a field changed.
  public enum Change: Sendable {
    case text(EditStep)
    case value(old: Value, new: Value)

    /// The change back.
    public var inverted: Change {
      switch self {
      case .text(let step): .text(step.inverted)
      case .value(let old, let new): .value(old: new, new: old)
      }
    }
  }

  /// A change and the field that it is of, by whatever numbers the holder gives its fields.
  public struct FieldChange: Sendable {
    /// The field.
    public let field: Int
    /// What happened to it.
    public internal(set) var change: Change

    /// A change of a field.
    public init(field: Int, _ change: Change) {
      self.field = field
      self.change = change
    }
  }

  /// What one undo takes back: one change, a run of typing, or a batch over several fields.
  public struct Entry: Sendable {
    /// What it was, for "Undo …".
    public let name: EditName
    /// In the order to be applied.
    public internal(set) var changes: [FieldChange]
    fileprivate var time: Duration
    fileprivate var bytes: Int

    /// The changes back, last first.
    public var inverted: [FieldChange] {
      changes.reversed().map { FieldChange(field: $0.field, $0.change.inverted) }
    }
  }

  /// A pause that ends a run of typing.
  public static var pause: Duration { .seconds(1) }

  private var done: [Entry] = []
  private var undone: [Entry] = []
  private var bytes = 0
  private let stepLimit: Int
  private let byteLimit: Int

  /// An empty history that forgets the oldest entries over `stepLimit`, or over `byteLimit` bytes of
  /// text.
  public init(stepLimit: Int = 10_000, byteLimit: Int = 8 << 20) {
    self.stepLimit = stepLimit
    self.byteLimit = byteLimit
  }

  /// What the next undo takes back; nil where there is nothing.
  public var undoName: EditName? { done.last?.name }

  /// What the next redo does again; nil where there is nothing.
  public var redoName: EditName? { undone.last?.name }

  /// Takes up an edit of a text at a time, one second or less after the last of its run being one
  /// entry with it. A step of a secret is not kept.
  public mutating func record(_ step: EditStep, field: Int, at time: Duration) {
    guard step.isUndoable else { return }
    if step.continuesRun, undone.isEmpty, extendLast(with: step, field: field, at: time) { return }
    record([FieldChange(field: field, .text(step))], named: step.name, at: time)
  }

  /// Takes up changes that are undone together.
  public mutating func record(_ changes: [FieldChange], named name: EditName, at time: Duration) {
    guard !changes.isEmpty else { return }
    undone.removeAll()
    let size = changes.reduce(0) { $0 + $1.size }
    done.append(Entry(name: name, changes: changes, time: time, bytes: size))
    bytes += size
    forgetOldest()
  }

  /// The entry to take back, by applying its `inverted` changes; nil where there is nothing.
  public mutating func undo() -> Entry? {
    guard let entry = done.popLast() else { return nil }
    bytes -= entry.bytes
    undone.append(entry)
    return entry
  }

  /// The entry to do again, by applying its changes; nil where there is nothing.
  public mutating func redo() -> Entry? {
    guard let entry = undone.popLast() else { return nil }
    bytes += entry.bytes
    done.append(entry)
    return entry
  }

  private mutating func extendLast(with step: EditStep, field: Int, at time: Duration) -> Bool {
    guard let last = done.indices.last, done[last].changes.count == 1,
      done[last].changes[0].field == field, time - done[last].time <= Self.pause,
      case .text(var run) = done[last].changes[0].change
    else { return false }
    // One holder of the text, so that a long run is not copied with each key.
    done[last].changes[0].change = .text(step)
    let joined = run.absorb(step)
    done[last].changes[0].change = .text(run)
    guard joined else { return false }
    let added = step.inserted.utf8.count + step.removed.utf8.count
    done[last].time = time
    done[last].bytes += added
    bytes += added
    return true
  }

  /// A part at a time, so that forgetting costs little for each step; never the newest.
  private mutating func forgetOldest() {
    guard done.count > stepLimit || bytes > byteLimit else { return }
    var kept = done.count
    while kept > 1, kept > stepLimit - stepLimit / 8 || bytes > byteLimit {
      bytes -= done[done.count - kept].bytes
      kept -= 1
    }
    done.removeFirst(done.count - kept)
  }
}

extension UndoHistory.FieldChange {
  fileprivate var size: Int {
    guard case .text(let step) = change else { return 0 }
    return step.inserted.utf8.count + step.removed.utf8.count
  }
}
