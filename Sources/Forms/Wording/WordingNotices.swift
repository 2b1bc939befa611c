extension Wording {
  /// Sentences of the status row: what became of a paste, a drop, an undo.
  public struct NoticeWords: Sendable {
    /// A paste into a single line had line breaks.
    public var pasteJoinedLines: String
    /// A paste had control characters.
    public var pasteLeftOut: String
    /// A paste had bytes that are no text: U+FFFD stands for them.
    public var pasteReplaced: String
    /// What has the focus takes no text.
    public var pasteNotHere: String
    /// Copying was tried in a secret (E4).
    public var secretNotCopied: String
    /// A drag is over a field that takes the text, by its label.
    public var dropTarget: @Sendable (_ label: String) -> String
    /// A drag is over a field that does not, by its label.
    public var dropNotHere: @Sendable (_ label: String) -> String
    /// Nothing was entered yet.
    public var nothingToUndo: String
    /// Nothing was undone.
    public var nothingToRedo: String
    /// The idle limit ended the form.
    public var closedIdle: String
    /// What was entered by then is kept.
    public var keptIdle: String
  }
}
