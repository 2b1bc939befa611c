/// What an edit was, for the words of undo ("Undo Typing"); the words are made elsewhere.
public enum EditName: Sendable, Hashable, CaseIterable {
  case typing, deletion, kill, yank, paste, drop, move, clear, transposition, caseChange, completion
  /// A value set by the program.
  case replacement
  /// The field's or the form's first values brought back.
  case revert
  /// A choice, a toggle, a step: a value changed other than as text.
  case choice
  /// The answers of a draft taken up.
  case draft
}

/// Where the caret is, and what is selected with it.
public struct CaretState: Sendable, Equatable {
  /// Grapheme clusters before the caret.
  public var caret: Int
  /// The other end of the selection, in clusters.
  public var anchor: Int?

  /// A caret at `caret`, with a selection from `anchor` if there is one.
  public init(caret: Int, anchor: Int? = nil) {
    self.caret = caret
    self.anchor = anchor
  }
}

/// One change of a text, complete enough to be undone and done again.
public struct EditStep: Sendable, Equatable {
  /// What it was.
  public var name: EditName
  /// Where it took place, in bytes of UTF-8 from the start of the text.
  public var offset: Int
  /// What went.
  public var removed: String
  /// What came.
  public var inserted: String
  /// The caret before.
  public var before: CaretState
  /// The caret after.
  public var after: CaretState
  /// It goes on where the command just before it stopped: a run of typing, or of deleting.
  public var continuesRun: Bool
  /// False for a secret, whose steps carry neither text nor offset.
  public var isUndoable: Bool

  /// A step; the texts of an undoable one are those that the editor holds at `offset`.
  public init(
    _ name: EditName, at offset: Int, removed: String, inserted: String, before: CaretState,
    after: CaretState, continuesRun: Bool = false, isUndoable: Bool = true
  ) {
    self.name = name
    self.offset = offset
    self.removed = removed
    self.inserted = inserted
    self.before = before
    self.after = after
    self.continuesRun = continuesRun
    self.isUndoable = isUndoable
  }

  /// The step back.
  public var inverted: EditStep {
    EditStep(
      name, at: offset, removed: inserted, inserted: removed, before: after, after: before,
      isUndoable: isUndoable)
  }

  /// Takes up `next`, which was done right after it, if both together are one step too.
  mutating func absorb(_ next: EditStep) -> Bool {
    guard next.continuesRun, next.name == name else { return false }
    let end = offset + inserted.utf8.count
    switch name {
    case .typing where next.removed.isEmpty && next.offset == end:
      inserted += next.inserted
    case .deletion where inserted.isEmpty && next.inserted.isEmpty && next.offset == offset:
      removed += next.removed
    case .deletion
    where inserted.isEmpty && next.inserted.isEmpty && next.offset + next.removed.utf8.count == offset:
      removed = next.removed + removed
      offset = next.offset
    default: return false
    }
    after = next.after
    return true
  }
}
