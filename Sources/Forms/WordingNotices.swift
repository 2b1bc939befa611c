extension Wording {
  /// Sentences of the status row: what became of a paste, a drop, an undo.
  public struct NoticeWords: Sendable {
    public var pasteJoinedLines = "Line breaks became spaces."
    public var pasteLeftOut = "Characters that can’t be entered were left out."
    public var pasteNotHere = "Text can’t be pasted here."
    public var dropTarget: @Sendable (_ label: String) -> String = { "Release to move the text to \($0)." }
    public var dropNotHere: @Sendable (_ label: String) -> String = { "\($0) does not take this text." }
    public var nothingToUndo = "There is nothing to undo."
    public var nothingToRedo = "There is nothing to redo."
  }
}
